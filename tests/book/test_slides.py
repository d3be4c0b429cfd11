"""The slides: nothing of a lesson is lost, and every deck opens from a file and fits its slides.

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

import nbformat
from browser import launched, opened, printed, settled
from snl_slides import decks, markup
from snl_slides.cutting import FOLD, sentences, slides_of

from snl_algos.tracing import Trace
from snl_algos.tracing.step_condition import first_step
from snl_algos.widgets.saved import STEPPER

ROOT = Path(__file__).parents[2]
LESSONS = sorted((ROOT / "lessons").glob("[0-9][0-9]_*.ipynb"))
SHOWN = LESSONS if os.environ.get("TESTS") == "release" else [LESSONS[0], LESSONS[2]]


def words(html: str) -> str:
    """What a reader sees, with single spaces."""
    html = re.sub(r"<script.*?</script>", " ", html, flags=re.DOTALL)
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", html)).split())


@pytest.mark.parametrize("lesson", [LESSONS[n] for n in (3, 5)], ids=lambda path: path.stem)
def test_nothing_that_a_lesson_says_is_lost(lesson: Path) -> None:
    """A paragraph that is neither shown nor in the notes, a stepper or a figure that is gone."""
    book = nbformat.read(lesson, as_version=4)
    slides = slides_of(book)
    parts = [part for slide in slides for part in (slide.title, *slide.shown, *slide.notes)]
    said = {words(part) for part in parts}
    together = " ".join(said)
    for cell in book.cells:
        text = FOLD.sub("", cell.source) if cell.cell_type == "markdown" else ""
        for kind, block in markup.blocks(text):
            seen = words(markup.prose(block)) if kind not in ("heading", "fence") else ""
            assert seen in together or seen == "You will be able to", seen
    page = "".join(parts)
    outputs = [output for cell in book.cells for output in cell.get("outputs", [])]
    saved = [set(output.get("data", {})) for output in outputs]
    assert page.count("<div data-snl ") == sum(STEPPER in kinds for kinds in saved) >= 1
    pictures = sum("image/png" in kinds and STEPPER not in kinds for kinds in saved)
    assert page.count('class="figure" alt="" src') == pictures >= 1


def test_what_is_optional_is_for_the_speaker() -> None:
    """Would catch: a mark for those who plan, in front of a class."""
    slides = slides_of(nbformat.read(LESSONS[5], as_version=4))
    assert not any("Optional." in part for slide in slides for part in slide.shown)
    noted = [slide.title for slide in slides if "Optional." in "".join(slide.notes)]
    assert noted == ["Reading the route back"]


def test_questions_come_before_their_answers() -> None:
    """An answer that is shown with its question, or not at all."""
    slides = slides_of(nbformat.read(LESSONS[2], as_version=4))
    (shown,) = [slide for slide in slides if "Which line lets each landing" in "".join(slide.shown)]
    assert "writes the number of a cell at the first arrival" not in "".join(shown.shown)
    later = slides[slides.index(shown) + 1 :]
    assert any(
        "writes the number of a cell at the first arrival" in "".join(slide.shown)
        for slide in later
    )
    for slide in slides:
        for part in slide.shown:
            # An answer waits for a click, or begins a slide: the question is on the one before.
            assert 'class="answer"' not in part or part is slide.shown[0]


def test_slides_begin_with_a_sentence() -> None:
    """Would catch: the bold half of a sentence, a list without the words that lead to it, a slide
    that is empty until a key is pressed, a heading alone."""
    slides = [slide for path in LESSONS for slide in slides_of(nbformat.read(path, as_version=4))]
    for slide, after in zip(slides, [*slides[1:], None], strict=True):
        assert slide.shown
        assert 'fragment">' not in slide.shown[0][:30], slide.title
        for before, part in zip(["", *slide.shown], slide.shown, strict=False):
            begins = re.match(r"<p>(?:<strong>|<em>)*(.)(?!.*class=.choice)", part, re.DOTALL)
            goes_on = before.startswith("<pre")  # below a command, a sentence goes on
            assert not begins or goes_on or not begins[1].islower(), part
        lead = words(slide.shown[-1])
        if after and after.title == slide.title and slide.shown[-1].startswith("<p>"):
            assert lead[-1] in '.?!)"' or len(slide.shown) == 1, lead


def test_sentences_are_whole() -> None:
    """Would catch: a cut inside bold letters, inside brackets or after a number."""
    text = "It costs 3.5 (see above. Or below.) **One? Two?** `a` is not **b**. The end"
    assert sentences(text) == [
        "It costs 3.5 (see above. Or below.)", "**One? Two?**", "`a` is not **b**.", "The end",
    ]  # fmt: skip


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda path: path.stem)
def test_code_and_outputs_are_large_and_whole(lesson: Path) -> None:
    """Would catch: an output whose lines leave the slide, or so long that its letters shrink."""
    for slide in slides_of(nbformat.read(lesson, as_version=4)):
        for size, text in re.findall(
            r'<pre .*?(\d+)px">(.*?)</pre>', "".join(slide.shown), re.DOTALL
        ):
            lines = unescape(re.sub(r"<[^>]*>", "", text)).splitlines()
            assert int(size) >= 16, slide.title  # 24 pixels of a projector's 1080
            assert max(map(len, lines)) * markup.LETTER * int(size) <= markup.WIDTH, slide.title
            assert markup.height_of("\n".join(lines)) <= 550, slide.title


def test_a_table_in_pieces_has_its_head_on_each() -> None:
    """Would catch: columns of a second slide that nothing names."""
    rows = "\n".join(f"program {number}    yes" for number in range(40))
    printed = nbformat.v4.new_output("stream", text=f"name  GeeksforGeeks 2\n----  ----\n{rows}\n")
    cell = nbformat.v4.new_code_cell("print(table)", outputs=[printed])
    cells = [nbformat.v4.new_markdown_cell("# 1. Tables\n\n## The table\n\nHere it is."), cell]
    book = nbformat.v4.new_notebook(cells=cells, metadata={"snl": {}})
    tables = [
        part
        for slide in slides_of(book)
        for part in slide.shown
        if 'class="printed"' in part and "yes" in part
    ]
    assert len(tables) >= 2
    assert all("GeeksforGeeks 2" in part for part in tables)


def openings(book: Any) -> list[str]:
    """The condition on the step on which each stepper of a lesson is to open in its deck."""
    return [
        cell.metadata["snl"]["opens_on"]
        for cell in book.cells
        if any(STEPPER in output.get("data", {}) for output in cell.get("outputs", []))
    ]


@pytest.mark.parametrize("lesson", [LESSONS[2], LESSONS[10]], ids=lambda path: path.stem)
def test_steppers_open_at_the_step_that_the_lesson_names(lesson: Path) -> None:
    """A stepper for which no step is chosen, or that opens at another one."""
    book = nbformat.read(lesson, as_version=4)
    page = "".join(part for slide in slides_of(book) for part in slide.shown)
    place = (
        r'<div data-snl data-level="3"[^>]* data-position="(\d+)">.*?'
        r'<script type="application/json">(.*?)</script>'
    )
    opened = []
    for position, data in re.findall(place, page, re.DOTALL):
        payload = json.loads(data)
        traces = payload["together"]["traces"] if "together" in payload else [payload["trace"]]
        opened.append((int(position), list(map(Trace.from_dict, traces))))
    conditions = openings(book)
    assert len(opened) == len(conditions) == page.count("<div data-snl ")
    for (number, runs), condition in zip(opened, conditions, strict=True):
        assert number in [first_step(run, condition) for run in runs]


def test_a_step_that_is_not_there_is_named() -> None:
    """A program that runs otherwise now, and a deck that opens anywhere."""
    book = nbformat.read(LESSONS[2], as_version=4)
    cell = next(cell for cell in book.cells if "opens_on" in cell.metadata.get("snl", {}))
    cell.metadata["snl"]["opens_on"] = "cell 17 joins"
    with pytest.raises(ValueError, match="there is no step where cell 17 joins"):
        slides_of(book)


def test_speaker_notes_are_those_of_the_guide() -> None:
    """A deck without the lecturer's note, or without the questions of the guide."""
    book = nbformat.read(LESSONS[6], as_version=4)
    _, page = decks.deck(book)
    notes = re.findall(r'<aside class="notes">(.*?)</aside>', page, re.DOTALL)
    assert words(notes[0]).startswith(
        f"{book.metadata['snl']['minutes']} minutes. {book.metadata['snl']['lecturer'][:60]}"
    )
    for number in range(1, len(LESSONS) + 1):
        assert len(decks.asked(number)) >= 3, number
    for question, answer in decks.asked(7):
        assert words(markup.prose(question)) in words(page)
        assert any(words(markup.prose(answer)) in words(note) for note in notes)


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
    """A request that fails or leaves the folder, a box beyond the edge, a stepper that is dead."""
    home = f"{folder.as_uri()}/"
    page = opened(chromium, f"{home}index.html", home, viewport={"width": 1280, "height": 720})
    settled(page)
    failed: list[str] = []
    page.on("requestfailed", lambda request: failed.append(request.url))
    page.locator(f"a[href='{lesson.stem}.html']").click()
    page.wait_for_function("document.documentElement.dataset.ready !== undefined")
    total = page.evaluate("deck.getTotalSlides()")
    assert total == page.locator(".slides > section").count() >= 15
    beyond = {}
    for number in range(total):
        page.evaluate(f"deck.slide({number}, 0, 99)")
        if outside := page.evaluate(BEYOND):
            beyond[number] = outside
    assert beyond == {}
    if "data-snl" in page.content():
        _step_and_turn(page)
    else:
        assert lesson.name.startswith("01_")  # the one without a stepper
    assert (page.astray, page.errors, failed) == ([], [], [])
    page.goto(f"{home}{lesson.stem}.html?print-pdf")
    page.wait_for_function("document.querySelectorAll('.pdf-page').length > 0")
    assert page.locator(".pdf-page").count() == total
    page.emulate_media(media="print")
    beyond = page.locator(".pdf-page").evaluate_all(
        "(pages) => pages.map((page) => page.scrollHeight > page.clientHeight + 1)"
    )
    assert not any(beyond)
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


#: The smallest letters of a slide's text, in CSS pixels of 1280 × 720.
SMALLEST = """(section) => Math.min(...[...section.querySelectorAll("p, li, pre, td")]
  .map((part) => parseFloat(getComputedStyle(part).fontSize)))"""


@pytest.mark.full
def test_the_last_row_can_read_a_report_and_two_runs(chromium: Any, tmp_path: Path) -> None:
    """Would catch: sentences that shrink below a large board, code cut off beside the boards."""
    if not decks.REVEAL.is_dir():
        pytest.skip("there is no reveal.js in node_modules: run `make slides`")
    with_report, with_two = LESSONS[15], LESSONS[8]
    decks.write_decks(tmp_path, [with_report, with_two])
    home = f"{tmp_path.as_uri()}/"
    page = opened(chromium, "about:blank", home, viewport={"width": 1280, "height": 720})

    def show(lesson: Path, which: str) -> None:
        page.goto(f"{home}{lesson.stem}.html")
        page.wait_for_function("document.documentElement.dataset.ready !== undefined")
        page.evaluate(f"deck.slide(sections.findIndex((one) => {which}))")

    show(with_report, "one.querySelector('.output img')")
    assert page.locator("section.present").evaluate(SMALLEST) >= 16
    show(with_two, "one.matches('.stepper')")
    two = page.locator("section.present .snl-stepper")
    board = two.locator(".s-pair > .s-board").first.bounding_box()
    code = two.locator(".s-pair .s-code").first.bounding_box()
    assert code["y"] >= board["y"] + board["height"]
    listing = two.locator(".s-pair .s-listing").first
    assert listing.evaluate("(e) => parseFloat(getComputedStyle(e).fontSize)") >= 16
    page.context.close()
