"""The fewest throws and the number of shortest routes, layer by layer.

All routes are counted at once: the number of routes to a state is the sum over the states before
it. Nothing is listed, so billions of routes take no longer than one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from ...board import Board

__all__ = ["fewest_and_routes", "routes_without_snakes", "shortest"]

State = TypeVar("State", bound=Hashable)


def shortest(
    start: State, ends: Callable[[State], Iterable[State]], is_goal: Callable[[State], bool]
) -> tuple[int | None, int]:
    """Return the fewest moves from a state to a goal, and the number of ways to make them.

    `ends` gives the state after each move from a state: twice if two moves lead to the same state.
    The result is (None, 0) if no goal can be reached.
    """
    here, reached, moves = {start: 1}, {start}, 0
    while here:
        routes = sum(ways for state, ways in here.items() if is_goal(state))
        if routes:
            return moves, routes
        there: dict[State, int] = {}
        for state, ways in here.items():
            for end in ends(state):
                if end not in reached:
                    there[end] = there.get(end, 0) + ways
        reached |= there.keys()
        here, moves = there, moves + 1
    return None, 0


def fewest_and_routes(board: Board) -> tuple[int | None, int]:
    """Return the fewest throws, and how many sequences of that many throws lead to the goal.

    Examples
    --------
    >>> fewest_and_routes(Board(8)), fewest_and_routes(Board(4, {2: 1, 3: 1}, die=2))
    ((2, 6), (None, 0))
    """
    return shortest(board.start, board.ends, lambda cell: cell == board.goal)


def routes_without_snakes(board: Board) -> tuple[int | None, int]:
    """Return the fewest throws without a snake, and the number of such routes.

    Examples
    --------
    >>> from snl_algos import load_board
    >>> board = load_board("snake-is-a-shortcut")
    >>> fewest_and_routes(board), routes_without_snakes(board)
    ((4, 1), (5, 36))
    """

    def ends(cell: int) -> list[int]:
        landings = board.landings(cell)
        return [end for landing in landings if (end := board.stand(landing) or 0) >= landing]

    return shortest(board.start, ends, lambda cell: cell == board.goal)
