"""What a browser does while a page loads: it styles each part about once, and no folded one."""

from __future__ import annotations

from typing import Any

import pytest
from browser import settled
from visiting import page_at

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("book")]

#: A page with much code, and many cells that run.
LESSON = "lessons/05_lists_and_matrices.html"


def styled(browser: Any, page: Any, address: str) -> int:
    """Return how many elements were styled while a page loaded, each as often as it was."""
    session = browser.new_browser_cdp_session()
    events: list[dict[str, Any]] = []
    ended: list[object] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda part: ended.append(part))
    config = {"includedCategories": ["devtools.timeline"]}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    page.goto(address)
    cells = page.locator("[data-snl-cell]")
    for at in range(cells.count()):
        cells.nth(at).get_by_role("button", name="Run").wait_for(state="attached")
    settled(page)
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(20)
    session.detach()
    return sum(
        event["args"].get("elementCount", 0)
        for event in events
        if event["name"] == "UpdateLayoutTree" and event["ph"] == "X"
    )


def test_a_lesson_is_styled_about_once(browser: Any, served: str) -> None:
    """Would catch: something put among the sections of a page, or into each of its cells, for which
    the browser computes the style of all of them again: a quarter of a second on a slow machine.
    """
    page = page_at(browser, served, "index.html")
    count = styled(browser, page, f"{served}{LESSON}")
    assert count <= 1.8 * page.locator("*").count()
    page.context.close()


def test_folded_cards_are_not_laid_out(browser: Any, served: str) -> None:
    """Would catch: the code of 26 closed cards that is laid out because the theme asks each block
    how wide it is, which took the page half a second.
    """
    page = page_at(browser, served, "mistakes.html")
    boxes = "nodes => nodes.map(node => node.getClientRects().length)"
    assert not any(page.locator(".snl-card pre").evaluate_all(boxes))
    card = page.locator(".snl-card").first
    card.locator("summary").first.click()
    assert card.locator("dl").evaluate_all(boxes) == [1]
    page.context.close()
