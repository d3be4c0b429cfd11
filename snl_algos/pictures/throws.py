"""The move that each step of a run is about, inferred from what the steps record.

The stepper's `web/src/moves.ts` has the same functions; a test compares their results.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from ..board import Board, Move
from ..tracing import Trace

__all__ = ["ShownMove", "feet_of", "moves_of"]


class ShownMove(NamedTuple):
    """A move as a step shows it."""

    start: int  #: the cell where the die is thrown
    face: int | None  #: that it shows; None if the program only takes a jump
    landing: int  #: as the program believes it,
    stand: int  #: and where the move ends
    feet: tuple[int, ...]  #: the cells whose jumps are taken


def moves_of(run: Trace) -> list[ShownMove | None]:
    """Return for each step the move that it is about, or None.

    A step is about a move if it sets one predecessor, one distance or one visited mark, if its
    line mentions the variable that holds the landing, or if the cell reached joins the frontier.
    """
    functions, name = run.to_dict()["functions"], _throw_variable(run)
    moves: list[ShownMove | None] = []
    current: int | None = None
    other: int | None = None
    move: ShownMove | None = None
    for step in run.steps:
        current = step.get("current", current)
        variables = step.get("variables", {})
        if name is not None and name in variables:
            other = _as_cell(variables[name])
        added = step.get("frontier", {}).get("add", [])
        joins = move is not None and len(added) == 1 and added[0][0] == move.stand
        if "current" in step and "frontier" in step:  # it takes a cell
            move = None
        else:
            lines = functions[step.get("function", 0)]["lines"]
            line = lines[step["line"]] if lines else ""
            mentioned = name is not None and re.search(rf"\b{re.escape(name)}\b", line, re.ASCII)
            named = other if mentioned else None
            move = _found(run.board, step, current, other, named) or (move if joins else None)
        moves.append(move)
    return moves


def _found(
    board: Board, step: Mapping[str, Any], current: int | None, other: int | None, named: int | None
) -> ShownMove | None:
    """Return the move that a step sets something for, or whose other end its line has `named`."""
    before = _only(step.get("predecessor", {}))
    if before is not None:
        cell, start = before
        return _between(board, start, cell, other)
    if current is None:
        return None
    reached = _only(step.get("distance", {}))
    if reached is not None and reached[0] != current:
        return _between(board, current, reached[0], other)
    seen = _only(step.get("visited", {}))
    if seen is not None:
        return _onto(board, current, seen[0])
    return None if named is None else _either_way(board, current, named)


def _throw_variable(run: Trace) -> str | None:
    """Return the variable that changes to a cell one throw from the current one, or one before."""
    score: dict[str, int] = {}
    current: int | None = None
    for step in run.steps:
        current = step.get("current", current)
        if current is None or ("current" in step and "frontier" in step):
            continue
        for name, text in step.get("variables", {}).items():
            cell = _as_cell(text)
            fits = cell is not None and _either_way(run.board, current, cell) is not None
            score[name] = score.get(name, 0) + (1 if fits else -4)
    best = max(score, key=lambda name: score[name], default=None)
    return best if best is not None and score[best] >= 3 else None


def _as_cell(text: str | None) -> int | None:
    return int(text) if text is not None and re.fullmatch("[0-9]+", text) else None


def _only(settings: Mapping[str, Any]) -> tuple[int, Any] | None:
    """Return the only cell that a step sets, with its value; None if there are none or several."""
    found = [
        (int(cell), value)
        for cell, value in settings.items()
        if value is not None and value is not False
    ]
    return found[0] if len(found) == 1 else None


def _moves(board: Board, cell: int) -> tuple[Move, ...]:
    return tuple(board.moves(cell)) if board.start <= cell <= board.cells else ()


def _either_way(board: Board, cell: int, other: int) -> ShownMove | None:
    return _onto(board, cell, other) or _onto(board, other, cell)


def _onto(board: Board, start: int, landing: int) -> ShownMove | None:
    """Return the complete move of a throw that lands on a cell."""
    for move in _moves(board, start):
        if move.landing == landing:
            return _between(board, start, move.cell, landing)
    return None


def _between(board: Board, start: int, end: int, landing: int | None) -> ShownMove | None:
    """Return a move of the game from one cell to another, preferably through that landing.

    Failing that, return a move as the program believes it: one that stops on a landing where a
    jump begins, or only the jump between the two cells.
    """
    moves = _moves(board, start)
    there = [move for move in moves if move.cell == end]
    there.sort(key=lambda move: move.landing != landing)
    if there:
        return ShownMove(start, *there[0], feet_of(board, there[0]))
    for move in moves:
        if move.landing == end:
            return ShownMove(start, move.face, end, end, ())
    if board.jumps.get(start) != end:
        return None
    return ShownMove(start, None, start, end, (start,))


def feet_of(board: Board, move: Move) -> tuple[int, ...]:
    """Return the cells whose jumps a move takes, in order; none if they do not lead to its end."""
    feet: list[int] = []
    cell = move.landing
    while cell != move.cell and cell in board.jumps and cell not in feet:
        feet.append(cell)
        cell = board.jumps[cell]
    return tuple(feet) if cell == move.cell else ()
