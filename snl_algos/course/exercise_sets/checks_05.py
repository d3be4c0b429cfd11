"""The checks of the exercises of lesson 5."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from ...board import Board
from ...boards.gallery import load_board
from ...programs import Program
from ..call_limits import check
from ..graphs import parents
from ..learner_calls import AS_IF_UNREACHABLE, Failed, called, said
from ..learner_values import described, plain, still_missing
from ..proofs import the_gap
from ..verdict import Verdict, not_yet, solved, verdict_of

#: A recursion may be this deep while `without_recursion` calls it.
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
    limit = sys.getrecursionlimit()
    # The cell of a notebook may have raised it. The longest route needs more than this.
    sys.setrecursionlimit(low := min(limit, MAX_DEPTH))
    try:
        return _routes_read(route_back, low)
    finally:
        sys.setrecursionlimit(limit)


def _routes_read(route_back: Callable[..., Any], limit: int) -> Verdict:
    bent = Board(8, {3: 7, 6: 2}, die=2)
    long = Board(20_000, die=1)
    for board in (
        Board(1), Board(6), bent, load_board("thirty"), load_board("out-of-reach"), long,
    ):  # fmt: skip
        parent = parents(board)
        route = called(route_back, dict(parent), board.goal)
        if sys.getrecursionlimit() != limit:
            return not_yet(
                "The recursion limit has been raised. A longer board needs a higher one, and at "
                "some length the memory is full. Go from cell to cell in a loop instead."
            )
        flaw = str(route) if isinstance(route, Failed) else _flaw(plain(route), board, parent)
        if flaw:
            return not_yet(f"On this board {flaw}.", board)
    return solved("Every route is read correctly, also the one of 19,999 throws.")


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


def _flaw(route: Any, board: Board, parent: dict[int, int | None]) -> str:
    """Say what is wrong with a route; nothing if it is right."""
    if board.goal not in parent:
        return "" if route is None else f"the goal was never reached, but {said(route)}"
    if not isinstance(route, list) or not route:
        return f"a list of cells is expected, but {said(route, AS_IF_UNREACHABLE)}"
    for cell in route:
        if not isinstance(cell, int) or isinstance(cell, bool):
            return f"a list of cells is expected, but {described(cell)} is in it"
    if route[0] != board.start:
        return f"the route begins on cell {route[0]}, not on the start"
    if route[-1] != board.goal:
        return f"the route ends on cell {route[-1]}, not on the goal"
    for cell, following in pairwise(route):
        if following not in board.successors(cell):
            return f"no throw leads from cell {cell} to cell {following}"
        if parent[following] != cell:
            return f"the parent of cell {following} is {parent[following]}, but you say {cell}"
    return ""
