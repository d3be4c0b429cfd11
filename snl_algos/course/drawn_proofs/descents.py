"""A route cut at its descents: one sweep goes along each piece."""

from __future__ import annotations

from itertools import pairwise

from ...board import Board
from ..sweeps import flattest_routes, pieces
from .drawings import NOW, OTHER, Drawing, Mark, Point
from .proof import DrawnProof

__all__ = ["descents"]

LEFT, ROW = 56, 62


def descents(board: Board) -> DrawnProof:
    """Draw the proof that a cell has its distance after one sweep for each rising piece.

    The route is the one that is cut most often among the flattest routes to all cells. A row is a
    sweep, which goes from left to right, and a circle is a landing.

    Examples
    --------
    >>> descents(Board(8, {2: 6, 5: 8, 7: 4}, die=1)).at(5)
    5 of 6: Therefore cell 8 at the end has its distance in sweep d + 1 = 2.
    """
    routes = flattest_routes(board).values()
    route = max(routes, key=lambda one: (len(pieces(one)), len(one)))
    cut = pieces(route)
    if len(cut) < 2:
        raise ValueError("no route has a descent that no other avoids")
    place: dict[int, Point] = {
        move.landing: (LEFT + (346 - LEFT) * move.landing / board.cells, 40 + ROW * row)
        for row, piece in enumerate(cut)
        for move in piece
    }

    falls: list[Mark] = [
        ("next", one[-1].landing, other[0].landing) for one, other in pairwise(cut)
    ]

    drawing = Drawing(360, ROW * len(cut) + 16)
    drawing.note((LEFT, 8), "cell 1", ("axis", "from"))
    drawing.note((346, 8), f"cell {board.cells}", ("axis", "to"), "end")
    for row, piece in enumerate(cut):
        down = 40 + ROW * row
        line = f'line x1="{LEFT}" y1="{down}" x2="346" y2="{down}" stroke-dasharray="1 5"'
        drawing.outline(line, (LEFT, down), ("sweep", row, "line"))
        drawing.note((0, down), f"sweep {row + 1}", ("sweep", row), "start")
        for move in piece:
            drawing.circle(place[move.landing], str(move.landing), ("landing", move.landing))
            at = (place[move.landing][0], down + 23)
            words = f"to {move.cell}" if move.cell != move.landing else ""
            drawing.note(at, words, ("stand", move.landing))
    for one, other in pairwise(route):
        tone = OTHER if other.landing < one.landing else NOW
        ends = place[one.landing], place[other.landing]
        drawing.arrow(*ends, ("next", one.landing, other.landing), tone)

    def along(*numbers: int) -> set[Mark]:
        lit: set[Mark] = set()
        for piece in (cut[number] for number in numbers):
            lit |= {("landing", move.landing) for move in piece}
            lit |= {("next", one.landing, other.landing) for one, other in pairwise(piece)}
        return lit

    d, end = len(cut) - 1, route[-1]
    shown = " | ".join(", ".join(str(move.landing) for move in piece) for piece in cut)
    proof = DrawnProof(
        f"The landings of a route to cell {end.cell}, in a row for each of {d + 1} sweeps.", drawing
    )
    proof.step(
        f"The landings of a shortest route, cut before each descent: here {shown}. With d = {d} "
        "descents there are d + 1 rising pieces.",
        along(*range(d + 1)),
    )
    proof.step(
        "The sweep visits the landings of a piece in their order, because they rise. The first "
        "piece begins at the start, whose number is known.",
        along(0) | {("sweep", 0)},
    )
    proof.step(
        "At a descent the next landing is to the left, where the sweep has passed already. It "
        "waits for the next sweep.",
        {falls[0], ("landing", cut[1][0].landing), ("sweep", 1)},
    )
    proof.step(
        "So in each piece the first landing uses a number from the sweep before, and each of the "
        "others one from the same sweep.",
        along(*range(1, d + 1)) | {*falls},
    )
    proof.step(
        f"Therefore cell {end.cell} at the end has its distance in sweep d + 1 = {d + 1}.",
        {("landing", end.landing), ("stand", end.landing), ("sweep", d)},
    )
    proof.step(
        "Not earlier: within a sweep a number passes only from a lower landing to a higher one. "
        "Each descent takes one more sweep.",
        {*falls},
    )
    return proof
