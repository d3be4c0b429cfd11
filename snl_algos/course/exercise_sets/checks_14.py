"""The checks of the exercises of lesson 14."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from ...board import Board
from ...boards.gallery import all_boards, load_board, random_board
from ...programs import solve
from ..learner_calls import Case, compared
from ..learner_values import wrong_cells
from ..route_counts import count_routes, staircase
from ..verdict import Verdict, not_yet, solved

#: Boards with 6^20 shortest routes, too many to go through, and with a number of them that fits
#: neither into 64 bits nor exactly into a float; and what a wrong program may have overlooked.
MANY, HUGE = staircase(20), staircase(40)
TOO_MANY = {
    MANY: "These are too many to go through one by one.",
    HUGE: "A float and a number of 64 bits are too short for that.",
}


def count_by_hand(my_routes: dict[int, int]) -> Verdict:
    """Compare cell by cell, and show from where the shortest moves come."""
    board = Board(10, {4: 6}, die=3)
    distance, right = solve(board, "adjacency-list-bfs").distance, count_routes(board)
    for cell in sorted(right.keys() & my_routes, key=lambda one: distance[one]):
        before = [
            f"from {one} by a {move.face}"
            for one in sorted(right)
            for move in board.moves(one)
            if move.cell == cell and distance[one] == distance[cell] - 1
        ]
        if my_routes[cell] != right[cell]:
            comes = f"The last throw of a shortest route to it comes {', '.join(before)}."
            start = "One route leads to the start: you are there before any throw."
            said = f"Cell {cell} is at distance {distance[cell]}. {comes if before else start}"
            return not_yet(f"{said} You say {my_routes[cell]}.", board)
    if reason := wrong_cells(my_routes, right, board, str):
        return not_yet(reason, board)
    return solved("Every number is the sum of those before it.")


def one_condition_is_missing(my_count: Callable[..., Any]) -> Verdict:
    """Compare with the number of routes that are listed, on many boards."""
    boards = chain(
        *(all_boards(cells, die, jumps=2) for cells in range(2, 6) for die in (1, 2, 3)),
        (random_board(36, snakes=5, ladders=5, seed=seed) for seed in range(20)),
        [load_board("thirty"), load_board("milton-bradley"), MANY, HUGE],
    )
    cases = (
        Case((board,), right, f"Shortest routes to the goal: {right:,}", board,
             TOO_MANY.get(board, ""))
        for board in boards
        for right in [count_routes(board).get(board.goal, 0)]
    )  # fmt: skip
    return compared(my_count, cases, "The number is right on every board that was tried.")
