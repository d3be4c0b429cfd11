"""What a step looks like: the throw on the board, the code without its notes, picture and paper."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from browser import opened
from widgets.acts import RUN, Shown

from snl_algos import Board, trace
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


def test_the_heading_names_an_unusual_die(browser: Any, tmp_path: Path) -> None:
    """Would catch: moves that cannot be followed, since nothing names a die of two faces."""
    page = page_with(browser, tmp_path, trace("queue-bfs", Board(8, die=2)))
    assert page.locator(".s-title").inner_text().splitlines()[-1] == "8 cells · die 2"


def test_a_throw_is_shown(browser: Any, tmp_path: Path) -> None:
    """Die, arc, landing and jump are those of the sentence; without motion they stay, too."""
    page = page_with(browser, tmp_path, reduced_motion="reduce")
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
    shown.region.get_by_role("button", name="Notes").click()
    heights = lines.evaluate_all("all => all.map((node) => node.offsetHeight)")
    assert len(set(heights)) == 1, "a line is wrapped"


# -- what one takes away -----------------------------------------------------------------------

SVG = "{http://www.w3.org/2000/svg}"


def taken(shown: Shown, what: str, folder: Path) -> Path:
    """The file that an entry of the export menu downloads."""
    shown.button("Export").click()
    with shown.region.page.expect_download() as download:
        shown.region.get_by_role("button", name=what).click()
    file = folder / str(download.value.suggested_filename)
    download.value.save_as(file)
    shown.button("Export").click()
    return file


def test_a_picture_of_the_step(browser: Any, tmp_path: Path) -> None:
    """Would catch: another step, a cell or a jump left out, a picture that needs the page."""
    shown = shown_on(page_with(browser, tmp_path, offline=True))
    shown.bar.fill("20")
    file = taken(shown, r"Picture (SVG)", tmp_path)
    assert file.name == "queue-bfs-step-20.svg"
    root = ElementTree.fromstring(file.read_text("utf-8"))
    texts = [node.text for node in root.iter(f"{SVG}text")]
    state = RUN.state(20)
    assert {str(cell) for cell in range(1, 31)} <= set(texts)
    assert texts[-1] is not None and texts[-1].lower() == state.says.lower()
    jumps = {node.get("data-ends") for node in root.iter(f"{SVG}g")} - {None}
    assert jumps == {f"{foot} {end}" for foot, end in RUN.board.jumps.items()}
    assert not re.search(r"var\(|href|<style", file.read_text("utf-8"))

    image = taken(shown, r"Picture (PNG)", tmp_path)
    head = image.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    wide, high = struct.unpack(">II", head[16:24])
    assert (wide, high) == (2 * int(root.get("width", "")), 2 * int(root.get("height", "")))


def test_on_paper(browser: Any, tmp_path: Path) -> None:
    """Would catch: one board, controls, or empty pictures in the place of four telling steps."""
    page = page_with(browser, tmp_path, offline=True)
    shown = shown_on(page)
    page.emulate_media(media="print")
    images = page.locator(".s-strip img")
    images.nth(3).wait_for()
    assert images.count() == 4
    sizes = images.evaluate_all("all => all.map(image => image.naturalWidth)")
    assert min(sizes) > 300
    words = images.evaluate_all("all => all.map(image => image.alt)")
    assert words[0].startswith("Step 0: ") and words[-1].startswith(f"Step {len(RUN) - 1}: ")
    assert any("climb to" in alt or "slide to" in alt for alt in words)
    assert not any(button.is_visible() for button in shown.region.get_by_role("button").all())
    page.emulate_media(media="screen")
    shown.assert_at(0)
