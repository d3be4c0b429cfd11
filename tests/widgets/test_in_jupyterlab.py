"""The stepper in a real JupyterLab: run all, step, and ask the kernel where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pytest
from browser import barriers, run_all
from PIL import Image
from walks.laboratory import Laboratory
from widgets.acts import Shown, each_act, first_difference, forward_and_back

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.full]

CELLS = [
    "from snl_algos import load_board, step, trace\n"
    'stepper = step("queue-bfs", load_board("thirty"))\n'
    "stepper",
    'display(load_board("thirty"), trace("queue-bfs", load_board("thirty")))\n'
    'print("the stepper stands at", stepper.position)',
    "from snl_algos import step_together\n"
    'step_together(["queue-bfs", "forward-dp"], load_board("snake-is-a-shortcut"))',
    "from snl_algos import explore\ntool = explore()\ntool",
    'print("jump from 2 to", tool.board.jumps.get(2))',
]


@pytest.fixture(scope="module")
def page(laboratory: Laboratory) -> Iterator[Any]:
    """The notebook, opened, its cells run by the menu."""
    with laboratory.notebook(CELLS, 1400, 1800) as notebook:
        run_all(notebook.page, "jump from 2 to None")
        yield notebook.page


@pytest.fixture
def stepper(page: Any) -> Shown:
    return Shown(page.locator(".jp-CodeCell").first.get_by_role("region"))


def enter(page: Any, at: int) -> Any:
    """Put the cursor into a cell of the notebook, and give the cell back."""
    cell = page.locator(".jp-CodeCell").nth(at)
    cell.locator(".cm-content").click()
    return cell


def answer(page: Any, at: int, text: str) -> None:
    """Run a cell again, and wait for what it prints."""
    enter(page, at)
    page.keyboard.press("Shift+Enter")
    page.get_by_text(text).wait_for()


def corner(picture: Any) -> Any:
    """The colour of the paper of a picture."""
    return Image.open(BytesIO(picture.screenshot())).convert("RGB").getpixel((3, 3))


@each_act
def test_acts(page: Any, stepper: Shown, act: Any) -> None:
    """What works in a page, but not under JupyterLab's own keys, styles and focus."""
    enter(page, 0)
    page.keyboard.press("Escape")
    act(stepper)


def test_the_kernel_sees_the_position(page: Any, stepper: Shown) -> None:
    """A position that stays behind in the browser, by click or by key."""
    forward_and_back(stepper)
    answer(page, 1, "the stepper stands at 10")
    stepper.button("Forward").focus()
    page.keyboard.press("ArrowRight")
    answer(page, 1, "the stepper stands at 11")


def test_first_difference(page: Any) -> None:
    first_difference(Shown(page.get_by_role("region", name="Steppers together")))


def test_it_follows_the_theme(page: Any, stepper: Shown) -> None:
    """A white stepper on JupyterLab's dark page, or a white picture of a board or of a run."""
    papers, pictures = {}, {}
    enter(page, 0)
    for theme in ("Dark", "Light"):
        page.keyboard.press("Control+Shift+C")
        page.get_by_placeholder("SEARCH", exact=True).fill(f"Use Theme: JupyterLab {theme}")
        page.keyboard.press("Enter")
        page.locator(f"[data-jp-theme-name='JupyterLab {theme}']").wait_for(state="attached")
        page.locator(".splash-fade").wait_for(state="detached")
        papers[theme] = stepper.region.evaluate("node => getComputedStyle(node).backgroundColor")
        shown = page.locator(".jp-CodeCell").nth(1).locator(".jp-OutputArea img")
        assert shown.count() == 2
        pictures[theme] = [corner(picture) for picture in shown.all()]
    assert papers == {"Dark": "rgb(20, 23, 29)", "Light": "rgb(255, 255, 255)"}
    assert pictures == {"Dark": [(20, 23, 29)] * 2, "Light": [(255, 255, 255)] * 2}


def test_explore(page: Any) -> None:
    """A board that the kernel does not have; a function that is not checked, or not stepped; keys
    that the notebook takes.
    """
    enter(page, 3)
    bench = page.locator(".jp-CodeCell").nth(3).get_by_role("region", name="Workbench")
    # Until it has the focus, 1 to 6 make a heading of a cell.
    assert "keys" not in bench.get_by_role("status").inner_text()
    bench.get_by_role("button", name="Draw", exact=True).click()
    bench.locator('[role="gridcell"][data-cell="2"]').focus()
    for key in ["Enter", *["ArrowUp"] * 4, "ArrowRight", "Enter"]:
        page.keyboard.press(key)
    answer(page, 4, "jump from 2 to 27")
    cells = page.locator(".jp-CodeCell").count()

    bench.get_by_role("button", name="Write", exact=True).click()
    editor = bench.get_by_role("textbox", name="Program")
    editor.focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("def mine(board): return 4  # abdd")
    bench.get_by_role("button", name="Check", exact=True).click()
    bench.get_by_role("button", name="Step to the first difference").click()
    cell = page.locator(".jp-CodeCell").nth(3)
    cell.get_by_role("region", name="Steppers together").wait_for()
    bench.get_by_role("button", name="Compare", exact=True).click()
    bench.get_by_role("row", name="mine").wait_for()
    assert page.locator(".jp-CodeCell").count() == cells
    assert barriers(page, ".snl-host") == []
