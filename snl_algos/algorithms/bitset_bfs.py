"""Breadth-first search on bits: a set of cells is one whole number.

Bit c of the number is 1 if cell c is in the set. Shifting the number by 3 throws a 3 from every
cell of the frontier at once, and "or" joins the landings of all faces. Only jumps are taken one
by one: the bit of the cell where a jump starts is replaced by the bit of the cell where it ends.
What remains, without the cells reached before, is the next frontier.

    frontier        the cells first reached in this round, as bits
    reached         all cells reached so far, as bits
    untaken         the cells with a jump on which no throw has landed yet, as bits
    distance[c]     the round in which c was first reached; missing: not reached
    predecessor[c]  the cell before c on the route, found at the end by walking back

Each jump is taken only once: a later landing on it leads to the same end no sooner.

Time O(V² / w) for each face of the die, memory O(V), where w is the number of bits that the
machine handles at once. Each round shifts whole sets, even if they hold few cells: on a board of
one word that costs nothing, on a long one without long ladders it is wasteful. The engine
`bits` is this search without distances and route.
Source: the search is that of E. F. Moore, The shortest path through a maze (1959).

A round throws each face once, from all cells of the frontier together:

    $ echo '{"cells": 7, "die": 2, "jumps": [[3, 6]]}' | snl step --algorithm bitset-bfs
    BFS on bits on 7 cells, die 2, 1 ladder, no snakes
     0  The frontier is one bit, that of the start, cell 1.
     1  Round 1: 1 cell in the frontier.
     2  Shift by 1: roll a 1 from the whole frontier.
     3  Shift by 2: roll a 2 from the whole frontier.
     4  A jump starts on cell 3: its bit becomes bit 6.
     5  2 new cells, 1 throw from the start.
     6  Round 2: 2 cells in the frontier.
     7  Shift by 1: roll a 1 from the whole frontier.
     8  Shift by 2: roll a 2 from the whole frontier.
     9  2 new cells, 2 throws from the start.
    10  Walk back from cell 7 to cell 6 (1 throw).
    11  Walk back from cell 6 to cell 1 (0 throws).
    answer: 2 throws
"""

from collections.abc import Iterator

from ..answer import Answer, read_route
from ..board import Board
from ..programs import Watch, algorithm


def cells_of(bits: int) -> Iterator[int]:
    """The cells of a set, rising: the place of its lowest bit, of the next, and so on."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


@algorithm(
    "bitset-bfs",
    title="BFS on bits",
    order=12,
    time="O(V² / w)",
    memory="O(V)",
    source="E. F. Moore, The shortest path through a maze (1959)",
    watch=Watch(
        current="foot",
        edge="face",
        frontier="frontier",
        distance="distance",
        predecessor="predecessor",
        visited="reached",
    ),
    most_cells=100_000,
)
def bitset_bfs(board: Board) -> Answer:
    """Fewest throws by rounds, each of which throws from the whole frontier at once.

    Examples
    --------
    >>> answer = bitset_bfs(Board(12, {3: 11}))
    >>> answer.throws, [move.face for move in answer.route]
    (2, [5, 6])
    """
    on_board = (2 << board.goal) - 1
    untaken = sum(1 << foot for foot in board.jumps)
    plain = on_board & ~untaken
    faces = [face for face in board.faces if face <= board.goal]
    near_goal = max(0, board.goal - board.faces[-1] + 1)  # from here on a throw can pass it

    frontier = 1 << board.start  #: the frontier is one bit, that of the start, cell {board.start}
    reached = frontier
    distance = {board.start: 0}
    predecessor: dict[int, int] = {}
    throws = 0

    while frontier and board.goal not in distance:
        throws = throws + 1
        landings = 0  #: round {throws}: {frontier.bit_count():cells} in the frontier
        for face in faces:
            landings |= frontier << face  #: shift by {face}: roll {face:a} from the whole frontier
        landings &= on_board
        if board.overshoot != "stay":
            for cell in cells_of(frontier >> near_goal << near_goal):
                landings |= sum(1 << landing for landing in set(board.landings(cell)))
        feet = landings & untaken
        untaken ^= feet
        stands = landings & plain
        for foot in cells_of(feet):
            stand = board.stand(foot)
            if stand is not None:
                stands |= 1 << stand  #: a jump starts on cell {foot}: its bit becomes bit {stand}
        frontier = stands & ~reached
        reached |= frontier
        found = dict.fromkeys(cells_of(frontier), throws)
        distance.update(found)  #: {len(found):new cells}, {throws:far}

    if board.goal not in distance:
        return Answer(None, None, distance)
    cell = board.goal
    while cell != board.start:
        nearer = distance[cell] - 1
        before = next(other for other in board.predecessors(cell) if distance.get(other) == nearer)
        predecessor[cell] = before  #: walk back from cell {cell} to cell {before} ({nearer:throws})
        cell = before
    return Answer(distance[board.goal], read_route(board, predecessor), distance)
