"""Settled, waiting, unseen: why the cell that comes out of the heap has its smallest cost."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from ...algorithms.dijkstra import dijkstra
from ...answer import Cost
from ...board import Board
from ..prices import Moment, moments
from .drawings import NOW, OTHER, Drawing, Point, along, marks
from .proof import DrawnProof

__all__ = ["settled"]


def _another(board: Board, moment: Moment) -> list[int]:
    """Return the rest of another route to the cell, from where it leaves the settled cells."""
    found: dict[int, int | None] = {one: None for one in moment.waiting if one != moment.cell}
    queue = list(found)
    for cell in queue:
        for stand in board.successors(cell):
            if stand == moment.cell:
                rest = [moment.cell]
                back: int | None = cell
                while back is not None:
                    rest.insert(0, back)
                    back = found[back]
                return rest
            if stand not in found and stand not in moment.settled:
                found[stand] = cell
                queue.append(stand)
    return []


def settled(board: Board, cost: Cost) -> DrawnProof:
    """Draw the proof that a cell is settled when it comes out of the heap.

    The moment is one at which another route leads to the cell, if possible through cells that
    have not been seen.

    Examples
    --------
    >>> from snl_algos.costs import pips
    >>> settled(Board(14, {2: 11, 4: 12, 7: 5, 8: 9}, die=3), pips).at(2)
    2 of 6: The smallest waiting entry comes out: cell c, here 13, at cost k = 3.
    """
    by_cost = partial(dijkstra, cost=cost)
    rests = [(moment, _another(board, moment)) for moment in moments(board, by_cost)]
    moment, rest = max(rests, key=lambda one: (len(one[1]) > 2, bool(one[1]), len(one[0].settled)))
    if not rest:
        raise ValueError("no other route leads to a cell that comes out of the heap")
    c, x = moment.cell, rest[0]
    begin = [x]
    while begin[0] != board.start:
        begin.insert(0, moment.predecessor[begin[0]])
    after = [one for one in board.successors(c) if one not in moment.settled and one != c]
    known = moment.settled | moment.waiting
    waiting = sorted(moment.waiting, key=lambda one: (known[one], one != c))
    unseen = sorted({*rest, *after} - known.keys(), key=[*rest, *after].index)
    # The route through what is unseen leaves on the height of x, and climbs back to c.
    lowest = max(waiting.index(x), len(unseen) - 1)
    columns = (
        ("settled", enumerate(sorted(moment.settled, key=known.__getitem__))),
        ("waiting", enumerate(waiting)),
        ("unseen", ((lowest - at, cell) for at, cell in enumerate(unseen))),
    )
    place: dict[int, Point] = {
        cell: (42 + 120 * column + 36 * (row % 2), 44 + 42 * row)
        for column, (_, rows) in enumerate(columns)
        for row, cell in rows
    }
    throws = {(moment.predecessor[cell], cell) for cell in known if cell in moment.predecessor}
    throws |= {*pairwise(begin), *pairwise(rest), *((c, one) for one in after)}

    height = max(at for _, at in place.values()) + 28
    drawing = Drawing(360, height)
    for column, (name, _) in enumerate(columns):
        shape = f'rect x="{2 + 120 * column}" y="2" width="116" height="{height - 4:g}" rx="8"'
        drawing.outline(shape, (60 + 120 * column, height / 2), (name,))
        drawing.note((60 + 120 * column, 14), name, (name, "name"))
    for one, cell in throws:
        drawing.arrow(place[one], place[cell], ("move", one, cell), gap=(29, 14))
    for cell, at in place.items():
        tone = NOW if cell in moment.settled else OTHER
        words = f"{cell} at {known[cell]:g}" if cell in known else str(cell)
        drawing.box(at, (54, 24), words, ("cell", cell), tone)

    k = moment.waiting[c]
    proof = DrawnProof(
        f"{len(moment.settled)} settled cells, {len(moment.waiting)} waiting cells with their "
        "costs, and cells that have not been seen.",
        drawing,
    )
    proof.step(
        "Each settled cell has its smallest cost. Each waiting cell has the cost of a cheapest "
        "route whose cells before the last are settled.",
        marks("cell", of=known),
    )
    proof.step(
        f"The smallest waiting entry comes out: cell c, here {c}, at cost k = {k:g}.", {("cell", c)}
    )
    proof.step("Take any other route to c. It begins in settled cells.", along(begin[:-1]))
    proof.step(
        f"At some move it leaves them for the first time, to a cell x, here {x}, which waits at "
        f"{known[x]:g}. The route up to x costs at least that, and that is at least k.",
        along(begin[-2:]),
    )
    proof.step(
        "From there on, costs can only be added. So the whole route costs at least k, and c is "
        "settled.",
        along(rest),
    )
    proof.step(
        "Then the edges from c are relaxed: now the routes through c are taken into account as "
        "well.",
        {("cell", c)}.union(*(along([c, one]) for one in after)),
    )
    return proof
