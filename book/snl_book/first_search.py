"""The program that the front page steps through: breadth-first search as textbooks have it.

A cell is marked when it is found, so it joins the queue once. What the sources' programs do, and
why, the lessons tell.
"""

from __future__ import annotations

from collections import deque
from dataclasses import replace

from snl_algos import Answer, Board, Watch
from snl_algos.answer import read_route
from snl_algos.programs import program_of

__all__ = ["FIRST_SEARCH"]


def fewest_throws(board: Board) -> Answer:
    """Return the fewest throws, taking the cells in the order they were found."""
    throws = {board.start: 0}
    before: dict[int, int] = {}
    queue = deque([board.start])  #: the queue holds the start, cell {board.start}

    while queue:
        cell = queue.popleft()  #: take cell {cell}, the first in the queue
        for move in board.moves(cell):
            if move.cell not in throws:
                throws[move.cell] = throws[cell] + 1
                before[move.cell] = cell
                queue.append(move.cell)  #: cell {move.cell} is new: {throws[move.cell]:throws}
            if move.cell == board.goal:
                answer = Answer(throws[board.goal], read_route(board, before), throws)
                return answer  #: taken nearest first, no cell before {cell} leads to the goal
    return Answer(None, None, throws)


#: As the directive `stepper` names it.
FIRST_SEARCH = replace(
    program_of(fewest_throws),
    name="first-search",
    title="Breadth-first search",
    watch=Watch(current="cell", frontier="queue", distance="throws", predecessor="before"),
)
