"""The board as other programs keep it: arrays, grid, lists, matrix.

Every algorithm of the sources brought its own data. Each view here gives it that
data, made fresh at every call, so that an algorithm may scribble on it.

Except for the forward DP's tables, a view holds jumps *as they are taken*: on a
board whose jumps are chained, the whole chain. What a throw past the goal does, and
where it may never land, is not in a view: ask `Board.landings`.
"""

from __future__ import annotations

from dataclasses import dataclass

from .board import Board, BoardError
from .layout import layout_for

__all__ = [
    "MATRIX_BYTES",
    "ForwardTables",
    "adjacency_lists",
    "adjacency_matrix",
    "forward_tables",
    "grid",
    "move_array",
]

#: The most memory an adjacency matrix may take: 256 MB.
MATRIX_BYTES = 256 * 2**20


def move_array(board: Board) -> list[int]:
    """The judges' array: where a jump leads, cells counted from 0, -1 for no jump.

    Returns
    -------
    list of int
        `move[i]` belongs to cell i + 1. A loop of chained jumps, in which no throw
        may land, is left at -1.

    Examples
    --------
    >>> move_array(Board(6, {2: 5}))
    [-1, 4, -1, -1, -1, -1]
    """
    move = [-1] * board.cells
    for foot, end in board.jumps_taken.items():
        if end is not None:
            move[foot - 1] = end - 1
    return move


def grid(board: Board) -> list[list[int]]:
    """The boustrophedon grid, top row first: where a jump leads, -1 for no jump.

    Returns
    -------
    list of list of int
        Rows as they are drawn (`layout_for`). Places beyond the last cell, in a top
        row that is not full, hold 0.

    Examples
    --------
    >>> for row in grid(Board(9, {4: 8})):
    ...     print(row)
    [-1, -1, -1]
    [-1, -1, 8]
    [-1, -1, -1]
    """
    layout = layout_for(board.cells)
    move = move_array(board)
    rows = []
    for row in reversed(range(layout.rows)):
        line = []
        for column in range(layout.columns):
            cell = layout.cell_at(row, column)
            if cell is None:
                line.append(0)
            else:
                line.append(-1 if move[cell - 1] == -1 else move[cell - 1] + 1)
        rows.append(line)
    return rows


def adjacency_lists(board: Board) -> list[list[int]]:
    """For each cell, the cells one throw can leave you on, each once.

    Returns
    -------
    list of list of int
        `lists[cell]`; `lists[0]` is the place off the board, empty unless the board
        starts there.

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
    """A row for each cell and a column for each cell: 1 where one throw leads, else 0.

    Returns
    -------
    list of bytearray
        `matrix[cell][other]`, one byte each. Row and column 0 are the place off the board.

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
            f"an adjacency matrix for {board.cells} cells needs {size * size / 2**20:,.0f} MB, "
            f"more than the {MATRIX_BYTES // 2**20} MB allowed here; "
            "adjacency lists hold the same edges in far less"
        )
    matrix = [bytearray(size) for _ in range(size)]
    for cell in range(board.start, board.cells + 1):
        for end in board.successors(cell):
            matrix[cell][end] = 1
    return matrix


@dataclass(frozen=True, slots=True)
class ForwardTables:
    """The forward DP's two arrays, and what they cannot say.

    Positions count from the start: position = cell - start. Position 0 is the start.

    Attributes
    ----------
    is_snake : list of bool
        Whether a snake's head is at a position. Where its tail is, is not kept.
    ladder : list of int
        For a ladder's top, its foot; 0 for none. With several feet, the highest.
    losses : tuple of str
        A sentence for everything of the board that the arrays do not hold.
    """

    is_snake: list[bool]
    ladder: list[int]
    losses: tuple[str, ...]


def forward_tables(board: Board) -> ForwardTables:
    """The arrays `is_snake` and `ladder` (by top) that the forward DP reads.

    Examples
    --------
    >>> tables = forward_tables(Board(8, {2: 6, 3: 6, 7: 1}, start=0))
    >>> tables.is_snake.index(True), tables.ladder[6]
    (7, 3)
    >>> for loss in tables.losses:
    ...     print(loss)
    the snake 7→1 is known by its head only, not where it leads
    the ladder 2→6 is not known: its top belongs to the foot 3
    """
    positions = board.cells - board.start
    is_snake = [False] * (positions + 1)
    ladder = [0] * (positions + 1)
    losses = []
    for head, tail in board.snakes.items():
        is_snake[head - board.start] = True
        losses.append(f"the snake {head}→{tail} is known by its head only, not where it leads")
    for foot, top in board.ladders.items():
        if foot == board.start:
            losses.append(f"the ladder {foot}→{top} is not known: a foot at position 0 means none")
            continue
        lower = ladder[top - board.start]
        if lower:
            losses.append(
                f"the ladder {lower + board.start}→{top} is not known: "
                f"its top belongs to the foot {foot}"
            )
        ladder[top - board.start] = foot - board.start
    if board.chained:
        losses.append("that jumps are chained is not known")
    if board.overshoot != "stay":
        losses.append("that a throw past the goal counts is not known")
    return ForwardTables(is_snake, ladder, tuple(losses))
