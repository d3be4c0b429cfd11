"""What must be in sight is in sight, at every step, and nothing jumps. Measured in a browser."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from amounts import mostly_full
from browser import opened

from snl_algos import ALGORITHMS, load_board, trace
from snl_algos.widgets.page import page_of, place, script
from snl_algos.workbench.payload import payload_of

pytestmark = pytest.mark.xdist_group("browser")

THIRTY = load_board("thirty")

#: At every step: what is beyond the window or its own box, and what has moved since the first.
MEASURE = """([pane]) => {
    const root = document.querySelector(".snl-host").shadowRoot;
    const bar = root.querySelector(".s-bar"), wrong = [], first = new Map();
    const seen = (node) => {
        const {left, top, right, bottom, width} = node.getBoundingClientRect();
        return width > 0 && left >= -0.5 && top >= -0.5
            && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    };
    const within = (node, box) => {
        const [a, b] = [node.getBoundingClientRect(), box.getBoundingClientRect()];
        return a.top >= b.top - 0.5 && a.bottom <= b.bottom + 0.5
            && a.left >= b.left - 0.5 && a.right <= b.right + 0.5
            && node.scrollWidth <= node.clientWidth + 0.5;
    };
    const steps = Number(bar.max) + 1;
    for (let at = 0; at < steps; at += 1) {
        bar.value = at;
        bar.dispatchEvent(new Event("input", {bubbles: true}));
        const check = (name, good) => good || wrong.push(`step ${at}: ${name}`);
        const controls = [...root.querySelectorAll(".s-bar, .s-of, .s-buttons button")];
        check("controls", controls.every(seen));
        const panes = pane ? root.querySelectorAll(".s-pane") : [root];
        for (const [index, one] of panes.entries()) {
            const parts = {
                board: ".s-sheet", sentence: ".s-sentence", says: ".s-says", code: ".s-lines",
            };
            if (!one.querySelector(".s-waiting[hidden]")) parts.frontier = ".s-waiting";
            for (const [name, place] of Object.entries(parts)) {
                const node = one.querySelector(place);
                check(name, seen(node));
                if (name === "sentence") continue;
                const {top, left, width, height} = node.getBoundingClientRect();
                const box = [top, left, width, height].map(Math.round).join();
                if (!first.has(name + index)) first.set(name + index, box);
                check(`${name} jumps`, first.get(name + index) === box);
            }
            const [says, strip, code] = [".s-says", ".s-waiting", ".s-lines"]
                .map((place) => one.querySelector(place));
            const row = strip.closest(".s-ends") ?? strip;
            check("order", strip.hidden || (row.previousElementSibling === says
                && strip.getBoundingClientRect().bottom <= code.getBoundingClientRect().top));
            check("sentence is cut", says.scrollHeight <= says.clientHeight + 1);
            const line = one.querySelector(".s-line.s-now"), box = one.querySelector(".s-lines");
            if (line) check("line", seen(line) && within(line, box));
        }
    }
    return {steps, wrong};
}"""


def measured(browser: Any, file: Path, width: int, height: int, panes: bool = False) -> Any:
    page = opened(browser, file.as_uri(), viewport={"width": width, "height": height})
    found = page.evaluate(MEASURE, [panes])
    page.context.close()
    return found


#: A small laptop; and what JupyterLab leaves of 1280 × 720 with its file browser open.
LAPTOP, NOTEBOOK = (1280, 650), (860, 590)
ONES = [
    ("queue-bfs", LAPTOP),
    ("queue-bfs", NOTEBOOK),
    *(
        pytest.param(name, NOTEBOOK, marks=pytest.mark.full)
        for name in ALGORITHMS
        if name != "queue-bfs"
    ),
]
#: Pairs of algorithms, so that each of them is in one.
PAIRS = list(pairwise(ALGORITHMS))[::2]


@pytest.mark.parametrize(("name", "size"), ONES)
def test_one_run(browser: Any, tmp_path: Path, name: str, size: tuple[int, int]) -> None:
    """Would catch: a long line cut off, a frontier below the edge, a sentence that pushes."""
    run = trace(name, THIRTY)
    (tmp_path / "page.html").write_text(page_of(run), encoding="utf-8")
    found = measured(browser, tmp_path / "page.html", *size)
    assert found["wrong"] == []
    assert found["steps"] == len(run)


#: Forth and back: at which steps is the entry that joins, or of a level the one that is taken, not
#: wholly inside the strip; how far along is the farthest one; and has the page been moved.
ENTRIES = """() => {
    const root = document.querySelector(".snl-host").shadowRoot;
    const bar = root.querySelector(".s-bar"), strip = root.querySelector(".s-waiting");
    const hidden = (node) => {
        const [a, b] = [node.getBoundingClientRect(), strip.getBoundingClientRect()];
        return a.left < b.left - 1 || a.right > b.right + 1
            || a.top < b.top || a.bottom > b.bottom;
    };
    const steps = [...Array(Number(bar.max) + 1).keys()], out = [];
    let farthest = 0;
    for (const at of [...steps, ...steps.toReversed()]) {
        bar.value = at;
        bar.dispatchEvent(new Event("input", {bubbles: true}));
        const now = root.querySelector("[role=gridcell][data-state=current]");
        const taken = strip.querySelector(`.s-level > [data-cell="${now?.dataset.cell}"]`);
        const entry = strip.querySelector(".s-new") ?? taken;
        if (!entry) continue;
        farthest = Math.max(farthest, entry.offsetLeft / strip.clientWidth);
        if (hidden(entry)) out.push(at);
    }
    return {out, farthest, scrolled: scrollY};
}"""
KINDS = ("queue-bfs", "level-bfs", "dijkstra")


@pytest.mark.parametrize("name", mostly_full(KINDS, quick=KINDS[:2]))
def test_the_entry_of_a_step_is_in_sight(browser: Any, tmp_path: Path, name: str) -> None:
    """Would catch: a cell that joins the queue out of sight, and a page that is scrolled to it."""
    (tmp_path / "page.html").write_text(page_of(trace(name, THIRTY)), "utf-8")
    phone: dict[str, Any] = {
        "viewport": {"width": 390, "height": 844},
        "reduced_motion": "reduce",
    }
    page = opened(browser, (tmp_path / "page.html").as_uri(), **phone)
    found = page.evaluate(ENTRIES)
    assert found["farthest"] > 1, "all fits"
    assert (found["out"], found["scrolled"]) == ([], 0)
    page.context.close()


@pytest.mark.parametrize("names", mostly_full(PAIRS, quick=PAIRS[2:3]), ids=str)
def test_two_runs(browser: Any, tmp_path: Path, names: tuple[str, str]) -> None:
    """Would catch: the second run below the edge, or its line out of sight."""
    payload = payload_of(*[trace(name, THIRTY) for name in names])
    (tmp_path / "page.html").write_text(
        '<!DOCTYPE html><meta charset="utf-8"><body style="margin:0">'
        f"{place(payload, '')}<script>{script()}snlStepper.mountAll();</script>",
        encoding="utf-8",
    )
    found = measured(browser, tmp_path / "page.html", 1440, 900, panes=True)
    assert found["wrong"] == []
