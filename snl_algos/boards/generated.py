"""Random boards, and all boards of a size."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product

from ..board import Board, BoardError, Overshoot

__all__ = ["all_boards", "random_board"]


def random_board(
    cells: int = 100,
    *,
    snakes: int = 10,
    ladders: int = 10,
    seed: int | None = None,
    die: int | Iterable[int] = 6,
    start: int = 1,
    chained: bool = False,
    overshoot: Overshoot = "stay",
) -> Board:
    """Return a random board like a printed one: no cell belongs to two jumps.

    Parameters
    ----------
    cells : int, default 100
        The number of cells.
    snakes, ladders : int, default 10
        The number of each. They never use the first or the last cell.
    seed : int, optional
        The same seed gives the same board. Without a seed, each call gives another board.
    die, start, chained, overshoot
        As in `Board`.

    Returns
    -------
    Board
        Its goal may be out of reach.

    Raises
    ------
    BoardError
        If the board is too small for that number of jumps.

    Examples
    --------
    >>> random_board(12, snakes=1, ladders=1, seed=7)
    Board(12, {4: 7, 11: 8})
    """
    bare = Board(cells, die=die, start=start, chained=chained, overshoot=overshoot)
    if snakes < 0 or ladders < 0:
        raise BoardError(
            f"the numbers of snakes and ladders must be 0 or more, not {snakes} and {ladders}"
        )
    jumps, room = snakes + ladders, max(0, (bare.cells - 2) // 2)
    if jumps > room:
        raise BoardError(
            f"{jumps} jumps do not fit: a board of {bare.cells} cells has room for {room}, "
            "because each jump uses two cells and the first and the last cell stay free"
        )
    from random import Random  # loading it takes longer than everything else here

    ends = Random(seed).sample(range(2, bare.cells), 2 * jumps)
    pairs = list(zip(ends[::2], ends[1::2], strict=True))
    up = [(min(pair), max(pair)) for pair in pairs[:ladders]]
    down = [(max(pair), min(pair)) for pair in pairs[ladders:]]
    return Board(
        bare.cells, up + down, die=bare.faces, start=start, chained=chained, overshoot=overshoot
    )


def all_boards(
    cells: int,
    die: int | Iterable[int] = 6,
    jumps: int | None = None,
    *,
    start: int = 1,
    chained: bool = False,
    overshoot: Overshoot = "stay",
) -> Iterator[Board]:
    """Return an iterator over every board of a size, each exactly once.

    The boards are ordered by the number of jumps, then by the cells where the jumps start, as
    sorted tuples, and then by the cells where they end.

    Parameters
    ----------
    cells : int
        The number of cells.
    die : int or iterable of int, default 6
        As in `Board`.
    jumps : int, optional
        The largest number of jumps on a board. By default every cell can have one.
    start, chained, overshoot
        As in `Board`.

    Yields
    ------
    Board
        With jumps from any cell to any other, including the first and the last.

    Raises
    ------
    BoardError
        If no such boards can exist.

    Examples
    --------
    >>> list(all_boards(2))
    [Board(2), Board(2, {1: 2}), Board(2, {2: 1}), Board(2, {1: 2, 2: 1})]
    >>> [sum(1 for board in all_boards(cells)) for cells in (1, 2, 3, 4, 5)]  # cells ** cells
    [1, 4, 27, 256, 3125]
    """
    bare = Board(cells, die=die, start=start, chained=chained, overshoot=overshoot)
    if jumps is not None and (isinstance(jumps, bool) or not isinstance(jumps, int) or jumps < 0):
        raise BoardError(f"the number of jumps must be 0 or more, not {jumps!r}")
    return _every(bare, bare.cells if jumps is None else min(jumps, bare.cells))


def _every(bare: Board, most: int) -> Iterator[Board]:
    """Yield every board that adds at most `most` jumps to a bare one."""
    every_cell = range(1, bare.cells + 1)
    for count in range(most + 1):
        for feet in combinations(every_cell, count):
            for ends in product(*([cell for cell in every_cell if cell != foot] for foot in feet)):
                yield Board(
                    bare.cells,
                    zip(feet, ends, strict=True),
                    die=bare.faces,
                    start=bare.start,
                    chained=bare.chained,
                    overshoot=bare.overshoot,
                )
