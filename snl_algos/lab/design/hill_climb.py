"""Local search with restarts: make small changes, keep those that are not worse, and restart."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ...board import Board

__all__ = ["Found", "Score", "climb"]

#: Lower is better; compared lexicographically.
Score = tuple[int, ...]


class Found(NamedTuple):
    """The best board of a search, its score, and the number of boards tried."""

    board: Board
    score: Score
    tries: int


def climb(
    first: Callable[[], Board],
    change: Callable[[Board], Board],
    score: Callable[[Board], Score],
    *,
    tries: int,
    patience: int,
    enough: Score = (),
) -> Found:
    """Return the board with the lowest score found in a number of tries, at least 1.

    The search starts from a board that `first` makes, and from another one after `patience` tries
    without improvement. It ends early at the score `enough`. The clock plays no part, so the
    search is the same on every machine.

    Examples
    --------
    >>> sizes = iter(range(2, 9))
    >>> climb(lambda: Board(5), lambda _: Board(next(sizes)), lambda board: (board.cells,),
    ...       tries=4, patience=9)
    Found(board=Board(2), score=(2,), tries=4)
    """
    best: Found | None = None
    done = 0
    while done < tries and (best is None or best.score > enough):
        here = first()
        mark, done, stuck = score(here), done + 1, 0
        while done < tries and stuck < patience and mark > enough:
            there = change(here)
            new, done = score(there), done + 1
            stuck = 0 if new < mark else stuck + 1
            if new <= mark:
                here, mark = there, new
        if best is None or mark < best.score:
            best = Found(here, mark, done)
    assert best is not None
    return best._replace(tries=done)
