"""Boards with the same edges, where a search does the same work and sweeps do not.

On the boards of a row only an order differs: of the cells, or of the faces that lead to them. A
search with a queue or a heap, even a slow one, does the same work on each board of a row. Sweeps,
with or without a list of the edges, depend on the order of the cells, and a stack whose cells are
taken again depends on the order of the faces.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from ..board import Board
from ..sandbox.timeouts import within_lines
from .call_limits import call_within

__all__ = ["depends_on_numbers", "ends_within", "repeated_work"]

STEPS = 60
UP = range(1, STEPS)
#: The first number of lines that is tried, and the last; each is twice the one before it. On these
#: boards, of 421 cells, half a million lines fill a matrix. To go over all edges as often as there
#: are cells takes two million.
FEW_LINES, MOST_LINES = 500, 1_024_000


def _stairs(order: Sequence[int], leads: Callable[[int], Sequence[int]]) -> Board:
    """Return a board where you stand only on steps, which are numbered along a route.

    `order` lists their places on the board, counted from 0, with the start first. `leads` returns
    the steps that the faces 1 to 6 lead to from a step. A number too large is the goal.
    """
    goal = 7 * len(order) + 1
    cells = [7 * place + 1 for place in order]
    return Board(
        goal,
        {
            cell + face: cells[step] if step < len(order) else goal
            for at, cell in enumerate(cells)
            for face, step in enumerate(leads(at), start=1)
        },
    )


BY_CELLS = [
    _stairs([0, *order], lambda step: [step + 1] * 6)
    for order in (UP, UP[::-1], Random(1).sample(UP, len(UP)))
]
BY_FACES = [
    _stairs(range(STEPS), lambda step: range(step + 1, step + 7)),
    _stairs(range(STEPS), lambda step: range(step + 6, step, -1)),
]


def repeated_work(run: Callable[[Board], Any]) -> str:
    """Describe the boards where a program does its work again and again; "" if it never does."""
    for row in (BY_CELLS, BY_FACES):
        cells, lines = row[0].cells, _fewest_lines(run, row)
        if lines is None:
            return f"on boards of {cells} cells it runs more than {MOST_LINES:,} lines"
        if not all(ends_within(run, board, 2 * lines) for board in row):
            return (
                f"on a board of {cells} cells it runs at most {lines:,} lines, and on one that "
                "differs from it only in the order of the cells or of the faces more than "
                f"{2 * lines:,}"
            )
    return ""


def depends_on_numbers(run: Callable[[Board], Any]) -> bool:
    """Return whether the work of a program depends on how the cells are numbered."""
    lines = _fewest_lines(run, BY_CELLS)
    return lines is None or not all(ends_within(run, board, lines) for board in BY_CELLS)


def _fewest_lines(run: Callable[[Board], Any], row: Sequence[Board]) -> int | None:
    """Return a number of lines that is enough on one board of a row, and half of it is not."""
    lines = FEW_LINES
    while not any(ends_within(run, board, lines) for board in row):
        lines *= 2
        if lines > MOST_LINES:
            return None
    return lines


def ends_within(run: Callable[[Board], Any], board: Board, lines: int) -> bool:
    """Return whether a program ends on a board within a number of lines, and in time."""
    with suppress(Exception):
        ended = call_within(lambda: within_lines(lines, lambda: run(board)))
        return isinstance(ended, tuple) and ended != (None,)
    return True
