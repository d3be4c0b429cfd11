"""The checks of the exercises of lesson 16."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

from ...board import Board
from ...board_text import listed
from ...programs import program_of
from ...views import move_array
from ..learner_calls import Case, Failed, asks_for_minus_one, called, check, compared, said
from ..learner_values import same, still_missing
from ..speed import frontiers
from ..verdict import Verdict, not_yet, solved, verdict_of


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


def which_cells_are_followed(my_cells: set[int]) -> Verdict:
    """Compare with the first two frontiers, and say what a cell is to its window."""
    board = Board(24, {7: 14, 10: 3})
    rounds = islice(frontiers(move_array(board)), 1, 3)
    right = {cell + 1 for frontier in rounds for cell in frontier}
    for cell in sorted(my_cells - right):
        if cell == board.start:
            return not_yet("The start is not asked for: leave it out.", board)
        if not 1 <= cell <= board.goal:
            return not_yet(f"The board has no cell {cell}: its cells are 1 to {board.goal}.")
        if cell in board.jumps:
            return not_yet(f"A jump begins on cell {cell}. You do not throw from there.", board)
        return not_yet(
            f"Cell {cell} does not enter in these two rounds: it is not the furthest new plain "
            "cell of a window, and no jump ends there.",
            board,
        )
    if missing := right - my_cells:
        where = " Where do the jumps end?" if missing <= set(board.jumps.values()) else ""
        return not_yet(f"{still_missing(my_cells, len(missing))}{where}", board)
    return solved(f"These {len(right)} cells find all that a queue would find from 17 cells.")


def the_search_on_bits(my_throws: Callable[..., Any]) -> Verdict:
    """Run it on all boards."""
    smallest = Board(2)
    if not same(got := called(my_throws, move_array(smallest)), 1):
        return not_yet(f"The answer is 1, but {said(got)}.", smallest)

    def search(move: list[int], N: int) -> Any:  # a signature that holds boards of any size
        return my_throws(move)

    search.__name__ = "my_throws"
    program = program_of(search)
    report = check(program)
    return verdict_of(report, asks_for_minus_one(program, report))
