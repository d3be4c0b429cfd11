"""The weight of the book's pages, and how long they block a slow machine.

The pages measure themselves, in a real Chromium slowed down by a factor of four: the longest task
while a page loads, and the longest while its steppers are created, when a reader scrolls to them
or opens the card they are in. The target is 150 ms. Tasks of less than 50 ms are not recorded. The
weight is the compressed size of a first visit.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browser import launched, opened
from visiting import ROOT, build, compressed, pages_of, served_folder

pytestmark = pytest.mark.xdist_group("book")

SLOWER = 4

#: Runs from the beginning in every page.
OBSERVE = """
window.longest = 0;
new PerformanceObserver((list) => {
  for (const {duration} of list.getEntries()) longest = Math.max(longest, duration);
}).observe({type: "longtask", buffered: true});
"""

#: Returns the longest task since the last call, once the page is idle.
LONGEST = """() => new Promise((done) => requestIdleCallback(() => setTimeout(() => {
  done(longest);
  longest = 0;
})))"""

#: Scrolls to a stepper, and opens the cards that it is in.
COME = (
    "place => { let card = place;"
    "  while ((card = card.parentElement.closest('details'))) card.open = true;"
    "  place.scrollIntoView(); }"
)


@pytest.fixture
def pages(request: pytest.FixtureRequest, tmp_path: Path, short: bool) -> tuple[Path, list[str]]:
    """Build the book; return its folder and the pages to measure: all, or two of a short book."""
    if short:
        return request.getfixturevalue("book"), ["index.html", "mistakes.html"]
    ran = build(ROOT / "book", tmp_path / "book")
    assert ran.returncode == 0, ran.stderr[-3000:]
    return tmp_path / "book", pages_of(tmp_path / "book")


def test_pages(
    pages: tuple[Path, list[str]], record_property: Callable[[str, object], None]
) -> None:
    site, names = pages
    with launched() as browser, served_folder(site) as home:
        for name in names:
            record_property(f"page {name}", measured(browser, site, home, name))


def measured(browser: Any, site: Path, home: str, name: str) -> str:
    """Return the weight of a page and its longest tasks, in words."""
    page = opened(browser, "about:blank", home=home, viewport={"width": 1280, "height": 800})
    page.add_init_script(OBSERVE)
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    weight = sum(compressed(page, site, home, name).values())
    loading = page.evaluate(LONGEST)
    summary = page.locator(".snl-card summary").first
    if summary.count():
        summary.click()
        count = 1
    else:
        count = page.locator("div[data-snl]").count()
    for place in page.locator("div[data-snl]").all()[:count]:
        # Found by its class: a search for roles is work for the page and would also be measured.
        place.evaluate(COME)
        place.locator(".snl-stepper:not([hidden])").wait_for(state="attached")
    stepping = page.evaluate(LONGEST)
    page.context.close()
    return f"{weight / 1000:.0f} kB; loading {loading:.0f} ms; {count} steppers {stepping:.0f} ms"
