"""Costs of a move other than one throw: pips, free throws, ladders that pay.

`COSTS` holds them by name. Any other function from a move to a number works as well; each
algorithm states the costs that it can handle.

    name            a move costs                          lowest
    throws          1                                     1
    pips            what the die shows                    1
    free-sixes      nothing for a six, else 1             0
    paid-ladders    1, and a ladder pays 2 back          -1
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from .answer import Cost, one_throw
from .board import Move
from .findings import Finding

__all__ = ["COSTS", "CostError", "NegativeCycle", "free_sixes", "name_of", "paid_ladders", "pips"]


class CostError(ValueError):
    """The algorithm cannot find the cheapest route with this cost.

    Examples
    --------
    >>> from snl_algos import Board
    >>> from snl_algos.algorithms.zero_one_bfs import zero_one_bfs
    >>> zero_one_bfs(Board(4), cost=pips)
    Traceback (most recent call last):
        ...
    snl_algos.costs.CostError: the cost of a move must be 0 or 1: it is 2 for roll 2, land on 3
    """


class NegativeCycle(CostError):
    """A cycle of moves has a negative total cost: what it leads to has no cheapest route.

    It is found from a cell that still became cheaper when none should have, and from the cell and
    move before each. `finding` holds the cells and moves of the cycle, in order.

    Examples
    --------
    >>> from snl_algos import Board
    >>> from snl_algos.algorithms.bellman_ford import bellman_ford
    >>> board = Board(9, {2: 4, 5: 7, 8: 1}, die=1)
    >>> try:
    ...     bellman_ford(board, cost=lambda move: -1 if move.cell > move.landing else 1)
    ... except NegativeCycle as found:
    ...     print(str(found).partition(":")[0])
    a cycle of moves from cell 1 back to it costs -1
    """

    def __init__(self, cell: int, predecessor: Mapping[int, tuple[int, Move]], cost: Cost) -> None:
        for _ in predecessor:  # after this many steps back, the cell is on the cycle
            cell, _ = predecessor[cell]
        cells: list[int] = []
        moves: list[Move] = []
        while cell not in cells:
            cells.append(cell)
            cell, move = predecessor[cell]
            moves.append(move)
        self.finding = Finding(
            "negative-cycle",
            (cell, *reversed(cells[1:])),
            moves=tuple(reversed(moves)),
            numbers={"total": sum(map(cost, moves))},
        )
        super().__init__(str(self.finding))


def pips(move: Move) -> int:
    """Return the face that the die shows.

    Examples
    --------
    >>> pips(Move(face=4, landing=5, cell=5))
    4
    """
    return move.face


def free_sixes(move: Move) -> int:
    """Return 0 for a six, because a six lets you throw again; 1 for any other face.

    Examples
    --------
    >>> free_sixes(Move(face=6, landing=7, cell=7)), free_sixes(Move(face=5, landing=6, cell=6))
    (0, 1)
    """
    return 0 if move.face == 6 else 1


def paid_ladders(move: Move) -> int:
    """Return 1 for the throw, minus 2 if it takes a ladder, which makes a negative cost.

    Examples
    --------
    >>> paid_ladders(Move(face=2, landing=3, cell=22)), paid_ladders(Move(1, 2, 2))
    (-1, 1)
    """
    return -1 if move.cell > move.landing else 1


def name_of(cost: Cost) -> str:
    """Return the name of a cost: its key in `COSTS`, or the name of the function.

    Examples
    --------
    >>> name_of(free_sixes)
    'free-sixes'
    """
    named = (name for name, known in COSTS.items() if known is cost)
    return next(named, str(getattr(cost, "__name__", "cost")))


#: Name → cost function.
COSTS: Mapping[str, Cost] = MappingProxyType(
    {
        "throws": one_throw,
        "pips": pips,
        "free-sixes": free_sixes,
        "paid-ladders": paid_ladders,
    }
)
