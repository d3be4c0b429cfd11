"""Landing and standing: two numbers for each cell, where the forward pass has one."""

from __future__ import annotations

from ...algorithms.forward_dp import fill_table
from ...board import Board
from ...findings import in_throws
from ...programs import solve
from .drawings import OTHER, Drawing, Point, marks
from .proof import DrawnProof

__all__ = ["two_numbers"]

LEFT, LAND, STAND, PASS = 62, 56, 112, 176


def _landings(board: Board) -> dict[int, tuple[int, int]]:
    """Return cell → (fewest throws to land there, a cell where the last of them leaves)."""
    distance = solve(board, "adjacency-list-bfs").distance
    found: dict[int, tuple[int, int]] = {}
    for cell in range(2, board.cells + 1):
        known = [(int(distance[one]) + 1, one) for one in board.sources(cell) if one in distance]
        if known:
            found[cell] = min(known)
    return found


def two_numbers(board: Board) -> DrawnProof:
    """Draw the two numbers of each cell, and how the forward pass goes wrong with one.

    Examples
    --------
    >>> two_numbers(Board(6, {2: 4, 3: 6}, die=1)).at(1)
    1 of 5: A throw lands on 2, the foot of a ladder. To land there takes 1 throw.
    """
    distance = solve(board, "adjacency-list-bfs").distance
    landed = _landings(board)
    numbers, positions = fill_table(board)
    least, before = dict(enumerate(numbers, start=1)), dict(enumerate(positions, start=1))
    thrown = [
        (before[cell] + 1, cell)
        for cell in range(2, board.cells + 1)
        if board.ladders.get(before[cell] + 1, cell) != cell
        and least[cell] < landed.get(cell, (board.cells, 0))[0]
    ]
    small = [cell for cell in distance if least[cell] < distance[cell]]
    if not thrown or not small:
        raise ValueError("the forward pass makes no number too small on this board")
    foot, after = thrown[0]
    top, end = board.ladders[foot], max(small)
    width = (360 - LEFT) / board.cells
    across = {cell: LEFT + width * (cell - 0.5) for cell in range(1, board.cells + 1)}

    def place(cell: int, row: float) -> Point:
        return (across[cell], row)

    drawing = Drawing(360, 200)
    size = (min(width - 6, 40), 26)
    for row, name in ((LAND, "to land"), (STAND, "to stand"), (PASS, "the pass")):
        drawing.note((0, row), name, (name,), "start")
    drawing.note((0, 16), "cell", ("cell",), "start")
    for cell in across:
        land = landed.get(cell)
        drawing.note(place(cell, 16), str(cell), ("cell", cell))
        drawing.box(place(cell, LAND), size, str(land[0]) if land else "–", ("land", cell))
        stand = distance.get(cell, "–")
        drawing.box(place(cell, STAND), size, str(stand), ("stand", cell))
        passes = least[cell] if least[cell] < board.cells else "–"
        drawing.box(place(cell, PASS), size, str(passes), ("pass", cell), OTHER)
        if land:
            ends = place(land[1], STAND), place(cell, LAND)
            drawing.arrow(*ends, ("throw", cell), gap=(size[0] / 2 + 2, 15))
            ends = place(cell, LAND), place(board.stand(cell) or cell, STAND)
            drawing.arrow(*ends, ("carried", cell), gap=(size[0] / 2 + 2, 15))

    leaving = {cell for cell, (_, one) in landed.items() if one == top}
    proof = DrawnProof(
        f"Below each of {board.cells} cells: the fewest throws to land there, the fewest to stand "
        "there, and the number of the forward pass.",
        drawing,
    )
    proof.step(
        f"A throw lands on {foot}, the foot of a ladder. To land there takes "
        f"{in_throws(landed[foot][0])}.",
        {("cell", foot), ("throw", foot), ("land", foot)},
    )
    proof.step(
        f"The ladder carries you to {top} in the same throw: that is the number to stand on {top}. "
        f"On {foot} you cannot stand, so it has no such number.",
        {("carried", foot), ("stand", top), ("stand", foot)},
    )
    proof.step(
        f"A throw leaves from where you stand: from {top}, and not from {foot}.",
        {("stand", top)} | marks("throw", of=leaving),
    )
    proof.step(
        f"The pass has one number for both. It throws from {foot}, where you never stand, and "
        f"writes {least[after]} under {after}.",
        {("pass", foot), ("pass", after)},
    )
    proof.step(
        f"So it has {least[end]} under {end}. To stand there takes {distance[end]} throws.",
        {("pass", end), ("stand", end)},
    )
    return proof
