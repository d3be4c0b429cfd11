"""The forward pass against a right program: where they differ, and how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from math import sqrt

from ..board import Board
from ..boards.gallery import all_boards, random_board
from ..programs import solve
from .learner_calls import plain_boards

__all__ = [
    "answers", "apart", "fill_in_order", "interval", "smallest", "tell", "verdict",
    "verdicts", "with_one_jump",
]  # fmt: skip

Throws = int | None


def answers(board: Board) -> tuple[Throws, Throws]:
    """Return the right number of throws, and what the forward pass says.

    Examples
    --------
    >>> answers(Board(6, {2: 4, 3: 6}, die=1))
    (3, 2)
    """
    return solve(board).throws, solve(board, "forward-dp").throws


def fill_in_order(board: Board, order: Iterable[int]) -> dict[int, int]:
    """Give each cell its number, from the cells one move before it that have one already.

    The start has the number 0, and the others get theirs in the given order.

    Examples
    --------
    >>> fill_in_order(Board(8, {3: 7}, die=3), range(2, 9))
    {1: 0, 2: 1, 4: 1, 5: 2, 6: 2, 7: 1, 8: 2}
    """
    number = {board.start: 0}
    for cell in order:
        known = [number[before] for before in board.predecessors(cell) if before in number]
        if known:
            number[cell] = min(known) + 1
    return number


def with_one_jump() -> Iterator[Board]:
    """Yield the boards of up to 7 cells with at most one jump, none on the first or last cell."""
    for die in (6, 3, 2, 1):
        yield from plain_boards(range(2, 8), die, jumps=1)


def apart(board: Board) -> bool:
    """Return whether no cell belongs to two jumps, as on a printed board."""
    ends = [*board.jumps, *board.jumps.values()]
    return len(ends) == len(set(ends))


def smallest(wanted: Callable[[Board, Throws, Throws], bool]) -> Board | None:
    """Return the smallest board that the pass gets wrong in the wanted way: cells, then jumps.

    `wanted` takes a board, the right number of throws, and what the pass says.
    """
    for cells in range(2, 9):
        for jumps in range(1, 4):
            for die in (6, 3, 2, 1):
                for board in all_boards(cells, die, jumps):
                    if len(board.jumps) < jumps or {1, cells} & set(board.jumps):
                        continue
                    right, said = answers(board)
                    if right != said and wanted(board, right, said):
                        return board
    return None


def tell(board: Board) -> None:
    """Print a board in a line, the right answer with a route, and what the pass says."""
    right, said = answers(board)
    print(board.summary())
    print("right:     ", "out of reach" if right is None else right)
    for move in solve(board).route or ():
        print("            ", move)
    print("forward-dp:", "out of reach" if said is None else said)


def verdict(board: Board) -> str:
    """Return how the pass does on a board: right, too large, too small or wrong about reach."""
    right, said = answers(board)
    if right == said:
        return "right"
    if right is None or said is None:
        return "wrong about reach"
    return "too large" if said > right else "too small"


def verdicts(boards: int, snakes: int = 10, ladders: int = 10) -> Counter[str]:
    """Count the verdicts on the pass on random boards of 100 cells."""
    return Counter(
        verdict(random_board(100, snakes=snakes, ladders=ladders, seed=seed))
        for seed in range(boards)
    )


def interval(wrong: int, boards: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share.

    Examples
    --------
    >>> interval(0, 1000)[1] < 0.004
    True
    """
    z = 1.96  # of the normal distribution
    share, spread = wrong / boards, z * z / boards
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / boards + spread / (4 * boards)) / (1 + spread)
    return max(0.0, middle - half), middle + half
