"""The board as other programs store it: arrays, grid, adjacency lists, matrix.

Each algorithm came from its source with a specific data structure. A view builds that
structure from a board, anew on every call, so that an algorithm may change it.

Except for the tables of the forward DP, a view holds jumps *as they are taken*: on a
board with chained jumps, the whole chain. Views do not show what a throw past the goal
does, or which landings are impossible; use `Board.landings`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .board import Board, BoardError
from .layout import layout_for

__all__ = [
    "MATRIX_BYTES", "ForwardTables", "adjacency_lists", "adjacency_matrix", "forward_tables",
    "grid", "move_array", "moves_of", "rows_of",
]  # fmt: skip

#: The largest adjacency matrix allowed: 256 MB.
MATRIX_BYTES = 256 * 2**20


def move_array(board: Board) -> list[int]:
    """Return the array of online judges: where each jump leads, with cells counted from 0.

    `move[i]` belongs to cell i + 1, and -1 means no jump. Cells in a loop of chained jumps, where
    no throw can land, also have -1.

    Examples
    --------
    >>> move_array(Board(6, {2: 5}))
    [-1, 4, -1, -1, -1, -1]
    """
    return moves_of(board.cells, _taken(board))


def moves_of(cells: int, jumps: Iterable[tuple[int, int]], none: int = -1) -> list[int]:
    """Return the move array with some jumps, with `none` for no jump.

    Examples
    --------
    >>> moves_of(4, [(2, 4)], none=0)
    [0, 3, 0, 0]
    """
    move = [none] * cells
    for foot, end in jumps:
        move[foot - 1] = end - 1
    return move


def _taken(board: Board) -> list[tuple[int, int]]:
    return [(foot, end) for foot, end in board.jumps_taken.items() if end is not None]


def grid(board: Board) -> list[list[int]]:
    """Return the boustrophedon grid, top row first: where a jump leads, -1 for no jump.

    The rows are as they are drawn (`layout_for`). If the top row is not full, its empty places
    hold 0.

    Examples
    --------
    >>> for row in grid(Board(9, {4: 8})):
    ...     print(row)
    [-1, -1, -1]
    [-1, -1, 8]
    [-1, -1, -1]
    """
    return rows_of(board.cells, _taken(board), layout_for(board.cells).columns)


def rows_of(cells: int, jumps: Iterable[tuple[int, int]], columns: int) -> list[list[int]]:
    """Return the grid with some jumps, in rows of so many columns.

    Examples
    --------
    >>> rows_of(5, [(4, 2)], 3)
    [[0, -1, 2], [-1, -1, -1]]
    """
    rows = [[-1] * columns for _ in range(-(-cells // columns))]
    empty = [(place, 0) for place in range(cells + 1, len(rows) * columns + 1)]
    for cell, end in (*jumps, *empty):
        row, along = divmod(cell - 1, columns)
        rows[-1 - row][-1 - along if row % 2 else along] = end
    return rows


def adjacency_lists(board: Board) -> list[list[int]]:
    """Return for each cell the cells where one throw can leave you, each listed once.

    `lists[0]` is the place off the board, and is empty unless the game starts there.

    Examples
    --------
    >>> adjacency_lists(Board(5, {3: 1}, die=2))
    [[], [2, 1], [1, 4], [4, 5], [5], []]
    """
    return [
        list(board.successors(cell)) if cell >= board.start else []
        for cell in range(board.cells + 1)
    ]


def adjacency_matrix(board: Board) -> list[bytearray]:
    """Return the adjacency matrix: 1 if one throw leads from the row's cell to the column's.

    Row and column 0 are the place off the board.

    Raises
    ------
    BoardError
        If the matrix would take more than `MATRIX_BYTES`.

    Examples
    --------
    >>> [list(row) for row in adjacency_matrix(Board(3, die=1))]
    [[0, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [0, 0, 0, 0]]
    """
    size = board.cells + 1
    if size * size > MATRIX_BYTES:
        raise BoardError(
            f"an adjacency matrix for {board.cells:,} cells needs {-(-size * size // 2**20):,} MB, "
            f"and {MATRIX_BYTES // 2**20} MB are allowed; lists need far less"
        )
    matrix = [bytearray(size) for _ in range(size)]
    for cell in range(board.start, board.cells + 1):
        for end in board.successors(cell):
            matrix[cell][end] = 1
    return matrix


@dataclass(frozen=True, slots=True)
class ForwardTables:
    """The two arrays of the forward DP, by position (cell - start), and what they cannot hold.

    Examples
    --------
    >>> from snl_algos import Board
    >>> forward_tables(Board(6, {2: 5})).ladder
    [-1, -1, -1, -1, 1, -1]
    """

    #: whether a snake's head is at a position; nothing says where its tail is
    is_snake: list[bool]
    #: for the top of a ladder, the position of its foot, the highest if there are several; else -1
    ladder: list[int]
    #: a sentence for each feature of the board that the arrays do not represent
    losses: tuple[str, ...]


def forward_tables(board: Board) -> ForwardTables:
    """Return the arrays `is_snake` and `ladder` (indexed by top) that the forward DP reads.

    Examples
    --------
    >>> tables = forward_tables(Board(8, {2: 6, 3: 6, 7: 1}, start=0))
    >>> tables.is_snake.index(True), tables.ladder[6]
    (7, 3)
    """
    positions = board.cells - board.start
    is_snake = [False] * (positions + 1)
    ladder = [-1] * (positions + 1)
    losses = []
    for head, tail in board.snakes.items():
        is_snake[head - board.start] = True
        losses.append(f"of the snake {head}→{tail} only the head is known")
    for foot, top in board.ladders.items():
        lower = ladder[top - board.start]
        if lower != -1:
            losses.append(
                f"the ladder {lower + board.start}→{top} is lost: its top has another foot, {foot}"
            )
        ladder[top - board.start] = foot - board.start
    if board.chained:
        losses.append("the rule that jumps are chained is lost")
    if board.overshoot != "stay":
        losses.append("the rule for throws past the goal is lost")
    return ForwardTables(is_snake, ladder, tuple(losses))
