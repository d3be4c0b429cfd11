"""The style of a page and that of the steppers never meet, however many there are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from browser import opened
from widgets.acts import Shown

from snl_algos import Board, trace
from snl_algos.widgets.page import place, script
from snl_algos.workbench.payload import payload_of

pytestmark = pytest.mark.xdist_group("browser")

RUNS = [trace(name, Board(12, {3: 9})) for name in ("queue-bfs", "forward-dp")]
BODIES = [place(payload_of(run), "<p>Instead</p>") for run in RUNS]
BODIES.append(place(payload_of(*RUNS), "<p>Instead</p>"))

#: What pages do to elements that are not theirs, and more than any of them does.
HOSTILE = """
* { box-sizing: content-box !important; letter-spacing: 3px !important }
body { font: italic 30px serif; line-height: 3; text-align: right; color: red }
body { text-transform: uppercase; white-space: pre; cursor: help; word-spacing: 1em }
div, p, span, code, table, ul, li { padding: 9px !important; margin: 9px; background: yellow }
div { border: 5px solid red !important; float: left; display: inline; position: relative }
code { white-space: pre-wrap; font-size: 40px; color: grey; display: block }
button, select, input { all: unset; display: none !important }
svg { display: none; width: 1px !important }
[hidden] { display: block !important }
"""

#: What one sees of every stepper: sizes and looks of all its parts.
LOOKS = """() => [...document.querySelectorAll(".snl-host")].map((host) =>
    [...host.shadowRoot.querySelectorAll("*")].map((node) => {
        const { width, height } = node.getBoundingClientRect();
        const look = getComputedStyle(node);
        return [node.className?.baseVal ?? node.className, Math.round(width), Math.round(height),
            look.color, look.backgroundColor, look.fontSize, look.fontFamily, look.fontStyle,
            look.display, look.paddingLeft, look.letterSpacing, look.textAlign].join();
    }))"""

OUTSIDE = """<div id="outside"><p>Words <code>x = 1</code></p><button>Press</button>
<table><tr><td>1</td></tr></table><div class="s-board s-cell s-now">2</div></div>"""
OF_THE_PAGE = """() => [...document.querySelectorAll("#outside *")].map((node) =>
    [...getComputedStyle(node)].map((name) => node.computedStyleMap().get(name)).join())"""


def page_with(browser: Any, file: Path, style: str, bodies: list[str]) -> Any:
    mount = "window.made = [...snlStepper.mountAll(), ...snlStepper.mountAll()]"
    run = f"<script>{script()}{mount}</script>" if bodies else ""
    file.write_text(
        f'<!DOCTYPE html><meta charset="utf-8"><style>{style}</style>'
        '<main style="display: block; width: 1200px">'
        f"{''.join(bodies)}</main>{OUTSIDE}{run}",
        encoding="utf-8",
    )
    return opened(browser, file.as_uri(), viewport={"width": 1280, "height": 900})


def test_no_rule_of_a_page_reaches_in(browser: Any, tmp_path: Path) -> None:
    """Would catch: code in the page's colours, a button that a page hides, a style that a second
    stepper or a second call takes away.
    """
    plain = page_with(browser, tmp_path / "plain.html", "main > div { width: 1200px }", BODIES)
    # The places of the steppers are the page's own, and stay as they are.
    spared = "main > div { margin: 0; padding: 0 !important; border: 0 !important; float: none;"
    spared += " display: block; width: 1200px !important }"
    hostile = page_with(browser, tmp_path / "hostile.html", HOSTILE + spared, BODIES)
    looks, others = plain.evaluate(LOOKS), hostile.evaluate(LOOKS)
    assert len(looks) == 3
    for one, other in zip(looks, others, strict=True):
        assert len(one) > 200
        assert [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]] == []
    assert plain.locator("main").get_by_text("Instead").count() == 0
    assert plain.evaluate("made.length") == 3, "what is mounted is not mounted again"
    assert (plain.errors, hostile.errors) == ([], [])


def test_no_rule_of_a_stepper_reaches_out(browser: Any, tmp_path: Path) -> None:
    """Would catch: a table or a code of the page that looks otherwise beside a stepper."""
    without = page_with(browser, tmp_path / "without.html", "", [])
    beside = page_with(browser, tmp_path / "beside.html", "", BODIES)
    assert beside.evaluate(OF_THE_PAGE) == without.evaluate(OF_THE_PAGE)


def test_one_is_taken_away_and_made_again(browser: Any, tmp_path: Path) -> None:
    """Would catch: a style that goes with the first stepper, or an element that is spent."""
    page = page_with(browser, tmp_path / "page.html", "", BODIES)
    before = page.evaluate(LOOKS)
    page.evaluate("""() => {
        const place = document.querySelector("main > div[data-snl]");
        made[0].destroy();
        window.left = [place.childNodes.length, place.dataset.mounted];
    }""")
    assert page.evaluate("[...left]") == [0, None]
    assert page.evaluate(LOOKS) == before[1:], "the others stay as they were"
    page.evaluate("snlStepper.mountAll()")
    assert page.evaluate(LOOKS) == before
    first = Shown(page.locator(".snl-stepper").first)
    first.button("Forward").click()
    assert first.position() == 1
    # Moved to another place of the page, as a notebook does with its cells.
    page.evaluate("document.body.prepend(document.querySelector('main > div[data-snl]'))")
    assert first.position() == 1
    assert page.errors == []
