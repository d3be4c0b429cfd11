"""Why no number is too large: the last throw of a shortest route, and who was there before."""

from __future__ import annotations

from ...board import Board
from ...programs import solve
from ..queues import last_throws
from .drawings import OTHER, Drawing, Mark
from .proof import DrawnProof

__all__ = ["first_landing"]


def first_landing(board: Board) -> DrawnProof:
    """Draw the proof that no number of the queue search is too large.

    The throw is one that leads over a jump and lands where another had landed before, if the
    board has such a throw.

    Examples
    --------
    >>> first_landing(Board(3, {2: 3}, die=2)).at(2)
    2 of 5: By induction b gets a number that is at most k = 0. Turn 1 takes b.
    """
    distance = solve(board, "adjacency-list-bfs").distance
    throw = max(last_throws(board), key=lambda one: (one.x != one.c, one.first != one.b, -one.turn))
    b, x, c, first, writer = throw.b, throw.x, throw.c, throw.first, throw.writer
    k = distance[b]
    place = {"b": (60.0, 160.0), "x": (180.0, 160.0), "c": (300.0, 160.0)}
    where = {first: (180.0, 50.0), writer: (180.0, 50.0) if writer == first else (300.0, 50.0)}
    where[b] = place["b"]

    drawing = Drawing(360, 226)
    for name, cell in (("b", b), ("x", x), ("c", c)):
        drawing.circle(place[name], str(cell), (name,), radius=18)
        drawing.note((place[name][0] - 22, 138), name, (name, "name"))
    drawing.arrow(place["b"], place["x"], ("throw",), gap=21)
    drawing.note((120, 148), "a throw", ("throw", "word"))
    drawing.arrow(place["x"], place["c"], ("jump",), gap=21)
    drawing.note((240, 148), "the jump" if x != c else "you stay", ("jump", "word"))
    for cell, mark in ((first, "first"), (writer, "writer")):
        if cell != b:
            drawing.circle(where[cell], str(cell), (mark,), OTHER, radius=18)
    if first != b:
        drawing.arrow(where[first], place["x"], ("first", "throw"), OTHER, gap=21)
    if writer not in (first, b):
        drawing.arrow(where[writer], place["c"], ("writer", "throw"), OTHER, gap=21)
    drawing.note((60, 192), f"distance {k}", ("b", "distance"))
    drawing.note((60, 208), f"taken in turn {throw.turn}", ("b", "turn"))
    drawing.note((180, 192), "first landed on", ("x", "landed"))
    drawing.note((180, 208), f"in turn {throw.landed}", ("x", "turn"))
    drawing.note((300, 192), f"distance {k + 1}", ("c", "distance"))
    drawing.note((300, 208), f"written in turn {throw.written}", ("c", "turn"))
    if writer != b:
        side = (where[writer][0], where[writer][1] - 32)
        drawing.note(side, f"taken with {distance[writer]}", ("writer", "throws"))

    route: set[Mark] = {("b",), ("x",), ("c",), ("throw",), ("jump",)}
    earlier: set[Mark] = {("first",), ("first", "throw")} if first != b else {("b",), ("throw",)}
    by: set[Mark] = {("writer",), ("writer", "throws")} if writer != b else {("b",)}
    from_: set[Mark] = {("writer", "throw")} if writer not in (first, b) else earlier | {("jump",)}
    when = "this turn" if first == b else f"an earlier one, turn {throw.landed}"
    proof = DrawnProof(
        f"A throw from cell {b} lands on {x} and ends on {c}; cell {first} has landed there first.",
        drawing,
    )
    proof.step(
        f"Cell c is at distance k + 1 = {k + 1}. The last throw of a shortest route to it leaves "
        "from b, lands on x, and ends on c.",
        route | {("b", "distance"), ("c", "distance")},
    )
    proof.step(
        f"By induction b gets a number that is at most k = {k}. Turn {throw.turn} takes b.",
        {("b",), ("b", "distance"), ("b", "turn")},
    )
    proof.step(
        "In that turn, or in one before it, a throw lands on x for the first time. Here it is in "
        f"{when}.",
        {("x",), ("x", "landed"), ("x", "turn"), *earlier},
    )
    proof.step(
        "After that c has a number. It was written from a cell that was taken no later than b, "
        f"here from cell {writer} in turn {throw.written}.",
        {("c",), ("c", "turn"), *by, *from_},
    )
    proof.step(
        "By the order of the queue that cell was taken with at most k throws. So the number of c "
        f"is at most k + 1 = {k + 1}.",
        {("c",), ("c", "distance"), *by, *from_},
    )
    return proof
