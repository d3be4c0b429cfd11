"""The shortest routes to a cell, by their last throw: why their numbers are added."""

from __future__ import annotations

from collections.abc import Mapping

from ...board import Board
from ...programs import solve
from ..route_counts import count_routes
from .drawings import OTHER, Drawing, Mark, Point, along
from .proof import DrawnProof

__all__ = ["last_throw"]


def last_throw(board: Board) -> DrawnProof:
    """Draw the proof that the shortest routes to the goal are counted by their last throw.

    Each column holds the cells at one distance through which a shortest route goes. The number
    above a cell counts the shortest routes to it.

    Examples
    --------
    >>> last_throw(Board(8, die=2)).at(5)
    5 of 5: Each choice gives another route, so the numbers are added: 3 + 1 = 4.
    """
    answer = solve(board, "adjacency-list-bfs")
    if answer.throws is None or answer.throws < 2 or answer.distance[board.goal] != answer.throws:
        raise ValueError("the goal is at most one throw away, or cannot be reached")
    numbers, distance, c = count_routes(board), answer.distance, board.goal
    before: dict[int, list[int]] = {}
    waiting = [c]
    while waiting:
        cell = waiting.pop()
        if cell not in before:
            before[cell] = _before(board, distance, cell)
            waiting += reversed(before[cell])
    if numbers[c] < 2:
        raise ValueError("only one shortest route leads to the goal")
    columns: list[list[int]] = [[] for _ in range(answer.throws + 1)]
    for cell in sorted(before):
        columns[int(distance[cell])].append(cell)
    tallest = max(map(len, columns))
    place: dict[int, Point] = {
        cell: (
            26 + 308 * column / answer.throws,
            38 + 60 * (row + (tallest - len(cells)) / 2),
        )
        for column, cells in enumerate(columns)
        for row, cell in enumerate(cells)
    }

    drawing = Drawing(360, 60 * tallest - 4)
    for cell, others in before.items():
        for one in set(others):
            drawing.arrow(place[one], place[cell], ("move", one, cell))
    for cell, (across, down) in place.items():
        drawing.circle((across, down), str(cell), ("cell", cell), radius=13)
        drawing.box((across, down - 27), (22, 17), str(numbers[cell]), ("number", cell), OTHER)

    def back(cell: int) -> list[int]:
        """Return one of the routes to a cell."""
        return [cell] if cell == board.start else [*back(before[cell][0]), cell]

    def all_to(cell: int) -> set[Mark]:
        lit: set[Mark] = {("cell", cell)}
        for one in before[cell]:
            lit |= all_to(one) | {("move", one, cell)}
        return lit

    k, route = answer.throws - 1, back(c)
    b = max(before[c], key=lambda one: (numbers[one], one != route[-2]))
    terms = " + ".join(str(numbers[one]) for one in before[c])
    many = f"{numbers[b]} of them lead" if numbers[b] > 1 else "one leads"
    proof = DrawnProof(
        f"The shortest routes to cell {c}: {numbers[c]} of them, with the number of routes above "
        "each cell.",
        drawing,
    )
    proof.step(
        f"Take any shortest route to c, here {c}. It has k + 1 = {k + 1} throws.", along(route)
    )
    proof.step(
        f"Take its last throw away: k = {k} throw{'s' * (k > 1)} to a cell b, here {route[-2]}. "
        "They are a shortest route to b, since a shorter one would shorten the whole.",
        along(route[:-1]),
    )
    proof.step(
        f"In the other direction, take any shortest move to c, here from b = {b}, and any shortest "
        f"route to b: {many} there.",
        all_to(b) | {("move", b, c), ("number", b)},
    )
    proof.step(
        f"Together they have k + 1 = {k + 1} throws, so they are a shortest route to c.",
        {("cell", c), ("move", b, c), ("cell", b)},
    )
    proof.step(
        f"Each choice gives another route, so the numbers are added: {terms} = {numbers[c]}.",
        {
            ("number", c),
            *(mark for one in before[c] for mark in (("number", one), ("move", one, c))),
        },
    )
    return proof


def _before(board: Board, distance: Mapping[int, float], cell: int) -> list[int]:
    """Return where the shortest moves to a cell come from, a cell once for each of its moves."""
    return [
        one
        for one in sorted(board.predecessors(cell))
        if one in distance and distance[one] + 1 == distance[cell]
        for move in board.moves(one)
        if move.cell == cell
    ]
