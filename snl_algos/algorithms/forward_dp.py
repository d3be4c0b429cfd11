"""Forward dynamic programming: one pass over the board. It is not exact.

The table is filled from the start to the goal. Each position looks back at the positions
one throw before it and takes the best; then, if it is a ladder's top, it takes the foot's
number if that is smaller. Snakes lead back to positions that are filled already, so the
pass skips them, and that is its flaw: on many boards the best route takes a snake.

    least[p]        fewest throws believed to reach position p; INFINITY: nothing reaches it
    predecessor[p]  the position it is reached from: a throw before, or a ladder's foot

Positions count from the start (position = cell - start), so position 0 is the start. The
pass does what its source does, mistakes included: `LIMITS` says them. They are its lesson.

Time O(V · faces), memory O(V).
Source: the textbook exercise "Snakes and Ladders by dynamic programming" in its one-pass form.

    $ snl solve thirty --algorithm forward-dp
    throws: 3
"""

from ..answer import Answer
from ..board import Board, Move
from ..programs import Watch, algorithm
from ..views import forward_tables

#: What the one pass gets wrong.
LIMITS = (
    "it never takes a snake, and lets one stand on a snake's head",
    "it may stand on a ladder's foot and throw from there",
    "it knows one foot for each ladder's top, the highest",
    "it climbs ladders for nothing, so also two in one throw",
    "it knows neither chained jumps nor throws past the goal",
)


INFINITY = float("inf")


def fill_table(board: Board) -> tuple[list[float], list[int]]:
    """The two arrays of the forward pass, by position."""
    tables = forward_tables(board)
    last = board.cells - board.start
    least = [INFINITY] * (last + 1)
    predecessor = [-1] * (last + 1)
    least[0] = 0  #: the start, position 0, needs 0 throws

    for position in range(1, last + 1):
        for face in board.faces:
            before = position - face
            if before < 0 or tables.is_snake[before]:
                continue
            if least[before] + 1 < least[position]:
                least[position] = least[before] + 1
                predecessor[position] = before  #: cell {position + board.start}: {least[position]}
        foot = tables.ladder[position]
        if foot and least[foot] < least[position]:
            least[position] = least[foot]
            predecessor[position] = foot  #: ladder to {position + board.start}: {least[position]}
    return least, predecessor


def claimed_route(board: Board, least: list[float], predecessor: list[int]) -> tuple[Move, ...]:
    """The route that the table believes in. Not every move of it need be legal."""
    route = []
    here = board.cells - board.start
    while here:
        cell = here + board.start
        while least[predecessor[here]] == least[here]:  # up a ladder, for no throw
            here = predecessor[here]
        thrown_from = predecessor[here]
        route.append(Move(here - thrown_from, here + board.start, cell))
        here = thrown_from
    route.reverse()
    return tuple(route)


@algorithm(
    "forward-dp",
    title="Forward dynamic programming",
    order=5,
    exact=False,
    limits=LIMITS,
    time="O(V · faces)",
    memory="O(V)",
    source="a textbook exercise, in its one-pass form",
    watch=Watch(
        current="position",
        edge="before",
        distance="least",
        predecessor="predecessor",
        origin="start",
    ),
)
def forward_dp(board: Board) -> Answer:
    """The throws that one forward pass believes in. Not exact: see `LIMITS`.

    Examples
    --------
    >>> forward_dp(Board(12, {3: 11})).throws
    2
    >>> forward_dp(Board(12, {8: 2, 2: 12})).throws  # stands on the foot 2, as nobody can
    1
    """
    least, predecessor = fill_table(board)
    believed = {
        position + board.start: int(throws)
        for position, throws in enumerate(least)
        if throws < INFINITY
    }
    if board.goal not in believed:
        return Answer(None, None, believed)
    return Answer(believed[board.goal], claimed_route(board, least, predecessor), believed)
