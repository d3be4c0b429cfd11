"""Reading the rows of the grid in the wrong direction.

The cells of a drawn board run as the ox ploughs: the bottom row to the right, the next one
to the left, and so on up to the top. Each program below joins the rows into one line and then
searches that line. The search is right; the line is wrong. The second program is right on every
board with an even number of rows, and both examples of the judge have an even number of rows.
The third has the second one's mistake repaired in the wrong place.
"""

from collections import deque

from ..board import Board, Move
from ..findings import Finding
from ..programs import mistake
from ..views import grid


def search(board: Board, line: list[int]) -> int:
    """Fewest throws by breadth-first search; `line` holds the jump of each cell in turn."""
    distance = {board.start: 0}
    queue = deque([board.start])  #: the queue holds the start, cell {board.start}

    while queue:
        cell = queue.popleft()  #: take cell {cell} from the front ({distance[cell]:throws})
        further = distance[cell] + 1
        for landing in board.landings(cell):
            jump = line[landing - 1]
            stand = jump if jump > 0 else landing
            if stand not in distance:
                distance[stand] = further
                queue.append(stand)  #: from {cell} you reach cell {stand}, {further:far}

    return distance.get(board.goal, -1)


@mistake(
    "no-alternation",
    title="Reads every row to the right",
    order=90,
    believed="The rows are read from the bottom up, each of them from left to right.",
    seen_in="First attempts at LeetCode 909, whose grid alternates.",
    finding=Finding(
        "never-throws",
        (1, 4),
        moves=(Move(3, 4, 4),),
        numbers={"face": 3, "landing": 4, "claimed": 0},
    ),
    repair="Reverse every second row, counted from the bottom.",
    rules="leetcode",
    board=Board(4, {3: 1}),
    gives=-1,
)
def no_alternation(board: Board) -> int:
    """Fewest throws, with every row of the grid read from left to right.

    Examples
    --------
    >>> no_alternation(Board(4, {3: 1}))  # 1 throw is enough: a 3
    -1
    """
    line: list[int] = []
    for cells in reversed(grid(board)):
        line = line + cells  #: this row is read to the right; so far {len(line):cells}
    return search(board, line)


@mistake(
    "alternates-from-the-top",
    title="Counts the rows from the top",
    order=91,
    believed="The top row runs to the left, as in the picture, and the rows below alternate.",
    seen_in="Programs tried only on the examples of LeetCode 909, where the number of rows is "
    "even.",
    finding=Finding("never-there-by-a-jump", (9,), jumps=((3, 9),)),
    repair="Count the rows from the bottom: the bottom row always runs to the right.",
    rules="leetcode",
    board=Board(9, {3: 9}),
    gives=2,
)
def alternates_from_the_top(board: Board) -> int:
    """Fewest throws, with every second row reversed, beginning with the top one.

    Examples
    --------
    >>> alternates_from_the_top(Board(9, {3: 9}))  # 1 throw is enough: the ladder
    2
    """
    line: list[int] = []
    for row, cells in enumerate(grid(board)):
        if row % 2 == 0:
            cells = cells[::-1]
        line = cells + line  #: row {row} from the top is added in front; so far {len(line):cells}
    return search(board, line)


@mistake(
    "reverses-only-even",
    title="Reverses rows only where their number is even",
    order=92,
    believed="Where the number of rows is odd, the top row runs to the right, so no row has "
    "to be reversed.",
    seen_in="Repairs of the previous mistake, with the test for an odd number of rows in the "
    "wrong place.",
    finding=Finding("never-there-by-a-jump", (13,), jumps=((6, 13),)),
    repair="Test whether the row itself, counted from the bottom, is odd, not how many there are.",
    rules="leetcode",
    board=Board(25, {6: 13}),
    gives=4,
)
def reverses_only_even(board: Board) -> int:
    """Fewest throws, with rows reversed only on a board that has an even number of them.

    Examples
    --------
    >>> reverses_only_even(Board(25, {6: 13}))  # 3 throws are enough, with the ladder
    4
    """
    rows = grid(board)
    line: list[int] = []
    for row, cells in enumerate(rows):
        if len(rows) % 2 == 0 and row % 2 == 0:
            cells = cells[::-1]
        line = cells + line  #: row {row} from the top is added in front; so far {len(line):cells}
    return search(board, line)
