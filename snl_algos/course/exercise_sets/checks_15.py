"""The checks of the exercises of lesson 15."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...board import Board
from ...board_text import listed
from ...programs import program_of
from ...views import move_array
from ..learner_calls import Case, Failed, called, check, compared, said
from ..learner_values import same
from ..verdict import Verdict, not_yet


def a_throw_is_a_shift(my_landings: Callable[..., Any]) -> Verdict:
    """Ask for every set of one or two cells on small boards, and for a frontier of a million."""
    frontiers = [
        (cells, {first, second})
        for cells in range(2, 17)
        for first in range(1, cells)
        for second in range(first, cells)
    ]
    cases = (
        Case((_bits(here), cells), _bits(lands), f"From {listed(sorted(here))} a throw lands on "
             f"{listed(sorted(lands)) or 'no cell'}: the number {_bits(lands)}", Board(cells),
             f"in bits: {_bits(lands):#b}")
        for cells, here in frontiers
        for lands in [{end for cell in here for end in Board(cells).landings(cell)}]
    )  # fmt: skip
    verdict = compared(my_landings, cases, "It is right for every frontier that was tried.")
    cells = 1_000_000
    if verdict.passed and isinstance(got := called(my_landings, (2 << cells) - 2, cells), Failed):
        return not_yet(
            f"It is right for every small frontier, but for one of {cells:,} cells "
            f"{str(got).partition(' (')[0]}. Does it go from cell to cell? A shift moves all the "
            "bits at once."
        )
    return verdict


def _bits(cells: set[int]) -> int:
    return sum(1 << cell for cell in cells)


def the_search_on_bits(my_throws: Callable[..., Any]) -> Verdict:
    """Run it on all boards."""
    smallest = Board(2)
    if not same(got := called(my_throws, move_array(smallest)), 1):
        return not_yet(f"The answer is 1, but {said(got)}.", smallest)

    def search(move: list[int], N: int) -> Any:  # a signature that holds boards of any size
        return my_throws(move)

    search.__name__ = "my_throws"
    return check(program_of(search), minus_one=True)
