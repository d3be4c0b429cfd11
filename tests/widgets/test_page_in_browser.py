"""The page of a run, opened from a file in a real browser with the network shut."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from browser import launched, opened

from snl_algos import ALGORITHMS, Board, load_board, trace
from snl_algos.trace import Trace
from snl_algos.widgets.page import piece
from snl_algos.widgets.payload import payload_of, payload_of_several

# One browser for all of these tests, so they stay with one worker.
pytestmark = pytest.mark.xdist_group("browser")

THIRTY = load_board("thirty")
#: What a test does with a stepper, it does through this.
STEPPER = "snlTest"


@pytest.fixture(scope="module")
def browser() -> Any:
    with launched() as chromium:
        yield chromium


def page_with(browser: Any, folder: Path, payload: dict[str, Any], **context: Any) -> Any:
    """A page with one stepper, whose controller is kept in a global name for the test."""
    html = piece(payload, "").replace("snlStepper.mount", f"window.{STEPPER} = snlStepper.mount")
    file = folder / "page.html"
    file.write_text(
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A run</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="icon" href="data:,"></head>'
        f"<body><main><h1>A run</h1>{html}</main></body></html>",
        encoding="utf-8",
    )
    return opened(browser, file.as_uri(), **context)


def drawn(page: Any) -> dict[str, Any]:
    state: dict[str, Any] = page.evaluate(f"{STEPPER}.state()")
    return state


def assert_drawn(page: Any, run: Trace, at: int) -> None:
    """What is drawn is the state of the trace at a step."""
    state, seen = run.state(at), drawn(page)
    assert seen["current"] == state.current, at
    assert seen["frontier"] == state.frontier, at
    assert {int(c): d for c, d in seen["distance"].items()} == state.distance, at
    assert {int(c): p for c, p in seen["predecessor"].items()} == state.predecessor, at
    assert seen["visited"] == sorted(c for c, mark in state.visited.items() if mark), at
    assert seen["line"] == state.line, at
    assert seen["says"] == state.says, at


def assert_clean(page: Any) -> None:
    assert page.astray == []
    assert page.errors == []


@pytest.mark.parametrize("name", ALGORITHMS)
def test_every_step_is_drawn_as_it_is(browser: Any, tmp_path: Path, name: str) -> None:
    """Forward through all steps by key, then back and to and fro. Catches a delta drawn wrong."""
    run = trace(name, THIRTY)
    page = page_with(browser, tmp_path, payload_of(run))
    assert_drawn(page, run, 0)
    page.get_by_role("slider", name="Step").focus()
    for at in range(1, len(run)):
        page.keyboard.press("ArrowRight")
        assert_drawn(page, run, at)
    for at in (3, len(run) - 1, 0, len(run) // 2):
        page.evaluate(f"{STEPPER}.go({at})")
        assert_drawn(page, run, at)
    page.keyboard.press("ArrowLeft")
    assert_drawn(page, run, len(run) // 2 - 1)
    page.keyboard.press("End")
    assert_drawn(page, run, len(run) - 1)
    page.keyboard.press("Home")
    assert_drawn(page, run, 0)
    assert_clean(page)


@pytest.mark.parametrize("board", ["milton-bradley", "out-of-reach", "fifty", "leetcode-one-jump"])
def test_other_boards(browser: Any, tmp_path: Path, board: str) -> None:
    """A start off the board, a goal out of reach, small and oblong boards."""
    run = trace("queue-bfs", load_board(board))
    page = page_with(browser, tmp_path, payload_of(run))
    for at in range(len(run)):
        page.evaluate(f"{STEPPER}.go({at})")
        assert_drawn(page, run, at)
    assert_clean(page)


def test_the_buttons(browser: Any, tmp_path: Path) -> None:
    """First, back, play, forward, last, each found by its name."""
    run = trace("queue-bfs", THIRTY)
    page = page_with(browser, tmp_path, payload_of(run))
    buttons = page.get_by_role("group", name="Time").get_by_role("button")
    first, back, play, forward, last = (buttons.nth(at) for at in range(5))
    for _ in range(40):
        forward.click()
    assert_drawn(page, run, 40)
    for _ in range(10):
        back.click()
    assert_drawn(page, run, 30)
    last.click()
    assert_drawn(page, run, len(run) - 1)
    first.click()
    assert_drawn(page, run, 0)
    play.click()
    page.wait_for_function(f"{STEPPER}.position() > 2")
    play.click()
    stopped = page.evaluate(f"{STEPPER}.position()")
    page.wait_for_timeout(1200)
    assert page.evaluate(f"{STEPPER}.position()") == stopped
    assert_clean(page)


def test_scrubbing_and_the_bar_in_words(browser: Any, tmp_path: Path) -> None:
    """The bar moves the stepper, and says its value for those who do not see it."""
    run = trace("queue-bfs", THIRTY)
    page = page_with(browser, tmp_path, payload_of(run))
    bar = page.get_by_role("slider", name="Step")
    bar.fill("17")
    assert_drawn(page, run, 17)
    assert run.state(17).says in bar.get_attribute("aria-valuetext")


def test_a_name_that_wants_to_be_a_script(browser: Any, tmp_path: Path) -> None:
    """A board, a title and a source line that would run if they were taken for markup."""
    bad = "</script><script>window.hacked = 1</script><img src=x onerror='window.hacked = 1'>"
    run = trace("queue-bfs", Board(8))
    payload = payload_of(run)
    data = payload["trace"]
    data["title"] = data["name"] = data["board"]["name"] = bad
    data["steps"][0]["says"] = bad
    payload["highlight"][0][0] = f"<b onclick='hacked=1'>{bad}</b>"
    page = page_with(browser, tmp_path, payload)
    page.wait_for_timeout(100)
    assert page.evaluate("window.hacked") is None
    assert drawn(page)["says"] == bad


def test_first_difference_together(browser: Any, tmp_path: Path) -> None:
    """The button takes both runs to the cell where they differ, and says why."""
    board = load_board("snake-is-a-shortcut")
    runs = [trace("queue-bfs", board), trace("forward-dp", board)]
    page = page_with(browser, tmp_path, payload_of_several(runs))
    page.get_by_role("button", name="first difference").first.click()
    text = page.locator(".snl-stepper").inner_text()
    assert "it never takes the snake 33→20" in text
    distances = page.eval_on_selector_all(
        '[role="gridcell"][data-cell="20"]', "cells => cells.map(cell => cell.dataset.distance)"
    )
    assert distances == ["2", "4"]
    assert_clean(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("kind", ["one", "together"])
def test_no_serious_barrier(browser: Any, tmp_path: Path, scheme: str, kind: str) -> None:
    """axe-core finds no serious or critical violation."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    if kind == "one":
        payload = payload_of(trace("dijkstra", THIRTY))
    else:
        payload = payload_of_several([trace(name, THIRTY) for name in ("queue-bfs", "forward-dp")])
    page = page_with(browser, tmp_path, payload, color_scheme=scheme)
    page.evaluate(f"{STEPPER}.go(20)")
    found = [
        (violation["id"], [node["html"][:120] for node in violation["nodes"][:3]])
        for violation in axe.run(page).response["violations"]
        if violation["impact"] in ("serious", "critical")
    ]
    assert found == []


@pytest.mark.parametrize("width", [360, 640, 1920])
def test_no_sideways_scrolling(browser: Any, tmp_path: Path, width: int) -> None:
    """From a phone to a projector the page is as wide as the window; 640 is 1280 at 200%."""
    page = page_with(
        browser, tmp_path, payload_of(trace("queue-bfs", THIRTY)),
        viewport={"width": width, "height": 800},
    )  # fmt: skip
    page.evaluate(f"{STEPPER}.go(30)")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_predicting(browser: Any, tmp_path: Path) -> None:
    """Asked before a step, by key and by click: right or wrong at once, the reason, the score.

    Catches an Enter that answers and then also presses Forward, which hid the reason.
    """
    page = page_with(browser, tmp_path, payload_of(trace("queue-bfs", THIRTY)))
    page.get_by_role("button", name="Predict").click()
    quiz = page.get_by_role("group", name="Predict")
    field = quiz.get_by_role("spinbutton")
    forward = page.get_by_role("button", name="Forward")

    forward.click()
    assert "Which cell will be taken next?" in quiz.inner_text()
    field.fill("1")
    field.press("Enter")
    assert "Right: 1 is the only one that waits." in quiz.inner_text()
    assert "1 of 1 right" in quiz.inner_text()
    assert page.evaluate(f"{STEPPER}.position()") == 1

    forward.click()
    if not field.is_visible():
        forward.click()
    assert "Which cell gets its distance next?" in quiz.inner_text()
    page.locator('[role="gridcell"][data-cell="5"]').click()
    assert "Not 5: 2 is the first landing from 1" in quiz.inner_text()
    assert "1 of 2 right" in quiz.inner_text()

    page.get_by_role("button", name="Predict").click()
    forward.click()
    assert not field.is_visible(), "switched off, it asks no more"
    assert_clean(page)


def test_a_cell_leads_to_the_step_that_reached_it(browser: Any, tmp_path: Path) -> None:
    """A click on a reached cell goes back to the step that gave it its distance."""
    run = trace("queue-bfs", THIRTY)
    reached = next(at for at, step in enumerate(run.steps) if "22" in step.get("distance", {}))
    page = page_with(browser, tmp_path, payload_of(run))
    page.evaluate(f"{STEPPER}.go({len(run) - 1})")
    page.locator('[role="gridcell"][data-cell="22"]').click()
    assert_drawn(page, run, reached)


def test_what_a_screen_reader_is_told(browser: Any, tmp_path: Path) -> None:
    """Cells have names in words; the sentence is a polite live region."""
    run = trace("queue-bfs", THIRTY)
    at = next(at for at, step in enumerate(run.steps) if "22" in step.get("distance", {}))
    page = page_with(browser, tmp_path, payload_of(run))
    page.evaluate(f"{STEPPER}.go({at})")
    name = page.locator('[role="gridcell"][data-cell="22"]').get_attribute("aria-label")
    for part in ("cell 22", "top of a ladder", "1 throw", "queue"):
        assert part in name
    assert page.locator('[aria-live="polite"]').first.inner_text() == run.state(at).says


def test_tab_goes_through_the_controls_in_order(browser: Any, tmp_path: Path) -> None:
    """Tab is never trapped: it passes the tools, the time, one cell of the board, and leaves."""
    page = page_with(browser, tmp_path, payload_of(trace("queue-bfs", THIRTY)))
    page.evaluate(f"{STEPPER}.go(10)")
    passed = []
    for _ in range(40):
        page.keyboard.press("Tab")
        where = page.evaluate(
            "document.activeElement.getAttribute('aria-label')"
            " || document.activeElement.textContent.trim().slice(0, 20)"
        )
        if page.evaluate("document.activeElement === document.body"):
            break
        passed.append(where)
    else:
        pytest.fail(f"Tab does not leave the page: {passed}")
    order = [passed.index(name) for name in ("Tree", "Predict", "First", "Forward", "Step")]
    assert order == sorted(order)
    cells = [name for name in passed if name.startswith("cell ")]
    assert len(cells) == 1, "the board is one stop, and the arrows move within it"
