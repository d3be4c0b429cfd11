"""The checks of the exercises of lesson 13."""

from __future__ import annotations

from ...board import Board
from ...boards.gallery import random_board
from ...findings import in_throws
from ...mistakes.aims_too_high import aims_too_high
from ...programs import Program, solve
from ..learner_calls import called, check
from ..verdict import Verdict, not_yet, solved
from ..watched import WatchedBoard


def when_may_it_stop(my_search: Program) -> Verdict:
    """Run it on all boards, and count the cells that it looks at, ahead and back."""
    verdict = check(my_search, minus_one=True)
    # Two complete searches look ahead and back from 360 cells here, two that stop in time from 56.
    watched = WatchedBoard.of(random_board(200, snakes=20, ladders=20, seed=2))
    if verdict.passed:
        called(my_search.function, watched)
    ahead, back = len(watched.looks), len(watched.looks_back)
    if ahead + back > 250:
        return not_yet(
            "Every answer is right, but it does not stop when the two searches meet: on a board of "
            f"200 cells it looked ahead from {ahead} cells and back from {back}."
        )
    return verdict


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
