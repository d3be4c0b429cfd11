"""Counts the work of a run by watching it: cells taken, edges looked at, longest frontier.

The function is run under `sys.settrace`. Which of its variables to watch is said by a
`Watch`; the lines that bind them are found in its source. The algorithm itself counts
nothing, and so cannot flatter itself.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Callable, Sized
from dataclasses import dataclass
from functools import cache
from types import CodeType, FrameType
from typing import Any

from ..algorithms.registry import Watch
from ..board import Board

__all__ = ["Work", "observe_work"]

#: A run that has passed this many lines is no longer watched.
MOST_LINES = 2_000_000


@dataclass(frozen=True, slots=True)
class Work:
    """What a run did.

    Attributes
    ----------
    cells : int
        How often a cell was taken to be worked on.
    edges : int
        How many edges were looked at.
    frontier : int or None
        The most cells that waited at a time; None for an algorithm without a frontier.
    """

    cells: int
    edges: int
    frontier: int | None


class _TooLong(BaseException):
    """Ends a run that is too long to watch. Not an Exception, so that no function swallows it."""


def observe_work(
    function: Callable[[Board], object], board: Board, watch: Watch, *, most_lines: int = MOST_LINES
) -> Work | None:
    """Run a function on a board and count its work.

    Parameters
    ----------
    function : callable
        Board → anything. Helpers in the same file are watched with it.
    board : Board
        The board to run it on.
    watch : Watch
        The names of its variables for the current cell, the edge and the frontier.
    most_lines : int, optional
        Give up after this many lines.

    Returns
    -------
    Work or None
        None if the run was too long to watch.

    Examples
    --------
    >>> from snl_algos.algorithms import ALGORITHMS
    >>> bfs = ALGORITHMS["queue-bfs"]
    >>> observe_work(bfs.function, Board(100), bfs.watch)
    Work(cells=100, edges=579, frontier=6)
    """
    cells = edges = lines = 0
    longest = 0 if watch.frontier else None
    file = function.__code__.co_filename
    came_from: dict[FrameType, int] = {}  # the line each frame was on before

    def on_line(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal cells, edges, lines, longest
        if event == "return":
            came_from.pop(frame, None)
        if event != "line":
            return on_line
        lines += 1
        if lines > most_lines:
            raise _TooLong
        # A line event comes before its line runs: what the line before it did is seen now.
        steps = _steps_that_bind(frame.f_code)
        line = frame.f_lineno
        bound = {*steps.get((came_from.get(frame), line), ()), *steps.get((None, line), ())}
        came_from[frame] = line
        cells += watch.current in bound
        edges += watch.edge in bound
        if watch.frontier:
            waiting = frame.f_locals.get(watch.frontier)
            if isinstance(waiting, Sized):
                longest = max(longest or 0, len(waiting))
        return on_line

    def on_call(frame: FrameType, event: str, _: Any) -> Any:
        return on_line if frame.f_code.co_filename == file else None

    former = sys.gettrace()
    sys.settrace(on_call)
    try:
        function(board)
    except _TooLong:
        return None
    finally:
        sys.settrace(former)
    return Work(cells, edges, longest)


@cache
def _steps_that_bind(code: CodeType) -> dict[tuple[int | None, int], frozenset[str]]:
    """(line before, line) → the names that are bound when a run takes that step.

    A `for` loop binds its target on the step from its head to the first line of its body:
    the head alone is also reached when the loop ends. An assignment binds whatever the
    line before was, which is written as None.
    """
    try:
        lines, first = inspect.getsourcelines(code)
    except (OSError, TypeError):
        return {}
    steps: dict[tuple[int | None, int], frozenset[str]] = {}
    for node in ast.walk(ast.parse(textwrap.dedent("".join(lines)))):
        if isinstance(node, ast.For):
            key = (node.lineno + first - 1, node.body[0].lineno + first - 1)
            steps[key] = _names_in(node.target)
        elif isinstance(node, ast.Assign):
            steps[None, node.lineno + first - 1] = _names_in(*node.targets)
    return steps


def _names_in(*targets: ast.expr) -> frozenset[str]:
    """The variables that are bound by an assignment to these targets."""
    found = (node for target in targets for node in ast.walk(target))
    return frozenset(
        node.id for node in found if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    )
