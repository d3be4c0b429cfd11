"""The page of a lesson: its place in the course, its questions, and the ways to other parts."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from browser import settled
from visiting import page_at

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("book")]

LESSON = "lessons/05_level_by_level.html"


def test_a_lesson_says_how_much_of_it_is_solved(browser: Any, served: str) -> None:
    """Would catch: a lesson without its place in the course, or that forgets what was solved."""
    page = page_at(browser, served, LESSON)
    line = page.locator("[data-snl-course]")
    assert "Lesson 5 of 12" in line.inner_text()
    names = line.get_attribute("data-snl-course").split()
    first, count = names[0], len(names)
    assert re.search(rf"{count} exercises · \d+ minutes", line.inner_text())
    entry = json.dumps({"version": 1, "source": "", "solved": True})
    page.evaluate("([key, value]) => localStorage.setItem(key, value)",
                  [f"snl-exercise:{first}", entry])  # fmt: skip
    page.reload()
    settled(page)
    assert re.search(rf"1 of {count} exercises solved · \d+ minutes", line.inner_text())
    done = line.evaluate("node => parseFloat(node.style.getPropertyValue('--done'))")
    assert done == pytest.approx(100 / count)
    page.context.close()


def test_the_option_opened_first_is_the_answer(browser: Any, served: str) -> None:
    """Would catch: an answer that is not marked as right or wrong, or that can be changed."""
    page = page_at(browser, served, LESSON)
    question = page.locator(".snl-question").first
    asked = question.locator("p").first.inner_text()
    assert page.get_by_role("group", name=asked, exact=True).count() == 1
    options = question.locator("details")
    rights = options.evaluate_all("all => all.map(one => one.classList.contains('snl-is-right'))")
    assert rights.count(True) == 1
    wrong, right = rights.index(False), rights.index(True)
    for at in (wrong, right):
        options.nth(at).locator("summary").click()
    page.wait_for_function("document.querySelectorAll('.snl-question details[open]').length === 2")
    assert options.nth(wrong).get_attribute("data-answer") == ""
    assert options.nth(right).get_attribute("data-answer") is None
    signs = [
        options.nth(at)
        .locator("summary")
        .evaluate("node => getComputedStyle(node, '::before').content")
        for at in (wrong, right)
    ]
    assert signs == ['"✗"', '"✓"']
    assert options.nth(wrong).locator("summary").bounding_box()["height"] >= 44
    page.context.close()
