"""An exercise on a page of the book, as its reader uses it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from snl_algos.course import exercise


def click(element: Any) -> None:
    """Press with the mouse."""
    element.click()


def tap(element: Any) -> None:
    """Press with a finger."""
    element.tap()


class Task:
    """An exercise of a page, used by its names and roles: with a mouse, or with a finger."""

    def __init__(self, page: Any, name: str, press: Callable[[Any], None] = click) -> None:
        self.page, self.one, self.press = page, exercise(name), press
        label = f"Exercise {self.one.number}: your answer"
        self.region = page.get_by_role("region", name=label, exact=True)
        self.region.wait_for()
        self.region.scroll_into_view_if_needed()
        self.cards = self.region.locator(".s-cards")

    def button(self, name: str) -> Any:
        return self.region.get_by_role("button", name=name, exact=True)

    def check(self) -> str:
        """What the cards say."""
        self.press(self.button("Check"))
        return self.verdict()

    def verdict(self) -> str:
        """What the cards say, when they are there."""
        self.region.locator('.s-cards[aria-busy="false"]').wait_for(state="attached")
        said: str = self.cards.inner_text()
        return said

    def says(self) -> str:
        """What is said beside the buttons."""
        said: str = self.region.locator(".s-strip").inner_text()
        return said

    def solved(self) -> bool:
        """Whether it says so, and says it once."""
        card = self.region.locator(".s-card-title").first
        said = [self.region.locator(".s-state").inner_text(), *card.all_inner_texts()]
        return [one for one in said if "Solved" in one] in (["✓ Solved"], ["Solved"])

    def editor(self) -> Any:
        if self.button("As code").count():
            self.press(self.button("As code"))
        if self.button("Edit").is_visible():
            self.press(self.button("Edit"))
        field = self.region.get_by_role("textbox", name=f"Exercise {self.one.number}")
        field.wait_for()
        return field

    def write(self, source: str) -> None:
        self.press(self.editor())
        self.page.keyboard.press("Control+a")
        self.page.keyboard.insert_text(source)

    def text(self) -> str:
        """What is written, as it is stored."""
        stored = self.page.evaluate(
            "name => sessionStorage.getItem(`snl-exercise:${name}`)", self.one.name
        )
        return str(json.loads(stored)["source"]) if stored else self.one.stub

    def thumb(self) -> dict[int, int]:
        """The jumps of the board on the card."""
        ends = "all => all.map(jump => jump.dataset.ends.split(' ').map(Number))"
        return dict(self.region.locator(".s-thumb .s-jumps > g").evaluate_all(ends))
