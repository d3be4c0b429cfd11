"""The code cells of a lesson's page: run, edited, stopped and reset where they stand.

That each of them shows what the notebook has recorded is tested in `tests/pyodide`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from browser import settled
from visiting import page_at

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("book")]

LESSON = "lessons/04_land_and_stand.html"


class Cell:
    """A code cell of a page, used by its names and roles."""

    def __init__(self, page: Any, code: str) -> None:
        self.page = page
        self.whole = page.locator("div.cell", has_text=code).first
        self.group = self.whole.get_by_role("group", name="Cell ")

    def button(self, name: str) -> Any:
        return self.whole.get_by_role("button", name=name, exact=True)

    def run(self, says: str = "Done") -> str:
        """What is shown in the place of the recorded output, when this is said."""
        self.button("Run").click()
        return self.shows(says)

    def shows(self, says: str = "Done") -> str:
        self.group.get_by_role("status").filter(has_text=says).wait_for()
        shown: str = self.whole.locator(".cell_output:visible").first.inner_text()
        return shown

    def write(self, source: str) -> None:
        if self.button("Edit").is_visible():
            self.button("Edit").click()
        self.group.get_by_role("textbox").focus()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.insert_text(source)


@pytest.fixture(scope="module")
def lesson(browser: Any, with_python: str) -> Iterator[Any]:
    """One page with Python for most of the tests here."""
    page = page_at(browser, with_python, LESSON)
    yield page
    assert (page.astray, page.errors) == ([], [])
    page.context.close()


def test_a_cell_runs_where_it_stands(browser: Any, with_python: str) -> None:
    """Would catch: an output beside the recorded one or further in, or a focus that is lost."""
    page = page_at(browser, with_python, "lessons/03_queue_bfs.html")
    source = Cell(page, 'source("queue-bfs")')
    code = source.whole.get_by_text("def queue_bfs(").locator("visible=true")
    begins = code.bounding_box()["x"]
    source.run()
    assert code.bounding_box()["x"] == begins
    cell = Cell(page, "move_array(Board(12")
    assert not cell.whole.locator("pre", has_text="[-1, -1, 10").is_visible()  # it is folded
    cell.button("Run").click()  # what it needs is made in a cell above, which runs first
    assert cell.shows().strip() == "[-1, -1, 10, -1, -1, -1, -1, -1, -1, -1, -1, -1]"
    assert cell.button("Run").evaluate("node => node === document.activeElement")
    assert not cell.whole.locator("details").is_visible()
    assert (page.astray, page.errors) == ([], [])
    page.context.close()


def test_values_are_shown_as_they_are(lesson: Any) -> None:
    """Would catch: a board or a stepper that is only text."""
    stepper = Cell(lesson, 'step("queue-bfs", Board(8, {2: 3, 3: 8}), predict=True)')
    stepper.whole.get_by_text("Show the source").click()  # the first code of a lesson is folded
    stepper.run()
    made = stepper.whole.get_by_role("region", name="Stepper").locator("visible=true")
    assert made.count() == 1
    board = Cell(lesson, "steep = Board(8")
    board.write("Board(8, {2: 3, 3: 8})")
    board.run()
    assert board.whole.locator(".s-jumps > g:visible").count() == 2
    board.button("Reset").click()


def test_a_cell_is_edited_and_reset(lesson: Any) -> None:
    """Would catch: a Reset that leaves the reader's code or output, names that are lost, a key that
    the page takes from the editor, or an editor without a width on paper.
    """
    cell = Cell(lesson, "steep = Board(8")
    cell.write("mine = 6 * 7\nprint('sum', mine)")
    lesson.keyboard.press("Shift+Enter")
    assert cell.shows().strip() == "sum 42"
    other = Cell(lesson, 'board = load_board("thirty")')
    other.write("mine")
    lesson.keyboard.type(" / 6")
    assert other.run().strip() == "7.0"
    lesson.emulate_media(media="print")
    assert other.group.get_by_role("textbox").bounding_box()["width"] > 300
    lesson.emulate_media(media="screen")
    for one in (cell, other):
        one.button("Reset").click()
        one.group.get_by_role("status").filter(has_text="As in the lesson").wait_for()
        assert one.group.get_by_role("textbox").count() == 0
        assert not one.button("Reset").is_visible()
    assert cell.whole.locator("details").is_visible()  # its recorded output, folded
    assert "steep" in cell.whole.inner_text()


def test_html_that_a_cell_shows_runs_nothing_and_loads_nothing_from_elsewhere(lesson: Any) -> None:
    """Would catch: a script in the page's place, by an address in disguise or an animation."""
    links = [
        '<a href="java&#9;script:window.ran = 1">one</a>',
        '<a href="&#1;javascript:window.ran = 2">two</a>',
        '<svg><a><animate attributeName="href" values="javascript:window.ran = 3"/>'
        '<text y="20">three</text></a></svg>',
        '<svg><a><set attributeName="href" to="javascript:window.ran = 4"/>'
        '<text y="20">four</text></a></svg>',
        '<button formaction="javascript:window.ran = 5">five</button>',
    ]
    others = [
        "<script>window.ran = 6</script>",
        '<img src="data:," onerror="window.ran = 7">',
        '<img src="http://elsewhere.example/1"><video poster="http://elsewhere.example/2"></video>',
        '<b style="background: url(http://elsewhere.example/3)">the end</b>',
        '<a href="#top">kept</a><img alt="kept" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
    ]
    cell = Cell(lesson, "steep = Board(8")
    html = "".join(links + others)
    cell.write(f"class Shown:\n    def _repr_html_(self): return {html!r}\nShown()")
    assert "the end" in cell.run()
    shown = cell.whole.locator(".cell_output:visible")
    for words in ("one", "two", "three", "four", "five"):
        shown.get_by_text(words, exact=True).click(force=True)
    assert shown.locator("a[href='#top'], img[alt=kept][src^=data]").count() == 2
    assert lesson.evaluate("window.ran") is None
    refused = [words for words in lesson.errors if "elsewhere.example" in words]
    assert len(refused) == 3 and all("Content Security Policy" in words for words in refused)
    # What was refused is reported as if it had been sent.
    lesson.errors[:] = [words for words in lesson.errors if words not in refused]
    lesson.astray[:] = [url for url in lesson.astray if "elsewhere.example" not in url]
    cell.button("Reset").click()


def test_errors_are_cards_that_lead_to_their_line(lesson: Any) -> None:
    """Would catch: a traceback through the package, or one without a line."""
    cell = Cell(lesson, "steep = Board(8")
    cell.write("first = 1\n\nfirst / 0")
    said = cell.run("ZeroDivisionError in line 3")
    assert "Division by zero." in said and "Traceback" not in said
    cell.button("Show line 3").click()
    assert cell.group.locator(".s-faulty").inner_text() == "first / 0"
    cell.write("for")
    assert "cannot be loaded" in cell.run("syntax")
    cell.write("print(no_such_name)")
    assert "Run the cells above" not in cell.run("NameError in line 1")
    cell.button("Reset").click()


def test_what_does_not_end_is_stopped(lesson: Any) -> None:
    """Would catch: a page that a loop holds, or a Python that comes back with old names."""
    cell = Cell(lesson, "steep = Board(8")
    cell.write("before = 1\nwhile True:\n    pass")
    cell.button("Run").click()
    exercise = lesson.get_by_role("region", name="Exercise 4.1: your answer")
    assert exercise.get_by_role("button", name="Check").get_attribute("aria-disabled") == "true"
    cell.button("Stop").click()
    cell.group.get_by_role("status").filter(has_text="Stopped").wait_for()
    cell.write("print('before' in globals())")
    assert cell.run().strip() == "False"
    cell.button("Reset").click()


def test_reset_this_lesson_asks_and_forgets_this_lesson_only(
    browser: Any, with_python: str
) -> None:
    """Would catch: a click that loses work, what stays behind, another lesson that is touched."""
    page = page_at(browser, with_python, LESSON)
    first, other = "how-often-does-it-join", "as-few-as-you-can"
    entry = json.dumps({"version": 1, "source": "mine = 1", "solved": True})
    for name in (first, other):
        for place in ("localStorage", "sessionStorage"):
            page.evaluate(f"([name, entry]) => {place}.setItem(`snl-exercise:${{name}}`, entry)",
                          [name, entry])  # fmt: skip
    page.reload()
    settled(page)
    line = page.locator("[data-snl-course]")
    region = page.get_by_role("region", name="Exercise 4.3: your answer")
    assert "Lesson 4 of 12" in line.inner_text()
    assert "1 of 3 exercises solved" in line.inner_text()
    assert "mine = 1" in region.inner_text()
    stored = (
        "name => [localStorage, sessionStorage].map(one => one.getItem(`snl-exercise:${name}`))"
    )
    button = line.get_by_role("button", name="Reset this lesson")
    for answer in ("Keep it", "Reset it"):
        button.click()
        dialog = page.get_by_role("dialog", name="Reset this lesson?")
        assert page.evaluate(stored, first) == [entry, entry]
        dialog.get_by_role("button", name=answer).click()
        assert not dialog.is_visible()
    assert page.evaluate(stored, first) == [None, None]
    assert page.evaluate(stored, other) == [entry, entry]
    assert "mine = 1" not in region.inner_text()
    assert "✓ Solved" not in region.inner_text()
    assert re.search(r"3 exercises · \d+ minutes", line.inner_text())
    page.context.close()


def test_an_edit_of_a_cell_stays_until_the_lesson_is_reset(browser: Any, served: str) -> None:
    """Would catch: code that is lost with the page, or that stays after a reset."""
    page = page_at(browser, served, LESSON)
    text = "steep = Board(8"

    def cell() -> Cell:
        page.reload()
        settled(page)
        return Cell(page, "steep")

    Cell(page, text).write("steep = 'mine'")
    edited = cell()
    edited.group.get_by_role("textbox").filter(has_text="steep = 'mine'").wait_for()
    page.get_by_role("button", name="Reset this lesson").click()
    page.get_by_role("button", name="Reset it").click()
    edited.button("Reset").wait_for(state="hidden")
    assert text in edited.whole.inner_text()
    assert cell().group.get_by_role("textbox").count() == 0

    page.context.close()
