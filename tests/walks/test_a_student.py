"""A student does all exercises of the course: on the pages of the book, and in JupyterLab.

Each is checked as it stands, and then with its solution. `pytest -s` prints the clock: how long one
waits for the verdicts.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")
pytest.importorskip("sphinx")
pytest.importorskip("myst_nb")

from tasks import Task
from walks.laboratory import Notebook, lessons_served
from walks.stations import walking

from snl_algos.course import Exercise, all_exercises

pytestmark = [pytest.mark.release, pytest.mark.xdist_group("book")]

ROOT = Path(__file__).parents[2]
LESSONS = sorted((ROOT / "lessons").glob("*.ipynb"))


def exercises_of(lesson: Path) -> list[Exercise]:
    number = int(lesson.name[:2])
    return [one for one in all_exercises().values() if one.lesson == number]


@contextmanager
def clock(place: str, what: str) -> Iterator[None]:
    """Print how long one has waited."""
    begin = time.monotonic()
    yield
    print(f"{place}\t{what}\t{time.monotonic() - begin:.1f} s")


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.stem[:2])
def test_on_the_page(with_python: str, lesson: Path) -> None:
    """Would catch: an exercise whose stub is accepted or whose solution is refused in the page, one
    that cannot be reached or written, a check that takes another turn than in a notebook.
    """
    with walking(f"{with_python}lessons/{lesson.stem}.html", 1366, 768) as page:
        for one in exercises_of(lesson):
            task = Task(page, one.number)
            with clock("page", f"{one.number} as it stands"):
                task.check()
            assert not task.solved(), one.number
            task.write(one.solution)
            with clock("page", f"{one.number} solved"):
                verdict = task.check()
            assert task.solved(), (one.number, verdict)
        assert page.errors == []


def code_cells_of(lesson: Path) -> list[Any]:
    """What is known of each cell of code of a notebook."""
    cells = json.loads(lesson.read_text("utf-8"))["cells"]
    return [cell["metadata"] for cell in cells if cell["cell_type"] == "code"]


def test_in_jupyterlab(tmp_path: Path) -> None:
    """Would catch: the same in the notebooks; a cell that fails when all are run from the top, or
    that needs a cell of another lesson.
    """
    with lessons_served(tmp_path) as address, walking(address, 1366, 768) as page:
        notebook = Notebook(page)
        notebook.wait_until_ready()
        for lesson in LESSONS:
            if lesson != LESSONS[0]:
                notebook.open(lesson.name)
            with clock("notebook", lesson.stem):
                do_the_exercises(notebook, lesson)
        assert page.errors == []


def do_the_exercises(notebook: Notebook, lesson: Path) -> None:
    """Run all cells of a lesson, and then each exercise with its solution."""
    cells = code_cells_of(lesson)
    parts = [(one.get("snl", {}).get("exercise"), one.get("snl", {}).get("part")) for one in cells]
    notebook.run_all()
    unfolded = [at for at, one in enumerate(cells) if "hide-input" not in one.get("tags", [])]
    notebook.output(unfolded[-1])
    for one in exercises_of(lesson):
        check = parts.index((one.number, "check"))
        says(notebook, check, "Not yet.")
        notebook.paste(parts.index((one.number, "stub")), one.solution)
        with clock("notebook", f"{one.number} solved"):
            notebook.run(check)
            says(notebook, check, "Solved.")
    errors = notebook.panel.locator(".jp-OutputArea-output[data-mime-type*=error]")
    assert errors.all_inner_texts() == [], lesson.name


def says(notebook: Notebook, at: int, words: str) -> None:
    """Wait until the verdict below a cell says this."""
    cell = notebook.cells.nth(at)
    cell.scroll_into_view_if_needed()
    cell.get_by_text(words).first.wait_for()
