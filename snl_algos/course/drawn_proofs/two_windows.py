"""The windows of two cells: why only the furthest new cell without a jump needs to be followed."""

from __future__ import annotations

from ...board import Board
from ..orders import Queue, taken
from .drawings import OTHER, Drawing, marks
from .proof import DrawnProof

__all__ = ["two_windows"]

NAMES, CELLS, FIRST, SECOND = 12, 40, 76, 104


def two_windows(board: Board) -> DrawnProof:
    """Draw the proof that of the new plain cells only the furthest enters the queue.

    A cell is plain if no jump begins there. Its window is where the faces lead from it.

    Examples
    --------
    >>> two_windows(Board(20)).at(2)
    2 of 5: Let p be a new plain cell among them, here 4, and q the furthest one, here 7.
    """
    c, p, q = _three_cells(board)
    width = len(board.faces)
    last = c + width  # the furthest landing from c
    size = 360 / (2 * width + 1)
    across = {cell: size * (cell - c + 0.5) for cell in range(c, last + width + 1)}

    drawing = Drawing(360, SECOND + 16)
    for cell, x in across.items():
        drawing.box((x, CELLS), (size - 2, 26), str(cell), ("cell", cell))
    for name, cell in (("c", c), ("p", p), ("q", q)):
        drawing.note((across[cell], NAMES), name, ("name", name))
    for name, cell, y in (("p", p, FIRST), ("q", q, SECOND)):
        middle = (across[cell + 1] + across[cell + width]) / 2
        words = f"from {name}: {cell + 1} to {cell + width}"
        drawing.box((middle, y), (size * width - 2, 22), words, ("window", name), OTHER)

    beyond = range(last + 1, p + width + 1)
    new = f"here {beyond[0]} to {beyond[-1]}" if len(beyond) > 1 else f"here {beyond[0]}"
    proof = DrawnProof(
        f"The cells after cell {c}, and the windows of the cells {p} and {q}.", drawing
    )
    proof.step(
        f"A cell c, here {c}, has been taken: all its landings, {c + 1} to {last}, are marked.",
        {("name", "c")} | marks("cell", of=range(c, last + 1)),
    )
    proof.step(
        f"Let p be a new plain cell among them, here {p}, and q the furthest one, here {q}.",
        marks("name", of="pq") | marks("cell", of=(p, q)),
    )
    proof.step(
        f"The part of p's window up to {last} is marked already, because c leads there.",
        {("window", "p")} | marks("cell", of=range(p + 1, last + 1)),
    )
    proof.step(
        f"The rest, {new}, is in q's window: q + 1 is at most {last + 1}, and q's window ends "
        "after p's, because q is further.",
        marks("window", of="pq") | marks("cell", of=beyond),
    )
    proof.step(
        "Both are at the same distance. So of the plain cells only q enters the queue, and nothing "
        "is reached later.",
        {("name", "q"), ("window", "q"), ("cell", q)},
    )
    return proof


def _three_cells(board: Board) -> tuple[int, int, int]:
    """Return the first cell that a search takes with new plain landings, and two of these."""
    width, marked = len(board.faces), {board.start}
    if board.faces != tuple(range(1, width + 1)):
        raise ValueError("the die has gaps")
    for cell in taken(board, Queue):
        landings = [move.landing for move in board.moves(cell)]
        plain = [one for one in landings if one not in marked and one not in board.jumps]
        if len(plain) > 1 and cell + 2 * width <= board.goal:
            return cell, plain[(len(plain) - 1) // 2], plain[-1]
        marked.update(landings)
    raise ValueError("no cell has two new plain landings and two windows after it")
