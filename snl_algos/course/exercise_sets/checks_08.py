"""The checks of the exercises of lesson 8."""

from __future__ import annotations

from ...board import Board
from ...programs import Program
from ..learner_calls import called, check
from ..sweeps import after_each_sweep, fewest_descents
from ..verdict import Verdict, not_yet, solved
from ..watched import WatchedBoard


def until_nothing_changes(sweeping: Program) -> Verdict:
    """Run it on all boards, and count how often it looks at a board where two sweeps must do."""
    verdict, long = check(sweeping), WatchedBoard.of(Board(100))
    if verdict.passed:
        called(sweeping.function, long)
    looks = long.looks.total() + long.looks_back.total()
    if looks > 500:  # two sweeps look 200 times, or 400
        return not_yet(
            f"Every answer is right, but on a board of 100 cells without jumps it looks {looks:,} "
            "times at the throws to or from a cell. Here the second sweep changes nothing, so no "
            "third is needed."
        )
    return verdict


def make_it_work_hard(hard_board: Board) -> Verdict:
    """Count the sweeps of the algorithm on the board."""
    if hard_board.cells > 30:
        return not_yet(f"It has {hard_board.cells} cells. 30 are allowed.", hard_board)
    sweeps, descents = len(after_each_sweep(hard_board)), fewest_descents(hard_board)
    cell = max(descents, key=lambda one: descents[one])
    most = f"cell {cell} needs the most descents, {descents[cell]}"
    if sweeps < 5:
        return not_yet(f"It takes fewer than five sweeps: {sweeps}.", hard_board, most)
    return solved(f"It takes {sweeps} sweeps.", hard_board, most)
