"""Levels as rings: each cell stands on the ring of its distance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate, chain, pairwise
from math import cos, pi, sin, sqrt

from ...board import Board
from ...programs import solve
from .drawings import NOW, OTHER, Drawing, Mark, Point, along, marks
from .proof import DrawnProof

__all__ = ["rings"]

MIDDLE, OUTER, CELL = (180, 180), 164, 12


def rings(board: Board) -> DrawnProof:
    """Draw the proof that a level consists of the cells at its distance.

    The levels are those of a run of `level-bfs`. A cell stands on the ring of its distance, and an
    arrow leads to it from a cell of the ring before.

    Examples
    --------
    >>> proof = rings(Board(14))
    >>> proof.at(1)
    1 of 5: Only the start is at distance 0. So level 0 is right.
    >>> sorted(proof.steps[0].lit)
    [('cell', 1), ('ring', 0)]
    """
    distance = {cell: int(at) for cell, at in solve(board, "level-bfs").distance.items()}
    last = max(distance.values())
    if not last:
        raise ValueError("there is one level only: no throw leaves the start")
    levels = [[one for one in distance if distance[one] == at] for at in range(last + 1)]
    before = {
        cell: next(one for one in levels[at - 1] if cell in board.successors(one))
        for cell, at in distance.items()
        if at
    }
    place = _places(levels, before)
    # The level k + 1 of the proof has two cells if any has, one for each direction.
    new = max((at for at in range(1, last + 1) if len(levels[at]) > 1), default=last)
    c = board.goal if distance.get(board.goal) == new else levels[new][-1]
    joins = levels[new][0] if levels[new][0] != c else levels[new][-1]

    drawing = Drawing(360, 360)
    for at in range(last + 1):
        radius = OUTER * at / last or CELL
        drawing.outline(f'circle cx="180" cy="180" r="{radius:.4g}"', MIDDLE, ("ring", at))
    for cell, one in before.items():
        drawing.arrow(place[one], place[cell], ("move", one, cell), gap=CELL + 2)
    for cell, at in distance.items():
        tone = OTHER if at % 2 else NOW
        drawing.circle(place[cell], str(cell), ("cell", cell), tone, CELL)

    def whole(*numbers: int) -> set[Mark]:
        cells = (marks("cell", of=levels[at]) for at in numbers)
        return marks("ring", of=numbers).union(*cells)

    proof = DrawnProof(
        f"The cells on {last + 1} rings, the start in the middle. A ring holds one level.", drawing
    )
    proof.step("Only the start is at distance 0. So level 0 is right.", whole(0))
    proof.step(
        f"Suppose that all levels up to k = {new - 1} are right: each consists of the cells at its "
        "distance.",
        whole(*range(new)),
    )
    proof.step(
        f"A cell that joins level k + 1, here {joins}, is one throw away from level k and in no "
        "earlier level. So its distance is k + 1.",
        along([before[joins], joins]),
    )
    proof.step(
        f"In the other direction: the last throw of a shortest route to {c}, at distance k + 1, "
        f"crosses from ring k to ring k + 1. So the round finds {c}.",
        along([before[c], c]),
    )
    proof.step("So level k + 1 consists of exactly the cells at distance k + 1.", whole(new))
    return proof


def _places(levels: Sequence[Sequence[int]], before: Mapping[int, int]) -> dict[int, Point]:
    """Return cell → its place on its ring, in the middle of a sector that holds all after it.

    So no arrow leaves its sector, and none crosses another or passes below a cell. A cell with
    many leaves gets a wide sector, but not so wide that there is no room for a cell with one.
    """
    after = {cell: [one for one in before if before[one] == cell] for cell in chain(*levels)}
    leaves: dict[int, int] = {}
    for cell in reversed([*chain(*levels)]):
        leaves[cell] = sum(leaves[one] for one in after[cell]) or 1
    sector = {levels[0][0]: (-pi, pi)}
    for cell in chain(*levels):
        first, last = sector[cell]
        shares = [sqrt(leaves[one]) for one in after[cell]]
        width = (last - first) / (sum(shares) or 1)
        ends = [first + width * part for part in accumulate([0, *shares])]
        sector |= zip(after[cell], pairwise(ends), strict=True)
    places = {}
    for at, level in enumerate(levels):
        radius = OUTER * at / (len(levels) - 1)
        for cell in level:
            angle = sum(sector[cell]) / 2
            places[cell] = MIDDLE[0] + radius * cos(angle), MIDDLE[1] + radius * sin(angle)
    return places
