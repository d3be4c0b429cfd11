"""Runs side by side: on a page, in *Lecture*, and in a notebook, on the screens of laptops."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")

from walks.laboratory import Laboratory
from walks.stations import box, style_of, walking, wholly_in_view

from snl_algos import load_board, trace
from snl_algos.widgets.page import page_of

pytestmark = pytest.mark.xdist_group("browser")

RUNS = ("queue-bfs", "forward-dp")
BOARD = "snake-is-a-shortcut"


def assert_can_be_compared(together: Any) -> None:
    """The boards are side by side, the code of each is below it, and its lines can be read."""
    panes = together.locator("section.s-pane")
    boards = [box(panes.nth(at).locator(".s-grid")) for at in (0, 1)]
    codes = [box(panes.nth(at).locator(".s-lines")) for at in (0, 1)]
    assert boards[0]["x"] + boards[0]["width"] <= boards[1]["x"]
    assert abs(boards[0]["y"] - boards[1]["y"]) <= 1
    for board, code in zip(boards, codes, strict=True):
        assert board["y"] + board["height"] <= code["y"] + 1, "the code is not below its board"
        middles = [part["x"] + part["width"] / 2 for part in (board, code)]
        assert abs(middles[0] - middles[1]) <= 1, "the board is not in the middle of its column"
    for at in (0, 1):
        now = panes.nth(at).locator(".s-line.s-now:visible")
        assert wholly_in_view(now), "the current line is cut off"
        rows = box(now)["height"] / float(style_of(now, "lineHeight").removesuffix("px"))
        assert rows < 1.6, "the current line is folded"


def test_on_a_page(tmp_path: Path) -> None:
    """Would catch: code in a narrow column, words broken in the middle, a current line that is
    cut off on a laptop.
    """
    file = tmp_path / "two.html"
    file.write_text(page_of(*(trace(name, load_board(BOARD)) for name in RUNS)), "utf-8")
    with walking(file.as_uri(), 1280, 650) as page:
        together = page.get_by_role("region", name="Steppers together")
        together.get_by_role("button", name="First difference").click()
        assert_can_be_compared(together)
        page.set_viewport_size({"width": 1280, "height": 720})
        together.get_by_role("button", name="Lecture").click()
        together.locator("xpath=self::*[contains(@class, 's-lecture')]").wait_for()
        assert_can_be_compared(together)
        page.keyboard.press("Escape")
        assert page.errors == []


@pytest.mark.full
def test_in_a_notebook(laboratory: Laboratory) -> None:
    """Would catch: the same in the column of a notebook, where the style of JupyterLab is; a board
    or a queue below the edge of a laptop with its list of files open.
    """
    source = f'from snl_algos import step_together\nstep_together({[*RUNS]}, "{BOARD}")'
    with laboratory.notebook([source], 1280, 650) as notebook:
        notebook.select_first_cell()
        notebook.keys.press("Shift+Enter")
        together = notebook.cells.first.get_by_role("region", name="Steppers together")
        together.get_by_role("button", name="First difference").click()
        together.scroll_into_view_if_needed()
        assert_can_be_compared(together)
        for part in (".s-bar", ".s-story", ".s-pane-head", ".s-says", ".s-grid", ".s-waiting"):
            shown = together.locator(f"{part}:visible").all()
            assert shown and all(map(wholly_in_view, shown)), part
        assert box(together.locator(".s-several"))["height"] <= 620
