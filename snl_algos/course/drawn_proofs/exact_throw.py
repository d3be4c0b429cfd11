"""A throw past the goal, and the one that fits: why the rule for such throws changes no answer."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from ...answer import shortest_routes
from ...board import Board
from ...programs import solve
from .drawings import NOW, OTHER, Drawing, Mark, along
from .proof import DrawnProof

__all__ = ["exact_throw"]

LEFT, ROUTE, LANDINGS, FACES = 62, 22, 98, 126


def exact_throw(board: Board) -> DrawnProof:
    """Draw the proof that a throw that fits can take the place of one past the goal.

    The route is a shortest one whose last throw passes the goal. Below the cell that this throw
    leaves stands where each face leads. On this board a throw past the goal wins, or bounces.

    Examples
    --------
    >>> exact_throw(Board(4, overshoot="win")).at(2)
    2 of 5: Suppose that a throw on it passes the goal, from cell c, here 1, with face f, here 6.
    """
    goal, faces = board.goal, board.faces
    if faces != tuple(range(1, len(faces) + 1)) or goal in board.jumps:
        raise ValueError("the die has gaps, or a jump begins on the goal")
    past = []
    for moves in shortest_routes(board, solve(board, "adjacency-list-bfs").distance):
        cells = [board.start, *(move.cell for move in moves[:-1])]
        if moves and cells[-1] + moves[-1].face > goal:
            past.append((cells[-1] + moves[-1].face, cells))
    if not past:
        raise ValueError("no shortest route passes the goal")
    end, route = max(past)
    c, f, fits = route[-1], end - route[-1], goal - route[-1]
    width = (360 - LEFT) / len(faces)
    across = {face: LEFT + width * (face - 0.5) for face in faces}
    last = (LEFT + 360) / 2
    place = {
        cell: (20 + (last - 20) * at / max(1, len(route) - 1), ROUTE)
        for at, cell in enumerate(route)
    } | {c: (last, ROUTE)}

    drawing = Drawing(360, FACES + 12)
    for one, other in pairwise(route):
        drawing.arrow(place[one], place[other], ("move", one, other))
    for cell in route:
        drawing.circle(place[cell], str(cell), ("cell", cell))
    drawing.note((0, LANDINGS), "lands on", ("row", "lands on"), "start")
    drawing.note((0, FACES), "face", ("row", "face"), "start")
    for face, x in across.items():
        tone = OTHER if c + face > goal else NOW
        words = "past" if c + face > goal else str(c + face)
        # It begins next to the circle, and ends at the middle of the box's upper side.
        aside, down = x - last, LANDINGS - 15 - ROUTE
        part = 17 / hypot(aside, down)
        begin = (last + part * aside, ROUTE + part * down)
        drawing.arrow(begin, (x, LANDINGS - 15), ("throw", face), tone, gap=0)
        drawing.box((x, LANDINGS), (min(40, width - 4), 26), words, ("landing", face), tone)
        drawing.note((x, FACES), str(face), ("face", face))

    def throw(face: int) -> set[Mark]:
        return {("throw", face), ("landing", face), ("face", face)}

    wins = "wins" if board.overshoot == "win" else "bounces back"
    proof = DrawnProof(
        f"A route to cell {c}, and where each face leads from there; the goal is cell {goal}.",
        drawing,
    )
    proof.step(
        f"Take a shortest route under one of the rules: here a throw past the goal {wins}, and the "
        f"route has {len(route)} throw{'s' * (len(route) > 1)}.",
        along(route) | {("throw", f)},
    )
    proof.step(
        f"Suppose that a throw on it passes the goal, from cell c, here {c}, with face f, here "
        f"{f}.",
        {("cell", c)} | throw(f),
    )
    proof.step(
        f"Then the goal, {goal}, is fewer than f cells away, here {fits}. The die has no gaps, so "
        f"it also has the face {fits}.",
        {("cell", c)} | throw(fits),
    )
    proof.step(
        "No jump begins on the goal, so with this face you would stand there. The route is a "
        "shortest one, so the throw from c must be its last.",
        {("landing", fits), ("throw", fits), ("throw", f), ("landing", f)},
    )
    proof.step(
        "Replace it by the throw that fits. Now no throw passes the goal: the rules all allow the "
        "route, and none needs more throws than another.",
        along(route) | throw(fits),
    )
    return proof
