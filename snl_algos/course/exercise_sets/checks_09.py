"""The checks of the exercises of lesson 9."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from ...algorithms.bellman_ford import bellman_ford
from ...algorithms.dijkstra import dijkstra
from ...board import Board, Move
from ...boards.gallery import load_board, random_board
from ...costs import NegativeCycle, free_sixes, paid_ladders
from ..learner_calls import called, plain_boards, said
from ..orders import ORDERS, taken
from ..proofs import in_order
from ..sweeps import staircase
from ..values import same
from ..verdict import Verdict, not_yet, solved
from ..watched import AskedTooOften, WatchedBoard, WatchedCost, taken_again


def in_which_order(my_taken: dict[str, list[int]]) -> Verdict:
    """Compare with the order in which the loop takes the cells."""
    board = Board(6, {2: 5}, die=2)
    for name in ("queue", "stack"):
        if name not in my_taken:
            return not_yet(f'The order of the {name} is missing: my_taken["{name}"].')
        right, mine = taken(board, ORDERS[name]), my_taken[name]
        if mine != right:
            same = next(
                (at for at, (a, b) in enumerate(zip(mine, right, strict=False)) if a != b),
                min(len(mine), len(right)),
            )
            return not_yet(
                f"With a {name}, the first {same} are right. Which cells wait then, and in which "
                "order did they come?",
                board,
            )
    return solved("The queue takes each cell once, the stack takes cell 6 twice.")


def at_which_end(my_deque: Callable[..., Any]) -> Verdict:
    """Compare with Dijkstra's algorithm, and count how often a cell is taken.

    Any order finds the lowest cost, if a cell is taken again whenever its cost falls.
    """
    for board in chain(
        plain_boards(range(2, 21), jumps=1),
        [Board(9, dict.fromkeys(range(2, 8), 1))],
        (random_board(36, snakes=5, ladders=5, seed=seed) for seed in range(50)),
    ):
        right = dijkstra(board, cost=free_sixes).distance.get(board.goal)
        watched = WatchedBoard(board)
        got = called(my_deque, watched)
        if not same(got, right):
            return not_yet(f"The lowest cost is {right}, but {said(got)}.", board)
        again = taken_again(watched.asked)
        if again is not None:
            times = watched.asked.count(again)
            return not_yet(
                f"The cost is right, but the moves of cell {again} are looked at {times} times. If "
                "the costs in the deque never fall from front to back, once is enough.",
                board,
            )
    return solved(
        "The lowest cost is right on every board that was tried, and each cell is taken once."
    )


def is_there_a_cheapest_route(my_verdict: Callable[..., Any]) -> Verdict:
    """Compare with bellman-ford, which raises NegativeCycle, and count how often costs are asked.

    The staircases have no such cycle, and need as many sweeps as they have snakes, and two more.
    """
    for board in chain(
        plain_boards(range(2, 7), 2, jumps=2),
        [Board(8, {2: 3, 4: 5, 6: 1}, die=1), Board(10, {3: 1, 5: 6, 7: 8, 9: 4}, die=1)],
        (random_board(30, snakes=3, ladders=3, seed=seed) for seed in range(50)),
        map(staircase, (20, 60)),
        [load_board("thirty"), load_board("milton-bradley")],
    ):
        verdict = _one_verdict(my_verdict, board, paid_ladders)
        if verdict is not None:
            return verdict
    for board in plain_boards(range(2, 6), 2, jumps=2):
        verdict = _one_verdict(my_verdict, board, _paid_snakes)
        if verdict is not None:
            where = f"Here a snake costs -1, and every other move 1. {verdict.reason}"
            return not_yet(where, board, *verdict.details)
    return solved("It is right on every board that was tried.")


def _paid_snakes(move: Move) -> int:
    """Return -1 for a move over a snake, 1 for any other."""
    return -1 if move.cell < move.landing else 1


def _one_verdict(
    my_verdict: Callable[..., Any], board: Board, cost: Callable[[Move], int]
) -> Verdict | None:
    """Ask on one board. None if all is well."""
    finding = None
    try:
        bellman_ford(board, cost=cost)
    except NegativeCycle as error:
        finding = error.finding
    cells = board.cells - board.start + 1
    moves = sum(len(board.moves(cell)) for cell in range(board.start, board.cells + 1))
    most = 4 * (cells + 3) * moves
    got = called(my_verdict, board, WatchedCost(cost, most))
    if isinstance(getattr(got, "error", None), AskedTooOften):
        return not_yet(
            f"It has called cost more than {most:,} times. Cells of this board: {cells}; moves: "
            f"{moves}. How many sweeps are enough depends on the board.",
            board,
        )
    if same(got, finding is None):
        return None
    why = f"{finding}." if finding else "No cycle that can be reached costs less than 0."
    return not_yet(f"{why[0].upper()}{why[1:]} But {said(got)}.", board)


def whatever_the_order(my_order: list[str]) -> Verdict:
    """Refuse a step that uses a later one."""
    needs: dict[str, dict[str, str]] = {
        "A": {"E": "it goes along the moves of a route, none of which may make a number smaller"},
        "B": {},
        "C": {},
        "D": {
            "A": "it needs that no number is too high",
            "B": "it needs that no number is too low",
        },
        "E": {"C": "it needs that each cell was taken after its last change"},
    }
    return in_order(my_order, needs)
