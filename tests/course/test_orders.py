"""One loop, whatever the order: right for all costs for which it ends, and the work of each."""

from __future__ import annotations

import pytest

from snl_algos import Board, random_board
from snl_algos.costs import COSTS
from snl_algos.course.orders import ORDERS, search, taken

BOARDS = [random_board(36, snakes=4, ladders=4, seed=seed) for seed in range(30)]


@pytest.mark.parametrize(
    ("order", "costs"),
    [("queue", ["throws"]), ("deque", ["throws"]), ("heap", ["throws", "free-sixes", "pips"])],
)
def test_a_cell_is_taken_once_where_the_lesson_says_so(order: str, costs: list[str]) -> None:
    for board in BOARDS:
        for cost in costs:
            cells = taken(board, ORDERS[order], COSTS[cost])
            assert sorted(cells) == sorted(search(board, ORDERS[order], COSTS[cost]))


def test_the_stack_takes_the_last_and_the_sweeps_go_up() -> None:
    board = Board(6, {2: 5}, die=2)
    assert taken(board, ORDERS["stack"]) == [1, 3, 4, 6, 5, 6]
    assert taken(board, ORDERS["sweeps"]) == [1, 3, 4, 5, 6]
    assert taken(Board(9, {7: 2, 3: 7}, die=6), ORDERS["sweeps"]) == [1, 2, 4, 5, 6, 7, 8, 9]
