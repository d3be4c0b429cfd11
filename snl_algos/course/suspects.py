"""Five published programs on trial: their answers on a board, and the board against each.

Each stands for one that was published for the question of this course. The package has them in
its own words, two as algorithms and three as mistakes.
"""

from __future__ import annotations

from ..algorithms import ALGORITHMS
from ..board import Board
from ..findings import in_throws
from ..programs import MISTAKES, solve

__all__ = ["AGAINST", "SUSPECTS", "hear", "throws_of", "verdict"]

#: What lessons call it → the program.
SUSPECTS = {
    "array": MISTAKES["last-distance"],
    "grid": ALGORITHMS["level-bfs"],
    "lists": MISTAKES["empties-every-foot"],
    "matrix": MISTAKES["edges-both-ways"],
    "pass": ALGORITHMS["forward-dp"],
}

#: The smallest board that each gets wrong, as `check` finds it. There is none for the grid.
AGAINST: dict[str, Board | None] = {
    name: getattr(program, "board", None) for name, program in SUSPECTS.items()
} | {"pass": Board(4, {2: 1, 3: 2}, die=2)}


def throws_of(name: str, board: Board) -> int | None:
    """Return what a suspect says about a board: throws, or None for "out of reach"."""
    said = SUSPECTS[name](board)
    number = said if isinstance(said, int) else said.throws
    return None if number == -1 else number


def hear(board: Board, *names: str) -> None:
    """Print what the suspects, or some of them, say about a board.

    Examples
    --------
    >>> hear(Board(3, {2: 1}, die=1), "array", "grid")
    array   0 throws
    grid    out of reach
    """
    for name in names or SUSPECTS:
        print(f"{name:7} {in_throws(throws_of(name, board))}")


def verdict() -> None:
    """Print the smallest board against each suspect, what it says there, and what is right."""
    for name, board in AGAINST.items():
        if board is None:
            print(f"{name:7} no board against it")
            continue
        said, right = (in_throws(n) for n in (throws_of(name, board), solve(board).throws))
        print(f"{name:7} {board.summary()}: says {said}, right: {right}")
