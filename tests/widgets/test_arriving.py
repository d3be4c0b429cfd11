"""Somebody arrives: by a link, with keys alone, with a thumb, with large type."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from browser import barriers, opened
from widgets.acts import RUN, Shown

from snl_algos import Board, load_board, trace
from snl_algos.widgets.page import furniture, page_of, place
from snl_algos.workbench.payload import payload_of

pytestmark = pytest.mark.xdist_group("browser")


def page_with(browser: Any, folder: Path, *bodies: str, **context: Any) -> Any:
    """A page that is the steppers' own: it hears keys and follows its address."""
    file = folder / "page.html"
    file.write_text(
        '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Runs</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="icon" href="data:,"><body>{"".join(bodies)}{furniture(keys=True)}</body>',
        encoding="utf-8",
    )
    return opened(browser, file.as_uri(), **context)


ONE = place(payload_of(RUN), "")
OTHER = place(payload_of(trace("level-bfs", Board(9, {3: 7}))), "")
TWO = place(
    payload_of(*[trace(name, load_board("thirty")) for name in ("queue-bfs", "forward-dp")]),
    "",
)
FAR = '<p style="height: 150vh">Words.</p>'


def steppers(page: Any) -> list[Shown]:
    return [Shown(region) for region in page.locator(".snl-stepper").all()]


# -- by a link ---------------------------------------------------------------------------------


def test_an_exported_page_opens_at_its_step(browser: Any, tmp_path: Path) -> None:
    """Would catch: an address that is not followed, keys that need a click, a title twice."""
    file = tmp_path / "run.html"
    file.write_text(page_of(RUN), encoding="utf-8")
    page = opened(browser, f"{file.as_uri()}#step=16", file.as_uri(), offline=True)
    (shown,) = steppers(page)
    shown.assert_at(16)
    page.keyboard.press("ArrowRight")
    shown.assert_at(17)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    shown.assert_at(15)
    title = RUN.to_dict()["title"]
    assert page.locator(".snl-stepper").inner_text().count(title) == 1
    assert title not in page.locator("body").inner_text(), "outside of it"
    assert page.get_by_role("heading", level=1).inner_text() == title
    page.evaluate("location.hash = '#step=2'")
    bar = "document.querySelector('.snl-host').shadowRoot.querySelector('.s-bar')"
    page.wait_for_function(f"{bar}.value === '2'")
    for wrong in ("#step=x", "#step=-4", "#step=9999", "#stepper=3", "#step=2&stepper=99", "#%"):
        page.evaluate("wrong => { location.hash = wrong }", wrong)
    assert (page.errors, page.astray) == ([], [])


def test_the_link_to_a_step(browser: Any, tmp_path: Path) -> None:
    """Would catch: a link that leads to another step, or to the first of two steppers."""
    page = page_with(browser, tmp_path, ONE, OTHER, ONE)
    _, second, _ = steppers(page)
    names = page.locator(".snl-stepper").evaluate_all("all => all.map(node => node.ariaLabel)")
    assert len(set(names)) == 3, "two landmarks of one name"
    second.bar.fill("4")
    second.button("Export").click()
    second.button("Link to this step").click()
    link = second.region.get_by_label("To copy").input_value()
    assert link.endswith("page.html#step=4&stepper=2")
    again = opened(browser, link, link.split("#")[0])
    assert [shown.position() for shown in steppers(again)] == [0, 4, 0]


# -- with keys ---------------------------------------------------------------------------------


def test_keys_go_to_the_stepper_in_view_or_used_last(browser: Any, tmp_path: Path) -> None:
    """Would catch: keys that step what is out of sight, or always the first of two."""
    page = page_with(browser, tmp_path, ONE, FAR, OTHER)
    first, second = steppers(page)
    page.keyboard.press("ArrowRight")
    assert (first.position(), second.position()) == (1, 0)
    second.region.scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.keyboard.press("ArrowRight")
    assert (first.position(), second.position()) == (1, 1), "the one in view"
    first.button("Forward").click()
    page.evaluate("document.activeElement.blur(), scrollTo(0, document.body.scrollHeight)")
    page.keyboard.press("ArrowRight")
    assert (first.position(), second.position()) == (3, 1), "the one used last"


def test_keys_are_left_to_who_types(browser: Any, tmp_path: Path) -> None:
    words = '<input aria-label="Words" value="abc"><div contenteditable>abc</div>'
    page = page_with(browser, tmp_path, words, ONE)
    (shown,) = steppers(page)
    for place_to_type in (page.get_by_label("Words"), page.get_by_text("abc")):
        place_to_type.click()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        assert shown.position() == 0
    page.locator("body").click(position={"x": 2, "y": 2})
    for key in ("Control+ArrowRight", "Alt+ArrowRight", "PageDown"):
        page.keyboard.press(key)
    assert shown.position() == 0, "the browser's own keys stay its own"


def test_space_home_and_end_work_on_arrival(browser: Any, tmp_path: Path) -> None:
    """Would catch: keys that scroll the page, although the buttons of the stepper name them."""
    page = page_with(browser, tmp_path, ONE, FAR)
    (shown,) = steppers(page)
    page.keyboard.press("End")
    shown.assert_at(len(RUN) - 1)
    page.keyboard.press("Home")
    shown.assert_at(0)
    page.keyboard.press("Space")
    shown.wait_until_past(1)
    page.keyboard.press("Space")
    shown.button("Play").wait_for()
    assert page.evaluate("scrollY") == 0
    at = shown.position()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.keyboard.press("End")
    page.keyboard.press("Space")
    assert shown.position() == at, "out of sight, the keys are the page's"
    shown.button("Play").wait_for()


def test_without_keys_the_page_is_not_theirs(browser: Any, tmp_path: Path) -> None:
    """In a notebook the arrow keys are the notebook's, until the stepper has the focus."""
    file = tmp_path / "page.html"
    file.write_text(f'<!DOCTYPE html><meta charset="utf-8">{ONE}{furniture()}', encoding="utf-8")
    page = opened(browser, f"{file.as_uri()}#step=9", file.as_uri())
    (shown,) = steppers(page)
    page.keyboard.press("ArrowRight")
    assert shown.position() == 0
    shown.cell(28).click()
    at = shown.position()
    page.keyboard.press("ArrowRight")
    assert shown.position() == at + 1, "a click on the board gives it the focus"


def test_the_grid_is_entered_and_left(browser: Any, tmp_path: Path) -> None:
    """A click does not enter it; Tab does; Escape leaves it."""
    page = page_with(browser, tmp_path, ONE)
    (shown,) = steppers(page)
    shown.bar.fill("30")
    shown.cell(22).click()
    at = shown.position()
    page.keyboard.press("ArrowRight")
    assert shown.position() == at + 1
    cell = page.locator("[role=gridcell][tabindex='0']")
    cell.focus()
    page.keyboard.press("ArrowRight")
    focused = "document.activeElement.shadowRoot.activeElement.dataset.cell"
    assert page.evaluate(focused) == "2"
    assert shown.position() == at + 1, "it walks on the board"
    page.keyboard.press("Escape")
    assert page.evaluate(focused) is None
    page.keyboard.press("ArrowLeft")
    assert shown.position() == at


# -- with a thumb, with large type ---------------------------------------------------------------

PHONE = {"has_touch": True, "is_mobile": True}


def test_on_a_phone(browser: Any, tmp_path: Path) -> None:
    """Would catch: controls out of a thumb's reach, small targets, a second board off screen."""
    window = {"width": 360, "height": 780}
    page = page_with(browser, tmp_path, TWO, viewport=window, **PHONE)
    (shown,) = steppers(page)
    for down in (0, 150):
        page.evaluate("down => scrollTo(0, down)", down)
        box = page.locator(".s-transport").bounding_box()
        assert abs(box["y"] + box["height"] - 780) <= 1, "they stick to the foot"
    targets = page.locator(".snl-stepper button:visible, .snl-stepper select:visible")
    for target in targets.all():
        size = target.bounding_box()
        assert min(size["width"], size["height"]) >= 44, target.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    boards = page.locator(".s-board:visible")
    assert boards.count() == 1
    names = [page.locator(".s-pane:visible").get_attribute("aria-label")]
    page.get_by_role("button", name="Forward dynamic programming", exact=True).tap()
    names.append(page.locator(".s-pane:visible").get_attribute("aria-label"))
    assert len(set(names)) == 2
    assert boards.count() == 1
    shown.button("Forward").tap()
    assert shown.position() == 1
    page.set_viewport_size({"width": 820, "height": 1180})  # a tablet
    assert min(target.bounding_box()["height"] for target in targets.all()) >= 44
    assert page.errors == []


def test_a_question_comes_before_the_throw_that_answers_it(browser: Any, tmp_path: Path) -> None:
    """Would catch: asked which cell comes next, with the arrow to it on the board."""
    page = page_with(browser, tmp_path, place(payload_of(trace("queue-bfs", "thirty")), ""))
    (shown,) = steppers(page)
    shown.button("Predict").click()
    quiz = shown.region.get_by_role("group", name="Predict")
    field = quiz.get_by_role("spinbutton")
    asked: list[tuple[str, str, bool]] = []
    while len(asked) < 8:
        while not field.is_visible():
            shown.button("Forward").click()
        says = set(shown.region.locator(".s-says").inner_text().replace(".", " ").split())
        text = quiz.inner_text()
        quiz.get_by_role("button", name="Skip").click()
        cell = quiz.inner_text().split()[0].rstrip(",")
        asked.append((text.split("?")[0], cell, cell in says))
    reached = [one for one in asked if one[0] == "Which cell gets its distance next"]
    assert len(reached) > 3
    assert not any(one[-1] for one in reached), asked
    assert len({one[1] for one in reached}) == len(reached), "asked twice"


def test_a_number_that_is_asked_for_is_typed(browser: Any, tmp_path: Path) -> None:
    """Would catch: a click on a cell that counts as its number, or leads away from the question."""
    page = page_with(browser, tmp_path, place(payload_of(trace("forward-dp", "thirty")), ""))
    (shown,) = steppers(page)
    shown.button("Predict").click()
    shown.button("Forward").click()
    quiz = shown.region.get_by_role("group", name="Predict")
    page.locator(".s-board [data-cell='1']").click()
    assert "What number does cell 2 get next?" in quiz.inner_text()
    quiz.get_by_label("Your answer").fill("1")
    page.keyboard.press("Enter")
    assert "1 of 1 right" in quiz.inner_text()


def test_text_at_200_percent(browser: Any, tmp_path: Path) -> None:
    """Would catch: buttons and sentences that are cut off for who needs large letters."""
    large = "<style>html { font-size: 200% }</style>"
    page = page_with(browser, tmp_path, large, TWO, viewport={"width": 1280, "height": 720})
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280
    cut = page.locator(".snl-stepper :is(button, .s-says, .s-title, .s-text)").evaluate_all(
        "all => all.filter(node => node.scrollWidth > node.clientWidth + 1)"
        ".map(node => node.outerHTML)"
    )
    assert cut == []


LECTURE = """() => {
    const box = (node) => node.getBoundingClientRect();
    const seen = (node) => box(node).width > 0 && box(node).bottom <= innerHeight + 0.5
        && box(node).right <= innerWidth + 0.5;
    const root = document.querySelector(".snl-host").shadowRoot;
    const all = (name) => [...root.querySelectorAll(name)];
    const listing = root.querySelector(".s-listing:not([hidden])");
    const lines = all(".s-line.s-now").map((node) => [box(node), box(node.closest(".s-lines"))]);
    return {
        seen: all(".s-sheet, .s-says, .s-lines, .s-waiting:not([hidden]), .s-bar").every(seen),
        tops: [...new Set(all(".s-sheet").map((node) => Math.round(box(node).top)))].length,
        size: parseFloat(getComputedStyle(listing).fontSize),
        lines: lines.every(([line, within]) => line.bottom <= within.bottom + 0.5),
    };
}"""


def test_lecture_fills_the_screen_until_escape(browser: Any, tmp_path: Path) -> None:
    """Would catch: something below the edge, boards that are not aligned, small code."""
    wrong = [trace(name, load_board("snake-is-a-shortcut")) for name in ("queue-bfs", "forward-dp")]
    body = place(payload_of(*wrong), "")
    page = page_with(browser, tmp_path, body, viewport={"width": 1280, "height": 720})
    (shown,) = steppers(page)
    shown.button("Lecture").click()
    shown.button("First difference").click()
    found = page.evaluate(LECTURE)
    assert found["seen"] and found["lines"]
    assert found["tops"] == 1
    assert found["size"] >= 18
    page.keyboard.press("Escape")
    shown.region.locator("[aria-pressed=false]").get_by_text("Lecture").wait_for()


def test_the_votes_of_a_room(browser: Any, tmp_path: Path) -> None:
    """Would catch: votes that stay, are lost or are counted as one, or bars that tell too soon."""
    page = page_with(browser, tmp_path, ONE, viewport={"width": 1280, "height": 720})
    (shown,) = steppers(page)
    shown.bar.fill("0")
    shown.button("Predict").click()
    quiz = shown.region.get_by_role("group", name="Predict")
    hands = quiz.get_by_label("Raised hands").and_(quiz.locator("input"))
    shown.button("Forward").click()
    assert not hands.is_visible(), "outside a lecture, one person answers"
    shown.button("Lecture").click()
    field = quiz.get_by_label("Your answer")
    for cell, count in ((2, 9), (1, 14), (2, 3)):
        field.fill(str(cell))
        hands.fill(str(count))
        hands.press("Enter")
    rows = quiz.locator("ol li")
    assert rows.all_inner_texts() == ["1\n14", "2\n12"]
    assert shown.position() == 0, "the question is still open"
    assert page.evaluate(LECTURE)["seen"]
    quiz.get_by_role("button", name="Show the answer").click()
    assert rows.all_inner_texts() == ["✓ 1\n14", "✗ 2\n12"]
    widths = [row.locator("span span").bounding_box()["width"] for row in rows.all()]
    assert widths[1] / widths[0] == pytest.approx(12 / 14, abs=0.02)
    assert "14 of 26 right" in quiz.inner_text()
    assert "1 is the only one that waits." in quiz.inner_text()
    shown.assert_at(1)
    while not field.is_visible():
        shown.button("Forward").click()
    assert rows.count() == 0, "the next question begins anew"
    assert barriers(page, ".snl-host") == []
