"""The checks of the exercises of lesson 10."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain
from typing import Any

from ...algorithms.dijkstra import dijkstra
from ...answer import Cost, one_throw
from ...board import Board
from ...boards.gallery import load_board, random_board
from ...costs import pips
from ..learner_calls import AS_IF_UNREACHABLE, OUT_OF_REACH, Case, compared, plain_boards
from ..learner_values import first_right
from ..prices import moments, with_toll
from ..proofs import the_gap
from ..verdict import Verdict, not_yet, solved
from ..watched import WatchedBoard

#: The costs of a move that exercise 10.1 is tried with, in words.
PRICES: dict[str, Cost] = {
    "one throw": one_throw,
    "its pips": pips,
    "a throw, and a toll of 2 on each ladder": with_toll(2),
}


def your_own_heap_search(heap_search: Callable[..., Any]) -> Verdict:
    """Compare with Dijkstra's algorithm for costs that differ, and count the looks at each cell."""
    boards = chain(
        plain_boards(range(2, 6), die=3, jumps=1),
        plain_boards([5], die=2, jumps=2),
        (random_board(60, snakes=5, ladders=5, seed=seed) for seed in range(20)),
        [load_board("out-of-reach")],
    )
    watched = {board: WatchedBoard.of(board) for board in boards}
    cases = (
        Case((counting, cost), right, OUT_OF_REACH if right is None else
             f"If a move costs {words}, the lowest cost is {right}", board)
        for board, counting in watched.items()
        for words, cost in PRICES.items()
        for right in [dijkstra(board, cost).distance.get(board.goal)]
    )  # fmt: skip
    praise = "The lowest cost is right for throws, pips and tolls, and each cell is taken once."
    verdict = compared(heap_search, cases, praise, none=AS_IF_UNREACHABLE)
    for board, counting in watched.items() if verdict.passed else ():
        for cell, times in counting.looks.most_common(1):
            if times > len(PRICES):
                return not_yet(
                    f"The costs are right, but in {len(PRICES)} calls on this board you ask for "
                    f"the moves from cell {cell} {times} times. From a heap each cell comes once "
                    "with its lowest cost, and no later entry of it counts.",
                    board,
                )
    return verdict


def the_gap_in_seeing_the_goal(my_gap: int) -> Verdict:
    """Expect step 5: at least k is not at least the entry of the goal."""
    return the_gap(
        my_gap,
        5,
        "The route costs at least k, and the goal's entry is k plus the cost of a move. On this "
        "board the goal joins the heap at 3 pips, straight from the start, and 2 are enough.",
        Board(4, {2: 3}, die=3),
        {
            1: "That is the invariant, and it holds as long as the loop runs.",
            2: "It begins on the start, which is settled, and the goal is not.",
            3: "Each entry of x is at least k: the heap returned c first, or it was made from c.",
            4: "No cost is negative.",
            6: "It follows from step 5: if no route costs less, the entry is the smallest cost.",
        },
    )


def who_is_settled_next(my_settled: list[int]) -> Verdict:
    """Compare with the order in which Dijkstra's algorithm settles the cells, up to the goal."""
    board = Board(9, {3: 7, 5: 2}, die=3)
    right = [moment.cell for moment in moments(board, partial(dijkstra, cost=pips))]
    right = right[: right.index(board.goal) + 1]
    if my_settled != right:
        return not_yet(first_right(my_settled, right, "Which entries wait then?"), board)
    return solved("The goal is settled sixth, at 4 pips.")
