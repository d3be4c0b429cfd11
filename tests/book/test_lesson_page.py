"""The questions on the page of a lesson."""

from __future__ import annotations

from typing import Any

import pytest
from visiting import page_at

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("book")]

LESSON = "lessons/05_level_by_level.html"


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
