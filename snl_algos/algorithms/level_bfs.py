"""Breadth-first search, one round of the queue a throw.

All cells of a level are reached in the same number of throws, and one throw from them
makes the next level. The number of rounds until the goal turns up is the answer. The
board is read from a grid as it is drawn, row by row in alternating directions.

    grid      rows as drawn, top row first: where a jump leads, -1 for no jump
    level     the cells first reached in this many throws
    distance  cell → the round in which it was first reached

The grid is only read: the cells seen are kept beside it, so a second call finds the
board as it was. No predecessors are kept, and so there is no route.

Time O(V + E), memory O(V).
Source: the grid is that of LeetCode 909, Snakes and Ladders; the search is Moore's (1959).

    $ snl solve thirty --algorithm level-bfs
    throws: 3
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
    """Fewest throws by rounds: each round is one throw from every cell of a level.

    Examples
    --------
    >>> answer = level_bfs(Board(12, {3: 11}))
    >>> answer.throws, answer.route
    (2, None)
    """
    grid = grid_of(board)
    throws = 0
    level = [board.start]  #: the first level is the start alone, cell {board.start}
    distance = {board.start: 0}

    while level and board.goal not in distance:
        throws = throws + 1
        next_level = []  #: throw number {throws}, from each of {level}
        for cell in level:
            for landing in board.landings(cell):
                row, column = place(landing, grid)
                stand = landing
                if grid[row][column] != -1:
                    stand = grid[row][column]  #: cell {landing} has a jump, on to {stand}
                if stand not in distance:
                    distance[stand] = throws
                    next_level.append(stand)  #: cell {stand} is new in round {throws}
        level = next_level  #: the next level is {level}

    return Answer(distance.get(board.goal), None, distance)
