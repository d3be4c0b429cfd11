"""The focus of a stepper in a real JupyterLab, by keyboard alone: where its keys go."""

from __future__ import annotations

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


def test_a_stepper_takes_the_keys_when_its_cell_has_run(laboratory: Laboratory) -> None:
    """Would catch: → selects the next cell, space scrolls, 2 makes a heading of a cell; the stepper
    that was just made above the edge of the window; one that keeps Shift+Enter, or runs its own
    cell again.
    """
    with laboratory.notebook(CELLS) as notebook:
        before = sources(notebook)
        notebook.select_first_cell()
        for at in range(len(CELLS)):
            notebook.keys.press("Shift+Enter")
            notebook.output(at)
            if at not in (0, 2):
                continue
            region = notebook.stepper(at)
            region.wait_for()
            notebook.page.wait_for_function("document.activeElement.classList.contains('snl-host')")
            assert in_view(notebook, region)
            for key in ("ArrowRight", "ArrowRight", "2", "d", "d", "ArrowLeft", "End", "Home"):
                notebook.keys.press(key)
            assert Shown(region).position() == 0
            notebook.keys.press("ArrowRight")
        prompts = notebook.cells.locator(".jp-InputPrompt").all_inner_texts()
        assert prompts[: len(CELLS)] == [f"[{at + 1}]:" for at in range(len(CELLS))]
        assert [Shown(notebook.stepper(at)).position() for at in (0, 2)] == [1, 1]
        assert sources(notebook)[: len(CELLS)] == before

        # Another cell gives the keys back to the notebook.
        notebook.page.locator(".jp-Cell .jp-InputPrompt").nth(1).click()
        assert notebook.stepper(0).get_by_text("Click on the board to use the keys").is_visible()
