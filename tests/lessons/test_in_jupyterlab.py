"""A lesson done in a real JupyterLab as a learner would: run, step, predict, fill in, be told."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from browser import launched, opened, serving
from lessons.notebooks import cells, exercise_part, path_of

from snl_algos.course import exercise

# One browser and one server for all of these tests, so they stay with one worker.
pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.full]

#: A lesson, and an exercise of it whose first wrong answer is often made.
LESSON, EXERCISE = 2, "2.1"


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Any, str]]:
    """A browser, and the address of a JupyterLab that has the lesson."""
    home = tmp_path_factory.mktemp("lab")
    shutil.copy(path_of(LESSON), home)
    # All cells are in the page from the beginning, also those that are scrolled away.
    settings = home / "CONFIG/lab/user-settings/@jupyterlab/notebook-extension"
    settings.mkdir(parents=True)
    whole = {"windowingMode": "none"}
    (settings / "tracker.jupyterlab-settings").write_text(json.dumps(whole), "utf-8")
    with launched() as browser, serving("jupyterlab", home) as address:
        yield browser, address


@pytest.fixture
def page(lab: tuple[Any, str]) -> Iterator[Any]:
    """The lesson, opened, and run from the top by the menu."""
    browser, address = lab
    name = path_of(LESSON).name
    page = opened(browser, f"{address}/doc/tree/{name}", viewport={"width": 1400, "height": 1000})
    page.get_by_text("Python 3 (ipykernel) | Idle").wait_for()
    for entry in ("Run", "Restart Kernel and Run All Cells…"):
        page.get_by_role("menuitem", name=entry, exact=True).click()
    page.get_by_role("button", name="Confirm Kernel Restart").click()
    last = len(cells(LESSON, "code"))
    prompt = code_cell(page, last - 1).locator(".jp-InputPrompt")
    for text in ("[*]", f"[{last}]"):  # its number is there from the beginning, as it was saved
        page.wait_for_function(
            "([node, text]) => node.textContent.includes(text)",
            arg=[prompt.element_handle(), text],
        )
    yield page
    assert page.astray == []
    page.context.close()


def code_cell(page: Any, at: int) -> Any:
    return page.locator(".jp-CodeCell").nth(at)


def fill_in(page: Any, at: int, code: str) -> None:
    """Write code into a cell, in the place of what is there, and run it."""
    code_cell(page, at).locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(code)
    page.keyboard.press("Shift+Enter")


def run(page: Any, at: int, text: str) -> None:
    """Run a cell, and wait for what it must say."""
    code_cell(page, at).locator(".cm-content").click()
    page.keyboard.press("Shift+Enter")
    told = code_cell(page, at).locator(".jp-OutputArea-output").filter(has_text=text)
    told.first.wait_for()


def test_done_as_a_learner_would(page: Any) -> None:
    """Would catch: a stepper that does not step, a wrong answer that is taken for right."""
    stepper = page.get_by_role("region", name=re.compile("Stepper")).first
    bar = stepper.get_by_role("slider", name="Step")
    for _ in range(5):
        stepper.get_by_role("button", name=re.compile(r"^\W*Forward$")).click()
        skip = stepper.get_by_role("button", name="Skip")
        if skip.is_visible():
            skip.click()
    assert int(bar.input_value()) >= 3

    predict = stepper.get_by_role("button", name=re.compile(r"^\W*Predict$"))
    if predict.get_attribute("aria-pressed") == "false":
        predict.click()
    quiz = stepper.get_by_role("group", name="Predict")
    field = quiz.get_by_role("spinbutton")
    for _ in range(12):
        if field.is_visible():
            break
        stepper.get_by_role("button", name=re.compile(r"^\W*Forward$")).click()
    field.fill("1")
    field.press("Enter")
    assert re.search("Right: |Not 1: ", quiz.inner_text())

    one = exercise(EXERCISE)
    code = cells(LESSON, "code")
    stub = code.index(exercise_part(LESSON, one.number, "stub"))
    check = code.index(exercise_part(LESSON, one.number, "check"))
    fill_in(page, stub, one.wrong_answers[0].code)
    run(page, check, "Not yet.")
    fill_in(page, stub, one.solution)
    run(page, check, "is right on all ")
