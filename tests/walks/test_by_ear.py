"""A visit by names and roles alone, as somebody has it who hears the page."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("playwright")
pytest.importorskip("sphinx")
pytest.importorskip("myst_nb")

from browser import settled
from visiting import page_at

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("book")]

#: Of what has a role that is used: each must have a name.
USED = ["button", "slider", "combobox", "textbox", "grid", "gridcell", "link", "region", "dialog"]


def press(where: Any, name: str) -> None:
    where.get_by_role("button", name=name, exact=True).click()


def says(where: Any) -> str:
    """What the live regions say."""
    heard = where.locator("[role=status], [role=alert], [aria-live=polite]")
    return " ".join(heard.all_inner_texts())


def assert_named(where: Any) -> None:
    """No line of the accessibility tree has a role without a name."""
    lines = [line.strip().removeprefix("- ") for line in where.aria_snapshot().splitlines()]
    nameless = [line for line in lines if line.split(":")[0].split(" [")[0] in USED]
    assert nameless == []
    assert not any(" , " in line for line in lines), "a name with a hole in it"


def test_a_stepper_and_a_game(browser: Any, served: str) -> None:
    """Would catch: a control without a name, a step or a throw of which nothing is said."""
    page = page_at(browser, served, "lessons/03_queue_bfs.html")
    place = page.get_by_role("heading", name="You are the queue")
    place.scroll_into_view_if_needed()
    stepper = page.get_by_role("region", name="Stepper: BFS with a queue").first
    stepper.scroll_into_view_if_needed()
    assert_named(stepper)
    assert "The queue holds the start, cell 1 (0 throws)." in says(stepper)
    slider = stepper.get_by_role("slider", name="Step")
    press(stepper, "Predict")
    press(stepper, "Forward")
    assert "Take cell 1 from the front (0 throws)." in says(stepper)
    press(stepper, "Back")
    assert slider.input_value() == "0"
    press(stepper, "Last")
    assert slider.input_value() == slider.get_attribute("max")
    goal = stepper.get_by_role("gridcell", name="cell 14, goal")
    assert "reached in 3 throws" in goal.get_attribute("aria-label")
    press(stepper, "Export")
    assert_named(stepper)
    page.goto(f"{served}play.html")
    settled(page)
    bench = page.get_by_role("region", name="Workbench")
    press(bench, "Throw 2")
    assert "land on 3" in says(bench) and "22" in says(bench)
    for mode in ("Play", "Draw", "Write"):
        press(bench, mode)
        assert_named(bench)
    assert page.errors == []
    page.context.close()
