"""The stepper in a real Notebook 7: run all, step, and ask the kernel where it stands."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser import launched, opened, run_all, serving, write_notebook
from widgets.acts import Shown, forward_and_back, keyboard_alone

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.release]

CELLS = [
    "from snl_algos import load_board, step\n"
    'stepper = step("queue-bfs", load_board("thirty"))\n'
    "stepper",
    'print("the stepper stands at", stepper.position)',
]


def test_step_and_ask_the_kernel(tmp_path: Path) -> None:
    """A stepper that leans on something only JupyterLab has."""
    write_notebook(tmp_path / "stepper.ipynb", CELLS)
    with launched() as browser, serving("notebook", tmp_path) as address:
        page = opened(
            browser, f"{address}/notebooks/stepper.ipynb", viewport={"width": 1400, "height": 2000}
        )
        page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]").wait_for()
        run_all(page, "the stepper stands at 0")

        stepper = Shown(page.get_by_role("region", name="Stepper: BFS with a queue"))
        page.locator(".jp-CodeCell .cm-content").first.click()
        page.keyboard.press("Escape")
        keyboard_alone(stepper)
        for key in "abdd":
            page.keyboard.press(key)
        assert page.locator(".jp-CodeCell").count() == len(CELLS)
        forward_and_back(stepper)
        page.locator(".jp-CodeCell .cm-content").last.click()
        page.keyboard.press("Shift+Enter")
        page.get_by_text("the stepper stands at 10").wait_for()
        assert page.astray == []
