"""The front page: a first run that can be watched to its end, and the way on for who comes back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from visiting import page_at, stepper

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("book")]

#: What the book keeps of one solved exercise.
SOLVED = json.dumps({"version": 1, "source": "def my_bfs(): ...", "solved": True})


def test_the_first_run_is_played_to_the_goal_in_fifteen_seconds(browser: Any, served: str) -> None:
    """Would catch: a stranger's first program that takes a minute, or ends without a proof."""
    page = page_at(browser, served, "index.html")
    region = stepper(page)
    number, last = map(int, str(region.locator(".s-of").text_content()).split("/"))
    assert number == 0 and last <= 30
    page.clock.install()
    region.get_by_role("button", name="Play").click()
    page.clock.run_for(15_000)
    assert region.locator(".s-of").text_content() == f"{last} / {last}"
    assert region.locator(".s-outcome").text_content().startswith("It returned 3 throws")
    assert "no cell before 24 leads to the goal" in region.locator(".s-sentence").text_content()
    page.context.close()


def test_who_comes_back_is_led_to_the_next_exercise(browser: Any, served: str) -> None:
    """Would catch: "Start lesson 1" for somebody who has solved 2.1; a link to nowhere."""
    page = page_at(browser, served, "index.html")
    door = page.locator(".snl-doors a").first
    assert "1" in door.text_content() and not page.locator("[data-snl-kept]").text_content()
    page.evaluate("text => localStorage.setItem('snl-exercise:write-it-yourself', text)", SOLVED)
    page.reload()
    assert door.text_content() == "Continue: lesson 3, exercise 3.2"
    assert "in this browser" in page.locator("[data-snl-kept]").text_content()
    door.click()
    page.wait_for_url("**/lessons/03_*#*")
    assert page.locator(f"[id='{page.url.split('#')[1]}'][data-snl-exercise]").count() == 1

    page.goto(f"{served}lessons/README.html")
    assert "exercise 3.2" in page.locator("[data-snl-kept]").text_content()
    assert page.locator(".snl-lessons .snl-mark").all_text_contents() == [
        "1/4 (1 of 4 exercises solved)"
    ]
    page.context.close()
