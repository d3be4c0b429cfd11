"""Pages of the book that lack a part, or have a damaged or refused one: each says so, and does what
it can do without that part.
"""

from __future__ import annotations

from typing import Any

import pytest
from visiting import blank, page_at, stepper

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("book")]

LESSON = "lessons/03_queue_bfs.html"
#: What is left of a file that was cut off on its way.
CUT = "(() => {"


def without(browser: Any, served: str, file: str, name: str, body: str | None = None) -> Any:
    """A page for which a file is missing or, with a body, damaged."""
    page = blank(browser, served)
    answer = {"status": 404, "body": ""} if body is None else {"body": body}
    page.route(f"**/{file}*", lambda route: route.fulfill(**answer))
    page.goto(f"{served}{name}")
    return page


def incomplete(page: Any) -> Any:
    return page.get_by_role("alert").filter(has_text="Part of this page could not be loaded")


#: A script, a page that needs it, what stays of that, and what comes of the script.
SCRIPTS = [
    ("stepper.js", LESSON, "div[data-snl] > img", None),
    ("book.js", LESSON, "div[data-snl] > img", CUT),
    ("workbench.js", "play.html", "div[data-snl-workbench] > p", None),
    ("exercises.js", LESSON, "div[data-snl-exercise] pre", CUT),
]


def test_a_page_without_one_of_its_scripts(browser: Any, served: str) -> None:
    """Would catch: an empty place without a word, in a page that waits for a script for ever."""
    for file, name, stays, body in SCRIPTS:
        page = without(browser, served, file, name, body)
        incomplete(page).wait_for()
        assert incomplete(page).count() == 1
        assert page.locator(stays).first.is_visible()
        page.context.close()


#: A part, its page, what asks for it, and what is said then.
PARTS = [
    ("runs/skips-snakes-*.js", "mistakes.html", ".snl-card summary", "This run could not be"),
    ("turns/", "lessons/02_a_board_is_a_graph.html", "article", "This slider could not be loaded"),
    ("editor.js", LESSON, "[data-snl-exercise] button:text-is('Edit')", "The editor could not"),
    ("draw.js", "play.html", "button:text-is('Draw')", "Draw could not be loaded"),
]


def test_a_part_that_is_missing_is_named(browser: Any, served: str) -> None:
    """Would catch: an empty place without a word, where something is opened."""
    for file, name, opens, says in PARTS:
        page = without(browser, served, file, name)
        page.locator(opens).first.click()
        page.get_by_text(says).first.wait_for()
        page.context.close()


FORBIDDEN = """for (const place of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, place, {
    configurable: true,
    get() { throw new DOMException("no", "SecurityError") },
  });"""


def test_a_browser_that_stores_nothing(browser: Any, served: str) -> None:
    """Would catch: a search and a choice of colours that do nothing, in a frame of another site."""
    page = blank(browser, served)
    page.add_init_script(FORBIDDEN)
    page.goto(f"{served}{LESSON}")
    stepper(page)
    page.keyboard.press("Control+k")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Color mode").click()
    page.get_by_role("button", name="Dark").click()
    page.locator("html[data-theme=dark]").wait_for()
    page.locator("[data-snl-exercise] button:text-is('Edit')").first.click()
    page.locator(".cm-content").first.press_sequentially("x")
    page.get_by_text("stores nothing").first.wait_for()
    assert page.errors == []
    page.context.close()


def test_a_page_where_no_script_runs(browser: Any, served: str) -> None:
    """Would catch: a page without its pictures or its colours, and buttons that need a script."""
    page = page_at(browser, served, LESSON, java_script_enabled=False)
    assert page.locator("div[data-snl] > img").first.is_visible()
    assert page.locator("div[data-snl-exercise] pre").first.is_visible()
    head = page.locator(".article-header-buttons button")
    assert [one.get_attribute("aria-label") for one in head.all() if one.is_visible()] == []
    page.goto(f"{served}index.html")
    door = page.get_by_role("link", name="Start lesson 1")
    ground = door.evaluate("node => getComputedStyle(node).backgroundColor")
    assert ground != "rgba(0, 0, 0, 0)"
    page.goto(f"{served}mistakes.html")
    assert page.locator("img.only-light").first.is_visible()
    assert page.locator("img.only-dark:visible").count() == 0
    page.context.close()


def answer_of(page: Any) -> str:
    """What is said when the program in the workbench of a page is run."""
    region = page.get_by_role("region", name="Workbench")
    region.get_by_role("textbox", name="Program").wait_for()
    region.get_by_role("button", name="Run", exact=True).click()
    region.locator(".s-card").first.wait_for()
    said: str = region.locator(".s-cards").inner_text()
    return said


def test_python_without_one_of_its_files(browser: Any, with_python: str) -> None:
    """Would catch: "Python is loading" without end, and a page that does not try again."""
    page = blank(browser, with_python)
    page.context.route(
        "**/snl_algos.zip*", lambda route: route.fulfill(body="Log in to the network")
    )
    page.goto(f"{with_python}play.html#board=30.3-22&write")
    said = answer_of(page)
    assert "Python could not be loaded (" in said
    assert "[object" not in said
    assert "Traceback" not in said
    page.context.unroute_all()
    assert "Right is" in answer_of(page)
    page.context.close()
