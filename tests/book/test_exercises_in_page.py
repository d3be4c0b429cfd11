"""The exercises on the pages of the lessons: solved, stored, marked, exported and imported.

Every exercise is answered in `tests/workbench`; here some of each form are, in one page.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from command import snl
from tasks import Task
from visiting import page_at

from snl_algos.course import exercise

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("book")]

ZERO = "lessons/01_play_then_prove.html"
TWO, THREE = "lessons/03_queue_bfs.html", "lessons/04_land_and_stand.html"


def opened(browser: Any, address: str, name: str, **context: Any) -> Any:
    """A page of a lesson, with nothing stored."""
    return page_at(browser, address, name, **context)


@pytest.fixture(scope="module")
def lesson(browser: Any, with_python: str) -> Iterator[Any]:
    """One page with Python for most of the tests here."""
    page = opened(browser, with_python, TWO)
    yield page
    assert (page.astray, page.errors) == ([], [])
    page.context.close()


@pytest.fixture(scope="module")
def proofs(browser: Any, with_python: str) -> Iterator[Any]:
    """A page with steps to order and to choose."""
    page = opened(browser, with_python, THREE)
    yield page
    assert (page.astray, page.errors) == ([], [])
    page.context.close()


# -- each form, from the stub over a wrong answer to the solution ----------------------------------


def test_a_function(lesson: Any) -> None:
    """Would catch: a stub that passes, a card without its board or run, a solution that fails."""
    task = Task(lesson, "write-it-yourself")
    assert re.search(r"\d+ boards tried", task.check())
    assert not task.solved()
    wrong = task.one.wrong_answers[0]
    task.write(wrong.code)
    task.check()
    assert wrong.board is not None
    assert task.thumb() == dict(wrong.board.jumps)
    task.button("Step to the first difference").click()
    stepper = lesson.get_by_role("region", name=re.compile("^Stepper")).filter(has_text="my_bfs")
    stepper.wait_for()
    assert stepper.locator("section.s-pane").count() == 2
    link = task.region.get_by_role("link", name="Open this board in the workbench")
    assert link.get_attribute("href") == "../play.html#board=8.2-8&draw"
    task.write(task.one.solution)
    task.check()
    assert task.solved()
    task.region.get_by_role("link", name="Exercise 3.2").click()
    assert lesson.url.endswith("#the-route")


COLOUR = "(node) => getComputedStyle(node).color"


def test_hints_and_the_solution(lesson: Any) -> None:
    """Would catch: a solution that is there before it is asked for, a hint that is left out."""
    task = Task(lesson, "the-route")
    for number, hint in enumerate(task.one.hints, start=1):
        task.region.get_by_role("button", name=re.compile("[Hh]int")).click()
        items = task.region.get_by_role("list", name="Hints").get_by_role("listitem")
        assert items.count() == number
        assert re.sub(r"\W+", "", hint) in re.sub(r"\W+", "", items.nth(number - 1).inner_text())
    assert task.button("No more hints").get_attribute("aria-disabled") == "true"
    assert "def my_route" not in task.region.locator(".s-asked").inner_text()
    task.button("Solution").click()
    task.button("Not yet").click()
    assert task.region.locator(".s-asked").inner_text() == ""
    task.button("Solution").click()
    task.button("Show it").click()
    shown = task.region.locator(".s-asked .highlight")
    assert shown.inner_text().strip() == task.one.solution
    colours = {one.evaluate(COLOUR) for one in (shown, shown.locator(".k").first)}
    assert len(colours) == 2, "the solution has no colours"
    task.button("Use it").click()
    assert task.text() == task.one.solution
    task.check()
    assert task.solved()
    task.button("Reset").click()
    assert "The route is" in task.check()
    assert task.solved()  # what was solved once stays solved
    task.button("Hide it").click()
    task.button("Solution").click()  # who has solved it is not asked
    assert shown.is_visible()


def test_steps_to_order_and_to_choose(proofs: Any) -> None:
    """Would catch: an order or a choice that is not the one in the form; a list shown twice."""
    order = Task(proofs, "prove-the-route")
    assert order.check() == ""
    assert order.says() == "Put the steps in order first."
    for move in ("A down", "A down", "A down", "C down", "C down", "E up", "E up"):
        order.button(f"Move step {move}").click()
    assert order.text() == order.one.solution
    order.check()
    assert order.solved()
    assert order.region.locator(".s-step em").first.inner_text() == "p"
    section = proofs.locator("section").filter(has=order.region).last
    assert section.get_by_text("The start is the only cell with the number 0").count() == 1

    choice = Task(proofs, "find-the-gap")
    assert choice.region.get_by_role("radio", checked=True).count() == 0
    assert choice.check() == ""
    assert choice.says() == "Choose a step first."
    choice.region.get_by_role("radio").nth(0).check()
    assert "The gap is not in step 1." in choice.check()
    choice.region.get_by_role("radio").nth(2).check()
    choice.check()
    assert choice.solved()
    assert choice.thumb() == {2: 3, 3: 8}


def test_a_game_is_judged_without_python(browser: Any, with_python: str) -> None:
    """Would catch: seven megabytes for a game that the page has judged already, or in other words
    than Python has; a check of nothing.
    """
    page = opened(browser, with_python, ZERO)
    play = Task(page, "as-few-as-you-can")
    assert play.check() == ""
    assert play.says() == "Choose the first face."
    for faces in ([2], [6, 5, 1], [2, 2, 5, 1], [2, 2, 6]):
        play.button("Reset").click()
        for face in faces:
            play.button(f"Throw {face}").click()
        assert play.text() == f"my_faces = {faces}"
        cards = play.check()
        verdict = play.one.check(faces)
        for line in (verdict.reason, *verdict.details):
            assert line in cards
        assert play.solved() == verdict.passed
    loaded = page.evaluate("performance.getEntriesByType('resource').map(e => e.name).join()")
    assert "pyodide" not in loaded
    assert (page.astray, page.errors) == ([], [])
    page.context.close()


# -- what the code does ----------------------------------------------------------------------------


def test_stop_and_errors(lesson: Any) -> None:
    """Would catch: a page that freezes, an error without its line, a next check that fails."""
    task = Task(lesson, "the-route")
    task.write("sum(iter(int, 1))")  # in C: nobody but the button ends it
    task.button("Check").click()
    clock = task.region.locator(".s-clock")
    clock.get_by_text(re.compile(r"^\d+ s$")).wait_for()
    assert "call may take 1 second" in task.says()
    other = Task(lesson, "by-hand")
    assert other.button("Check").get_attribute("aria-disabled") == "true"
    task.button("Stop").click()
    assert "Stopped" in task.verdict()
    task.write("x = 1\nmy_route = 1 / 0\n")
    assert "ZeroDivisionError" in task.check()
    assert task.region.locator(".cm-line.s-faulty").inner_text() == "my_route = 1 / 0"
    task.write("print('here')\n" + task.one.stub)
    assert re.search(r"line 1\s+here", task.check())
    task.write("def my_route(p, s, g):\n    raise SystemExit")
    assert "it called sys.exit" in task.check()


def test_by_keyboard_alone(proofs: Any) -> None:
    """Would catch: a form that needs a mouse, a focus that is lost when a step moves."""
    task = Task(proofs, "prove-the-route")
    task.button("Reset").click()
    task.button("Move step B up").focus()
    keys = proofs.keyboard
    keys.press("Enter")
    assert task.text().startswith('my_order = ["B", "A"')
    assert proofs.evaluate("document.activeElement.ariaLabel") == "Move step B up"
    for _ in range(30):
        keys.press("Tab")
        if proofs.evaluate("document.activeElement.textContent") == "Check":
            break
    keys.press("Enter")
    assert "comes too early" in task.verdict()


# -- what is stored --------------------------------------------------------------------------------


def marks(page: Any) -> dict[str, str]:
    """Page of a lesson → its mark in the list of pages, as it is read aloud."""
    found = page.locator("nav.bd-docs-nav a:has(.snl-mark)")
    read = """all => all.map(a => [
        new URL(a.href).pathname.split('/').pop(), a.querySelector('.snl-mark').textContent])"""
    return dict(found.evaluate_all(read))


def test_marks_a_reload_and_another_tab(browser: Any, with_python: str) -> None:
    """Would catch: a solved exercise that is forgotten, a wrong check beside a mark that nobody
    explains, two tabs that overwrite each other.
    """
    page = opened(browser, with_python, THREE)
    assert marks(page) == {}
    gap = Task(page, "find-the-gap")
    gap.region.get_by_role("radio").nth(2).check()
    gap.check()
    assert "stays" not in gap.says()
    gap.region.get_by_role("radio").nth(0).check()
    assert "Not yet" in gap.check()
    assert gap.solved()
    assert "The mark stays" in gap.says()
    assert marks(page) == {"04_land_and_stand.html": "1/3 (1 of 3 exercises solved)"}
    own = Task(page, "how-often-does-it-join")
    own.write("first = 1")

    tab = page.context.new_page()
    tab.goto(page.url)
    other = Task(tab, "how-often-does-it-join")
    assert other.text() == own.one.stub or other.text() == "first = 1"
    assert "first = 1" in other.region.inner_text()
    other.write("second = 2")
    assert own.text() == "first = 1"
    page.reload()
    assert "first = 1" in Task(page, "how-often-does-it-join").region.inner_text()
    tab.close()

    for name in ("how-often-does-it-join", "prove-the-route"):
        entry = json.dumps({"version": 1, "source": exercise(name).solution, "solved": True})
        page.evaluate("([n, e]) => localStorage.setItem(`snl-exercise:${n}`, e)", [name, entry])
    page.goto(f"{with_python}index.html")
    assert marks(page) == {"04_land_and_stand.html": "✓ (all exercises solved)"}
    assert (page.astray, page.errors) == ([], [])
    page.context.close()


def progress(page: Any) -> Any:
    """The part of the list of pages that says what is solved, opened."""
    page.locator(".primary-toggle").first.click()
    panel = page.locator("[data-snl-progress]")
    panel.locator("summary").click()
    return panel


def choose(page: Any, panel: Any, path: Path) -> str:
    """Import a file; what is said of this one."""
    panel.get_by_role("status").evaluate("node => { node.textContent = '' }")
    with page.expect_file_chooser() as chooser:
        panel.get_by_role("button", name="Import").click()
    chooser.value.set_files(path)
    panel.get_by_role("status").filter(has_text=re.compile(".")).wait_for()
    said: str = panel.get_by_role("status").inner_text()
    return said


def test_export_and_import(browser: Any, with_python: str, tmp_path: Path) -> None:
    """Would catch: a file that loses something, code that runs when it comes, a bad file taken, an
    exercise counted that there is not.
    """
    page = opened(browser, with_python, THREE)
    Task(page, "how-often-does-it-join").write("mine = 1")
    record = "localStorage.setItem('snl-exercise:find-the-gap', JSON.stringify("
    page.evaluate(f"{record}{{version: 1, source: 'my_gap = 3', solved: true}}))")
    panel = progress(page)
    with page.expect_download() as download:
        panel.get_by_role("button", name="Export").click()
    saved = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert saved == {
        "format": "snl-progress",
        "version": 1,
        "exercises": {
            "find-the-gap": {"source": "my_gap = 3", "solved": True},
            "how-often-does-it-join": {"source": "mine = 1", "solved": False},
        },
    }
    handed = tmp_path / "in/ada" / download.value.suggested_filename
    handed.parent.mkdir(parents=True)
    handed.write_bytes(Path(download.value.path()).read_bytes())
    words = ["grade", handed.parents[1], "-o", tmp_path / "out", "--exercises", "4"]
    assert snl(*words).code == 0
    rows = (tmp_path / "out/exercises.csv").read_text("utf-8").splitlines()
    assert rows[1] == "ada,solved,missing,not-yet,1,3"  # each answer is checked again

    bad = tmp_path / "bad.json"
    entry = {"source": "x", "solved": "yes"}
    for text in (
        "no json",
        json.dumps({**saved, "version": 2}),
        json.dumps({**saved, "exercises": {"how-often-does-it-join": entry}}),
    ):
        bad.write_text(text, "utf-8")
        said = choose(page, panel, bad)
        assert "was not imported" in said
        assert "Nothing has changed" in said
        assert Task(page, "how-often-does-it-join").text() == "mine = 1"

    saved["exercises"]["how-often-does-it-join"]["source"] = "print('ran')\nfiled = 2"
    saved["exercises"]["prove-the-route"] = {"source": "new = 3", "solved": True}
    good = tmp_path / "good.json"
    good.write_text(json.dumps(saved), "utf-8")
    assert "Your own code stays in 1 exercise" in choose(page, panel, good)
    assert Task(page, "how-often-does-it-join").text() == "mine = 1"
    assert "new = 3" in Task(page, "prove-the-route").region.inner_text()
    assert marks(page)["04_land_and_stand.html"].startswith("2/3")
    good.write_text(
        json.dumps({**saved, "exercises": {"gone": saved["exercises"]["prove-the-route"]}}), "utf-8"
    )
    said = choose(page, panel, good)
    assert "Imported: 0 exercises. Left out: 1 exercise that this book does not have." in said
    assert page.evaluate("localStorage.getItem('snl-exercise:gone')") is None
    loaded = page.evaluate("performance.getEntriesByType('resource').map(e => e.name).join()")
    assert "pyodide" not in loaded
    assert (page.astray, page.errors) == ([], [])
    page.context.close()


# -- as a file; on a phone; what it weighs ---------------------------------------------------------


def test_as_a_file(browser: Any, filed: str) -> None:
    """Would catch: a dead button without a word, an editor that is not there."""
    page = opened(browser, filed, TWO)
    task = Task(page, "the-route")
    assert "make book-serve" in task.region.locator(".s-note").inner_text()
    assert task.button("Check").get_attribute("aria-disabled") == "true"
    task.write("mine = 1")
    assert (page.astray, page.errors) == ([], [])
    page.context.close()
