"""A route that two searches share: why its middle cell is in a level of both."""

from __future__ import annotations

from itertools import pairwise

from ...board import Board
from ...programs import solve
from .drawings import NOW, OTHER, Drawing, Mark, Point, along, marks
from .proof import DrawnProof

__all__ = ["two_searches"]

LEFT, RIGHT = 20, 340
FROM_START, ROUTE, FROM_GOAL = 44, 76, 108


def two_searches(board: Board) -> DrawnProof:
    """Draw the proof that two searches meet before their levels are as many as the throws.

    The route is a shortest one. The levels from the start cover its first half, and the levels
    from the goal the second.

    Examples
    --------
    >>> two_searches(Board(25)).at(4)
    4 of 4: So it is in both. Where no cell is in both, there is no such route.
    """
    moves = solve(board, "queue-bfs").route
    if moves is None or len(moves) < 2:
        raise ValueError("the goal is at most one throw away, or cannot be reached")
    route = [board.start, *(move.cell for move in moves)]
    n = len(moves)
    k, last = n // 2, n - n // 2
    x = route[k]
    place: dict[int, Point] = {
        cell: (LEFT + (RIGHT - LEFT) * at / n, ROUTE) for at, cell in enumerate(route)
    }

    drawing = Drawing(360, 148)
    drawing.note((LEFT - 14, 12), f"levels 0 to {k} from the start", ("from start",), "start")
    drawing.note((RIGHT + 14, 138), f"levels 0 to {last} from the goal", ("from goal",), "end")
    for one, other in pairwise(route):
        drawing.arrow(place[one], place[other], ("move", one, other))
    for at, cell in enumerate(route):
        drawing.circle(place[cell], str(cell), ("cell", cell), NOW if at <= k else OTHER)
        across = place[cell][0]
        if at <= k:
            drawing.note((across, FROM_START), str(at), ("from start", cell))
        if at >= k:
            drawing.note((across, FROM_GOAL), str(n - at), ("from goal", cell))

    def levels(end: str, cells: list[int]) -> set[Mark]:
        """Return the marks of the levels from one end."""
        return {(end,)} | marks(end, of=cells)

    proof = DrawnProof(
        f"A route of {n} throws. Its first cells have their distance from the start above them, "
        "its last cells the throws left to the goal below.",
        drawing,
    )
    proof.step(
        f"Suppose that there is a route of k + l throws, or of fewer. Here is one, with k = {k} "
        f"and l = {last}.",
        along(route),
    )
    proof.step(
        f"Look at the cell after the first k throws, here {x}. At most k throws lead there, so it "
        "is in one of the levels 0 to k from the start.",
        along(route[: k + 1]) | levels("from start", route[: k + 1]),
    )
    proof.step(
        "At most l throws are left from there, so it is also in one of the levels 0 to l from the "
        "goal.",
        along(route[k:]) | levels("from goal", route[k:]),
    )
    proof.step(
        "So it is in both. Where no cell is in both, there is no such route.",
        {("cell", x)} | levels("from start", [x]) | levels("from goal", [x]),
    )
    return proof
