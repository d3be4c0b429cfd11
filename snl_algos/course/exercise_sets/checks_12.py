"""The checks of the exercises of lesson 12."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from ...algorithms.bellman_ford import bellman_ford
from ...algorithms.dijkstra import dijkstra
from ...board import Board, Move
from ...boards.gallery import load_board, random_board
from ...costs import NegativeCycle, free_sixes, paid_ladders
from ..learner_calls import AS_IF_UNREACHABLE, OUT_OF_REACH, called, plain_boards, said
from ..learner_values import first_right, same, same_truth
from ..orders import ORDERS, taken
from ..proofs import in_order
from ..sweeps import staircase
from ..verdict import Verdict, not_yet, solved
from ..watched import WatchedBoard


def in_which_order(my_taken: dict[str, list[int]]) -> Verdict:
    """Compare with the order that the loop takes the cells in."""
    board = Board(6, {2: 5}, die=2)
    for name in ("queue", "stack"):
        if name not in my_taken:
            return not_yet(f'The order of the {name} is missing: my_taken["{name}"].')
        right, mine = taken(board, ORDERS[name]), my_taken[name]
        if mine != right:
            ask = "Which cells are waiting then, and in what order did they join?"
            return not_yet(f"With a {name}: {first_right(mine, right, ask)}", board)
    return solved("The queue takes each cell once, the stack takes cell 6 twice.")


def at_which_end(my_deque: Callable[..., Any]) -> Verdict:
    """Compare with Dijkstra's algorithm, and count how often each cell is looked at."""
    for board in chain(
        plain_boards(range(2, 16), jumps=1),
        (random_board(36, snakes=5, ladders=5, seed=seed) for seed in range(50)),
        [Board(9, {7: 2, 2: 9}), load_board("out-of-reach")],  # the jumps of the first meet
    ):
        right = dijkstra(board, cost=free_sixes).distance.get(board.goal)
        watched = WatchedBoard.of(board)
        got = called(my_deque, watched)
        if not same(got, right):
            expected = OUT_OF_REACH if right is None else f"The lowest cost is {right}"
            return not_yet(f"{expected}, but {said(got, AS_IF_UNREACHABLE)}.", board)
        for cell, times in watched.looks.most_common(1):
            if times > 2:  # it may wait twice: with a cost that is one too high, and with its own
                return not_yet(
                    f"The lowest cost is right, but you ask for the moves from cell {cell} {times} "
                    "times. In the right order a cell has its lowest cost when it is first taken, "
                    "and needs no other look.",
                    board,
                )
    return solved("The lowest cost is right, with at most two looks at a cell, on every board.")


#: A board without a negative cycle where 62 sweeps change a number.
LONG_WAY = staircase(60)


def is_there_a_negative_cycle(my_verdict: Callable[..., Any]) -> Verdict:
    """Compare with bellman-ford, which raises NegativeCycle, and count the costs it asks for."""
    asked = 0

    def counted(move: Move) -> int:
        nonlocal asked
        asked += 1
        return paid_ladders(move)

    for board in chain(
        plain_boards(range(2, 7), 2, jumps=2),
        [Board(8, {2: 3, 4: 5, 6: 1}, die=1), Board(10, {3: 1, 5: 6, 7: 8, 9: 4}, die=1)],
        (random_board(30, snakes=3, ladders=3, seed=seed) for seed in range(50)),
        [load_board("thirty"), load_board("milton-bradley"), LONG_WAY],
    ):
        finding = None
        try:
            bellman_ford(board, cost=paid_ladders)
        except NegativeCycle as error:
            finding = error.finding
        asked = 0
        got = called(my_verdict, board, counted)
        if not same_truth(got, finding is not None):
            why = f"{finding}." if finding else "No cycle that can be reached costs less than 0."
            told = f"{why[0].upper()}{why[1:]} So the answer is {finding is not None}"
            return not_yet(f"{told}, but {said(got)}.", board)
        cells = range(board.start, board.cells + 1)
        moves = sum(len(board.moves(cell)) for cell in cells)
        if asked > 100 + 2 * len(cells) * moves:
            return not_yet(
                f"The verdict is right, but you asked for a cost {asked:,} times, which makes "
                f"{asked // max(moves, 1)} sweeps over the {moves} moves of this board. On "
                f"{len(cells)} cells {len(cells)} sweeps are enough, and a larger board needs "
                "more.",
                board,
            )
    return solved("It is right on every board that was tried.")


def whatever_the_order(my_order: list[str]) -> Verdict:
    """Refuse a step that uses a later one."""
    needs: dict[str, dict[str, str]] = {
        "A": {"E": "it follows the moves of a route, and none of them may make a number smaller"},
        "B": {},
        "C": {},
        "D": {
            "A": "it needs that no number is too high",
            "B": "it needs that no number is too low",
        },
        "E": {"C": "it needs that each cell was taken after its last change"},
    }
    return in_order(my_order, needs)
