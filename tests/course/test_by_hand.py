"""What is found by hand and written in a text is what the program of its lesson says."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from snl_algos import Board, solve
from snl_algos.algorithms.dijkstra import dijkstra
from snl_algos.costs import pips
from snl_algos.course import all_exercises, exercise
from snl_algos.course.orders import ORDERS, taken
from snl_algos.course.passes import fill_in_order
from snl_algos.course.queues import joins
from snl_algos.course.route_counts import count_routes
from snl_algos.course.speed import frontiers
from snl_algos.views import move_array


def reached(board: Board) -> set[int]:
    return set(solve(board, "bellman-ford").distance)


def up_to_the_goal(board: Board, cells: list[int]) -> list[int]:
    return cells[: cells.index(board.goal) + 1]


def by_cost(board: Board) -> list[int]:
    """The cells in the order of their fewest pips; of equal ones, the lower first."""
    distance = dijkstra(board, pips).distance
    return sorted(distance, key=lambda cell: (distance[cell], cell))


def passed_too_early(board: Board) -> set[int]:
    right = solve(board, "bellman-ford").distance
    numbers = fill_in_order(board, range(2, board.cells + 1))
    return {cell for cell, number in numbers.items() if number != right[cell]}


#: Name → what the exercise asks for, computed from its board.
RIGHT: dict[str, Callable[[Board], Any]] = {
    "where-can-you-stand": lambda board: solve(board, "adjacency-list-bfs").distance,
    "into-a-cell": lambda board: set(board.predecessors(9)) - board.jumps.keys(),
    "by-hand": lambda board: up_to_the_goal(board, taken(board, ORDERS["queue"])),
    "which-cells-are-vertices": lambda board: {
        "one jump": reached(board),
        "chained": reached(Board(board.cells, board.jumps, die=3, chained=True)),
    },
    "the-second-level": lambda board: {
        cell for cell, throws in solve(board, "queue-bfs").distance.items() if throws == 2
    },
    "too-early-for-the-snake": passed_too_early,
    "who-is-settled-next": lambda board: up_to_the_goal(board, by_cost(board)),
    "in-which-order": lambda board: {
        name: taken(board, ORDERS[name]) for name in ("queue", "stack")
    },
    "how-often-does-it-join": lambda board: {cell: joins(board)[cell] for cell in (5, 6)},
    "count-by-hand": count_routes,
    "which-cells-are-followed": lambda board: {
        cell + 1 for found in islice(frontiers(move_array(board)), 1, 3) for cell in found
    },
}


@pytest.mark.parametrize("name", RIGHT)
def test_the_solution_is_what_the_program_says(name: str) -> None:
    """Would catch: a slip in an answer that was written down."""
    one = exercise(name)
    assert one.board is not None and repr(one.board) in one.task
    assert one.run(one.solution)[one.defines] == RIGHT[name](one.board)


def test_these_are_all() -> None:
    """Would catch: an answer that nothing confirms."""
    assert RIGHT.keys() == {one.name for one in all_exercises().values() if one.replies}


def test_the_board_of_a_gap_is_shown_when_it_is_found() -> None:
    """Would catch: a board that gives the gap away, or none on which the step is false."""
    one = exercise("find-the-gap")
    assert one.check(1).board is None
    assert (one.check(3).passed, one.check(3).board) == (True, one.board)
