"""Random boards, and all boards of a size."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product

from ..board import Board, BoardError, Overshoot
from ..board_text import counted

__all__ = ["MAX_BY_DEFAULT", "all_boards", "numbers_of_jumps", "random_board"]

#: By default, one snake and one ladder for this many cells, and at most this many of each.
CELLS_PER_JUMP, MAX_BY_DEFAULT = 10, 10


def random_board(
    cells: int = 100,
    *,
    snakes: int | None = None,
    ladders: int | None = None,
    seed: int | None = None,
    die: int | Iterable[int] = 6,
    start: int = 1,
    chained: bool = False,
    overshoot: Overshoot = "stay",
) -> Board:
    """Return a random board like a printed one: no cell belongs to two jumps.

    Its goal may be out of reach.

    Parameters
    ----------
    cells : int, default 100
        The number of cells.
    snakes, ladders : int, optional
        The number of each; by default one for every ten cells, at most 10, and no more than fit.
        They never use the first or the last cell.
    seed : int, optional
        The same seed gives the same board. Without a seed, each call gives another board.
    die, start, chained, overshoot
        As in `Board`.

    Raises
    ------
    BoardError
        If the board is too small for that number of jumps.

    Examples
    --------
    >>> random_board(12, snakes=1, ladders=1, seed=7)
    Board(12, {4: 7, 11: 8})
    >>> random_board(30, seed=7).summary()
    '30 cells, die 6, 3 ladders, 3 snakes'
    """
    bare = Board(cells, die=die, start=start, chained=chained, overshoot=overshoot)
    asked = {"snake": snakes, "ladder": ladders}
    for kind, number in asked.items():
        if number is not None and number < 0:
            raise BoardError(f"the number of {kind}s must be 0 or more, not {number}")
    snakes, ladders = numbers_of_jumps(bare.cells, snakes, ladders)
    jumps, room = snakes + ladders, _room(bare.cells)
    if jumps > room:
        given = [counted(one, kind) for kind, one in asked.items() if one is not None]
        raise BoardError(
            f"a board of {counted(bare.cells, 'cell')} is too small for {' and '.join(given)}: it "
            f"has room for {counted(room, 'jump')}, because each uses two cells and the first and "
            "the last cell stay free"
        )
    from random import Random  # loading it takes longer than everything else here

    ends = Random(seed).sample(range(2, bare.cells), 2 * jumps)
    pairs = list(zip(ends[::2], ends[1::2], strict=True))
    up = [(min(pair), max(pair)) for pair in pairs[:ladders]]
    down = [(max(pair), min(pair)) for pair in pairs[ladders:]]
    return Board(
        bare.cells, up + down, die=bare.faces, start=start, chained=chained, overshoot=overshoot
    )


def numbers_of_jumps(cells: int, snakes: int | None, ladders: int | None) -> tuple[int, int]:
    """Return the numbers of snakes and ladders of a random board; None stands for the default."""
    free = _room(cells) - (snakes or 0) - (ladders or 0)
    usual = min(cells // CELLS_PER_JUMP, MAX_BY_DEFAULT)
    if snakes is None:
        snakes = max(0, min(usual, free))
        free -= snakes
    if ladders is None:
        ladders = max(0, min(usual, free))
    return snakes, ladders


def _room(cells: int) -> int:
    """Return how many jumps fit on a board."""
    return max(0, (cells - 2) // 2)


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
    sorted tuples, and then by the cells where they end. Any cell can have a jump to any other,
    including the first and the last.

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
    rules = bare.to_dict()
    del rules["jumps"]
    for count in range(most + 1):
        for feet in combinations(every_cell, count):
            for ends in product(*([cell for cell in every_cell if cell != foot] for foot in feet)):
                yield Board(jumps=zip(feet, ends, strict=True), **rules)
