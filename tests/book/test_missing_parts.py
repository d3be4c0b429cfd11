"""Pages of the book that lack a part, or have a damaged or refused one: each says so, and does what
it can do without that part.
"""

from __future__ import annotations

from typing import Any

import pytest
from amounts import mostly_release
from visiting import blank, page_at, stepper

pytest.importorskip("sphinx")
pytest.importorskip("myst_nb")

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("book")]

LESSON = "lessons/02_queue_bfs.html"
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


@pytest.mark.parametrize("body", [None, pytest.param(CUT, id="cut")])
@pytest.mark.parametrize(
    ("file", "name", "stays"),
    [
        ("stepper.js", LESSON, "div[data-snl] > img"),
        ("book.js", LESSON, "div[data-snl] > img"),
        ("workbench.js", "play.html", "div[data-snl-workbench] > p"),
        ("workbench.js", LESSON, "div[data-snl-exercise] pre"),
        ("exercises.js", LESSON, "div[data-snl-exercise] pre"),
        ("searchindex.js", "search.html?q=queue", "input[type=search]:visible"),
    ],
)
def test_a_page_without_one_of_its_scripts(
    browser: Any, served: str, file: str, name: str, stays: str, body: str | None
) -> None:
    """Would catch: an empty place without a word, in a page that waits for a script for ever."""
    page = without(browser, served, file, name, body)
    incomplete(page).wait_for()
    assert incomplete(page).count() == 1
    assert page.locator(stays).first.is_visible()
    if file == "exercises.js":
        stepper(page)
    page.context.close()


def test_a_whole_page_misses_nothing(browser: Any, served: str) -> None:
    """Would catch: a page that says so all the same."""
    page = page_at(browser, served, LESSON)
    stepper(page)
    assert incomplete(page).count() == 0
    page.context.close()


@pytest.mark.parametrize("body", [None, pytest.param(CUT, id="cut")])
def test_a_card_without_its_run(browser: Any, served: str, body: str | None) -> None:
    """Would catch: an empty card, or one that takes the next ones along."""
    page = without(browser, served, "runs/skips-snakes-*.js", "mistakes.html", body)
    cards = page.locator(".snl-card > details > summary")
    cards.first.click()
    page.get_by_text("This run could not be loaded. Reload the page").wait_for()
    cards.nth(1).click()
    stepper(page, 2)
    page.context.close()


@pytest.mark.parametrize("body", [None, pytest.param(CUT, id="cut")])
def test_a_slider_without_its_record(browser: Any, served: str, body: str | None) -> None:
    """Would catch: a slider that is not there, without a word."""
    page = without(browser, served, "turns/", "lessons/01_a_board_is_a_graph.html", body)
    page.get_by_text("This slider could not be loaded. Reload the page").first.wait_for()
    page.context.close()


def test_an_exercise_without_what_draws_its_board(browser: Any, served: str) -> None:
    """Would catch: an exercise that stays a picture, and cannot be answered."""
    page = without(browser, served, "draw.js", "lessons/09_repairing_it.html")
    region = page.get_by_role("region", name="Exercise 9.2: your answer")
    region.get_by_role("button", name="Edit").click()
    region.get_by_role("textbox").wait_for()
    page.context.close()


def test_an_exercise_without_an_editor(browser: Any, served: str) -> None:
    """Would catch: a reason that stays when there is an editor again."""
    page = without(browser, served, "editor.js", LESSON)
    region = page.get_by_role("region", name="Exercise 2.1: your answer")
    region.get_by_role("button", name="Edit").click()
    says = region.get_by_text("The editor could not be loaded. Press Edit to try again.")
    says.wait_for()
    page.unroute_all()
    region.get_by_role("button", name="Edit").click()
    region.get_by_role("textbox").wait_for()
    assert says.count() == 0
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
    door = page.get_by_role("link", name="Start lesson 0")
    ground = door.evaluate("node => getComputedStyle(node).backgroundColor")
    assert ground != "rgba(0, 0, 0, 0)"
    page.goto(f"{served}mistakes.html")
    assert page.locator("img.only-light").first.is_visible()
    assert page.locator("img.only-dark:visible").count() == 0
    page.context.close()


REFUSED = "window.Worker = class { constructor() { throw new DOMException('refused') } }"
SILENT = """window.Worker = class {
  constructor() { setTimeout(() => this.onerror(new Event("error"))) }
  postMessage() {}
  terminate() {}
}"""


def answer_of(page: Any) -> str:
    """What is said when the program in the workbench of a page is run."""
    region = page.get_by_role("region", name="Workbench")
    region.get_by_role("textbox", name="Program").wait_for()
    region.get_by_role("button", name="Run", exact=True).click()
    region.locator(".s-card").first.wait_for()
    said: str = region.locator(".s-cards").inner_text()
    return said


@pytest.mark.parametrize(
    ("script", "why"),
    [
        pytest.param("delete window.Worker", "Worker is not defined", id="none"),
        pytest.param(REFUSED, "refused", id="refused"),
        pytest.param(SILENT, "the browser did not start its worker", id="silent"),
    ],
)
def test_a_browser_that_has_no_worker(
    browser: Any, with_python: str, script: str, why: str
) -> None:
    """Would catch: "It runs" without end, or a reason that is "undefined"."""
    page = blank(browser, with_python)
    page.add_init_script(script)
    page.goto(f"{with_python}play.html#board=30.3-22&write")
    for _ in range(2):
        assert f"Python could not be loaded ({why}). Press the button again" in answer_of(page)
    page.context.close()


FILES = ["pyodide.asm.wasm", "python_stdlib.zip", "snl_algos.zip"]


@pytest.mark.parametrize("file", mostly_release(FILES, full=FILES[-1:]))
def test_python_without_one_of_its_files(browser: Any, with_python: str, file: str) -> None:
    """Would catch: "Python is loading" without end, and a page that does not try again."""
    page = blank(browser, with_python)
    page.context.route(f"**/{file}*", lambda route: route.fulfill(body="Log in to the network"))
    page.goto(f"{with_python}play.html#board=30.3-22&write")
    said = answer_of(page)
    assert "Python could not be loaded (" in said
    assert "[object" not in said
    assert "Traceback" not in said
    page.context.unroute_all()
    assert "Right is" in answer_of(page)
    page.context.close()
