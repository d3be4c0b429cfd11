"""The page of a run, opened from a file in a real browser with the network shut."""

from __future__ import annotations

import gzip
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from amounts import mostly_full
from browser import barriers, opened
from widgets.acts import RUN, Shown, each_act, first_difference

from snl_algos import Board, load_board, trace
from snl_algos.tracing import Trace
from snl_algos.widgets.page import furniture, place, script
from snl_algos.workbench.payload import payload_of, with_first_difference

# One browser for all of these tests, so they stay with one worker.
pytestmark = pytest.mark.xdist_group("browser")

THIRTY = load_board("thirty")
ROOT = Path(__file__).parents[2]
WIDGETS = ROOT / "snl_algos" / "widgets"
#: What a test does with a stepper, it does through this.
STEPPER = "snlTest"


def page_with(browser: Any, folder: Path, payload: dict[str, Any], **context: Any) -> Any:
    """A page with one stepper, whose controller is kept in a global name for the test."""
    html = place(payload, "") + furniture()
    html = html.replace("snlStepper.mountAll()", f"window.{STEPPER} = snlStepper.mountAll()[0]")
    file = folder / "page.html"
    file.write_text(
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A run</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="icon" href="data:,"></head>'
        f"<body><main><h1>A run</h1><h2>On a board</h2>{html}</main></body></html>",
        encoding="utf-8",
    )
    return opened(browser, file.as_uri(), **context)


def test_the_script_and_the_style_stay_small() -> None:
    """At most 32 KiB travel, compressed as a server does it. The style is in the script."""
    assert ".snl{" in script()
    assert len(gzip.compress(script().encode(), 6)) <= 32 * 1024


def test_the_scripts_that_come_after_it_stay_small() -> None:
    """Would catch: a board, its colours or a mode that is carried twice, or loaded before it is
    chosen.
    """
    names = ("workbench.js", "exercises.js", "draw.js", "write.js", "workbench.mjs")
    texts = {name: (WIDGETS / name).read_bytes() for name in names}
    texts["book.js"] = (ROOT / "book" / "_static" / "book.js").read_bytes()
    assert not any(b".s-rank{" in text or b"snakes:[" in text for text in texts.values())
    assert b"Drawn at random" not in texts["workbench.js"]
    assert b"Look at a program" not in texts["workbench.js"]
    sizes = {name: len(gzip.compress(text, 6)) for name, text in texts.items()}
    assert sizes["workbench.js"] + sizes["exercises.js"] <= 22_500
    assert sizes["draw.js"] <= 4_700 and sizes["write.js"] <= 4_500
    assert sizes["workbench.mjs"] <= 18_000 and sizes["book.js"] <= 6_600


def together(board: str) -> dict[str, Any]:
    """A right and a wrong algorithm on one board."""
    return payload_of(*[trace(name, load_board(board)) for name in ("queue-bfs", "forward-dp")])


#: What a stepper shows of the state, read back from the page.
DRAWN_STATE = """({ element }) => {
  const current = element.querySelector("[role=gridcell][data-state=current]");
  const line = element.querySelector(".s-line.s-now");
  const cells = [...element.querySelectorAll("[role=gridcell]")].map((cell) => cell.dataset);
  const known = (name) =>
    Object.fromEntries(cells.filter((data) => data[name]).map((data) => [data.cell, data[name]]));
  return {
    current: current && Number(current.dataset.cell),
    frontier: [
      ...(element
        .querySelector(".s-waiting [role=list]")
        ?.querySelectorAll("[role=listitem]") ?? []),
    ].map((chip) => [
      "cell" in chip.dataset ? Number(chip.dataset.cell) : null,
      chip.children[1].textContent,
    ]),
    distance: known("distance"),
    predecessor: known("from"),
    visited: Object.keys(known("visited")),
    line: line && Number(line.dataset.line),
    says: element.querySelector(".s-sentence").textContent,
  };
}"""


def drawn(page: Any) -> dict[str, Any]:
    state: dict[str, Any] = page.evaluate_handle(STEPPER).evaluate(DRAWN_STATE)
    return state


def assert_drawn(page: Any, run: Trace, at: int) -> None:
    """What is drawn now is the state of the trace at a step."""
    assert_state(drawn(page), run, at)


def assert_state(seen: dict[str, Any], run: Trace, at: int) -> None:
    state = run.state(at)
    assert seen["current"] == state.current, at
    assert seen["frontier"] == state.frontier, at
    assert {int(c): float(d) for c, d in seen["distance"].items()} == state.distance, at
    assert {int(c): int(p) for c, p in seen["predecessor"].items()} == state.predecessor, at
    visited = sorted(c for c, mark in state.visited.items() if mark)
    assert sorted(map(int, seen["visited"])) == visited, at
    assert seen["line"] == state.line, at
    if state.says:
        assert seen["says"] == state.says, at


def assert_clean(page: Any) -> None:
    assert page.astray == []
    assert page.errors == []


#: One of each kind of frontier.
DRAWN = ("queue-bfs", "dijkstra", "bidirectional-bfs")


@pytest.mark.parametrize("name", mostly_full(DRAWN, quick=DRAWN[:1]))
def test_every_step_is_drawn_as_it_is(browser: Any, tmp_path: Path, name: str) -> None:
    """Forward through all steps, then back and to and fro. Catches a delta drawn wrong."""
    run = trace(name, THIRTY)
    page = page_with(browser, tmp_path, payload_of(run))
    last = len(run) - 1
    order = [*range(len(run)), 3, last, 0, last // 2, last // 2 - 1, last, 0]
    states = page.evaluate_handle(STEPPER).evaluate(
        f"(stepper, order) => order.map((at) => (stepper.go(at), ({DRAWN_STATE})(stepper)))", order
    )
    for at, seen in zip(order, states, strict=True):
        assert_state(seen, run, at)
    assert_clean(page)


@each_act
def test_acts(browser: Any, tmp_path: Path, act: Any) -> None:
    """What works with a kernel only, or asks for something outside the page."""
    RUN.to_html(tmp_path / "run.html")
    page = opened(browser, (tmp_path / "run.html").as_uri(), offline=True)
    act(Shown(page.get_by_role("region", name="Stepper")))
    assert_clean(page)


def test_first_difference_together(browser: Any, tmp_path: Path) -> None:
    """A page of several runs that needs a kernel, or something outside the page."""
    page = page_with(browser, tmp_path, together("snake-is-a-shortcut"), offline=True)
    first_difference(Shown(page.get_by_role("region", name="Steppers together")))
    assert_clean(page)


def test_the_finding_of_one_run(browser: Any, tmp_path: Path) -> None:
    """A wrong run on its own: what is wrong is said below the board and marked, at every step."""
    run = with_first_difference(trace("forward-dp", load_board("snake-is-a-shortcut")))
    (finding,) = run.findings
    page = page_with(browser, tmp_path, payload_of(run))
    shown = Shown(page.get_by_role("region", name="Stepper"))
    said = page.get_by_role("list", name="What is wrong").inner_text()
    assert str(finding)[1:] in said, "all but the first letter"
    for at in (0, 20, len(run) - 1):
        page.evaluate(f"{STEPPER}.go({at})")
        assert shown.marked() == ({*finding.cells}, {"33 20"})
        assert_drawn(page, run, at)
    jump = page.locator('[data-ends="33 20"]')
    other = page.locator('[data-ends="23 48"]')
    opacity = "node => getComputedStyle(node).opacity"
    assert (jump.evaluate(opacity), other.evaluate(opacity)) == ("1", "0.35")
    image = "node => getComputedStyle(node).backgroundImage"
    assert "gradient" in shown.cell(20).evaluate(image), "a shape, not only a colour"
    assert "gradient" not in shown.cell(33).evaluate(image)
    assert_clean(page)


def test_who_predicts_is_not_told_what_is_wrong(browser: Any, tmp_path: Path) -> None:
    """Would catch: a finding that stands there before the step that it is about is predicted."""
    run = with_first_difference(trace("forward-dp", load_board("snake-is-a-shortcut")))
    page = page_with(browser, tmp_path, payload_of(run))
    shown = Shown(page.get_by_role("region", name="Stepper"))
    told = page.get_by_role("list", name="What is wrong")
    for button, is_told in (
        ("Predict", False),
        ("Last", True),
        ("First", False),
        ("Predict", True),
    ):
        shown.button(button).click()
        assert told.count() == is_told, button
        assert bool(shown.marked()[0]) == is_told, button


def test_without_motion_nothing_moves(browser: Any, tmp_path: Path) -> None:
    """Would catch: motion for those who want none."""
    page = page_with(browser, tmp_path, payload_of(RUN), reduced_motion="reduce")
    for name in ("Forward", "Forward", "Forward", "Last"):
        page.get_by_role("button", name=name).click()
        moving = "node => node.getAnimations({subtree: true}).length"
        assert page.locator(".snl-stepper").evaluate(moving) == 0, name


def test_the_speed_holds_at_once(browser: Any, tmp_path: Path) -> None:
    """Would catch: a choice of speed that changes nothing, or holds only after the next Play."""
    page = page_with(browser, tmp_path, payload_of(RUN))
    page.clock.install(time=0)
    page.reload()
    page.clock.pause_at(600_000)
    page.get_by_role("button", name="Play").click()
    steps = []
    for speed in ("0.5", "4"):
        page.get_by_label("Speed").select_option(speed)
        page.clock.run_for(2_000)  # until the choice holds
        before = page.evaluate(f"{STEPPER}.position()")
        page.clock.run_for(9_000)
        steps.append(page.evaluate(f"{STEPPER}.position()") - before)
    assert 0 < 4 * steps[0] < steps[1]


# -- contracts have versions ---------------------------------------------------------------


@pytest.mark.full
def test_another_version_is_refused(browser: Any, tmp_path: Path) -> None:
    """Neither misread nor an empty page: a message says which version, and what to do."""
    payload = together("thirty")
    contract = payload["together"]["traces"][1]
    contract["version"] = 3
    del contract["name"]
    page = page_with(browser, tmp_path, payload)
    message = page.get_by_role("alert").inner_text()
    assert "Update snl_algos" in message
    assert f"{contract['format']} 3" in message and f"{contract['format']} 2" in message
    assert page.get_by_role("grid").count() == 0
    assert_clean(page)
    page = page_with(browser, tmp_path, {"trace": {"format": "snl-board", "version": 2}})
    assert "not a recorded run" in page.get_by_role("alert").inner_text()


def test_a_name_that_wants_to_be_a_script(browser: Any, tmp_path: Path) -> None:
    """A board, a title and a source line that would run if they were taken for markup."""
    bad = "</script><script>alert(1)</script><img src=x onerror='alert(1)'>"
    payload = payload_of(trace("queue-bfs", Board(8)))
    data = payload["trace"]
    data["title"] = data["name"] = data["board"]["name"] = data["steps"][0]["says"] = bad
    payload["highlight"][0][0] = f"<b onclick='alert(1)'>{bad}</b>"
    page = page_with(browser, tmp_path, payload)
    page.on("dialog", lambda dialog: pytest.fail(f"it ran: {dialog.message}"))
    assert page.locator("img, [onclick]").count() == 0
    assert page.get_by_role("heading", level=3).inner_text() == bad
    assert page.get_by_text(f"{bad} · 8 cells").is_visible()
    assert drawn(page)["says"] == bad
    assert_clean(page)


def test_no_serious_barrier(browser: Any, tmp_path: Path) -> None:
    """A control without a name, or text too faint to read."""
    for scheme in ("light", "dark"):
        page = page_with(browser, tmp_path, together("thirty"), color_scheme=scheme)
        page.evaluate(f"{STEPPER}.go(20)")
        assert barriers(page) == []


# -- how it looks ---------------------------------------------------------------------------


def test_tree(browser: Any, tmp_path: Path) -> None:
    """The toggle draws an arrow for each predecessor, and takes them away."""
    page = page_with(browser, tmp_path, payload_of(RUN))
    page.evaluate(f"{STEPPER}.go(30)")
    arrows = page.locator(".s-tree path")
    counts = [arrows.count()]
    for _ in range(2):
        page.get_by_role("button", name="Tree").click()
        counts.append(arrows.count())
    assert counts == [0, len(RUN.state(30).predecessor), 0]


def test_the_pages_theme_comes_first(browser: Any, tmp_path: Path) -> None:
    """A stepper that follows the system where JupyterLab has said light or dark."""
    page = page_with(browser, tmp_path, payload_of(RUN), color_scheme="light")
    papers = []
    for is_light in ("true", "false"):
        page.evaluate("light => { document.body.dataset.jpThemeLight = light }", is_light)
        papers.append(
            page.locator(".snl-stepper").evaluate("node => getComputedStyle(node).backgroundColor")
        )
    assert papers == ["rgb(255, 255, 255)", "rgb(20, 23, 29)"]


# -- for hands and ears -----------------------------------------------------------------------


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
    said = page.locator('[aria-live="polite"]').first.inner_text()
    assert said.lower() == run.state(at).says.lower()


def test_tab_goes_through_the_controls_in_order(browser: Any, tmp_path: Path) -> None:
    """Tab is never trapped: it passes the tools, the time, one cell of the board, and leaves."""
    page = page_with(browser, tmp_path, payload_of(trace("queue-bfs", THIRTY)))
    page.evaluate(f"{STEPPER}.go(10)")
    passed = []
    for _ in range(40):
        page.keyboard.press("Tab")
        where = page.evaluate(
            """() => {
              const { activeElement: outside } = document;
              const node = outside.shadowRoot?.activeElement ?? outside;
              return node.ariaLabel ?? node.textContent.trim().slice(0, 20);
            }"""
        )
        if page.evaluate("document.activeElement === document.body"):
            break
        passed.append(where)
    else:
        pytest.fail(f"Tab does not leave the page: {passed}")
    order = [passed.index(name) for name in ("First", "Forward", "Step", "Predict", "Tree")]
    assert order == sorted(order)
    cells = [name for name in passed if name.startswith("cell ")]
    assert len(cells) == 1, "the board is one stop, and the arrows move within it"


def test_a_run_without_a_step(browser: Any, tmp_path: Path) -> None:
    """Would catch: "-1 / -1" for a run that was stopped before anything was recorded."""
    payload = deepcopy(payload_of(RUN))
    payload["trace"] |= {"steps": [], "outcome": "stopped", "limit": "5 seconds", "answer": None}
    page = page_with(browser, tmp_path, payload)
    assert page.get_by_text("0 / 0").is_visible()
    assert page.get_by_role("slider", name="Step").get_attribute("aria-valuetext") == (
        "step 0 of 0: Nothing was recorded."
    )
    assert page.get_by_text("It was stopped after 5 seconds.").is_visible()
    assert_clean(page)
