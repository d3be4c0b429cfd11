"""Breadth-first search with a queue.

The queue holds cells in the order in which they were reached, so the entry at its front
never has more throws than the entries behind it. The first throw that lands on a cell is
therefore a best one: no later throw lands there sooner. The search stops when the goal comes
to the front.

    move[i]         where the jump from cell i + 1 leads, counted from 0; -1 for no jump
    visited[c]      whether some throw has landed on c
    distance[c]     fewest throws known to stand on c; missing: not reached
    predecessor[c]  the cell from which c was first reached

`visited` marks landings; `distance` belongs to the cells you stand on. They differ where a
jump starts, so a cell can enter the queue more than once: by a throw that lands there, and by
each jump that ends there. Only the first entry leads to anything new.

Time O(V + E), memory O(V).
Source: E. F. Moore, The shortest path through a maze (1959). The move array and the queue
of pairs come from online judges and articles on this puzzle.

On this board of four cells, cell 4 enters the queue twice:

    $ echo "-1 3 -1 -1" | snl step --algorithm queue-bfs
    BFS with a queue on 4 cells, die 6, 1 ladder, no snakes
     0  The queue holds the start, cell 1 (0 throws).
     1  Take cell 1 from the front (0 throws).
     2  From 1, roll a 1: land on 2, climb to 4.
     3  Cell 4 joins the queue, 1 throw from the start.
     4  From 1, roll a 2: land on 3.
     5  Cell 3 joins the queue, 1 throw from the start.
     6  From 1, roll a 3: land on 4.
     7  Cell 4 joins the queue again, by a route of 1 throw.
     8  Take cell 4 from the front (1 throw).
     9  It is the goal, and nothing behind it has fewer throws.
    answer: 1 throw
"""

from collections import deque

from ..answer import Answer, read_route
from ..board import Board
from ..programs import Watch, algorithm
from ..views import move_array


@algorithm(
    "queue-bfs",
    title="BFS with a queue",
    order=1,
    time="O(V + E)",
    memory="O(V)",
    source="E. F. Moore, The shortest path through a maze (1959)",
    watch=Watch(
        current="cell",
        edge="landing",
        frontier="queue",
        distance="distance",
        predecessor="predecessor",
        visited="visited",
    ),
)
def queue_bfs(board: Board) -> Answer:
    """Fewest throws by breadth-first search with a queue of (cell, throws).

    Examples
    --------
    >>> queue_bfs(Board(12, {3: 11})).throws
    2
    """
    move = move_array(board)
    visited = [False] * (board.cells + 1)
    distance = {board.start: 0}
    predecessor = [-1] * (board.cells + 1)
    queue = deque([(board.start, 0)])  #: the queue holds the start, cell {board.start} (0 throws)

    while queue:
        cell, throws = queue.popleft()  #: take cell {cell} from the front ({throws:throws})
        if cell == board.goal:
            break  #: it is the goal, and nothing behind it has fewer throws
        further = throws + 1
        for landing in board.landings(cell):
            if visited[landing]:
                continue
            visited[landing] = True
            jump = move[landing - 1]
            stand = landing if jump == -1 else jump + 1  #: {board.throw(cell, landing)}
            if stand not in distance:
                distance[stand] = further
                predecessor[stand] = cell
            queue.append((stand, further))  #: cell {stand} joins the queue{again}, {further:far}

    if board.goal not in distance:
        return Answer(None, None, distance)
    return Answer(distance[board.goal], read_route(board, predecessor), distance)
