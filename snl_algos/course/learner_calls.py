"""What checks of exercises share: a learner's function is called, and boards to call it on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from inspect import unwrap
from types import GeneratorType
from typing import Any

from ..board import Board
from ..boards.gallery import all_boards
from ..programs.outcomes import line_in, outcome_of_error
from .call_limits import call_within, stopped_in
from .learner_values import described, shown
from .value_readers import WrongValue

__all__ = ["AS_IF_UNREACHABLE", "OUT_OF_REACH", "Failed", "called", "plain_boards", "said"]

#: What None says where it is the answer if the goal is out of reach.
AS_IF_UNREACHABLE = ", as if the goal were out of reach"
#: What is right where a function returns None for a goal that cannot be reached.
OUT_OF_REACH = "The goal is out of reach, so the answer is None"


class Failed(str):
    """How a call ended that returned nothing, as a sentence without its full stop."""

    error: BaseException | None = None  #: what it raised

    def __repr__(self) -> str:
        return str(self)


def called(function: Callable[..., Any], *arguments: Any, of: Any = None) -> Any:
    """Return what a learner's function returns, or `Failed`: its error, or that its time was over.

    Where a function of ours calls the learner's, `of` is the learner's.

    Examples
    --------
    >>> called(lambda cells: cells[5], [])
    it raised IndexError: list index out of range, in line 1
    """
    try:
        found = call_within(lambda: function(*arguments))
    except (KeyboardInterrupt, WrongValue):  # the reader stops it; or it has its message
        raise
    except BaseException as error:
        failed = Failed(f"{outcome_of_error(error)}{_place(of or function, error)}")
        failed.error = error
        return failed
    return found[0] if isinstance(found, tuple) else Failed(found)


def _place(function: Any, error: BaseException) -> str:
    """Return the line of the learner's code where it stopped, in words."""
    code = getattr(unwrap(function), "__code__", None)
    line = None if code is None else line_in(error, code.co_filename)
    stopped_in(line)
    return "" if line is None else f", in line {line}"


def said(got: Any, none: str = " (is a return missing?)") -> str:
    """Say what came of a call, as the end of a sentence; `none` is added to None.

    Examples
    --------
    >>> said(called(sorted, [3, 1]))
    'you say [1, 3]'
    >>> said(called([3, 1].reverse))
    'it returned None (is a return missing?)'
    >>> said(None, AS_IF_UNREACHABLE)
    'it returned None, as if the goal were out of reach'
    """
    if isinstance(got, Failed):
        return str(got)
    if got is None:
        return f"it returned None{none}"
    if isinstance(got, GeneratorType):
        return "it returned a generator (is there a yield where a return should be?)"
    if isinstance(got, Iterator):
        return "it returned an iterator (list(...) makes a list of one)"
    return f"you say {text}" if (text := shown(got)) else f"it returned {described(got)}"


def plain_boards(sizes: Iterable[int], die: int = 6, jumps: int | None = None) -> Iterator[Board]:
    """Return every board of some sizes without a jump on its first or its last cell.

    Examples
    --------
    >>> len(list(plain_boards([4], jumps=1)))  # one without jumps, and 2 · 3 with one
    7
    """
    for cells in sizes:
        for board in all_boards(cells, die, jumps=jumps):
            if 1 not in board.jumps and board.goal not in board.jumps:
                yield board
