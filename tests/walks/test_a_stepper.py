"""A stepper on a laptop, as it is pictured: whole, its throw, its line of code."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")
pytest.importorskip("PIL")

from walks.stations import assert_code_is_right, picture, walking

from snl_algos import trace
from snl_algos.widgets.page import page_of

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.full]

#: Name of a picture → its element in the stepper.
PARTS: dict[str, Callable[[Any], Any]] = {
    "stepper": lambda stepper: stepper,
    "first-throw": lambda stepper: stepper.locator(".s-move"),
    "current-line": lambda stepper: stepper.locator(".s-line.s-now"),
}


@pytest.fixture
def stepper(tmp_path: Path) -> Iterator[Any]:
    """A stepper on the board of thirty cells, at its first throw: pressed by the keyboard."""
    file = tmp_path / "run.html"
    file.write_text(page_of(trace("queue-bfs", "thirty")), encoding="utf-8")
    with walking(file.as_uri(), 1280, 650) as page:
        for _ in range(3):
            page.keyboard.press("ArrowRight")
        yield page.get_by_role("region", name="Stepper")


def test_a_stepper_on_a_laptop(stepper: Any) -> None:
    """Would catch: a stepper without its style, an arrow that points back, a line that is cut."""
    assert stepper.page.evaluate("innerHeight") == 650
    for name, part in PARTS.items():
        picture(part(stepper), name)
    assert_code_is_right(stepper)
