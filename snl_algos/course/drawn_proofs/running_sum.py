"""The number of routes to a cell as it grows, turn by turn: why it is final when it is used."""

from __future__ import annotations

from collections.abc import Collection
from itertools import accumulate

from ...board import Board
from ...programs import solve
from ..route_counts import count_routes
from .drawings import NOW, OTHER, Drawing, Mark
from .proof import DrawnProof

__all__ = ["running_sum"]

ROW, CELL, ROUTES, ADDED, SUM = 34, 92, 140, 226, 328
#: A cell is preferred if no more cells than these are one throw nearer.
MOST_ROWS = 7


def running_sum(board: Board) -> DrawnProof:
    """Draw the proof that a number of routes is final when its cell is taken from the queue.

    A row is a turn that takes a cell one throw before cell c, which is one with many of them; the
    last row is the turn that takes c.

    Examples
    --------
    >>> running_sum(Board(8, die=2)).at(5)
    5 of 5: So when turn 8 takes c, its number is final: 3 + 1 = 4.
    """
    distance = {
        cell: int(at) for cell, at in solve(board, "adjacency-list-bfs").distance.items()
    }  # fmt: skip
    routes, turns = count_routes(board), dict[int, int]()
    for cell in routes:  # in the order in which they join the queue, and are taken
        turns[cell] = len(turns) + 1
    level = {c: [one for one in turns if distance[one] + 1 == distance[c]] for c in turns}
    moves = {
        c: [sum(move.cell == c for move in board.moves(one)) for one in level[c]] for c in turns
    }
    c = max(turns, key=lambda cell: (len(level[cell]) <= MOST_ROWS, _many(moves[cell]), cell))
    if _many(moves[c]) < 2:
        raise ValueError("no cell has shortest moves from two others")
    added = [routes[one] * many for one, many in zip(level[c], moves[c], strict=True)]
    sums = [*accumulate(added)]
    rows = range(len(added))
    adding = [row for row in rows if added[row]]

    drawing = Drawing(360, ROW * (len(added) + 1) + 28)
    for x, words in ((CELL, "taken"), (ROUTES, "routes"), (SUM, f"routes to {c}")):
        anchor = "end" if x == SUM else "middle"
        drawing.note((x + 30 if x == SUM else x, 12), words, ("head", x), anchor)
    for row, cell in enumerate([*level[c], c]):
        down = ROW * (row + 1) + 10
        drawing.note((0, down), f"turn {turns[cell]}", ("turn", row), "start")
        tone = OTHER if cell == c else NOW
        drawing.circle((CELL, down), str(cell), ("cell", row), tone)
        if cell != c:
            drawing.box((ROUTES, down), (30, 22), str(routes[cell]), ("routes", row))
        if row in adding:
            ends = (ROUTES, down), (SUM, down)
            drawing.arrow(*ends, ("add", row), gap=(22, 99))
            words = f"{moves[c][row]} × {routes[cell]}" if moves[c][row] > 1 else f"{routes[cell]}"
            drawing.box((ADDED, down), (46, 20), f"+ {words}", ("added", row))
        total = sums[min(row, len(sums) - 1)]
        drawing.box((SUM, down), (40, 24), str(total), ("sum", row), OTHER)

    def marks(*kinds: str, of: Collection[int] = rows) -> set[Mark]:
        return {(kind, row) for kind in kinds for row in of}

    last, k = len(added), distance[c] - 1
    proof = DrawnProof(
        f"The turns that take the cells at distance {k}, and what they add to the number of routes "
        f"to cell {c}.",
        drawing,
    )
    proof.step(
        f"The number of a cell c, here {c}, at distance k + 1 = {k + 1}, changes only when a cell "
        "at distance k is taken.",
        marks("add", "added", of=adding) | marks("cell", of=[*adding, last]),
    )
    proof.step(
        "The queue returns the cells in the order of their distances. So all cells at distance k "
        f"are taken before c, here in the turns before turn {turns[c]}.",
        marks("turn", "cell") | marks("turn", "cell", of=[last]),
    )
    proof.step(
        "So when c is taken, each of them has added its number, once for each of its shortest "
        f"moves to c: here {len(adding)} cells have such moves.",
        marks("cell", "add", "added", of=adding) | marks("cell", of=[last]),
    )
    proof.step(
        "By induction these numbers were final when they were added: each was added when its cell "
        "was taken.",
        marks("turn", "cell", "routes", of=adding),
    )
    proof.step(
        f"So when turn {turns[c]} takes c, its number is final: "
        f"{' + '.join(str(added[row]) for row in adding)} = {sums[-1]}.",
        marks("added", of=adding) | marks("turn", "cell", "sum", of=[last]),
    )
    return proof


def _many(moves: Collection[int]) -> int:
    """Return from how many cells shortest moves lead to a cell."""
    return sum(number > 0 for number in moves)
