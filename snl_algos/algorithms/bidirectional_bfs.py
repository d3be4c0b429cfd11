"""Breadth-first search from both ends at once.

One search goes forward from the start, the other backward from the goal, along the same moves.
In each round the search whose last level is smaller takes one level more. When a level of one
meets the other, the shortest routes have been found: each search covers only half of the way.

    distance[c]   fewest throws from the start to c; missing: not reached from there
    remaining[c]  fewest throws from c to the goal; missing: not reached from there
    level         the cells last reached from the start, `last_level` those from the goal
    predecessor   cell → the cell before it, `successor` the cell after it

Why may it stop? Say k levels are complete from the start and l from the goal, and no cell is in
both. Then no route has k + l throws or fewer, for the cell it reaches with its k-th throw would
be in both. So the first meeting in the next level is a route of k + l + 1 throws, and that is
the fewest. The levels must be complete: two queues that take one cell at a time, and stop at
the first meeting, can miss it by one.

The search from the goal also numbers cells where you can never stand, such as most snakes' heads.
The other search reaches none of them, so they are on no route.

Time O(V + E), memory O(V).
Source: I. Pohl, Bi-directional search (1971).

A small board where the two searches meet after two levels:

    $ echo '{"cells": 6, "die": 2, "jumps": [[3, 5]]}' | snl step --algorithm bidirectional-bfs
    BFS from both ends on 6 cells, die 2, 1 ladder, no snakes
     0  One search begins at the start, cell 1.
     1  The other begins at the goal, cell 6.
     2  Cell 2 is one throw after cell 1.
     3  Cell 5 is one throw after cell 1.
     4  One level more from the start: 2 cells.
     5  One throw leads from cell 4 to cell 6.
     6  One throw leads from cell 5 to cell 6.
     7  The two searches meet on cell 5.
     8  One level more from the goal: 2 cells.
     9  On to cell 6, 2 throws from the start.
    answer: 2 throws
"""

from ..answer import Answer, read_route
from ..board import Board
from ..programs import Watch, algorithm


@algorithm(
    "bidirectional-bfs",
    title="BFS from both ends",
    order=10,
    time="O(V + E)",
    memory="O(V)",
    source="I. Pohl, Bi-directional search (1971)",
    watch=Watch(
        current="cell",
        edge="other",
        frontier="level",
        second="last_level",
        distance="distance",
        predecessor="predecessor",
    ),
)
def bidirectional_bfs(board: Board) -> Answer:
    """Fewest throws by two searches that meet.

    Returns
    -------
    Answer
        `distance` holds what the search from the start has reached. For all other cells
        `at_least` says how near they can be, as the search from the goal proves it.

    Examples
    --------
    >>> answer = bidirectional_bfs(Board(12, {3: 11}))
    >>> answer.throws, [move.face for move in answer.route]
    (2, [2, 1])
    """
    distance = {board.start: 0}
    remaining = {board.goal: 0}
    predecessor: dict[int, int] = {}
    successor: dict[int, int] = {}
    level = [board.start]  #: one search begins at the start, cell {board.start}
    last_level = [board.goal]  #: the other begins at the goal, cell {board.goal}
    meeting = board.goal if board.start == board.goal else None

    while level and meeting is None:
        found = []
        if last_level and len(last_level) < len(level):
            for cell in last_level:
                for other in board.predecessors(cell):
                    if other in remaining:
                        continue
                    remaining[other] = remaining[cell] + 1
                    successor[other] = cell
                    found.append(other)  #: one throw leads from cell {other} to cell {cell}
                    if other in distance:
                        meeting = other  #: the two searches meet on cell {meeting}
            last_level = found  #: one level more from the goal: {len(found):cells}
        else:
            for cell in level:
                for other in board.successors(cell):
                    if other in distance:
                        continue
                    distance[other] = distance[cell] + 1
                    predecessor[other] = cell
                    found.append(other)  #: cell {other} is one throw after cell {cell}
                    if other in remaining:
                        meeting = other  #: the two searches meet on cell {meeting}
            level = found  #: one level more from the start: {len(found):cells}

    if meeting is None:
        return Answer(None, None, distance)
    cell = meeting
    while cell != board.goal:
        cell, before = successor[cell], cell
        distance[cell] = distance[before] + 1  #: on to cell {cell}, {distance[cell]:far}
        predecessor[cell] = before
    throws = distance[board.goal]
    radius = max(remaining.values())
    at_least = {
        cell: throws - remaining.get(cell, radius)
        for cell in range(board.start, board.cells + 1)
        if cell not in distance
    }
    return Answer(throws, read_route(board, predecessor), distance, at_least)
