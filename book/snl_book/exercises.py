"""The exercises on the pages of the lessons: what is there, and what a script makes of it.

Of the four cells of an exercise the page keeps the task, the stub, the hints and the solution.
Where no script runs, they stay what they are. Where one does, it puts a small workbench in the
place of the last three, made from the data that is there: nothing is read from the page.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from pygments import lex
from pygments.lexers import PythonLexer
from pygments.token import STANDARD_TYPES
from sphinx.application import Sphinx

from snl_algos.course import exercise, form_of
from snl_algos.course.forms import parts_of_task

__all__ = ["MARK", "lessons", "make_places", "tell_the_list"]

#: What the page of a lesson has that has exercises.
MARK = "data-snl-exercise"


def exercises_in(notebook: Path) -> Iterator[str]:
    """The numbers of the exercises of a lesson, in order."""
    for cell in json.loads(notebook.read_text("utf-8"))["cells"]:
        about = cell["metadata"].get("snl", {})
        if about.get("part") == "stub":
            yield about["exercise"]


@cache
def lessons(folder: Path) -> dict[str, list[str]]:
    """Page of a lesson → the names of its exercises, in order."""
    found = {
        f"lessons/{path.stem}": [exercise(number).name for number in exercises_in(path)]
        for path in sorted((folder / "lessons").glob("[0-9][0-9]_*.ipynb"))
    }
    return {page: names for page, names in found.items() if names}


def make_places(app: Sphinx, document: str, source: list[str]) -> None:
    """Put each exercise of a lesson into one place, with what a script has to know of it.

    The metadata of its cells say which they are. The check is left out: the page asks it itself.
    The form shows the steps of a proof, so a script takes their list out of the task.
    """
    if Path(app.env.doc2path(document)).suffix != ".ipynb":
        return
    notebook = json.loads(source[0])
    cells: list[dict[str, Any]] = []
    for cell in notebook["cells"]:
        about = cell["metadata"].get("snl", {})
        part = about.get("part")
        if part == "stub":
            cells.append(html_cell(place(about["exercise"]), f"{cell['id']}-begin"))
        if part == "task":
            task = "".join(cell["source"])
            cells.append(cell | {"source": with_place_of_steps(task, about["exercise"])})
        elif part != "check":
            cells.append(cell)
        if part == "hints":
            cells.append(html_cell("</div>", f"{cell['id']}-end"))
    source[0] = json.dumps(notebook | {"cells": cells})


def html_cell(html: str, name: str) -> dict[str, Any]:
    """A cell with nothing but HTML."""
    return {"cell_type": "markdown", "id": name, "metadata": {}, "source": html}


def with_place_of_steps(task: str, number: str) -> str:
    """The cell of a task, with a place around the steps of a proof if it has some."""
    _, steps, _ = parts_of_task(exercise(number))
    return task.replace(steps, f'<div class="snl-steps">\n\n{steps}\n\n</div>\n') if steps else task


def coloured(code: str) -> list[tuple[str, str]]:
    """Python in pieces, each with the class that the style sheet of the page colours."""
    pieces = [
        (STANDARD_TYPES.get(kind, ""), text)
        for kind, text in lex(code, PythonLexer(ensurenl=False))
    ]
    return [("" if kind == "w" else kind, text) for kind, text in pieces]


def place(number: str) -> str:
    """The tag that begins the place of an exercise."""
    one = exercise(number)
    given: dict[str, Any] = {
        "number": one.number,
        "name": one.name,
        "title": one.title,
        "defines": one.defines,
        "stub": one.stub,
        "stub_coloured": coloured(one.stub),
        "hints": one.hints,
        "solution": str(one.solution),
        "solution_coloured": coloured(str(one.solution)),
        "after": [paragraph for paragraph in one.after.split("\n\n") if paragraph],
        "form": form_of(one),
    }
    data = escape(json.dumps(given, ensure_ascii=False, separators=(",", ":")))
    return f'<div id="{one.name}" {MARK}="{data}">'


def tell_the_list(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any
) -> None:
    """Tell every page which exercises each lesson has, and a lesson where it is in the course."""
    folder = Path(app.srcdir).parent
    names = lessons(folder)
    context["snl_lessons"] = json.dumps(names, separators=(",", ":"))
    path = folder / f"{page}.ipynb"
    if page.startswith("lessons/") and path.exists():
        about = _head(path)
        course = [one for one in path.parent.glob("[0-9]*.ipynb") if "elective" not in _head(one)]
        after = about.get("elective")
        count = len(names.get(page, ()))
        context["snl_lesson"] = {
            "place": f"An elective, after lesson {after}"
            if after
            else f"Lesson {int(path.name[:2])} of {len(course)}",
            "minutes": about["minutes"],
            "exercises": "1 exercise" if count == 1 else f"{count} exercises",
            "names": " ".join(names.get(page, ())),
        }


@cache
def _head(path: Path) -> Any:
    """What the text of a lesson says in its head."""
    return json.loads(path.read_text("utf-8"))["metadata"]["snl"]
