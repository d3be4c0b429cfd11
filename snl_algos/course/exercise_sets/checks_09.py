"""The checks of the exercises of lesson 9."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import chain
from typing import Any

from ...algorithms.dijkstra import dijkstra
from ...answer import Cost, one_throw
from ...board import Board
from ...boards.gallery import random_board
from ...costs import pips
from ...diagnosis.invariants import InvariantTest
from ...programs import ALGORITHMS
from ..learner_calls import AS_IF_UNREACHABLE, OUT_OF_REACH, Case, compared, plain_boards
from ..prices import with_toll
from ..verdict import Verdict, not_yet, solved
from ..watched import looked_at

#: The costs of a move that exercise 9.1 is tried with, in words.
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
    )
    cases = (
        Case((board, cost), right, OUT_OF_REACH if right is None else
             f"If a move costs {words}, the lowest cost is {right}", board)
        for board in boards
        for words, cost in PRICES.items()
        for right in [dijkstra(board, cost).distance.get(board.goal)]
    )  # fmt: skip
    praise = "The lowest cost is right for throws, pips and tolls, and each cell is taken once."
    verdict = compared(heap_search, cases, praise, none=AS_IF_UNREACHABLE)
    board = random_board(100, snakes=10, ladders=10, seed=2)
    looks = looked_at(heap_search, board, pips).looks if verdict.passed else Counter[int]()
    for cell, times in looks.most_common(1):
        if times > 1:
            return not_yet(
                f"The costs are right, but in one call on this board you ask for the moves from "
                f"cell {cell} {times} times. From a heap each cell comes once with its lowest "
                "cost, and no later entry of it counts.",
                board,
            )
    return verdict


def in_no_order(my_board: Board) -> Verdict:
    """Look at the heap before each turn on the board."""
    program = ALGORITHMS["dijkstra"]
    test = InvariantTest("heap == sorted(heap)", "while heap")
    test.run(program, my_board)
    turn, turns, values = (test.found[key] for key in ("turn", "turns", "values"))
    if not turn:
        return not_yet(f"Here the heap is sorted before all {turns} turns.", my_board)
    where = f"Before turn {turn} the heap is {values['heap']}"
    if my_board.cells > 5:
        return not_yet(f"{where}. But five cells are enough.", my_board)
    return solved(f"{where}: the smallest is in front, and the others in no order.", my_board)
