"""The order of the queue as a strip: each pair keeps its place, and the queue moves along it."""

from __future__ import annotations

from ...board import Board
from ..queues import waiting
from .drawings import NOW, OTHER, Drawing, Mark, marks
from .proof import DrawnProof

__all__ = ["queue_order"]

LEFT, ROW = 58, 34


def queue_order(board: Board) -> DrawnProof:
    """Draw the proof that the throws in the queue never fall, and differ by one at most.

    A row is the queue before a turn. A pair stays below itself, in a colour for even throws or
    one for odd throws.

    Examples
    --------
    >>> proof = queue_order(Board(14))
    >>> proof.at(1)
    1 of 5: Before turn 1 the queue holds one pair, with 0 throws. The statement is true.
    >>> sorted(proof.steps[2].lit)
    [('pair', 2, 0)]
    """
    queues = waiting(board)
    turn = _example(queues)
    first = queues[turn][0]
    added = _added(queues, turn)

    rows = queues[: turn + 3]
    places = max(at + len(row) for at, row in enumerate(rows))
    width = min(26, (360 - LEFT) / places)
    drawing = Drawing(360, ROW * len(rows) + 4)
    for at, row in enumerate(rows):
        middle = ROW * (at + 0.5) + 2
        drawing.note((0, middle), f"turn {at + 1}", ("turn", at), anchor="start")
        for place, throws in enumerate(row):
            where = (LEFT + width * (at + place + 0.5), middle)
            tone = NOW if throws % 2 else OTHER
            drawing.box(where, (width - 3, 24), str(throws), ("pair", at, place), tone)

    def pairs(at: int) -> set[Mark]:
        return {("turn", at)} | marks("pair", at, of=range(len(queues[at])))

    last = len(queues[turn + 1])
    new = marks("pair", turn + 1, of=range(last - added, last))
    proof = DrawnProof(
        f"The throws in the queue, front first, before each of the turns 1 to {turn + 3}.", drawing
    )
    proof.step(
        "Before turn 1 the queue holds one pair, with 0 throws. The statement is true.", pairs(0)
    )
    proof.step(
        f"Suppose that it is true before some turn, here turn {turn + 1}: the pairs with t = "
        f"{first} come first, and only pairs with t + 1 = {first + 1} can follow.",
        pairs(turn),
    )
    proof.step("The turn takes the pair at the front. It has t throws.", {("pair", turn, 0)})
    proof.step(f"The turn adds pairs with t + 1 throws at the back, here {added} of them.", new)
    proof.step(
        f"So before turn {turn + 2} there is again nothing but t and then t + 1: the statement is "
        "true before the next turn.",
        pairs(turn + 1),
    )
    return proof


def _added(queues: list[list[int]], turn: int) -> int:
    return len(queues[turn + 1]) - len(queues[turn]) + 1


def _example(queues: list[list[int]]) -> int:
    """Return a turn that adds pairs, if possible to a queue with both numbers."""
    turns = [at for at in range(len(queues) - 1) if _added(queues, at)]
    return next((at for at in turns if queues[at][0] < queues[at][-1]), turns[-1])
