"""The checks of the exercises of lesson 5."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from ...board import Board
from ...boards.gallery import load_board
from ...programs import Program
from ..graphs import parents
from ..learner_calls import Case, check, compared
from ..learner_values import still_missing
from ..proofs import the_gap
from ..verdict import Verdict, not_yet, solved, verdict_of

#: A recursion may be this deep while `without_recursion` calls it: the longest route needs more.
MAX_DEPTH = 3_000


def replace_the_edges(list_search: Program) -> Verdict:
    """Run it on all boards."""
    return verdict_of(check(list_search))


def the_gap_in_the_restarts(my_gap: int) -> Verdict:
    """Expect step 3: it forgets that the traversal restarts."""
    return the_gap(
        my_gap,
        3,
        "Where the traversal restarts, no edge leads there. On this board it restarts on cell 3.",
        Board(3, {2: 1}, die=1),
        {
            1: "As long as a cell has not been seen, the traversal restarts there.",
            2: "These are the two places in the program where a cell is marked as seen.",
            4: "It follows from step 3: if all cells could be reached, the goal could be reached.",
        },
    )


def without_recursion(route_back: Callable[..., Any]) -> Verdict:
    """Read routes on some boards, and on one that is 20,000 cells long."""
    boards = (
        Board(1), Board(6), Board(8, {3: 7, 6: 2}, die=2), load_board("thirty"),
        load_board("out-of-reach"), Board(20_000, die=1),
    )  # fmt: skip
    cases = (
        Case((dict(parent), board.goal), right := _route(parent, board.goal),
             "The goal was never reached" if right is None else
             f"The route is {right}" if len(right) < 20 else f"The route has {len(right):,} cells",
             board)
        for board in boards
        for parent in [parents(board)]
    )  # fmt: skip
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(low := min(limit, MAX_DEPTH))  # a cell may have raised it
    try:
        verdict = compared(route_back, cases, "Every route is right, also the one of 20,000 cells.")
        if verdict.passed and sys.getrecursionlimit() != low:
            return not_yet(
                "The recursion limit has been raised. A longer board needs a higher one."
            )
        return verdict
    finally:
        sys.setrecursionlimit(limit)


def _route(parent: dict[int, int | None], goal: int) -> list[int] | None:
    route, cell = list[int](), goal if goal in parent else None
    while cell is not None:
        route.append(cell)
        cell = parent[cell]
    return route[::-1] or None


def parents_by_hand(my_parents: dict[int, int]) -> Verdict:
    """Compare with the search, in the order in which it reaches the cells."""
    board = Board(9, {2: 7, 5: 3}, die=2)
    right = {cell: before for cell, before in parents(board).items() if before is not None}
    for cell, mine in my_parents.items():
        if cell == board.start:
            return not_yet("The start has no parent: the search begins there.", board)
        if cell not in right:
            return not_yet(f"You never stand on cell {cell}.", board)
        if mine == right[cell]:
            continue
        if mine not in right and mine != board.start:
            return not_yet(f"You never stand on cell {mine}, so it can't be a parent.", board)
        if cell not in board.successors(mine):
            return not_yet(f"No throw takes you from cell {mine} to cell {cell}.", board)
        return not_yet(
            f"A throw takes you from {mine} to {cell}, but {cell} already has a parent by then.",
            board,
        )
    if missing := len(right) - len(my_parents):
        return not_yet(still_missing(my_parents, missing), board)
    return solved("Every parent is right. Read back from 9, the route is 1, 7, 9.", board)
