"""A stepper that is taken away leaves nothing behind, and stops what it was doing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from browser import opened

from snl_algos import Board, trace
from snl_algos.widgets.page import script
from snl_algos.workbench.payload import payload_of, payload_of_several

pytestmark = pytest.mark.xdist_group("browser")

RUNS = [trace(name, Board(12, {3: 9})) for name in ("queue-bfs", "forward-dp")]
PAYLOADS = {"one": payload_of(RUNS[0]), "two": payload_of_several(RUNS)}


def listeners(page: Any) -> int:
    """How many listeners the window, the document and the media queries of the page have."""
    session = page.context.new_cdp_session(page)
    found = 0
    for what in ("window", "document", "document.body"):
        node = session.send("Runtime.evaluate", {"expression": what})["result"]["objectId"]
        answer = session.send("DOMDebugger.getEventListeners", {"objectId": node})
        found += len(answer["listeners"])
    return found


@pytest.mark.parametrize("keys", [True, False], ids=["keys of the page", "its own keys"])
@pytest.mark.parametrize("kind", PAYLOADS)
def test_nothing_is_left(browser: Any, tmp_path: Path, kind: str, keys: bool) -> None:
    """Would catch: a listener of the window for each stepper there ever was, holding its trace."""
    (tmp_path / "page.html").write_text(
        f'<!DOCTYPE html><meta charset="utf-8"><div id="place"></div><script>{script()}</script>',
        encoding="utf-8",
    )
    page = opened(browser, (tmp_path / "page.html").as_uri())
    act = f"""() => {{
        const place = document.querySelector("#place");
        const options = {{ keys: {json.dumps(keys)} }};
        const stepper = snlStepper.mount(place, {json.dumps(PAYLOADS[kind])}, options);
        stepper.element.querySelector(".s-buttons button:nth-child(3)").click();
        stepper.destroy();
        return [place.childNodes.length, stepper.position()];
    }}"""
    before = listeners(page)
    first = page.evaluate(act)
    for _ in range(20):
        assert page.evaluate(act) == first
    assert first[0] == 0
    assert listeners(page) == before
    assert page.errors == []


def test_a_stepper_that_plays_stops_when_it_is_taken_away(browser: Any, tmp_path: Path) -> None:
    """Would catch: a run that goes on step by step in a stepper that nobody sees."""
    (tmp_path / "page.html").write_text(
        f'<!DOCTYPE html><meta charset="utf-8"><div id="place"></div><script>{script()}</script>',
        encoding="utf-8",
    )
    page = opened(browser, (tmp_path / "page.html").as_uri())
    page.clock.install()
    page.evaluate(
        f"""() => {{
            const place = document.querySelector("#place");
            globalThis.gone = snlStepper.mount(place, {json.dumps(PAYLOADS["one"])}, {{}});
            gone.element.querySelector(".s-buttons button:nth-child(3)").click();
        }}"""
    )
    page.clock.run_for(2000)
    reached = page.evaluate("gone.position()")
    assert reached > 0
    page.evaluate("gone.destroy()")
    page.clock.run_for(10_000)
    assert page.evaluate("gone.position()") == reached
