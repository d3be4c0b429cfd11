"""The focus of a stepper in a real JupyterLab, by keyboard alone: where its keys go."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from walks.laboratory import Laboratory
from widgets.acts import Shown

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.full]

CELLS = [
    'from snl_algos import step\n\nstep("queue-bfs", "thirty")',
    "print('after')",
    'step("level-bfs", "thirty")',
    "print('last')",
]


def sources(notebook: Any) -> list[str]:
    """What the cells hold, as the notebook shows it."""
    found: list[str] = notebook.panel.locator(".jp-Cell .cm-content").all_inner_texts()
    return found


def in_view(notebook: Any, region: Any) -> bool:
    inner, outer = region.bounding_box(), notebook.panel.bounding_box()
    return bool(
        inner["y"] >= outer["y"] - 1
        and inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1
    )


@pytest.mark.release
def test_a_stepper_takes_the_keys_when_its_cell_has_run(laboratory: Laboratory) -> None:
    """Would catch: → selects the next cell, space scrolls, 2 makes a heading of a cell, and the
    stepper that was just made is above the edge of the window."""
    with laboratory.notebook(CELLS) as notebook:
        before = sources(notebook)
        notebook.select_first_cell()
        notebook.keys.press("Shift+Enter")
        region = notebook.stepper(0)
        region.wait_for()
        notebook.page.wait_for_function("document.activeElement.classList.contains('snl-host')")
        shown = Shown(region)
        assert in_view(notebook, region)
        for key in ("ArrowRight", "ArrowRight", "2", "d", "d", "ArrowLeft", "End", "Home"):
            notebook.keys.press(key)
        shown.assert_at(0)
        notebook.keys.press("ArrowRight")
        shown.assert_at(1)
        assert sources(notebook) == before
        outline = region.evaluate("node => getComputedStyle(node).outlineStyle")
        assert outline == "solid"

        # Escape gives the keys back to the notebook.
        notebook.page.locator(".jp-Cell .jp-InputPrompt").nth(1).click()
        hint = region.get_by_text("Click on the board to use the keys")
        assert hint.is_visible()


def test_controls_in_a_narrow_notebook(laboratory: Laboratory) -> None:
    """Would catch: two notebooks side by side, and buttons below the edge, far from the board."""
    with laboratory.notebook(CELLS, width=620) as notebook:
        notebook.close_the_list_of_files()
        notebook.select_first_cell()
        notebook.keys.press("Shift+Enter")
        notebook.page.wait_for_function("document.activeElement.classList.contains('snl-host')")
        shown = Shown(notebook.stepper(0))
        shown.button("Forward").click()
        shown.assert_at(1)
        for part in (shown.button("Forward"), shown.region.get_by_role("grid")):
            assert in_view(notebook, part)


def test_shift_enter_goes_on_through_a_notebook(laboratory: Laboratory) -> None:
    """Would catch: a stepper that keeps Shift+Enter, or runs its own cell again."""
    with laboratory.notebook(CELLS) as notebook:
        notebook.select_first_cell()
        for at in range(len(CELLS)):
            notebook.keys.press("Shift+Enter")
            notebook.output(at)
            if at in (0, 2):
                notebook.stepper(at).wait_for()
                notebook.page.wait_for_function(
                    "document.activeElement.classList.contains('snl-host')"
                )
                notebook.keys.press("ArrowRight")
        prompts = notebook.cells.locator(".jp-InputPrompt").all_inner_texts()
        assert prompts[: len(CELLS)] == [f"[{at + 1}]:" for at in range(len(CELLS))]
        assert [Shown(notebook.stepper(at)).position() for at in (0, 2)] == [1, 1]


def test_no_stepper_takes_the_focus_while_other_cells_run(
    laboratory: Laboratory, tmp_path: Path
) -> None:
    """Would catch: keys that change place in the middle of a run of several cells."""
    seen = tmp_path / "seen"
    waits = "import pathlib, time\n"
    waits += f"while not pathlib.Path({str(seen)!r}).exists(): time.sleep(0.1)\nprint('do' + 'ne')"
    with laboratory.notebook([CELLS[0], waits]) as notebook:
        notebook.select_first_cell()
        notebook.keys.press("Control+a")
        notebook.keys.press("Control+Enter")
        notebook.stepper(0).wait_for()
        seen.touch()
        notebook.page.get_by_text("done", exact=True).wait_for()
        inside = "document.activeElement.classList.contains('snl-host')"
        assert not notebook.page.evaluate(inside)
