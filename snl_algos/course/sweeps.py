"""The sweeps of `repaired-dp`, as they were, and the descents that say how many there must be."""

from __future__ import annotations

from ..board import Board
from ..programs import solve
from ..watching import trace

__all__ = ["after_each_sweep", "fewest_descents"]


def after_each_sweep(board: Board) -> list[dict[int, int]]:
    """The distances after each sweep, read from a run of `repaired-dp`.

    Examples
    --------
    >>> for distance in after_each_sweep(Board(8, {2: 6, 5: 8, 7: 4}, die=1)):
    ...     print(distance)
    {1: 0, 6: 1, 4: 2}
    {1: 0, 6: 1, 4: 2, 8: 3}
    {1: 0, 6: 1, 4: 2, 8: 3}
    """
    run = trace("repaired-dp", board, max_steps=10**6)
    marks = [recorded.get("variables", {}).get("changed") for recorded in run.steps]
    begins = [at for at, mark in enumerate(marks) if mark == "False"]
    ends = [at - 1 for at in begins[1:]] + [len(run.steps) - 1]
    return [{cell: int(text) for cell, text in run.state(at).distance.items()} for at in ends]


def fewest_descents(board: Board) -> dict[int, int]:
    """Cell → the fewest descents in the landings of a shortest route to it.

    A descent is a landing that is lower than the landing before it. The distances are asked,
    and no sweep.

    Examples
    --------
    >>> fewest_descents(Board(8, {2: 6, 5: 8, 7: 4}, die=1))
    {1: 0, 6: 0, 4: 0, 8: 1}
    """
    distance = solve(board, "adjacency-list-bfs").distance
    last: dict[int, dict[int, int]] = {board.start: {0: 0}}  # cell → {last landing: descents}
    for cell in sorted(distance, key=lambda one: distance[one]):
        for move in board.moves(cell):
            if distance[move.cell] == distance[cell] + 1:
                best = last.setdefault(move.cell, {})
                for landing, descents in last[cell].items():
                    more = descents + (move.landing < landing)
                    best[move.landing] = min(more, best.get(move.landing, more))
    return {cell: min(routes.values()) for cell, routes in last.items()}
