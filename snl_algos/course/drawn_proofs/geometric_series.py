"""The chances that a game is not over, below a geometric series: why its average is finite."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from ...board import Board
from ..chance import average_throws, chain, ends_after
from ..heuristics import route_to_goal
from .drawings import OTHER, Drawing, marks
from .proof import DrawnProof

__all__ = ["geometric_series"]

LEFT, RIGHT, ROUTE, FLOOR, HEIGHT = 8, 356, 24, 214, 128
#: The blocks that are drawn, each with its height.
BLOCKS = ("1", "1 - p", "(1 - p)²", "(1 - p)³")


def geometric_series(board: Board) -> DrawnProof:
    """Draw the proof that a game takes a finite number of throws on average.

    A bar is the chance that the game is not over after so many throws. There are V of them, the
    number of cells where you can stand, in each block. Above is a route from a cell that needs
    as many throws as any.

    Examples
    --------
    >>> geometric_series(Board(4, {3: 1}, die=2)).at(5)
    5 of 5: The blocks add up to V(1 + (1 - p) + (1 - p)² + ...) = V / p = 24. So the average is ...
    """
    average = average_throws(board)
    route = max((route_to_goal(board, cell) for cell in chain(board)), key=len)
    v, faces = len(average), len(board.faces)
    p = Fraction(1, faces**v)
    over = ends_after(board, len(BLOCKS) * v)
    chances = [1 - sum(over[: throws + 1]) for throws in range(len(BLOCKS) * v)]
    heights = [HEIGHT * float((1 - p) ** block) for block in range(len(BLOCKS))]
    width = (RIGHT - LEFT) / len(chances)
    across = [30 + 300 * at / (len(route) - 1) for at in range(len(route))]

    drawing = Drawing(360, FLOOR + 36)
    for at, (one, other) in enumerate(pairwise(across), start=1):
        drawing.arrow((one, ROUTE), (other, ROUTE), ("move", at))
        drawing.note(((one + other) / 2, ROUTE - 11), f"1/{faces}", ("chance", at))
    for at, cell in enumerate(route):
        drawing.circle((across[at], ROUTE), str(cell), ("cell", at))
    for block, height in enumerate(heights):
        x, top = LEFT + width * v * block, FLOOR - height
        line = f"M{x:.5g} {FLOOR}V{top:.5g}h{width * v:.5g}V{FLOOR}"
        drawing.outline(f'path d="{line}"', (x, top), ("block", block))
        drawing.note((x + width * v / 2, top - 10), BLOCKS[block], ("height", block))
    for throws, chance in enumerate(chances):
        x = LEFT + width * (throws + 0.5)
        bar = HEIGHT * chance
        drawing.box((x, FLOOR - bar / 2), (width - 4, bar), "", ("over", throws), OTHER)
        if width > 16 or throws % v == 0:
            drawing.note((x, FLOOR + 11), str(throws), ("throws", throws))
    drawing.note((RIGHT, FLOOR + 27), "throws so far", ("throws",), "end")

    places = range(len(route))
    moves, bars = marks("move", of=places[1:]), marks("over", of=range(len(chances)))
    blocks = marks("block", of=range(len(BLOCKS))) | marks("height", of=range(len(BLOCKS)))
    proof = DrawnProof(
        f"A route from cell {route[0]} to the goal, and a bar for each number of throws: the "
        f"chance that a game is not over. {v} bars are below a block.",
        drawing,
    )
    proof.step(
        f"From each of the V = {v} cells a route with at most V throws leads to the goal. Here is "
        f"one from cell {route[0]}.",
        marks("cell", of=places) | moves,
    )
    proof.step(
        f"The die makes exactly these throws with a chance of at least p, where p is 1/{faces} to "
        f"the power V: here p = 1/{p.denominator}.",
        moves | marks("chance", of=places[1:]),
    )
    proof.step(
        "So, whatever has happened before, the next V throws end the game with a chance of at "
        "least p. Each block is 1 - p times as high as the one before.",
        blocks,
    )
    proof.step(
        "The average is the sum of the chances that the game is not over after 0, 1, 2, ... "
        "throws: the sum of the bars. No bar is higher than its block.",
        bars,
    )
    proof.step(
        f"The blocks add up to V(1 + (1 - p) + (1 - p)² + ...) = V / p = {v * p.denominator}. So "
        f"the average is finite: here it is {float(average[board.start]):.4g}.",
        bars | blocks,
    )
    return proof
