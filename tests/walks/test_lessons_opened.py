"""`make lessons`: lesson 1, from its first cell to its last, as it says."""

from __future__ import annotations

import json
import os
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")

from browser import MOST, drawn, launched, opened
from walks.laboratory import Notebook, started
from walks.newcomer import cloned, install, surroundings
from walks.stations import assert_styled, walking, wholly_in_view
from widgets.acts import LAST, RUN, Shown

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("browser")]

ROOT = Path(__file__).parents[2]
LESSONS = sorted((ROOT / "lessons").glob("[0-9][0-9]_*.ipynb"))
LESSON = LESSONS[0]

#: The names that are wider than their place.
CUT = """(nodes) => nodes.filter((node) => {
  const words = document.createRange();
  words.selectNodeContents(node);
  return words.getBoundingClientRect().right > node.getBoundingClientRect().right + 0.1;
}).map((node) => node.textContent)"""


def cells_of(lesson: Path) -> list[tuple[str, str]]:
    """The kind of each cell, and what it holds."""
    cells = json.loads(lesson.read_text("utf-8"))["cells"]
    return [(cell["cell_type"], "".join(cell["source"])) for cell in cells]


CELLS = cells_of(LESSON)
STEPPER = next(at for at, (_, source) in enumerate(CELLS) if "step(" in source)


#: The commands with which the README opens the lessons.
COMMANDS = re.findall(r"^make lessons.*$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)


def test_the_first_start(tmp_path: Path) -> None:
    """In a container, where nearly everything fails that can.

    Would catch: an end or an error where the user is root or has no browser; pages of output in
    which the address is lost; the launcher, a lesson that opening marks unsaved, a name that is cut
    off.
    """
    clone = cloned(tmp_path / "clone")
    install("lessons", clone)
    around = surroundings(tmp_path / "home", node=False, browser=False)
    with started(shlex.split(COMMANDS[0]), clone, around) as told, launched() as chromium:
        address, printed = told
        page = opened(chromium, address, viewport={"width": 1366, "height": 768})
        page.get_by_text("Python 3 (ipykernel) | Idle").wait_for(timeout=MOST)
        page.get_by_role("heading", name=re.compile("^1. Play, then prove")).wait_for()
        names = page.locator(".jp-DirListing-itemText")
        assert not names.first.is_visible()  # the list of files is folded away
        page.locator(".jp-SideBar [data-id=filebrowser]").click()
        names.first.wait_for()
        assert names.evaluate_all(CUT) == []
        assert names.count() == len(LESSONS)
        assert page.locator(".jp-mod-dirty").count() == 0
    assert_plain(printed)


def assert_plain(printed: list[str]) -> None:
    """What a first start prints is a few lines, and none that would worry a newcomer."""
    lines = [line for line in printed if line.strip() and "received signal" not in line]
    assert len(lines) <= 10, "".join(lines)
    assert max(map(len, lines)) < 200, lines
    alarming = re.compile(r"error|warn|fail|not found|not recommended|\[[WE] ", re.IGNORECASE)
    assert [line for line in lines if alarming.search(line)] == []
    if os.geteuid() == 0:
        assert len([line for line in lines if "root" in line and "127.0.0.1" in line]) == 1


@pytest.mark.release
def test_lesson_0_from_its_first_cell_to_its_last(tmp_path: Path) -> None:
    """Would catch: a library that is not installed, a silence of minutes that nobody announced;
    another notebook in front, a stepper below the edge or without the keys, a key that the lesson
    names and that does something else, a cell that such a key adds or deletes.
    """
    clone = cloned(tmp_path / "clone")
    around = surroundings(tmp_path / "home", node=True, browser=False)
    with started(shlex.split(COMMANDS[0]), clone, around) as (address, printed):
        walk_through(address)
    assert "MB" in printed[0], printed
    assert_plain(printed)
    copy = clone / "my-lessons" / LESSON.name
    assert cells_of(copy) == CELLS
    outputs = [
        output["output_type"]
        for cell in json.loads(copy.read_text("utf-8"))["cells"]
        for output in cell.get("outputs", [])
    ]
    assert "error" not in outputs


def walk_through(address: str) -> None:
    """Run all cells of lesson 1, take the tour of its stepper, and save."""
    with walking(address, 1366, 768) as page:
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


def active(cell: Any) -> Any:
    """A cell, when it is the one that Shift+Enter runs, and the keys go to its notebook.

    JupyterLab makes it the active one at once, and gives it the focus when it has scrolled there.
    """
    return cell.and_(cell.page.locator(".jp-Notebook:focus-within .jp-mod-active"))


def take_the_tour(stepper: Shown) -> None:
    """The points above the stepper, in their order, and what else its keys do."""
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
