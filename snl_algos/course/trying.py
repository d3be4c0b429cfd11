"""What checks of exercises share: a learner's function is called, and boards to call it on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ..board import Board
from ..gallery import all_boards
from ..programs.outcomes import outcome_of_error
from .playing import count_call

__all__ = ["Failed", "called", "plain_boards", "said"]


class Failed(str):
    """How a call ended that returned nothing, as a sentence without its full stop."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def called(function: Callable[..., Any], *arguments: Any) -> Any:
    """What a learner's function returns; or `Failed`, if it raised something.

    A function that never ends is ended by the reader: a notebook has a button for it, and a page
    its worker.

    Examples
    --------
    >>> called(lambda cells: cells[5], [])
    it raised IndexError: list index out of range
    """
    count_call()
    try:
        return function(*arguments)
    except (Exception, SystemExit) as error:
        return Failed(outcome_of_error(error))


def said(got: Any) -> str:
    """What came of a call, as the end of a sentence.

    Examples
    --------
    >>> said(called(sorted, [3, 1]))
    'you say [1, 3]'
    >>> said(called([3, 1].reverse))
    'it returned None (is a return missing?)'
    """
    if isinstance(got, Failed):
        return str(got)
    return "it returned None (is a return missing?)" if got is None else f"you say {got}"


def plain_boards(sizes: Iterable[int], die: int = 6, jumps: int | None = None) -> Iterator[Board]:
    """Every board of some sizes without a jump on its first or its last cell.

    Examples
    --------
    >>> len(list(plain_boards([4], jumps=1)))  # one without jumps, and 2 · 3 with one
    7
    """
    for cells in sizes:
        for board in all_boards(cells, die, jumps=jumps):
            if 1 not in board.jumps and board.goal not in board.jumps:
                yield board
