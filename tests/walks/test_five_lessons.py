"""Five lessons in one tab: as they are saved, as they run, and when the page is loaded again."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

pytest.importorskip("playwright")

from walks.laboratory import Notebook, lessons_served
from walks.stations import assert_styled, walking

from snl_algos.widgets.saved import STEPPER, SavedStepper

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("browser")]

ROOT = Path(__file__).parents[2]
LESSONS = [next((ROOT / "lessons").glob(f"{number}_*.ipynb")) for number in
           ("01", "03", "05", "09", "12")]  # fmt: skip


def steppers_of(lesson: Path) -> dict[int, SavedStepper]:
    """The steppers of a lesson, by the number of their cell."""
    return {
        at: SavedStepper.from_dict(output["data"][STEPPER])
        for at, cell in enumerate(json.loads(lesson.read_text("utf-8"))["cells"])
        for output in cell.get("outputs", [])
        if STEPPER in output.get("data", {})
    }


STEPPERS = {lesson: steppers_of(lesson) for lesson in LESSONS}


def cell_of(notebook: Notebook, at: int) -> Any:
    cell = notebook.panel.locator(".jp-Cell").nth(at)
    cell.scroll_into_view_if_needed()
    return cell


def words_of(drawing: str) -> str:
    """What a picture says."""
    return unescape(" ".join(re.findall(r"<text[^>]*>([^<]*)</text>", drawing)))


def assert_stills(notebook: Notebook, lesson: Path) -> None:
    """Each stepper is a picture with its sentence and its code, and nothing else."""
    for at, saved in STEPPERS[lesson].items():
        output = cell_of(notebook, at).locator(".jp-OutputArea-output")
        still = output.locator("img")
        still.wait_for()
        still.evaluate("image => image.decode()")
        assert still.evaluate("image => image.naturalWidth") > 400
        words = words_of(unquote(still.get_attribute("src")))
        for run in saved.traces:
            shown = re.search(rf"(\d+) / {len(run) - 1}\b", words)
            assert shown, words
            state = run.state(int(shown[1]))
            line = run.to_dict()["functions"][state.function]["lines"][state.line]
            assert state.says in words
            assert line.partition("  #:")[0].split()[0] in words
        assert output.locator(".snl-host").count() == 0
        assert output.inner_text().strip() == "", "something stands there as plain text"


def assert_live(notebook: Notebook, lesson: Path) -> None:
    """Each stepper has its style, its board and its code."""
    for at, saved in STEPPERS[lesson].items():
        cell = cell_of(notebook, at)
        region = notebook.stepper_of(cell)
        region.wait_for()
        region.scroll_into_view_if_needed()
        assert region.locator(".s-grid").count() == len(saved.traces)
        assert_styled(region)


@pytest.mark.release
def test_five_lessons_in_one_tab(tmp_path: Path) -> None:
    """Would catch: a style of one lesson's steppers that is lost when another lesson is opened or
    run, a stepper that is words without style before it has run, or after the page is loaded again.
    """
    with lessons_served(tmp_path) as address, walking(address, 1366, 768) as page:
        notebook = Notebook(page)
        notebook.wait_until_ready()
        for lesson in LESSONS:
            notebook.open(lesson.name)
            assert_stills(notebook, lesson)
        for lesson in LESSONS:
            notebook.show(lesson.name)
            notebook.run_all()
            assert_live(notebook, lesson)
        for lesson in LESSONS:
            notebook.show(lesson.name)
            assert_live(notebook, lesson)
            notebook.wait_until_ready()
            notebook.save()
        page.reload()
        for lesson in reversed(LESSONS):  # the last one was in front, and is so again
            notebook.show(lesson.name)
            assert_live(notebook, lesson)
        assert page.errors == []
