"""The sliders of a lesson on its page, without Python."""

from __future__ import annotations

import json
from typing import Any

import pytest
from browser import barriers
from visiting import ROOT, page_at

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("book")]

ONE = "lessons/02_a_board_is_a_graph.html"
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


def shown_at(turn: dict[str, Any], *places: int) -> str:
    """The text of the recorded output at these places of the controls."""
    index = 0
    for control, place in zip(turn["controls"], places, strict=True):
        index = index * len(control["values"]) + place
    parts = turn["shown"][turn["which"][index]]
    return "\n".join(part["data"] for part in parts if part["kind"] == "text/plain")


def test_sliders(browser: Any, served: str) -> None:
    """Would catch: an output in another's place, a layout that jumps, a slider without its name."""
    record = json.loads((ROOT / "book" / "turns" / "a_board_is_a_graph.json").read_text("utf-8"))
    turn = record["turns"][1]
    page = page_at(browser, served, ONE, **PHONE)
    place = page.locator("[data-snl-turn]").nth(1)
    place.scroll_into_view_if_needed()
    output = place.locator(".snl-turned")
    output.wait_for()
    sliders = [place.get_by_label(one["name"]) for one in turn["controls"]]
    places = [one["at"] for one in turn["controls"]]
    assert output.inner_text().strip() == shown_at(turn, *places).strip()
    height = place.bounding_box()["height"]
    sliders[0].focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    sliders[1].focus()
    page.keyboard.press("Home")
    places = [places[0] - 2, 0]
    assert output.inner_text().strip() == shown_at(turn, *places).strip()
    assert sliders[0].get_attribute("aria-valuetext") == str(
        turn["controls"][0]["values"][places[0]]
    )
    page.keyboard.press("End")
    assert place.bounding_box()["height"] == height
    last = len(turn["controls"][1]["values"]) - 1
    sliders[0].dispatch_event("pointerdown")
    sliders[0].fill("0")
    sliders[0].dispatch_event("pointercancel")  # as where a finger scrolls the page from there
    assert output.inner_text().strip() == shown_at(turn, places[0], last).strip()
    assert (page.astray, page.errors) == ([], [])  # axe loads style sheets once more
    assert barriers(page, "[data-snl-turn]") == []
    page.context.close()
