"""`make lessons`: lesson 0, from its first cell to its last, as it says."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")
pytest.importorskip("PIL")

from browser import drawn
from walks.laboratory import Notebook, lessons_served
from walks.stations import assert_styled, walking, wholly_in_view
from widgets.acts import LAST, RUN, Shown

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("browser")]

ROOT = Path(__file__).parents[2]
LESSON = next((ROOT / "lessons").glob("00_*.ipynb"))


def cells_of(lesson: Path) -> list[tuple[str, str]]:
    """The kind of each cell, and what it holds."""
    cells = json.loads(lesson.read_text("utf-8"))["cells"]
    return [(cell["cell_type"], "".join(cell["source"])) for cell in cells]


CELLS = cells_of(LESSON)
STEPPER = next(at for at, (_, source) in enumerate(CELLS) if "step(" in source)


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
def test_make_lessons_is_the_command_of_this_walk() -> None:
    """Would catch: a rule that opens something else."""
    rule = subprocess.run(
        ["make", "-n", "--no-print-directory", "lessons"],
        capture_output=True, text=True, check=True, cwd=ROOT,
    )  # fmt: skip
    assert rule.stdout.splitlines()[-1].split() == [".venv/bin/snl", "lessons"]


@pytest.mark.release
def test_lesson_0_from_its_first_cell_to_its_last(tmp_path: Path) -> None:
    """Would catch: another notebook in front, a stepper below the edge or without the keys, a key
    that the lesson names and that does something else, a cell that such a key adds or deletes.
    """
    with lessons_served(tmp_path) as address, walking(address, 1366, 768) as page:
        notebook = Notebook(page)
        notebook.wait_until_ready()
        cells = notebook.panel.locator(".jp-Cell")
        cells.nth(len(CELLS) - 1).wait_for(state="attached")  # they are made one after another
        assert cells.count() == len(CELLS)
        for at in range(STEPPER + 1):
            active(cells.nth(at)).wait_for()
            page.keyboard.press("Shift+Enter")
        region = notebook.stepper_of(cells.nth(STEPPER))
        region.wait_for()
        page.wait_for_function("document.activeElement.classList.contains('snl-host')")
        drawn(page)
        assert wholly_in_view(region)
        assert_styled(region)
        take_the_tour(Shown(region))
        page.wait_for_function("!document.fullscreenElement")
        for at in range(STEPPER + 2, len(CELLS)):  # behind the last cell a new one is added
            page.keyboard.press("Shift+Enter")
            active(cells.nth(at)).wait_for()
        cells.locator(".snl-host").nth(1).wait_for(state="attached")  # the workbench
        notebook.save()
        assert page.errors == []
    copy = tmp_path / "mine" / LESSON.name
    assert cells_of(copy) == CELLS
    outputs = [
        output["output_type"]
        for cell in json.loads(copy.read_text("utf-8"))["cells"]
        for output in cell.get("outputs", [])
    ]
    assert "error" not in outputs


def active(cell: Any) -> Any:
    """A cell, when it is the one that Shift+Enter runs, and the keys go to its notebook.

    JupyterLab makes it the active one at once, and gives it the focus when it has scrolled there.
    """
    return cell.and_(cell.page.locator(".jp-Notebook:focus-within .jp-mod-active"))


def take_the_tour(stepper: Shown) -> None:
    """The six points above the stepper, in their order."""
    keys = stepper.keys
    stepper.assert_at(0)
    for at in (1, 2, 3):
        keys.press("ArrowRight")
        stepper.assert_at(at)
    keys.press("ArrowLeft")
    stepper.assert_at(2)
    keys.press("End")
    stepper.assert_at(LAST)
    keys.press("Home")
    stepper.assert_at(0)
    stepper.cell(22).click()
    stepper.assert_at(next(at for at in range(len(RUN)) if 22 in RUN.state(at).distance))
    stepper.region.get_by_label("Speed").select_option("8")
    before = stepper.position()
    keys.press("Space")
    stepper.wait_until_past(before)
    keys.press("Space")
    stepper.button("Play").wait_for()
    keys.press("End")
    story = stepper.region.get_by_role("table", name="Every step so far")
    stepper.region.get_by_text("Every step so far").click()
    story.get_by_role("row").filter(has_text=RUN.steps[LAST]["says"]).wait_for()
    stepper.region.get_by_text("Every step so far").click()

    keys.press("Home")
    stepper.button("Predict").click()
    quiz = stepper.region.get_by_role("group", name="Predict")
    for answer in (1, 2, 22):
        while not quiz.get_by_role("spinbutton").is_visible():
            stepper.button("Forward").click()
        stepper.cell(answer).click()
    assert "3 of 3 right" in quiz.inner_text()
    stepper.button("Predict").click()

    stepper.button("Tree").click()
    stepper.button("Lecture").click()
    lecture = stepper.region.locator("xpath=self::*[contains(@class, 's-lecture')]")
    lecture.wait_for()
    keys.press("Escape")
    lecture.wait_for(state="detached")
