"""Two routes to a cell, with numbers that fit Bellman's equation: why they are the distances."""

from __future__ import annotations

from itertools import pairwise

from ...board import Board
from ...explanation.true_distances import route_to
from ...findings import in_throws
from ...programs import solve
from .drawings import NOW, OTHER, Drawing, Mark, marks
from .proof import DrawnProof

__all__ = ["bellman_equation"]

LEFT, RIGHT, LONGEST = 76, 338, 7
#: Where the cells of each route are; their numbers are below them.
BACK, ANY = 22, 114


def bellman_equation(board: Board) -> DrawnProof:
    """Draw the proof that only the distances fit Bellman's equation everywhere.

    The numbers are those of `repaired-dp`. The first route to the cell goes back from number to
    number, and the second is longer, by as much as possible.

    Examples
    --------
    >>> bellman_equation(Board(12, {2: 8, 11: 6}, die=3)).at(5)
    5 of 6: So after t throws the number is at most t: here it is 2 after 3 throws.
    """
    number = {cell: int(at) for cell, at in solve(board, "repaired-dp").distance.items()}

    def back(cell: int) -> list[int]:
        """Return a route along which the numbers rise by one."""
        return [*(before for before, _ in route_to(board, number, cell)), cell]

    longer = [
        (min(number[c], 2), number[q] - number[c], c, q)
        for c in number
        for q in board.predecessors(c)
        if c != board.start and number[c] <= number.get(q, -1) < LONGEST - 1
    ]
    if not longer:
        raise ValueError("all short routes to each cell are shortest ones")
    *_, c, q = max(longer)
    routes = {BACK: back(c), ANY: [*back(q), c]}
    n, t, p = number[c], number[q] + 1, back(c)[-2]

    drawing = Drawing(360, ANY + 72)
    for down, route in routes.items():
        tone = NOW if down == BACK else OTHER
        across = [LEFT + (RIGHT - LEFT) * at / t for at in range(len(route))]
        drawing.note((0, down + 32), "number", ("row", down), "start")
        for at, (one, other) in enumerate(pairwise(across), start=1):
            drawing.arrow((one, down), (other, down), ("move", down, at), tone)
        for at, cell in enumerate(route):
            drawing.circle((across[at], down), str(cell), ("cell", down, at), tone)
            place = (across[at], down + 32)
            drawing.box(place, (26, 22), str(number[cell]), ("number", down, at), tone)
            if down == ANY:
                drawing.note((across[at], down + 60), str(at), ("throws", at))
    drawing.note((0, ANY + 60), "throws", ("throws",), "start")

    def along(down: int, first: int = 0, *kinds: str) -> set[Mark]:
        """Return the marks of the rest of a route."""
        places = range(first, len(routes[down]))
        of_cells = (marks(kind, down, of=places) for kind in ("cell", *kinds))
        return marks("move", down, of=places[1:]).union(*of_cells)

    proof = DrawnProof(f"Two routes to cell {c}, with the number of each cell below it.", drawing)
    proof.step(
        f"No number is too small: take any cell but the start, here {c}. By the equation a move "
        f"leads to it from one whose number is smaller by one, here {p}.",
        along(BACK, n - 1, "number"),
    )
    proof.step(
        "To that cell a move leads from another, and so on. The numbers fall, so this ends, and it "
        "can end only at the start, which has 0.",
        along(BACK, 0, "number"),
    )
    proof.step(f"So there is a route with exactly {in_throws(n)}.", along(BACK))
    proof.step(
        "No number is too large: go along any route from the start. By the equation each move "
        "raises the number by at most one.",
        along(ANY, 0, "number"),
    )
    proof.step(
        f"So after t throws the number is at most t: here it is {n} after {t} throws.",
        {("number", ANY, t), ("throws", t), ("cell", ANY, t)},
    )
    proof.step(
        "So no route has fewer throws than the number of its cell, and one has exactly as many: "
        "the number is the distance.",
        {("cell", BACK, n), ("number", BACK, n), ("cell", ANY, t), ("number", ANY, t)},
    )
    return proof
