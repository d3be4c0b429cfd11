"""Breadth-first search, one round for each throw.

All cells of a level are reached in the same number of throws. One more throw from each of
them leads to the next level, and the number of rounds until the goal is reached is the
answer. The board is read from the grid as it is drawn, in rows of alternating direction.

    grid         rows as drawn, top row first: where the jump of a cell leads, or -1
    level        the cells first reached in this round
    distance[c]  the round in which c was first reached; missing: not reached

The grid is only read, never marked, so a second call finds the board unchanged. No
predecessors are kept, so there is no route.

Time O(V + E), memory O(V).
Source: the grid is that of LeetCode 909, Snakes and Ladders; the search is Moore's (1959).

A small board in two rounds:

    $ echo '{"cells": 5, "die": 2, "jumps": [[2, 4]]}' | snl step --algorithm level-bfs
    BFS level by level on 5 cells, die 2, 1 ladder, no snakes
    0  The first level is only the start, cell 1.
    1  Round 1: one throw from each cell of the level.
    2  From 1, roll a 1: land on 2, climb to 4.
    3  From 1 you reach cell 4, 1 throw from the start.
    4  From 1 you reach cell 3, 1 throw from the start.
    5  Round 1 found 2 new cells.
    6  Round 2: one throw from each cell of the level.
    7  From 4 you reach cell 5, 2 throws from the start.
    8  Round 2 found 1 new cell.
    answer: 2 throws
"""

from ..answer import Answer
from ..board import Board
from ..programs import Watch, algorithm
from ..views import grid as grid_of


def place(cell: int, grid: list[list[int]]) -> tuple[int, int]:
    """Row and column of a cell in the grid, whose first row is the top one."""
    columns = len(grid[0])
    row, along = divmod(cell - 1, columns)
    column = along if row % 2 == 0 else columns - 1 - along
    return len(grid) - 1 - row, column


@algorithm(
    "level-bfs",
    title="BFS level by level",
    order=2,
    time="O(V + E)",
    memory="O(V)",
    source="E. F. Moore, The shortest path through a maze (1959), on the grid of LeetCode 909",
    watch=Watch(current="cell", edge="landing", frontier="level", distance="distance"),
)
def level_bfs(board: Board) -> Answer:
    """Fewest throws by rounds: in each round, one throw from every cell of the level.

    Examples
    --------
    >>> answer = level_bfs(Board(12, {3: 11}))
    >>> answer.throws, answer.route
    (2, None)
    """
    grid = grid_of(board)
    throws = 0
    level = [board.start]  #: the first level is only the start, cell {board.start}
    distance = {board.start: 0}

    while level and board.goal not in distance:
        throws = throws + 1
        next_level = []  #: round {throws}: one throw from each cell of the level
        for cell in level:
            for landing in board.landings(cell):
                row, column = place(landing, grid)
                stand = landing
                if grid[row][column] != -1:
                    stand = grid[row][column]  #: {board.throw(cell, landing)}
                if stand not in distance:
                    distance[stand] = throws
                    next_level.append(stand)  #: from {cell} you reach cell {stand}, {throws:far}
        level = next_level  #: round {throws} found {len(level):new cells}

    return Answer(distance.get(board.goal), None, distance)
