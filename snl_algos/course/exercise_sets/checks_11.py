"""The check of the exercise of lesson 11 that is no proof."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from ...algorithms.dijkstra import dijkstra
from ...board import Board, Move
from ...boards.gallery import all_boards, random_board
from ..learner_calls import Failed, called, said
from ..learner_values import number, plain
from ..value_readers import WrongValue
from ..verdict import Verdict, not_yet, solved


def two_wishes_in_one_number(two_wishes: Callable[..., Any]) -> Verdict:
    """Compare the routes of Dijkstra with the best ones, on many boards."""

    def cost(move: Move) -> Any:  # a fraction is a number as well
        found = number(plain(got := two_wishes(move)))
        if found is None or found < 0:
            wanted = "A cost is a number" if found is None else "No cost may be below 0"
            raise WrongValue(f"{wanted}, but for {move} {said(got)}.")
        return found

    boards = chain(
        (board for cells in range(2, 9) for board in all_boards(cells, 6, jumps=1)),
        (_two_lanes(throws) for throws in (3, 91)),
        (random_board(60, snakes=5, ladders=5, seed=seed) for seed in range(200)),
    )
    for board in boards:
        found = called(lambda: dijkstra(board, cost=cost), of=two_wishes)  # noqa: B023
        if isinstance(found, Failed):
            return not_yet(f"On this board {found}.", board)
        best, mine = dijkstra(board, cost=lambda move: 10**6 + move.face).route, found.route
        if best and (len(mine), _pips(mine)) != (len(best), _pips(best)):
            return not_yet(
                "There is a better route on this board.",
                board,
                f"(throws, pips) at best: {len(best), _pips(best)}",
                f"with your cost: {len(mine), _pips(mine)}, {'; '.join(map(str, mine))}",
            )
    return solved("Both wishes are granted on every board that it was tried on.")


def _pips(route: tuple[Move, ...]) -> int:
    return sum(move.face for move in route)


def _two_lanes(throws: int) -> Board:
    """Return a board where so many throws of 6 win, and one throw more, each a 1.

    In the slow lane only a 1 leads on, in the fast lane only a 6: the jumps take back the rest.
    """
    slow, fast = 7 + throws, 14 + throws  # where the lanes begin
    goal = fast + throws + 4
    jumps = {2: slow, 7: fast, 9: goal} | dict.fromkeys(range(3, 7), 1)
    jumps |= {cell: min(cell - 2, slow) for cell in range(10, slow + 7)}
    jumps |= {cell: max(cell - 5, fast) for cell in range(fast + 1, goal)}
    return Board(goal, jumps)
