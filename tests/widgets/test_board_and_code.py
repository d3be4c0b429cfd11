"""What a step looks like: the throw on the board, the tints, the code without its notes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from browser import opened
from widgets.acts import LAST, RUN, Shown

from snl_algos import Board, load_board, trace
from snl_algos.tracing import Trace
from snl_algos.widgets.page import page_of

pytestmark = pytest.mark.xdist_group("browser")


def page_with(browser: Any, folder: Path, run: Trace = RUN, **context: Any) -> Any:
    (folder / "run.html").write_text(page_of(run), encoding="utf-8")
    return opened(browser, (folder / "run.html").as_uri(), **context)


def shown_on(page: Any) -> Shown:
    return Shown(page.get_by_role("region", name="Stepper"))


#: At every step: the sentence, and what is drawn of a throw.
THROWS = """() => {
    const root = document.querySelector(".snl-host").shadowRoot;
    const bar = root.querySelector(".s-bar"), found = [];
    const boxes = (name) => [...root.querySelectorAll(`.s-move > .s-${name}`)]
        .map((node) => node.getBoundingClientRect());
    const within = (inner, outer) => inner.left >= outer.left && inner.right <= outer.right
        && inner.top >= outer.top && inner.bottom <= outer.bottom;
    const cells = [...root.querySelectorAll("[role=gridcell]")];
    const cellOf = (name) => boxes(name).map((box) => Number(cells.find((cell) =>
        within(box, cell.getBoundingClientRect()))?.dataset.cell));
    for (let at = 0; at <= bar.max; at += 1) {
        bar.value = at;
        bar.dispatchEvent(new Event("input", {bubbles: true}));
        found.push({
            says: root.querySelector(".s-sentence").textContent,
            pips: root.querySelectorAll(".s-move .s-pip").length,
            arcs: boxes("arc").length,
            die: cellOf("die"), landing: cellOf("landing"), stand: cellOf("stand"),
            jumps: [...root.querySelectorAll(".s-touched")].map((node) => node.dataset.ends),
        });
    }
    return found;
}"""


@pytest.mark.parametrize(
    ("die", "words"), [(6, "8 cells"), (2, "8 cells · die 2"), ((1, 3), "8 cells · die 1 3")]
)
def test_the_heading_names_an_unusual_die(
    browser: Any, tmp_path: Path, die: int | tuple[int, ...], words: str
) -> None:
    """Would catch: moves that cannot be followed, since nothing names a die of two faces."""
    page = page_with(browser, tmp_path, trace("queue-bfs", Board(8, die=die)))
    assert page.locator(".s-title").inner_text().splitlines()[-1] == words


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_throw_is_shown(browser: Any, tmp_path: Path, motion: str) -> None:
    """Die, arc, landing and jump are those of the sentence; without motion they stay, too."""
    page = page_with(browser, tmp_path, reduced_motion=motion)
    throws = 0
    for found in page.evaluate(THROWS):
        words = re.sub("[:,.]", "", found["says"]).split()
        if words[0] != "From":
            continue
        throws += 1
        face, start, landing = (int(words[at]) for at in (4, 1, 7))
        jump = RUN.board.jumps.get(landing)
        assert (found["pips"], found["arcs"]) == (face, 1)
        assert (found["die"], found["landing"]) == ([start], [landing])
        assert found["stand"] == ([] if jump is None else [jump])
        assert found["jumps"] == ([] if jump is None else [f"{landing} {jump}"])
    assert throws > 20


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_move_takes_a_fifth_of_a_second(browser: Any, tmp_path: Path, motion: str) -> None:
    """Or no time at all, for those who want no motion."""
    page = page_with(browser, tmp_path, reduced_motion=motion)
    shown_on(page).bar.fill("4")
    ends = page.locator(".s-layer.s-above").evaluate(
        "node => node.getAnimations({subtree: true})"
        ".map(one => one.effect.getComputedTiming().endTime)"
    )
    if motion == "reduce":
        assert ends == []
    else:
        assert 0 < max(ends) <= 200


#: Goes forward: what is said then, and of the piece whether it can be seen, and the milliseconds
#: that it moves, read before any of them has passed. Then it is at once where it goes.
FORWARD = """async (times) => {
    const root = document.querySelector(".snl-host").shadowRoot, found = [];
    const forward = [...root.querySelectorAll("button")]
        .find((one) => one.ariaLabel === "Forward");
    const piece = root.querySelector(".s-piece");
    for (let time = 0; time < times; time += 1) {
        forward.click();
        const going = piece.getAnimations();
        found.push([root.querySelector(".s-sentence").textContent,
            piece.getAttribute("visibility") !== "hidden",
            going.map((one) => one.effect.getComputedTiming().endTime)]);
        for (const one of going) one.finish();
        await new Promise(requestAnimationFrame);
    }
    return [found, piece.getAttribute("visibility"), root.querySelectorAll(".s-arrived").length];
}"""


def test_a_piece_goes_the_move_and_then_the_route(browser: Any, tmp_path: Path) -> None:
    """Would catch: a piece that stands still, goes elsewhere, stays, or never reaches the goal."""
    page = page_with(browser, tmp_path, reduced_motion="no-preference")
    shown = shown_on(page)
    found, visibility, arrived = page.evaluate(FORWARD, 40)
    assert (visibility, arrived) == ("hidden", 0)
    walks = 0
    for says, seen, ends in found:
        assert seen == bool(ends), says
        if says.startswith("From"):
            walks += 1
            face, jump = int(says.split()[4].strip(":")), "climb" in says or "slide" in says
            assert ends == [pytest.approx(min(700, 150 * face + 350 * jump))], says
        else:
            assert ends == [], says
    assert walks > 10
    shown.bar.fill(str(LAST - 1))
    assert page.locator(".s-piece").get_attribute("visibility") == "hidden"
    [[_, seen, ends]], visibility, arrived = page.evaluate(FORWARD, 1)
    assert (seen, visibility, arrived) == (True, "hidden", 1)
    assert 600 < ends[0] <= 1200  # the three throws of the route
    shown.button("Back").click()
    assert page.locator(".s-arrived").count() == 0
    shown.button("Forward").click()
    shown.bar.fill("0")
    assert page.locator(".s-piece").get_attribute("visibility") == "hidden"


def test_without_motion_the_piece_does_not_go(browser: Any, tmp_path: Path) -> None:
    """Would catch: motion for those who want none."""
    page = page_with(browser, tmp_path, reduced_motion="reduce")
    found, _, _ = page.evaluate(FORWARD, LAST)
    assert [step for step in found if step[1] or step[2]] == []


def test_the_shaft_of_a_throw_reaches_its_head(browser: Any, tmp_path: Path) -> None:
    """Would catch: a dash that is shorter than the shaft, so the head floats away from it."""
    page = page_with(browser, tmp_path, reduced_motion="no-preference")
    shown = shown_on(page)
    for step in ("2", "4", "16"):
        shown.bar.fill(step)
        length, dash, offset = page.locator(".s-move .s-arc").evaluate(
            """async node => {
              await Promise.all(node.getAnimations().map(one => one.finished));
              const { strokeDasharray, strokeDashoffset } = getComputedStyle(node);
              const numbers = [strokeDasharray, strokeDashoffset].map(parseFloat);
              return [node.getTotalLength(), ...numbers];
            }"""
        )
        assert dash - offset >= length > 0.6


def test_what_is_taken_shows_no_throw(browser: Any, tmp_path: Path) -> None:
    """Would catch: the arc of the throw before, of another cell."""
    page = page_with(browser, tmp_path)
    taken = [found for found in page.evaluate(THROWS) if found["says"].startswith("Take cell")]
    assert len(taken) > 10
    assert all(found["arcs"] == 0 and found["jumps"] == [] for found in taken)


def test_a_cell_that_is_farther_away_is_darker(browser: Any, tmp_path: Path) -> None:
    """Would catch: tints that begin again, so that a far cell looks as near as the start."""
    run = trace("queue-bfs", Board(100))
    page = page_with(browser, tmp_path, run)
    shown_on(page).bar.fill(str(len(run) - 1))
    page.locator('[data-distance="17"]').first.wait_for()
    pairs = page.locator("[data-tint]").evaluate_all(
        "all => all.map(node => [+node.dataset.distance,"
        " getComputedStyle(node).backgroundColor.match(/\\d+/g).map(Number)])"
    )
    colours = {distance: tuple(colour) for distance, colour in pairs}
    assert sorted(colours) == list(range(18))
    lightness = [sum(colours[distance]) for distance in sorted(colours)]
    assert lightness == sorted(lightness, reverse=True)
    assert len(set(lightness)) == 9


def test_nothing_is_drawn_across_a_number(browser: Any, tmp_path: Path) -> None:
    """The chips are opaque, and above jumps, rings and arcs."""
    page = page_with(browser, tmp_path)
    page.locator(".s-layer, .s-layer *").evaluate_all(
        "all => all.forEach(node => node.style.setProperty('pointer-events', 'all', 'important'))"
    )
    shown_on(page).bar.fill("20")
    crossed = page.locator(".s-number").evaluate_all(
        """all => all.filter((node) => {
            const {left, right, top, bottom} = node.getBoundingClientRect();
            const root = node.getRootNode();
            const top_most = root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return top_most !== node;
        }).map((node) => node.textContent)"""
    )
    assert crossed == []
    colour = page.locator(".s-number").first.evaluate(
        "node => getComputedStyle(node).backgroundColor"
    )
    assert colour == "rgb(255, 255, 255)"


def test_the_code_without_its_notes(browser: Any, tmp_path: Path) -> None:
    """Dedented, from the first line that runs; comments that narrate by a switch."""
    page = page_with(browser, tmp_path)
    shown, box = shown_on(page), page.get_by_role("group", name="Code")
    lines = box.locator(".s-text:visible")
    assert lines.first.inner_text() == "move = move_array(board)"
    assert "#:" not in box.inner_text()
    shown.region.get_by_role("button", name="Notes").click()
    assert "#: take cell {cell} from the front ({throws:throws})" in box.inner_text()
    name = shown.region.get_by_role("button", name="queue_bfs")
    assert name.get_attribute("aria-expanded") == "false"
    name.click()
    assert lines.first.inner_text().startswith("@algorithm(")
    name.click()
    assert lines.first.inner_text() == "move = move_array(board)"
    first = lines.first.evaluate("node => parseFloat(getComputedStyle(node).fontSize)")
    assert first == 14


def test_counts_are_bars(browser: Any, tmp_path: Path) -> None:
    """A bar for each line that ran, longer for one that ran more often."""
    page = page_with(browser, tmp_path)
    shown_on(page).bar.fill("40")
    state = RUN.state(40)
    bars = page.locator(".s-line:has(.s-runs[style])").evaluate_all(
        "all => all.map(row => [+row.dataset.line, row.firstChild.title,"
        " row.firstChild.getBoundingClientRect().width])"
    )
    widths = {line: width for line, _, width in bars}
    assert state.line in widths
    assert all(title.startswith("ran ") for _, title, _ in bars)
    assert len(set(widths.values())) > 1


def by_levels(board: Board) -> int:
    level, seen, throws = {board.start}, {board.start}, 0
    while board.goal not in level:
        new = set()
        for cell in level:
            for end in board.ends(cell):
                if end not in seen:
                    seen.add(end)
                    new.add(end)
        level, throws = new, throws + 1
    return throws


def test_names_of_a_program_are_set_as_code(browser: Any, tmp_path: Path) -> None:
    """Would catch: backticks in what is said, or in the list of steps."""
    run = trace(by_levels, load_board("thirty"))
    said = [run.state(at).says for at in range(len(run.steps))]
    at = next(at for at, says in enumerate(said) if "`level`" in says)
    page = page_with(browser, tmp_path, run)
    shown_on(page).bar.fill(f"{at}")
    page.locator(".s-sentence code").get_by_text("level", exact=True).first.wait_for()
    page.get_by_text("Every step so far").click()
    page.locator(".s-step code").get_by_text("level", exact=True).first.wait_for()
    assert "`" not in page.get_by_role("region", name="Stepper").inner_text()
