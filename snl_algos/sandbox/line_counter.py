"""End a call after a number of lines, at the same line on every machine.

The lines of the package itself are not counted, those of its programs are. It cannot end a single
long call, nor a loop that keeps every exception it catches.
"""

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

from .in_process import Stop, Watchdog, watched

__all__ = ["within_lines"]

Result = TypeVar("Result")

ROOT = Path(__file__).parents[1]
#: The package, and the folders of its programs, which may never end.
PACKAGE = f"{ROOT}{os.sep}"
PROGRAMS = tuple(f"{ROOT / folder}{os.sep}" for folder in ("algorithms", "mistakes"))


def within_lines(lines: int, call: Callable[[], Result]) -> tuple[Result] | None:
    """Call a function, and end the call after a number of lines.

    Return its value in a tuple; None if it was ended, or had run too many lines when it ended.
    Every call is counted, and every line of a function with a loop: a recursion without end
    meets Python's own limit first.

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
    # Garbage collection may run finalizers and callbacks of other code at any moment. Their lines
    # must not count. And at the bottom of a recursion, Python 3.11 crashes if one of them fails
    # while a call is about to be traced.
    collects = gc.isenabled()
    gc.disable()
    try:
        return watched(LineCounter(lines), call)
    finally:
        if collects:
            gc.enable()


class LineCounter(Watchdog):
    """Ends a call after a number of lines."""

    def __init__(self, lines: int) -> None:
        super().__init__()
        self._left = lines

    def start(self) -> None:
        sys.settrace(self._on_call)

    def end(self) -> None:
        if not self._over:
            self._over = True
            sys.settrace(None)

    def _on_call(self, frame: FrameType, event: str, arg: Any) -> Any:
        if is_ours(frame.f_code):
            return None
        self._on_line(frame, event, arg)
        return self._on_line if has_loop(frame.f_code) else None

    def _on_line(self, frame: FrameType, event: str, arg: Any) -> Any:
        self._left -= event != "return"
        if self._left < 0 and not self._over:
            self.timed_out = True
            raise Stop
        return self._on_line


@cache
def has_loop(code: CodeType) -> bool:
    """Return whether a code jumps backwards.

    Examples
    --------
    >>> has_loop((lambda: 1).__code__), has_loop(within_lines.__code__)
    (False, False)
    """
    jumps = (one for one in dis.get_instructions(code) if one.opcode in dis.hasjrel)
    return any(one.argval <= one.offset for one in jumps)


def is_ours(code: CodeType) -> bool:
    """Return whether code belongs to the package itself, and not to the programs that it runs.

    Examples
    --------
    >>> is_ours(is_ours.__code__), is_ours((lambda: 1).__code__)
    (True, False)
    """
    file = code.co_filename
    return file.startswith(PACKAGE) and not file.startswith(PROGRAMS)
