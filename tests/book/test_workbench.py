"""The workbench in a real browser: on the front page and on a page of its own, without Python."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser import MOST
from visiting import no_barrier_in_either_theme, page_at

from snl_algos import Board, solve
from snl_algos.boards import gallery

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("book")]

THIRTY = gallery.get("thirty").board
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


class Bench:
    """A workbench on a page, used by its names and roles as a person would."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.region = page.get_by_role("region", name="Workbench")
        self.region.wait_for()

    def button(self, name: str) -> Any:
        return self.region.get_by_role("button", name=name, exact=True)

    def cell(self, number: int) -> Any:
        return self.region.locator(f'[role="gridcell"][data-cell="{number}"]')

    def says(self) -> str:
        said: str = self.region.get_by_role("status").inner_text()
        return said

    def at(self) -> int:
        """The cell where the piece stands."""
        current = self.region.locator('[role="gridcell"][aria-current]')
        return int(current.get_attribute("data-cell"))

    def score(self) -> list[str]:
        """Your throws and the fewest."""
        numbers: list[str] = self.region.locator(".s-amount").all_inner_texts()
        return numbers

    def middle(self, number: int) -> tuple[float, float]:
        box = self.cell(number).bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, *cells: int, drop: bool = True) -> None:
        """With the mouse, over all of these cells."""
        mouse = self.page.mouse
        mouse.move(*self.middle(cells[0]))
        mouse.down()
        for cell in cells[1:]:
            mouse.move(*self.middle(cell))
        if drop:
            mouse.up()

    def assert_shows(self, board: Board) -> None:
        """The jumps, the fewest throws to each cell, and a route of that length."""
        jumps = self.region.locator(".s-jumps > g")
        ends = jumps.evaluate_all(
            "all => all.map(jump => jump.dataset.ends.split(' ').map(Number))"
        )
        cells = self.region.locator("[role=gridcell][data-distance]")
        cells.first.wait_for()
        drawn = cells.evaluate_all("all => all.map(c => [+c.dataset.cell, +c.dataset.distance])")
        answer = solve(board, "repaired-dp")  # which knows every cell
        assert dict(ends) == dict(board.jumps)
        assert dict(drawn) == answer.distance
        assert self.region.locator(".s-route .s-shaft").count() == (answer.throws or 0)
        assert self.score() == ["none" if answer.throws is None else str(answer.throws)]

    def assert_clean(self) -> None:
        assert (self.page.astray, self.page.errors) == ([], [])


def opened(browser: Any, address: str, name: str = "index.html", **context: Any) -> Bench:
    return Bench(page_at(browser, address, name, **context))


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_check_my_code_leads_to_a_cursor_in_an_editor(
    browser: Any, filed: str, phone: bool
) -> None:
    """Would catch: a button that leads to help, or to an editor that one has to look for."""
    size = PHONE if phone else {"viewport": {"width": 1280, "height": 650}}
    page = page_at(browser, filed, "index.html", **size)
    door = page.get_by_role("link", name="Check my code")
    (door.tap if phone else door.click)()
    for comment in ("# by the button", "# after a reload"):
        editor = page.locator(".cm-content:focus")
        editor.wait_for()
        page.keyboard.type(comment)
        line = editor.get_by_text(comment).bounding_box()
        assert line["y"] >= 0
        assert line["y"] + line["height"] <= size["viewport"]["height"]
        page.reload()
    assert (page.astray, page.errors) == ([], [])


# -- play ----------------------------------------------------------------------------------------


def test_the_shortest_route_and_another_board(browser: Any, filed: str) -> None:
    """Would catch: a route that is no shortest one, or a board that is not the chosen one."""
    bench = opened(browser, filed, "play.html")
    for name in ("thirty", "die-with-gaps", "milton-bradley", "out-of-reach"):
        named = gallery.get(name)
        bench.region.get_by_role("combobox", name="Board").select_option(label=named.name)
        faces = bench.region.locator(".s-dice button").evaluate_all(
            "all => all.map(die => +die.dataset.face)"
        )
        assert faces == list(named.board.faces)
        assert bench.score() == ["0", "?"]
        bench.button("Show the shortest route").click()
        throws = solve(named.board).throws
        assert bench.score()[1] == ("none" if throws is None else str(throws))
        assert bench.region.locator(".s-route .s-shaft").count() == (throws or 0)
        if throws:
            bench.page.keyboard.press(str(named.board.faces[0]))
            assert bench.region.locator(".s-route .s-shaft").count() == 0
            assert bench.score() == ["1", "?"]
    bench.assert_clean()
    bench.page.context.close()


def test_a_link_contains_the_board(browser: Any, filed: str) -> None:
    """Would catch: a link that leads to another board, or one that breaks the page."""
    bench = opened(browser, filed, "play.html#board=12.2-9.11-4.d3.s0.bounce")
    assert bench.cell(0).is_visible() and bench.at() == 0
    assert bench.region.locator(".s-jumps > g").count() == 2
    copied = "navigator.clipboard.writeText = async (text) => { window.copied = text }"
    bench.page.evaluate(f"void ({copied})")
    bench.button("Copy link").click()
    assert bench.page.evaluate("copied") == bench.page.url
    bench.page.reload()
    assert bench.region.locator(".s-dice button").count() == 3
    bench.page.goto(f"{filed}play.html#board=1000.3-22")
    bench.region.get_by_role("alert").filter(has_text="from 1 to 400, not 1000").wait_for()
    bench.assert_clean()
    bench.page.context.close()


# -- draw ----------------------------------------------------------------------------------------


def with_jumps(jumps: dict[int, int]) -> Board:
    return Board(30, {**THIRTY.jumps, **jumps})


@pytest.mark.parametrize("by", ["mouse", "taps", "keyboard"])
def test_draw_and_undo(browser: Any, filed: str, by: str) -> None:
    """Would catch: a line that draws nothing, or another jump; distances that are not those of the
    board; what cannot be undone; a reload that loses what was drawn.
    """
    bench = opened(browser, filed, "play.html", **(PHONE if by == "taps" else {}))
    bench.button("Draw").click()
    bench.assert_shows(THIRTY)
    bench.cell(30).scroll_into_view_if_needed()
    if by == "mouse":
        bench.drag(2, 9, 20, 29)
    elif by == "taps":
        bench.cell(2).tap()
        bench.cell(29).tap()
    else:
        bench.cell(2).focus()
        for key in ["Enter", *["ArrowUp"] * 4, *["ArrowRight"] * 3, "Enter"]:
            bench.page.keyboard.press(key)
        focused = "document.activeElement.shadowRoot.activeElement.dataset.cell"
        assert bench.page.evaluate(focused) == "29"
    drawn = with_jumps({2: 29})
    bench.assert_shows(drawn)
    assert "2→29" in bench.says()
    assert "ladder" in bench.cell(2).get_attribute("aria-label")
    bench.button("Undo").click()
    bench.assert_shows(THIRTY)
    bench.button("Redo").click()
    bench.assert_shows(drawn)

    bench.page.reload()
    bench.assert_shows(drawn)
    bench.button("Play").click()
    bench.page.keyboard.press("1")
    assert bench.at() == 29
    bench.assert_clean()
    bench.page.context.close()


def test_change_and_remove(browser: Any, filed: str) -> None:
    """Would catch: an end that does not move, a line that was dropped and stays, a second jump of a
    cell, what cannot be removed.
    """
    bench = opened(browser, filed, "play.html#board=30.3-22.17-4&draw")
    bench.drag(5, 12, 28, drop=False)
    bench.assert_shows(Board(30, {3: 22, 17: 4, 5: 28}))
    bench.page.mouse.move(*bench.middle(5))
    bench.page.mouse.up()
    bench.assert_shows(Board(30, {3: 22, 17: 4}))

    bench.drag(3, 25)  # a cell has one jump
    bench.assert_shows(Board(30, {3: 25, 17: 4}))
    bench.cell(3).click()
    bench.drag(3, 6)
    bench.assert_shows(Board(30, {6: 25, 17: 4}))
    bench.cell(17).click()
    bench.button("Move its tail").click()
    bench.cell(18).click()
    bench.assert_shows(Board(30, {6: 25, 17: 18}))
    bench.cell(6).click()
    bench.page.keyboard.press("Delete")
    bench.assert_shows(Board(30, {17: 18}))
    bench.page.keyboard.press("Control+z")
    bench.assert_shows(Board(30, {6: 25, 17: 18}))
    bench.assert_clean()
    bench.page.context.close()


def test_rules_and_random(browser: Any, filed: str) -> None:
    """Would catch: a rule that changes nothing, a wrong entry that breaks the page."""
    bench = opened(browser, filed, "play.html#board=30.3-22.22-4.17-29&draw")
    jumps = {3: 22, 22: 4, 17: 29}
    bench.region.get_by_label("Die", exact=True).fill("1 4 5")
    bench.region.get_by_label("Die", exact=True).press("Enter")
    bench.assert_shows(Board(30, jumps, die=(1, 4, 5)))
    bench.region.get_by_label("Jumps in a throw").select_option("as many as follow")
    bench.region.get_by_label("Past the goal").select_option("bounce back")
    bench.region.get_by_label("Start", exact=True).select_option("off the board")
    rules: dict[str, Any] = {"start": 0, "chained": True, "overshoot": "bounce"}
    bench.assert_shows(Board(30, jumps, die=(1, 4, 5), **rules))
    cells = bench.region.get_by_role("spinbutton", name="Cells")
    cells.fill("24")
    cells.press("Enter")
    bench.assert_shows(Board(24, {3: 22, 22: 4}, die=(1, 4, 5), **rules))
    cells.fill("9999")
    cells.press("Enter")
    assert cells.input_value() == "24"
    bench.button("Random").click()
    assert bench.region.locator(".s-jumps > g").count() == 6
    bench.button("Remove all jumps").click()
    bench.assert_shows(Board(24, die=(1, 4, 5), **rules))
    bench.assert_clean()
    bench.page.context.close()


def test_write_shows_the_board_alone(browser: Any, filed: str) -> None:
    """Would catch: the distances or a shortest route beside the code that is to find them."""
    bench = opened(browser, filed, "play.html")
    told = bench.region.locator(".s-route .s-shaft, [role=gridcell][data-distance]")
    for _ in range(2):
        bench.button("Draw").click()
        bench.assert_shows(THIRTY)
        bench.button("Write").click()
        bench.region.get_by_role("textbox", name="Program").wait_for()
        assert told.count() == 0
        assert "reached" not in bench.cell(1).get_attribute("aria-label")
        assert bench.region.locator(".s-jumps > g").count() == len(THIRTY.jumps)
    bench.assert_clean()
    bench.page.context.close()


def test_copy_from_a_file(browser: Any, filed: str) -> None:
    """Would catch: a text that is another board's; a page without Python that reads nothing and
    gives no reason.
    """
    from playwright.sync_api import expect

    bench = opened(browser, filed, "play.html")
    bench.button("Draw").click()
    bench.region.get_by_text("Copy or paste as text").click()
    area = bench.region.get_by_role("textbox", name="The board as text")
    # It is filled a moment after it is opened.
    expect(area).to_have_value(repr(THIRTY), timeout=MOST)
    bench.button("Use this text").click()
    assert "as a file" in bench.region.get_by_role("alert").last.inner_text()
    bench.assert_shows(THIRTY)
    bench.assert_clean()
    bench.page.context.close()


def test_keys_belong_to_one(browser: Any, filed: str) -> None:
    """Would catch: a digit in a field that throws, an arrow on the board that steps the stepper."""
    bench = opened(browser, filed, viewport={"width": 1280, "height": 2400})
    stepper = bench.page.get_by_role("region", name=re.compile("^Stepper"))
    stepper.wait_for()
    bar = stepper.get_by_role("slider", name="Step")
    bench.cell(1).focus()
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        bench.page.keyboard.press(key)
    assert (bench.at(), bar.input_value()) == (22, "0")
    bar.focus()
    bench.page.keyboard.press("1")
    assert bench.at() == 22
    bench.page.keyboard.press("ArrowRight")
    assert bar.input_value() == "1"
    bench.page.context.close()


def test_no_barrier(browser: Any, filed: str) -> None:
    """Would catch: a die without a name, text without contrast, a page wider than a phone."""
    bench = opened(browser, filed, "play.html", **PHONE)
    bench.button("Throw 2").tap()
    no_barrier_in_either_theme(bench.page)
    bench.button("Draw").tap()
    bench.cell(3).tap()
    bench.region.get_by_text("Copy or paste as text").tap()
    no_barrier_in_either_theme(bench.page)
    assert bench.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    bench.page.context.close()
