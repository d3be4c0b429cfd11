"""Pages as a reader has them in front of them: nothing moves, and what matters is in sight.

One page of each kind is looked at, and all lessons where it is about lessons.
"""

from __future__ import annotations

from typing import Any

import pytest
from browser import settled
from visiting import KINDS_OF_PAGES, LESSONS, opened_quietly, stepper

pytestmark = [pytest.mark.xdist_group("book"), pytest.mark.full]

PHONE = (390, 844)


# -- nothing moves ---------------------------------------------------------------------------------

#: Adds up how much moves without having been asked to.
WATCH = """
window.moved = 0;
new PerformanceObserver((list) => {
  for (const {value, hadRecentInput} of list.getEntries()) if (!hadRecentInput) moved += value;
}).observe({type: "layout-shift", buffered: true});
"""


def test_nothing_moves_while_a_page_loads(browser: Any, served: str) -> None:
    """Would catch: fonts that push the text aside, a stepper or a board without a place of its
    size. At most 0.02 for each page (the layout shift of the Web Vitals).
    """
    moved = {}
    for name in KINDS_OF_PAGES:
        page = opened_quietly(browser, *PHONE)
        page.add_init_script(WATCH)
        page.goto(f"{served}{name}")
        page.evaluate("document.fonts.ready")
        settled(page)
        moved[name] = page.evaluate("moved")
        page.context.close()
    assert {name: round(much, 3) for name, much in moved.items() if much > 0.02} == {}


# -- where things stand ----------------------------------------------------------------------------

#: What of a page lies below the contents at its side, while these can be seen.
COVERED = """() => {
  const contents = document.querySelector("#pst-secondary-sidebar");
  if (!contents?.checkVisibility({visibilityProperty: true})) return [];
  const {left, top, bottom} = contents.getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".bd-article :is(p, li, img, pre, table)")];
  return boxes.map((node) => [node.outerHTML.slice(0, 80), node.getBoundingClientRect()])
    .filter(([, box]) => box.right > left && box.top < bottom && box.bottom > top)
    .map(([html]) => html);
}"""


def test_the_contents_at_the_side_cover_nothing(browser: Any, served: str) -> None:
    """Would catch: a list of headings printed over the cards of the boards."""
    page = opened_quietly(browser, 1366, 768)
    for name in ("boards.html", "engines.html", "lessons/03_queue_bfs.html"):
        page.goto(f"{served}{name}")
        for down in (0, 900, 3000):
            page.evaluate("down => scrollTo(0, down)", down)
            settled(page)
            assert page.evaluate(COVERED) == [], (name, down)
    page.context.close()


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
    browser: Any, served: str, size: tuple[int, int]
) -> None:
    """Would catch: a lesson that says "keep your eyes on the queue", and a queue below the edge."""
    page = opened_quietly(browser, *size)
    page.goto(f"{served}lessons/03_queue_bfs.html")
    region = stepper(page)
    region.evaluate("it => it.getRootNode().host.scrollIntoView()")
    bottom = size[1]
    if size == PHONE:
        bottom = region.get_by_role("group", name="Time").bounding_box()["y"]
    for part in (".s-sheet", ".s-says", ".s-waiting"):
        box = region.locator(part).bounding_box()
        assert 0 <= box["y"] <= box["y"] + box["height"] <= bottom, part
    page.context.close()


def test_a_page_is_where_it_was_after_a_lecture(browser: Any, served: str) -> None:
    """Would catch: the text after the stepper in its place, and the stepper a window above."""
    with opened_quietly(browser, *PHONE) as page:
        page.goto(f"{served}lessons/03_queue_bfs.html")
        stepper = page.locator(".snl-stepper").first
        stepper.evaluate("it => it.scrollIntoView()")
        settled(page)
        there = page.evaluate("scrollY")
        for on in (True, False):
            stepper.get_by_role("button", name="Lecture").click()
            page.wait_for_function("on => !!document.fullscreenElement === on", arg=on)
            settled(page)
        assert page.evaluate("scrollY") == there
