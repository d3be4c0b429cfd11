"""Local search with restarts: change a little, keep what is no worse, begin again when stuck."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ...board import Board

__all__ = ["Found", "Score", "climb"]

#: The lower, the better; compared like words, first number first.
Score = tuple[int, ...]


class Found(NamedTuple):
    """The best board of a search, its score, and how many boards were looked at."""

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
    """The board with the lowest score that so many tries find.

    Parameters
    ----------
    first : callable
        Makes a board to begin from, each time another.
    change : callable
        Board → a board that differs a little.
    score : callable
        Board → how far it is from what is looked for.
    tries : int
        How many boards are looked at, at least 1. The clock decides nothing, so the search is
        the same on every machine.
    patience : int
        After so many tries that were not better, it begins again.
    enough : tuple of int, optional
        A score that ends the search. By default only the tries do.

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
