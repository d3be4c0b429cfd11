"""Pages as a reader has them in front of them: nothing moves, and what matters is in sight.

One page of each kind is looked at, and all lessons where it is about lessons.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser import settled
from visiting import KINDS_OF_PAGES, LESSONS, Silent, opened_quietly, served_folder, stepper

pytestmark = [pytest.mark.xdist_group("book"), pytest.mark.full]

PHONE = (390, 844)


@pytest.fixture(scope="session")
def book(site: Path) -> Iterator[str]:
    """The address of a server whose fonts are late, as they are on a slow network."""
    with served_folder(site, LateFonts) as address:
        yield address


class LateFonts(Silent):
    """A server that takes its time for fonts, and has them asked for each time."""

    def do_GET(self) -> None:
        """Send a file."""
        if ".woff2" in self.path:
            time.sleep(0.3)
        super().do_GET()

    def end_headers(self) -> None:
        """Send the headers."""
        if ".woff2" in self.path:
            self.send_header("Cache-Control", "no-store")
        super().end_headers()


# -- nothing moves ---------------------------------------------------------------------------------

#: Adds up how much moves without having been asked to.
WATCH = """
window.moved = 0;
new PerformanceObserver((list) => {
  for (const {value, hadRecentInput} of list.getEntries()) if (!hadRecentInput) moved += value;
}).observe({type: "layout-shift", buffered: true});
"""


def test_nothing_moves_while_a_page_loads(browser: Any, book: str) -> None:
    """Would catch: fonts that come late and push the text aside, a stepper or a board without a
    place of its size. At most 0.05 for each page (the layout shift of the Web Vitals).
    """
    moved = {}
    for name in KINDS_OF_PAGES:
        page = opened_quietly(browser, *PHONE)
        page.add_init_script(WATCH)
        page.goto(f"{book}{name}")
        page.evaluate("document.fonts.ready")
        settled(page)
        moved[name] = page.evaluate("moved")
        page.context.close()
    assert {name: round(much, 3) for name, much in moved.items() if much > 0.05} == {}


# -- where things stand ----------------------------------------------------------------------------

#: Where the first thing that moves begins, from the top of the page.
FIGURE = """() => document
  .querySelector("div:is([data-snl], [data-snl-turn], [data-snl-workbench])")
  .getBoundingClientRect().top + scrollY"""


def test_the_first_screen_of_a_lesson_moves(browser: Any, served: str) -> None:
    """Would catch: a first figure below a screen of code, or of imports for it."""
    page = opened_quietly(browser, 1280, 650)
    for name in LESSONS[::3]:
        page.goto(f"{served}lessons/{name}.html")
        settled(page)
        assert page.evaluate(FIGURE) < 500, name
    page.context.close()


@pytest.mark.parametrize("size", [(1280, 650), PHONE])
def test_board_sentence_and_queue_are_in_sight_together(
    browser: Any, book: str, size: tuple[int, int]
) -> None:
    """Would catch: a lesson that says "keep your eyes on the queue", and a queue below the edge."""
    page = opened_quietly(browser, *size)
    page.goto(f"{book}lessons/03_queue_bfs.html")
    region = stepper(page)
    region.evaluate("it => it.getRootNode().host.scrollIntoView()")
    bottom = size[1]
    if size == PHONE:
        bottom = region.get_by_role("group", name="Time").bounding_box()["y"]
    for part in (".s-sheet", ".s-says", ".s-waiting"):
        box = region.locator(part).bounding_box()
        assert 0 <= box["y"] <= box["y"] + box["height"] <= bottom, part
    page.context.close()


def test_a_page_is_where_it_was_after_a_lecture(browser: Any, book: str) -> None:
    """Would catch: the text after the stepper in its place, and the stepper a window above."""
    with opened_quietly(browser, *PHONE) as page:
        page.goto(f"{book}lessons/03_queue_bfs.html")
        stepper = page.locator(".snl-stepper").first
        stepper.evaluate("it => it.scrollIntoView()")
        settled(page)
        there = page.evaluate("scrollY")
        for on in (True, False):
            stepper.get_by_role("button", name="Lecture").click()
            page.wait_for_function("on => !!document.fullscreenElement === on", arg=on)
            settled(page)
        assert page.evaluate("scrollY") == there
