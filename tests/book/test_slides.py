"""The slides: what the marks of a lesson name; every deck opens from a file and fits its slides.

The browser takes two lessons; with TESTS=release all of them.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mdit_py_plugins")
pytest.importorskip("jupytext")

from browser import launched, opened, printed, settled
from snl_slides import decks
from snl_slides.slides import Slide, slides_of

from snl_algos.tracing import Trace
from snl_algos.tracing.step_condition import first_step
from tools.lesson_text import TEXTS, notebook_of

LESSONS = sorted(TEXTS.glob("*.md"))
SHOWN = LESSONS if os.environ.get("TESTS") == "release" else [LESSONS[1], LESSONS[2]]


def words(html: str) -> str:
    """What a reader sees, with single spaces."""
    html = re.sub(r"<script.*?</script>", " ", html, flags=re.DOTALL)
    html = re.sub(r"</?(?:span|code|em|strong)\b[^>]*>", "", html)
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", html)).split())


def slide(lesson: int, title: str) -> Slide:
    """The one slide of a lesson whose title contains this."""
    (found,) = [one for one in slides_of(LESSONS[lesson - 1]) if title in words(one.title)]
    return found


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda path: path.stem)
def test_a_deck_has_few_slides_with_one_picture_and_one_headline_each(lesson: Path) -> None:
    """Would catch: a mark that nothing follows, two pictures on a slide, a slide without words, a
    deck for two lectures.
    """
    slides = slides_of(lesson)
    assert 7 <= len(slides) <= 14  # the questions of the guide are one more
    for one in slides:
        page = "".join(one.shown)
        assert words(one.title) and page, one
        first = re.sub(r'<div class="fragment current-visible.*', "", page, flags=re.DOTALL)
        assert first.count('class="figure"') + page.count("<div data-snl ") <= 2, one.title
        assert 'alt=""' not in page and "#:" not in words(page), one.title


def test_a_question_stands_with_its_picture_and_its_answer_is_for_the_speaker() -> None:
    """Would catch: a question on one slide and its figure on the next; an answer that is shown."""
    asks = slide(3, "What do you notice in each line?")
    assert "waiting(board)" in words(asks.shown[0]) and len(asks.shown) == 2
    lines = slide(3, "Which line lets each landing through only once?")
    assert "if visited[landing]: continue" in words("".join(lines.shown))
    assert "writes the number of a cell" not in words("".join(lines.shown))
    assert "writes the number of a cell" in words("".join(lines.notes))


def test_a_proof_advances_sentence_by_sentence_below_its_claim() -> None:
    """Would catch: a drawn proof of which a class sees one still frame."""
    proof = "".join(slide(3, "Why does it hold").shown)
    assert "Invariant. From front to back" in words(proof)
    sentences = re.findall(r"\d of (\d): ", words(proof))
    assert len(sentences) == int(sentences[0]) == proof.count("fragment ") >= 4


def test_code_is_what_a_room_reads() -> None:
    """Would catch: types and narration on the screen; a function that is no longer whole."""
    code = words("".join(slide(3, "Which line lets each landing").shown))
    assert "def queue_bfs(board):" in code
    assert "->" not in code and "dict[" not in code and "return" in code


def test_questions_and_exercises_are_shown_with_their_options_and_their_stubs() -> None:
    """Would catch: questions together on one slide, a right answer marked before anyone guesses."""
    asked = [one for one in slides_of(LESSONS[2]) if 'class="choice"' in one.shown[0]]
    assert len(asked) == 3
    for one in asked:
        assert one.shown[0].count("<li") >= 3 and one.shown[0].count("fragment") == 1
        assert one.title not in words("".join(one.notes)) and one.notes
    exercise = slide(3, "Exercise 3.1")
    assert 'class="code"' in exercise.shown[-1]
    assert "A solution" in words("".join(exercise.notes))


def test_marks_are_no_part_of_a_notebook_and_of_nothing_that_is_read() -> None:
    """Would catch: "% slide" in front of a learner."""
    for lesson in LESSONS:
        assert "% slide" in lesson.read_text("utf-8")
        assert "% slide" not in "".join(cell.source for cell in notebook_of(lesson).cells)
        assert "% slide" not in decks.deck(lesson)[1]


def test_steppers_open_at_the_step_that_the_lesson_names() -> None:
    """A stepper for which no step is chosen, or that opens at another one."""
    opens_on = [
        cell.metadata["snl"]["opens_on"] for cell in notebook_of(LESSONS[2]).cells
        if "opens_on" in cell.metadata.get("snl", {})
    ]  # fmt: skip
    page = "".join(part for one in slides_of(LESSONS[2]) for part in one.shown)
    place = (
        r'<div data-snl data-level="3"[^>]* data-position="(\d+)">.*?'
        r'<script type="application/json">(.*?)</script>'
    )
    found = re.findall(place, page, re.DOTALL)
    for (number, data), condition in zip(found, opens_on, strict=True):
        assert int(number) == first_step(Trace.from_dict(json.loads(data)["trace"]), condition)


def test_speaker_notes_are_those_of_the_guide() -> None:
    """A deck without the lecturer's note, or without the questions of the guide."""
    _, page = decks.deck(LESSONS[6])
    about = notebook_of(LESSONS[6]).metadata["snl"]
    notes = re.findall(r'<aside class="notes">(.*?)</aside>', page, re.DOTALL)
    assert words(notes[0]).startswith(f"{about['minutes']} minutes. {about['lecturer'][:60]}")
    for number in range(1, len(LESSONS) + 1):
        assert len(decks.asked(number)) >= 3, number


# -- in a browser --------------------------------------------------------------------------------

#: Each box of the slide that is shown and that leaves it. What scrolls shows its part only.
BEYOND = """() => {
  const outside = [];
  const look = (node) => {
    const {left, right, top, bottom, width, height} = node.getBoundingClientRect();
    const isSeen = width > 2 && height > 2 && getComputedStyle(node).visibility !== "hidden";
    const isInside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
    if (isSeen && !isInside) outside.push(`${node.tagName}.${node.className} ${bottom} ${right}`);
    if (node.matches("svg, .notes, .s-lines, .s-listing")) return;
    [...(node.shadowRoot ?? node).children].forEach(look);
  };
  look(document.querySelector(".slides section.present"));
  return outside;
}"""

#: The smallest letters of a slide's text, in CSS pixels of 1280 × 720: 24 of a projector's 1080.
SMALLEST = """() => Math.min(...[...document.querySelectorAll(
  "section.present .content :is(p, li, pre, td, .s-listing)")]
  .map((part) => parseFloat(getComputedStyle(part).fontSize)))"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The decks, as `make slides` writes them."""
    if not decks.REVEAL.is_dir():
        missing = "there is no reveal.js in node_modules: run `make slides`"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    folder = tmp_path_factory.mktemp("slides")
    decks.write_decks(folder, SHOWN)
    return folder


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    with launched() as browser:
        yield browser


@pytest.mark.full
@pytest.mark.parametrize("lesson", SHOWN, ids=lambda path: path.stem)
def test_a_deck_works_from_a_file(folder: Path, chromium: Any, lesson: Path) -> None:
    """A request that fails or leaves the folder, a box beyond the edge, letters that the last row
    cannot read, a stepper that is dead, slides that are cut off on paper.
    """
    home = f"{folder.as_uri()}/"
    page = opened(chromium, f"{home}index.html", home, viewport={"width": 1280, "height": 720})
    settled(page)
    failed: list[str] = []
    page.on("requestfailed", lambda request: failed.append(request.url))
    page.locator(f"a[href='{lesson.stem}.html']").click()
    page.wait_for_function("document.documentElement.dataset.ready !== undefined")
    total = page.evaluate("deck.getTotalSlides()")
    assert total == page.locator(".slides > section").count() <= 15
    wrong = {}
    for number in range(total):
        page.evaluate(f"deck.slide({number}, 0, 99)")
        outside, smallest = page.evaluate(BEYOND), page.evaluate(SMALLEST)
        if outside or (smallest or 16) < 16:
            wrong[number] = smallest, outside
    assert wrong == {}
    if "data-snl" in page.content():
        _step_and_turn(page)
    page.goto(f"{home}{lesson.stem}.html?print-pdf")
    page.wait_for_function("document.querySelectorAll('.pdf-page').length > 0")
    page.emulate_media(media="print")
    beyond = page.locator(".pdf-page").evaluate_all(
        "(pages) => pages.map((page) => page.scrollHeight > page.clientHeight + 1)"
    )
    assert len(beyond) == total and not any(beyond)
    assert printed(page, prefer_css_page_size=True).count(b"/Type /Page\n") == total
    assert (page.astray, page.errors, failed) == ([], [], [])
    page.context.close()


def _step_and_turn(page: Any) -> None:
    """In a stepper an arrow key steps, and a presenter's button turns the slide."""
    page.evaluate("deck.slide(sections.findIndex((one) => one.matches('.stepper')))")
    step = page.locator("section.stepper .snl-stepper").first
    before = step.inner_text()
    step.focus()
    page.keyboard.press("ArrowRight")
    assert step.inner_text() != before
    at = page.evaluate("deck.getIndices().h")
    page.keyboard.press("PageDown")
    assert page.evaluate("deck.getIndices().h") == at + 1
