"""The checks of the exercises of lesson 11."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from ...algorithms.dijkstra import dijkstra
from ...board import Board, Move
from ...boards.gallery import all_boards, random_board
from ..learner_calls import Failed, called, said
from ..learner_values import number, plain
from ..prices import with_toll
from ..proofs import the_gap
from ..value_readers import WrongValue
from ..verdict import Verdict, not_yet, solved


def two_wishes_in_one_number(two_wishes: Callable[..., Any]) -> Verdict:
    """Compare the routes of Dijkstra with the best pair, on many boards."""

    def cost(move: Move) -> Any:  # a fraction is a number as well
        found = number(plain(got := two_wishes(move)))
        if found is None or found < 0:
            wanted = "A cost is a number" if found is None else "No cost may be below 0"
            raise WrongValue(f"{wanted}, but for {move} {said(got)}.")
        return found

    for board in _boards():
        found = called(lambda: dijkstra(board, cost=cost), of=two_wishes)  # noqa: B023
        if isinstance(found, Failed):
            return not_yet(f"On this board {found}.", board)
        got = found.route and (len(found.route), sum(move.face for move in found.route))
        if got != (best := _best_pair(board)):
            mine = f"with your cost: {got}, {'; '.join(map(str, found.route or ()))}"
            reason = "There is a better route on this board."
            return not_yet(reason, board, f"(throws, pips) at best: {best}", mine)
    return solved("Both wishes are granted on every board that it was tried on.")


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


def _boards() -> Iterator[Board]:
    """Yield small boards, then boards of up to 200 cells, and random ones."""
    return chain(
        (board for cells in range(2, 9) for board in all_boards(cells, 6, jumps=1)),
        (_two_lanes(throws) for throws in (3, 91)),
        (random_board(60, snakes=5, ladders=5, seed=seed) for seed in range(200)),
    )


def _best_pair(board: Board) -> tuple[int, int] | None:
    """Return the least (throws, pips), throws first, by sweeps until nothing changes."""
    best, changed = {board.start: (0, 0)}, True
    while changed:
        changed = False
        for cell in list(best):
            for move in board.moves(cell):
                pair = best[cell][0] + 1, best[cell][1] + move.face
                if move.cell not in best or pair < best[move.cell]:
                    best[move.cell], changed = pair, True
    return best.get(board.goal)


def the_gap_in_adding_one(my_gap: int) -> Verdict:
    """Expect step 2: it forgets that routes have different numbers of moves."""
    return the_gap(
        my_gap,
        2,
        "Each route becomes more expensive by the number of its throws. On this board the cheapest "
        "route has six throws and costs 2; with 1 added it costs 8, and a route of three throws, "
        "which costs 3, only 6.",
        Board(9, {7: 2, 8: 3}, die=3),
        {
            1: "The smallest cost is -1, and -1 + 1 is 0. The proof allows a cost of 0.",
            3: "It follows from step 2: adding the same amount to all changes no order.",
        },
    )


def five_tolls(my_costs: list[int]) -> Verdict:
    """Compare with Dijkstra's algorithm at each toll."""
    board = Board(20, {3: 15, 16: 19})
    right = [int(dijkstra(board, with_toll(toll)).distance[board.goal]) for toll in range(5)]
    if len(my_costs) != len(right):
        return not_yet(f"Write five numbers, one for each toll; there are {len(my_costs)}.")
    for toll, (mine, cost) in enumerate(zip(my_costs, right, strict=True)):
        if mine != cost:
            return not_yet(f"At a toll of {toll} the cheapest route does not cost {mine}.", board)
    return solved("At a toll of 2 both routes cost the same, and from 3 on it is cheaper without.")
