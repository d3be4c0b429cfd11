"""What people do with a stepper, in a notebook or in a page, and what they must see then.

Each act takes a stepper that shows "queue-bfs" on the board "thirty", wherever it stands.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from snl_algos import ALGORITHMS, compare, load_board, trace

RUN = trace("queue-bfs", load_board("thirty"))
LAST = len(RUN) - 1


class Shown:
    """A stepper on a page, used by its names and roles as a person would."""

    def __init__(self, region: Any) -> None:
        self.region = region
        self.bar = region.get_by_role("slider", name="Step")
        self.keys = region.page.keyboard

    def button(self, name: str) -> Any:
        return self.region.get_by_role("button", name=re.compile(rf"^\W*{name}$"))

    def cell(self, number: int) -> Any:
        return self.region.locator(f'[role="gridcell"][data-cell="{number}"]')

    def says(self, sentence: str) -> bool:
        """Whether it says this. It begins a sentence with a capital letter."""
        said: str = self.region.inner_text()
        return sentence[1:] in said and sentence.lower() in said.lower()

    def position(self) -> int:
        return int(self.bar.input_value())

    def assert_at(self, at: int) -> None:
        """Bar, sentence and distances are those of this step of the run."""
        state = RUN.state(at)
        cells = self.region.locator("[role=gridcell][data-distance]")
        drawn = cells.evaluate_all("all => all.map(c => [+c.dataset.cell, +c.dataset.distance])")
        assert self.position() == at
        assert self.says(state.says)
        assert dict(drawn) == state.distance

    def wait_until_past(self, at: int) -> None:
        # Not by `wait_for_function`, which the book's content security policy forbids.
        look = "const look = () => (+bar.value > at ? done() : requestAnimationFrame(look)); look()"
        self.bar.evaluate(f"(bar, at) => new Promise((done) => {{ {look} }})", at)

    def assert_stands_still(self) -> None:
        """Timers fire in the order in which they are due: that of a next step would be before."""
        at = self.position()
        self.region.page.evaluate("new Promise((done) => setTimeout(done, 1000))")
        assert self.position() == at

    def marked(self) -> tuple[set[int], set[str]]:
        """The cells that are marked as part of what is wrong, and the jumps, by their ends."""
        cells = self.region.locator(".s-grid .s-found")
        jumps = self.region.locator(".s-jumps .s-found")
        return (
            set(cells.evaluate_all("all => all.map((cell) => +cell.dataset.cell)")),
            set(jumps.evaluate_all("all => all.map((jump) => jump.dataset.ends)")),
        )


def forward_and_back(stepper: Shown) -> None:
    """A click that is lost, counted twice, or drawn wrong on the way back."""
    stepper.bar.fill("0")
    for _ in range(15):
        stepper.button("Forward").click()
    stepper.assert_at(15)
    for _ in range(5):
        stepper.button("Back").click()
    stepper.assert_at(10)


def drag(stepper: Shown, *parts: float) -> None:
    """Take the knob of the bar from where it is at step 0, and leave it at the last part."""
    stepper.bar.fill("0")
    box, mouse = stepper.bar.bounding_box(), stepper.region.page.mouse
    across = box["y"] + box["height"] / 2
    mouse.move(box["x"] + 8, across)
    mouse.down()
    for part in parts:
        mouse.move(box["x"] + part * box["width"], across)
    mouse.up()


def scrub(stepper: Shown) -> None:
    """A bar that can be set but not dragged, or that shows another step than it names."""
    drag(stepper, 0.2, 0.7, 0.5)
    at = stepper.position()
    assert abs(at - LAST / 2) <= 2
    stepper.assert_at(at)
    assert RUN.state(at).says in stepper.bar.get_attribute("aria-valuetext")
    stepper.bar.fill("17")
    stepper.assert_at(17)


def play_and_pause(stepper: Shown) -> None:
    """A play that does not start, that Pause does not stop, or that runs past the end."""
    stepper.region.get_by_label("Speed").select_option("8")
    stepper.bar.fill("0")
    stepper.button("Play").click()
    stepper.wait_until_past(2)
    stepper.button("Pause").click()
    stepper.assert_stands_still()
    stepper.bar.fill(str(LAST - 2))
    stepper.button("Play").click()
    stepper.wait_until_past(LAST - 1)
    stepper.button("Play").wait_for()
    stepper.assert_at(LAST)


def keyboard_alone(stepper: Shown) -> None:
    """Begins where the focus is. A stepper that Tab does not reach, or a key it does not hear."""
    tab_to(stepper.bar)
    stepper.keys.press("End")
    stepper.assert_at(LAST)
    stepper.keys.press("Home")
    stepper.assert_at(0)
    for _ in range(6):
        stepper.keys.press("ArrowRight")
    stepper.keys.press("ArrowLeft")
    stepper.assert_at(5)
    for key, throws in (("PageDown", 1), ("PageDown", 2), ("PageUp", 1)):
        stepper.keys.press(key)
        stepper.assert_at(first_taken_at(throws))
    before = stepper.position()
    stepper.keys.press("Space")
    stepper.wait_until_past(before)
    stepper.keys.press("Space")
    stepper.button("Play").wait_for()


def predict(stepper: Shown) -> None:
    """Right and wrong mixed up, no reason given, or an Enter that also presses Forward."""
    quiz = stepper.region.get_by_role("group", name="Predict")
    field = quiz.get_by_role("spinbutton")
    stepper.bar.fill("0")
    stepper.button("Predict").click()

    stepper.button("Forward").click()
    assert "Which cell will be taken next?" in quiz.inner_text()
    assert stepper.position() == 0, "it goes on only after the answer"
    field.fill("1")
    field.press("Enter")
    assert "Right: 1 is the only one that waits." in quiz.inner_text()
    assert "1 of 1 right" in quiz.inner_text()
    stepper.assert_at(1)

    while not field.is_visible():
        stepper.button("Forward").click()
    assert "Which cell gets its distance next?" in quiz.inner_text()
    stepper.cell(5).click()
    assert "Not 5: 2 is the first landing from 1" in quiz.inner_text()
    assert "1 of 2 right" in quiz.inner_text()

    stepper.button("Predict").click()
    stepper.button("Forward").click()
    assert not field.is_visible(), "switched off, it asks no more"


ACTS: list[Callable[[Shown], None]] = [
    forward_and_back, scrub, play_and_pause, keyboard_alone, predict,
]  # fmt: skip
each_act = pytest.mark.parametrize("act", ACTS, ids=lambda act: act.__name__)


def first_difference(stepper: Shown) -> None:
    """On "snake-is-a-shortcut", right and wrong together: no reason, or the runs not aligned.

    The finding's cells and jumps are marked, until the reader goes on to something else.
    """
    found = compare("snake-is-a-shortcut", ["forward-dp"]).first_difference("forward-dp")
    assert found is not None and found.finding.kind == "never-takes-the-jump"
    assert stepper.marked() == (set(), set())
    stepper.button("First difference").click()
    assert found.claimed is not None
    says = (
        f"They part at cell {found.cell}. Right: {found.true} throws. "
        f"{ALGORITHMS['forward-dp'].title} says {found.claimed} throws: {found.finding}."
    )
    assert says in stepper.region.locator(".s-story").inner_text()
    throws = stepper.cell(20).evaluate_all("cells => cells.map(cell => cell.dataset.distance)")
    assert throws == ["2", "4"]
    assert stepper.marked() == ({20}, {"33 20"})
    assert "part of what is wrong" in stepper.cell(20).first.get_attribute("aria-label")
    stepper.button("Forward").click()
    assert stepper.marked() == ({20}, {"33 20"}), "the next step is still about it"
    stepper.region.get_by_label("Align by").select_option("steps")
    assert stepper.marked() == (set(), set())
    assert "wrong" not in stepper.cell(20).first.get_attribute("aria-label")
    stepper.button("First difference").click()
    stepper.cell(7).first.click()
    assert stepper.marked() == (set(), set())


def first_taken_at(throws: int) -> int:
    """The step that takes the first cell at a distance."""
    states = enumerate(map(RUN.state, range(len(RUN))))
    return next(at for at, now in states if now.current and now.distance[now.current] == throws)


def tab_to(target: Any) -> None:
    """Press Tab until it has the focus."""
    for _ in range(200):
        target.page.keyboard.press("Tab")
        if target.evaluate("node => node === node.getRootNode().activeElement"):
            return
    pytest.fail("Tab does not lead there")
