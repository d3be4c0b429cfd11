"""A first visit to the book: the front page, the tour of lesson 1, three of its exercises.

With mouse and keys on a laptop, with a finger on a phone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

pytest.importorskip("playwright")
pytest.importorskip("sphinx")
pytest.importorskip("myst_nb")

from browser import drawn
from tasks import Task, click, tap
from walks.stations import box, walking, wholly_in_view

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("book")]

#: A shortest game on the board of the front page and of lesson 1, and one throw more.
BEST, LONGER = (2, 2, 6), (2, 2, 5, 1)
SNAKES = "my_snakes = {head: 1 for head in range(10, 16)}"
LOOP = "my_snakes = {}\nwhile len(my_snakes) < 6:\n    my_snakes[10] = 1\n"

Press = Callable[[Any], None]


def scrolled(page: Any) -> float:
    found: float = page.evaluate("scrollY")
    return found


def named(region: Any, name: str) -> Any:
    return region.get_by_role("button", name=name, exact=True)


# -- the front page --------------------------------------------------------------------------------


def play(bench: Any, press: Press, faces: Sequence[int]) -> None:
    for face in faces:
        press(named(bench, f"Throw {face}"))


def play_to_the_goal(page: Any, press: Press) -> Any:
    """On the front page: a game that is too long, and one that is not."""
    bench = page.get_by_role("region", name="Workbench")
    assert wholly_in_view(named(bench, "Throw 1"))
    assert bench.locator(".s-amount").all_inner_texts() == ["0", "?"]
    says = bench.get_by_role("status")
    play(bench, press, LONGER)
    assert "You reached the goal in 4 throws. 3 are enough" in says.inner_text()
    press(named(bench, "Start again"))
    play(bench, press, BEST)
    assert "You reached the goal in 3 throws. No route is shorter." in says.inner_text()
    assert bench.locator(".s-amount").all_inner_texts() == ["3", "3"]
    return bench


# -- the tour --------------------------------------------------------------------------------------


def begin(page: Any, press: Press) -> Any:
    """From the front page to the stepper of lesson 1."""
    press(page.get_by_role("link", name="Begin here"))
    page.wait_for_url("**/lessons/01_play_then_prove.html")
    drawn(page)
    page.get_by_role("heading", name="A tour of the stepper").scroll_into_view_if_needed()
    place = page.locator("div[data-snl]").first
    place.scroll_into_view_if_needed()
    stepper = place.get_by_role("region", name=re.compile("^Stepper"))
    stepper.wait_for()
    return stepper


def step(stepper: Any) -> int:
    return int(stepper.get_by_role("slider", name="Step").input_value())


def last_step(stepper: Any) -> int:
    return int(stepper.get_by_role("slider", name="Step").get_attribute("max"))


def step_becomes(stepper: Any, least: int) -> None:
    """Wait until the stepper is at this step or after it."""
    bar = stepper.get_by_role("slider", name="Step").element_handle()
    stepper.page.wait_for_function("([bar, least]) => +bar.value >= least", arg=[bar, least])


# -- the exercises ---------------------------------------------------------------------------------


def assert_can_be_read(cards: Any) -> None:
    """A verdict is in the window, and its words have a column as wide as a sentence needs."""
    card = cards.locator(".s-card").first
    assert wholly_in_view(card)
    for words in card.locator("p:visible").all():
        assert box(words)["width"] >= 150, words.inner_text()
    assert cards.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def answer_three_exercises(page: Any, press: Press) -> None:
    """Nothing, three wrong answers, a loop without end, a right answer."""
    game = Task(page, "1.1", press)
    assert game.check() == ""
    assert game.says() == "Choose the first face."
    play(game.region, press, LONGER)
    assert "You reach the goal in 4 throws. Fewer are enough." in game.check()
    assert_can_be_read(game.cards)

    distances = Task(page, "1.2", press)
    distances.region.get_by_label("Throws to cell 3", exact=True).fill("1")
    said = distances.check()
    assert "Not yet" in said and "cell 3" in said
    assert_can_be_read(distances.cards)

    snakes = Task(page, "1.3", press)
    assert "There is a route of 4 throws" in snakes.check()
    assert_can_be_read(snakes.cards)
    snakes.write(LOOP)
    said = snakes.check()
    assert re.search("1 second|never ends|still running", said), said
    assert not re.search("You pressed Stop|said nothing", said), said
    assert not named(snakes.region, "Stop").is_visible()
    assert not any(one.solved() for one in (game, distances, snakes))
    snakes.write(SNAKES)
    snakes.check()
    assert snakes.solved()


# -- the walks -------------------------------------------------------------------------------------


def test_on_a_laptop(with_python: str) -> None:
    """Would catch: a game that cannot be won, keys that scroll the page in the place of the tour,
    an answer that is not judged, a loop that holds the page for minutes.
    """
    with walking(with_python, 1366, 768) as page:
        bench = play_to_the_goal(page, click)
        click(named(bench, "Start again"))
        for face in BEST:
            page.keyboard.press(f"{face}")
        assert "No route is shorter." in bench.get_by_role("status").inner_text()

        stepper = begin(page, click)
        assert wholly_in_view(stepper), "the stepper is not in view where the tour begins"
        there = scrolled(page)
        for _ in range(3):
            page.keyboard.press("ArrowRight")
        assert step(stepper) == 3
        page.keyboard.press("Space")
        step_becomes(stepper, 4)
        page.keyboard.press("Space")
        named(stepper, "Play").wait_for()
        page.keyboard.press("End")
        assert step(stepper) == last_step(stepper)
        page.keyboard.press("Home")
        assert step(stepper) == 0
        assert scrolled(page) == there, "a key of the tour has scrolled the page"

        answer_three_exercises(page, click)
        assert page.errors == []


def test_on_a_phone(with_python: str) -> None:
    """Would catch: the same for a finger; a page that is wider than a phone; a verdict in a column
    of single letters.
    """
    with walking(with_python, 390, 844, has_touch=True, is_mobile=True) as page:
        play_to_the_goal(page, tap)

        stepper = begin(page, tap)
        for _ in range(3):
            tap(named(stepper, "Forward"))
        assert step(stepper) == 3
        tap(named(stepper, "Play"))
        step_becomes(stepper, 4)
        tap(named(stepper, "Pause"))
        tap(named(stepper, "Last"))
        assert step(stepper) == last_step(stepper)

        answer_three_exercises(page, tap)
        assert page.errors == []
