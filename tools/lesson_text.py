"""Reads a lesson: a text in lessons/text/ becomes the cells of its notebook.

A lesson is MyST Markdown, as jupytext reads it: `{code-cell}` is a cell of code, `+++` begins
another cell of prose. Two directives stand for what the package holds:

    ```{exercise} 3.1      task, stub, check, hints with the solution
    ```{questions} 3       what is remembered from the lessons before lesson 3

What the head names under `optional`, parts and exercises, is marked where it stands.

A cell of code may have `:tags:` (as the book reads them), `:alt:` (what stands in the place of
its picture) and `:opens_on:` (the step that its stepper shows, as `first_step` finds it).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import jupytext
import nbformat

from snl_algos.course import Exercise, exercise
from snl_algos.course.exercise_text import MarkdownError

__all__ = ["LESSONS", "TEXTS", "LessonError", "notebook_of", "notebook_path"]

LESSONS = Path(__file__).parents[1] / "lessons"
TEXTS = LESSONS / "text"

#: What the head of a lesson says, and what it may say.
HEAD = {"lecturer", "minutes"}
MAY_SAY = {"board", "elective", "evening", "optional"}
#: Below the heading of a part or an exercise that the head names under `optional`.
MARK = "*Optional.*"
HEADING = re.compile(r"^#{2,3} (?:Exercise (?P<exercise>[\d.]+): )?(?P<title>.+)$", re.MULTILINE)
OPTIONS = {"alt", "opens_on", "tags"}
#: What the book and the tests of the notebooks read. Another tag would do nothing.
TAGS = {"hide-input", "hide-output", "nbval-ignore-output"}
DIRECTIVE = re.compile(r"^```\{(?P<name>[\w-]+)\}(?P<argument>.*)\n```$", re.MULTILINE)
#: What begins a slide (`book/snl_slides/slides.py`): no part of the notebook.
SLIDE = re.compile(r"^% slide.*\n+", re.MULTILINE)
#: A directive that was not understood: of another name, or with lines where there should be none.
UNREAD = re.compile(r"^`{3,}\{.*$", re.MULTILINE)

#: A fold that is followed by prose. JupyterLab would put nothing between the two.
FOLD = re.compile(r"<details>(?P<inside>(?:(?!<details>).)*</details>\n\n(?=[^<]))", re.DOTALL)
SPACED_FOLD = r'<details style="margin-bottom: 1em">\g<inside>'

QUESTIONS = "from snl_algos.course import recall\n\nrecall({lesson})"


class LessonError(ValueError):
    """A lesson that cannot be read. The message names the file, the line, and what is expected."""


class _NotUnderstood(Exception):
    """A piece of a lesson is not understood. The arguments are the piece and what is expected."""


def notebook_path(text: Path) -> Path:
    """Return the notebook that is made from a text."""
    return LESSONS / f"{text.stem}.ipynb"


def notebook_of(path: Path, *, marked: bool = False) -> Any:
    """Return a lesson as a notebook that has not been run, if asked with the marks of its slides.

    Raise a LessonError if the head lacks something, if a directive, an option, a tag or an exercise
    is unknown, or if the file of the exercises cannot be read.
    """
    text = path.read_text(encoding="utf-8")
    read = jupytext.reads(text if marked else SLIDE.sub("", text), fmt="md:myst")
    head = {key: value for key, value in read.metadata.items() if key != "jupytext"}
    if set(head) - MAY_SAY != HEAD:
        raise LessonError(f"{path}, line 1: a lesson's head has {' and '.join(sorted(HEAD))}")
    notebook = nbformat.v4.new_notebook(metadata={"snl": head})
    number = path.name[:2]
    for cell in read.cells:
        try:
            notebook.cells += _code(cell) if cell.cell_type == "code" else _prose(cell.source)
        except MarkdownError as error:
            raise LessonError(str(error)) from None
        except _NotUnderstood as error:
            wrong, expected = error.args
            line = text[: text.index(wrong)].count("\n") + 1
            raise LessonError(f"{path}, line {line}: {wrong!r}: {expected}") from None
    _name(notebook.cells, number)
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            prose = _marked(cell.source, head.get("optional", []))
            cell.source = FOLD.sub(SPACED_FOLD, prose)
    return notebook


def _marked(prose: str, optional: Collection[str]) -> str:
    """Return prose with a mark below each heading that names what is optional."""

    def heading(found: re.Match[str]) -> str:
        marks = (found["exercise"] or found["title"]) in optional
        return f"{found[0]}\n\n{MARK}" if marks else found[0]

    return HEADING.sub(heading, prose)


def _code(cell: Any) -> list[Any]:
    """Return a cell of code, with its options where JupyterLab and the book look for them."""
    options = dict(cell.metadata)
    for option in options.keys() - OPTIONS:
        raise _NotUnderstood(f":{option}:", f"the options are {', '.join(sorted(OPTIONS))}")
    for tag in options.get("tags", []):
        if tag not in TAGS:
            raise _NotUnderstood(tag, f"the tags are {', '.join(sorted(TAGS))}")
    metadata: dict[str, Any] = {}
    if "tags" in options:
        metadata["tags"] = options["tags"]
    if "alt" in options:
        metadata["mystnb"] = {"image": {"alt": options["alt"]}}
    if "opens_on" in options:
        metadata["snl"] = {"opens_on": options["opens_on"]}
    return [nbformat.v4.new_code_cell(cell.source, metadata=metadata)]


def _prose(source: str) -> Iterator[Any]:
    """Return the cells of some prose, and those that its directives stand for."""
    at = 0
    for directive in [*DIRECTIVE.finditer(source), None]:
        prose = source[at : directive.start() if directive else None].strip("\n")
        if unread := UNREAD.search(prose):
            raise _NotUnderstood(unread[0], "expected {code-cell}, {exercise} or {questions}")
        if prose:
            yield nbformat.v4.new_markdown_cell(prose)
        if directive:
            yield from _cells_of(directive)
            at = directive.end()


def _cells_of(directive: re.Match[str]) -> list[Any]:
    argument = directive["argument"].strip()
    if directive["name"] == "exercise":
        try:
            return cells_of_exercise(exercise(argument))
        except LookupError as error:
            raise _NotUnderstood(directive[0].splitlines()[0], str(error.args[0])) from None
    if directive["name"] == "questions" and argument.isdecimal():
        source = QUESTIONS.format(lesson=int(argument))
        return [nbformat.v4.new_code_cell(source, metadata={"tags": ["hide-input"]})]
    raise _NotUnderstood(directive[0].splitlines()[0], "expected {exercise} 3.1 or {questions} 3")


def cells_of_exercise(one: Exercise) -> list[Any]:
    """Return the four cells of an exercise. Their metadata name it and the part."""
    # One may come back to it the next day, with a new kernel.
    check = (
        f'from snl_algos.course import exercise\n\nexercise("{one.number}").check({one.defines})'
    )
    cells = {
        "task": nbformat.v4.new_markdown_cell(
            f"### Exercise {one.number}: {one.title}\n\n{one.task}"
        ),
        "stub": nbformat.v4.new_code_cell(one.stub, metadata={"tags": ["exercise"]}),
        "check": nbformat.v4.new_code_cell(check, metadata={"tags": ["nbval-ignore-output"]}),
        "hints": nbformat.v4.new_markdown_cell(folded(one)),
    }
    for part, cell in cells.items():
        cell.metadata["snl"] = {"exercise": one.number, "part": part}
    return list(cells.values())


def folded(one: Exercise) -> str:
    """Return the hints, each inside the one before it, and the solution."""
    hints = "".join(
        f"<details><summary>Hint {number}</summary>\n\n{hint}\n\n"
        for number, hint in enumerate(one.hints, start=1)
    )
    after = f"\n{one.after}\n" if one.after else ""
    return (
        f"{hints}{'</details>' * len(one.hints)}\n\n"
        f"<details><summary>A solution</summary>\n\n```python\n{one.solution}\n```\n"
        f"{after}\n</details>"
    )


def _name(cells: list[Any], number: str) -> None:
    """Set the ids of the cells."""
    for at, cell in enumerate(cells, start=1):
        cell.id = f"{number}-{at:02d}"
