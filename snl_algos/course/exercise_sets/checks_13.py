"""The checks of the exercises of lesson 13."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from ...algorithms.a_star import largest_gain
from ...board import Board
from ...boards.gallery import all_boards, load_board, random_board
from ...findings import in_throws
from ...mistakes.aims_too_high import aims_too_high
from ...programs import Program, solve
from ..heuristics import remaining, too_high
from ..learner_calls import Failed, asks_for_minus_one, called, check, said
from ..learner_values import still_missing
from ..value_readers import read
from ..verdict import Verdict, not_yet, solved, verdict_of
from ..watched import WatchedBoard


def when_may_it_stop(my_search: Program) -> Verdict:
    """Run it on all boards, and count the cells that it looks at, ahead and back."""
    report = check(my_search)
    also = asks_for_minus_one(my_search, report)
    # Two complete searches look ahead and back from 360 cells here, two that stop in time from 56.
    watched = WatchedBoard.of(random_board(200, snakes=20, ladders=20, seed=2))
    if report:
        called(my_search.function, watched)
    ahead, back = len(watched.looks), len(watched.looks_back)
    if ahead + back > 250:
        also.append(
            "Every answer is right, but it does not stop when the two searches meet: on a board of "
            f"200 cells it looked ahead from {ahead} cells and back from {back}."
        )
    return verdict_of(report, also)


def where_the_bound_is_too_high(my_cells: set[int]) -> Verdict:
    """Compare with the throws that are left."""
    board = Board(12, {5: 11}, die=3)
    wrong = too_high(board, lambda cell: -(-(12 - cell) // 3))
    left = remaining(board)
    for cell in sorted(my_cells - wrong.keys()):
        if cell == 5:
            return not_yet("You never stand on cell 5: a ladder begins there.", board)
        if cell not in left:
            return not_yet(f"This board has no cell {cell}.", board)
        return not_yet(
            f"From cell {cell} the bound says {-(-(12 - cell) // 3)}, and {left[cell]} "
            f"{'throw is' if left[cell] == 1 else 'throws are'} left: it is not too high.",
            board,
        )
    if missing := len(wrong.keys() - my_cells):
        return not_yet(still_missing(my_cells, missing), board)
    return solved("On these cells the bound is too high, because it does not know the ladder.")


def break_the_aim(my_board: Board) -> Verdict:
    """Compare the answer of the mistake with the right one."""
    if my_board.cells > 20:
        return not_yet(f"It has {my_board.cells} cells. 20 are allowed.", my_board)
    if my_board.faces != (1, 2, 3, 4, 5, 6):
        return not_yet("The die must have the faces 1 to 6.", my_board)
    right, got = solve(my_board).throws, aims_too_high(my_board)
    if got == (-1 if right is None else right):
        said = in_throws(right)
        return not_yet(f"A* with this bound says {said}, and that is right.", my_board)
    return solved(f"It says {got}, and {in_throws(right)} would do.", my_board)


def a_better_bound(my_bound: Callable[..., Any]) -> Verdict:
    """Ask on every small board, on random ones, and on the thirty-cell board, which is the last."""
    for board in _boards():
        got, gain, left = called(my_bound, board), largest_gain(board), remaining(board)
        if isinstance(got, Failed) or got is None:
            return not_yet(f"On this board {said(got)}.", board)
        if isinstance(got, dict):  # where the goal is out of reach no bound is too high
            got = {cell: 10**9 if at == float("inf") else at for cell, at in got.items()}
        got = read(got, dict[int, float], "my_bound(board)")
        for cell in range(board.start, board.cells + 1):
            low = -(-(board.goal - cell) // gain)
            if cell not in got:
                return not_yet(f"Your bound has no number for cell {cell}.", board)
            if cell in left and got[cell] > left[cell]:
                reason = f"From cell {cell} the fewest throws to the goal are {left[cell]}"
                return not_yet(f"{reason}, but your bound is {got[cell]}: too high.", board)
            if got[cell] < low:
                reason = f"On cell {cell} your bound is {got[cell]}, but a-star has {low}."
                return not_yet(reason, board)
            for end in board.successors(cell):
                if {cell, end} <= left.keys() and got[cell] - got.get(end, 0) > 1:
                    return not_yet(
                        f"Your bound is not too high here, but a throw from cell {cell} to {end} "
                        f"lowers it from {got[cell]} to {got[end]}. With each throw it may fall by "
                        "one at most.",
                        board,
                    )
    better = sum(at > -(-(board.goal - cell) // gain) for cell, at in got.items())
    if not better:
        return not_yet("It is nowhere higher than the bound of a-star.", board)
    return solved(f"It is never too high, and higher on {better} cells of the thirty-cell board.")


def _boards() -> Iterator[Board]:
    return chain(
        (
            board
            for cells in range(2, 6)
            for die in (1, 2, 3, 6)
            for board in all_boards(cells, die, jumps=2)
        ),
        (random_board(40, snakes=5, ladders=5, seed=seed) for seed in range(50)),
        [load_board("milton-bradley"), load_board("thirty")],
    )
