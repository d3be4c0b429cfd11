"""What the pages of the book weigh, and how long they keep a slow machine from answering.

Measured by the pages themselves, in a real Chromium that is slowed down four times: the longest
task while a page loads, and the longest while its steppers are made, as somebody who scrolls
through it or opens its first card sees them come. The target is 300 ms. Tasks of less than 50 ms
are not recorded. The weight is that of a first visit, compressed.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browser import launched, opened
from visiting import ROOT, build, compressed, pages_of, served_folder

pytestmark = pytest.mark.xdist_group("book")

SLOWER = 4

#: From the first byte on, in every page.
OBSERVE = """
window.longest = 0;
new PerformanceObserver((list) => {
  for (const {duration} of list.getEntries()) longest = Math.max(longest, duration);
}).observe({type: "longtask", buffered: true});
"""

#: What was observed since it was asked for last, once the page is idle.
LONGEST = """() => new Promise((done) => requestIdleCallback(() => setTimeout(() => {
  done(longest);
  longest = 0;
})))"""

#: As somebody who scrolls to it, or opens its card, sees it come.
COME = (
    "place => { const card = place.closest('details');"
    "  if (card) card.open = true; place.scrollIntoView(); }"
)


@pytest.fixture
def pages(request: pytest.FixtureRequest, tmp_path: Path, short: bool) -> tuple[Path, list[str]]:
    """The folder of the book, and which of its pages are measured: all, or two of a short book."""
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
    """The weight of a page and its longest tasks, in words."""
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
        # Found by its class: to look for roles is work for the page, and would be measured, too.
        place.evaluate(COME)
        place.locator(".snl-stepper:not([hidden])").wait_for(state="attached")
    stepping = page.evaluate(LONGEST)
    page.context.close()
    return f"{weight / 1000:.0f} kB; loading {loading:.0f} ms; {count} steppers {stepping:.0f} ms"
