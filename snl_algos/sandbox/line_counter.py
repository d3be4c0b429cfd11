"""End a call after a number of lines, at the same line on every machine."""

from __future__ import annotations

import dis
import gc
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, TypeVar

from .in_process import Stop

__all__ = ["within_lines"]

Result = TypeVar("Result")

ROOT = Path(__file__).parents[1]
#: The package, whose lines are not counted, and the folders of its programs, whose lines are.
PACKAGE = f"{ROOT}{os.sep}"
PROGRAMS = tuple(f"{ROOT / folder}{os.sep}" for folder in ("algorithms", "mistakes"))


def within_lines(lines: int, call: Callable[[], Result]) -> tuple[Result] | None:
    """Call a function, and end the call after a number of lines.

    Return its value in a tuple; None if it was ended, or had run too many lines when it ended.
    Every call is counted, and every line of a function with a loop: a recursion without end meets
    Python's own limit first. A single long call is not ended, nor a loop that catches everything.

    Examples
    --------
    >>> def count_to(number):
    ...     for at in range(number):
    ...         pass
    ...     return at
    >>> within_lines(1_000, lambda: count_to(300))
    (299,)
    >>> print(within_lines(1_000, lambda: count_to(10**9)))
    None
    """
    left, former, collects = lines, sys.gettrace(), gc.isenabled()

    def on_call(frame: FrameType, event: str, arg: Any) -> Any:
        if _is_ours(frame.f_code):
            return None
        on_line(frame, event, arg)
        return on_line if _has_loop(frame.f_code) else None

    def on_line(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal left
        left -= event != "return"
        if left < 0:
            raise Stop
        return on_line

    # Garbage collection may run finalizers and callbacks of other code at any moment. Their lines
    # must not count. And at the bottom of a recursion, Python 3.11 crashes if one of them fails
    # while a call is about to be traced.
    gc.disable()
    sys.settrace(on_call)
    try:
        found = (call(),)
    except (Exception, Stop):  # stopping may have caused another exception
        if left >= 0:
            raise
        return None
    finally:
        sys.settrace(former)
        if collects:
            gc.enable()
    return None if left < 0 else found


@cache
def _has_loop(code: CodeType) -> bool:
    """Return whether a code jumps backwards."""
    jumps = (one for one in dis.get_instructions(code) if one.opcode in dis.hasjrel)
    return any(one.argval <= one.offset for one in jumps)


def _is_ours(code: CodeType) -> bool:
    """Return whether code belongs to the package itself, and not to the programs that it runs."""
    file = code.co_filename
    return file.startswith(PACKAGE) and not file.startswith(PROGRAMS)
