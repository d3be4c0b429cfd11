"""The workbench in a real browser: on the front page and on a page of its own, without Python."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser import barriers
from visiting import page_at

pytest.importorskip("sphinx")
pytest.importorskip("myst_nb")

from snl_algos import gallery, solve

pytestmark = pytest.mark.xdist_group("book")

THIRTY = gallery.get("thirty").board
#: The faces of a shortest route on it.
BEST = [move.face for move in solve(THIRTY).route or ()]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


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

    def assert_clean(self) -> None:
        assert (self.page.astray, self.page.errors) == ([], [])


def opened(browser: Any, address: str, name: str = "index.html", **context: Any) -> Bench:
    return Bench(page_at(browser, address, name, **context))


# -- play ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["mouse", "touch", "keyboard", "digits", "cells"])
def test_play_to_the_end(browser: Any, address: str, by: str) -> None:
    """Would catch: a page on which somebody cannot play, whatever they have; a wrong verdict."""
    bench = opened(browser, address, **(PHONE if by == "touch" else {}))
    assert bench.score() == ["0", "?"]
    where = THIRTY.start
    for count, face in enumerate([1, *BEST], start=1):
        if count == 2:  # the first throw was not a good one
            bench.button("Undo").click()
            assert bench.at() == THIRTY.start
            where = THIRTY.start
        move = next(one for one in THIRTY.moves(where) if one.face == face)
        if by == "mouse":
            bench.button(f"Throw {face}").click()
        elif by == "touch":
            bench.button(f"Throw {face}").tap()
        elif by == "keyboard":
            bench.button(f"Throw {face}").focus()
            bench.page.keyboard.press("Enter")
        elif by == "digits":
            bench.page.keyboard.press(str(face))
        else:
            bench.cell(move.landing).click()
        where = move.cell
        assert bench.at() == where
        assert str(where) in bench.says()
    assert where == THIRTY.goal
    assert bench.score() == [str(len(BEST)), str(len(BEST))]
    bench.assert_clean()
    bench.page.context.close()


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
        assert bench.region.locator(".s-route .s-leg").count() == (throws or 0)
        if throws:
            bench.page.keyboard.press(str(named.board.faces[0]))
            assert bench.region.locator(".s-route .s-leg").count() == 0
            assert bench.score() == ["1", "?"]
    bench.assert_clean()
    bench.page.context.close()


def test_a_link_contains_the_board(browser: Any, filed: str) -> None:
    """Would catch: a link that leads to another board, or one that breaks the page."""
    bench = opened(browser, filed, "play.html#board=12.2-9.11-4.d3.s0.bounce")
    assert bench.cell(0).is_visible() and bench.at() == 0
    assert bench.region.locator(".s-jumps > g").count() == 2
    bench.page.reload()
    assert bench.region.locator(".s-dice button").count() == 3
    bench.page.goto(f"{filed}play.html#board=9.2-10")
    bench.page.reload()
    assert bench.cell(30).is_visible(), "no board: the page opens with its own"
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


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_barrier(browser: Any, filed: str, theme: str) -> None:
    """Would catch: a die without a name, text without contrast, a page wider than a phone."""
    bench = opened(browser, filed, "play.html", color_scheme=theme, **PHONE)
    bench.button("Throw 2").tap()
    assert barriers(bench.page) == []
    assert bench.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    bench.page.context.close()
