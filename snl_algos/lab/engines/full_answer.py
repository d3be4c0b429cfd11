"""The full answer of an engine: the number, a route, and the distances, which can be proven.

The number is the engine's. The distances come from `intervals` if it accepts the board, however
many cells there are, and otherwise from the sets of `bits`. The two numbers must agree, which
checks the engine.
"""

from __future__ import annotations

from ...answer import Answer, read_route
from ...board import Board, BoardError
from . import bits, intervals
from .api import fewest_throws
from .engine import ENGINES

__all__ = ["answer_of"]

#: A longer route is not listed. `Distances.route` yields it move by move.
MAX_MOVES = 1_000_000


def answer_of(board: Board, engine: str = "auto") -> Answer:
    """Return the fewest throws, a route and the distances, with an engine.

    Parameters
    ----------
    board : Board
        A board that the engine takes.
    engine : str, default "auto"
        As for `fewest_throws`.

    Returns
    -------
    Answer
        On boards of any size: its `distance` is a mapping that computes values on demand. It has
        a method `certificate` if listing all cells would take too long, and `route` is None if
        there would be more than a million moves.

    Raises
    ------
    BoardError
        If the engine refuses the board, or if it is too large for a proof under its rules.
    AssertionError
        If the engine and the distances disagree.

    Examples
    --------
    >>> answer = answer_of(Board(10**18, {6: 10**18 - 3}))
    >>> answer.throws, answer.route[0], answer.distance[10**6]
    (2, Move(face=5, landing=6, cell=999999999999999997), 166667)
    """
    throws = fewest_throws(board, engine=engine)
    refused = intervals.refusal(board)
    if refused is None:
        distance = intervals.Distances(board)
        listed = throws is not None and throws <= MAX_MOVES
        answer = Answer(throws, tuple(distance.route()) if listed else None, distance)
    elif not ENGINES["bits"].refusal(board):
        answer = _by_sets(board, throws)
    else:
        raise BoardError(
            f"there is no full answer for {board.cells:,} cells with {refused}; fewest_throws "
            "finds the number alone"
        )
    if answer.distance.get(board.goal) != throws:
        raise AssertionError(f"the engine {engine} is wrong on {board!r}")
    return answer


def _by_sets(board: Board, throws: int | None) -> Answer:
    distance = bits.distances(board)
    if board.goal not in distance:
        return Answer(throws, None, distance)
    before, cell = dict[int, int](), board.goal
    while cell != board.start:
        nearer = distance[cell] - 1
        before[cell] = next(c for c in board.predecessors(cell) if distance.get(c) == nearer)
        cell = before[cell]
    return Answer(throws, read_route(board, before), distance)
