"""Forward dynamic programming: one pass over the board. It is not exact.

The table is filled from the start to the goal. Each position looks back at the positions one
throw before it and takes the smallest number plus one; then, if it is the top of a ladder, it
copies the number of the foot if that is smaller. Snakes lead back to positions that are filled
already, so the pass skips them. That is one of its flaws: on some boards the shortest route
takes a snake.

    least[p]        the fewest throws to position p, as the pass believes; INFINITY: none known
    predecessor[p]  where that number comes from: a position one throw before, or a ladder's foot
    is_snake[p]     whether a snake starts on p
    ladder[p]       the foot of the ladder that ends on p; -1: no ladder

Positions count from the start (position = cell - start), so the start is position 0. The pass
does what its source does, mistakes included; `LIMITS` lists them, and they are its lesson. It
differs in one place: if the goal is out of reach, the answer here is None, while the source,
which fills its table with the number of cells, answers that number (see `fills-with-cells`).

Time O(V · faces), memory O(V).
Source: the textbook exercise "Snakes and Ladders by dynamic programming" in its one-pass form.

The shortest route on this board takes a snake, and needs 4 throws:

    $ snl solve snake-is-a-shortcut --algorithm forward-dp
    throws: 5
    ...
    not certified: cell 20 is said to be at distance 4, but a move from cell 30 reaches it at 2
"""

from ..answer import Answer
from ..board import Board, Move
from ..programs import Watch, algorithm
from ..views import forward_tables

#: What the one pass gets wrong.
LIMITS = (
    "it never takes a snake",
    "it gives a snake's head a number, though nobody can stop there",
    "it may stand on a ladder's foot and throw from there",
    "it knows one foot for each ladder's top, the highest",
    "it copies a foot's number to the top, so it may climb two ladders in one throw",
    "it climbs a ladder on the start without a throw",
    "it does not know chained jumps",
    "it does not know throws past the goal",
)

INFINITY = float("inf")


def fill_table(board: Board) -> tuple[list[float], list[int]]:
    """The two arrays that the forward pass fills, by position."""
    tables = forward_tables(board)
    is_snake, ladder = tables.is_snake, tables.ladder
    start = board.start
    last = board.cells - start
    least = [INFINITY] * (last + 1)
    predecessor = [-1] * (last + 1)
    least[0] = 0  #: you stand on the start, cell {start}, after 0 throws

    for position in range(1, last + 1):
        for face in board.faces:
            before = position - face
            if before < 0 or is_snake[before]:
                continue
            if least[before] + 1 < least[position]:
                least[position] = least[before] + 1
                predecessor[position] = before
        foot = ladder[position]  #: cell {position + start} looks back: {least[position]:throws}
        if foot != -1 and least[foot] < least[position]:
            least[position] = least[foot]
            predecessor[position] = foot  #: climb from cell {foot + start}: {least[foot]:throws}
    return least, predecessor


def claimed_route(board: Board, least: list[float], predecessor: list[int]) -> tuple[Move, ...]:
    """The route that leads to the number of the goal. Its moves need not be legal."""
    route = []
    here = board.cells - board.start
    while here:
        cell = here + board.start
        while here and least[predecessor[here]] == least[here]:  # a ladder, climbed without a throw
            here = predecessor[here]
        if not here:
            break  # the ladder starts on the start: there was no throw at all
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
    """The number of throws that one forward pass finds. Not exact: see `LIMITS`.

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
