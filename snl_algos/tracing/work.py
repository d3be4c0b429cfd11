"""Counts the work of a run from outside: cells taken, edges examined, size of the frontier.

A `Watch` names the variables to count by, and the lines that bind them are found in the source.
The algorithm contains no counters, so all algorithms are counted in the same way.
"""

from __future__ import annotations

import ast
from collections.abc import Sized
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from types import CodeType, FrameType
from typing import Any

from ..board import Board
from ..programs import Program, Watch
from ..programs.parameters import plain
from .candidates import find_candidates
from .line_events import Call, Limits, Run, run_observed
from .source import read_source

__all__ = ["MAX_COUNT_SECONDS", "Work", "WorkCounter", "count_lines", "observe_work"]

#: Where only lines are counted, tracing stops after this many.
MAX_LINES = 2_000_000
#: The clock then ends only a run that reaches no further line, such as a long call in C.
MAX_COUNT_SECONDS = 600.0
#: (previous line, line) → the names bound on that step.
Steps = dict[tuple[int | None, int], frozenset[str]]


@dataclass(frozen=True, slots=True)
class Work:
    """The work of a run.

    Attributes
    ----------
    cells : int
        How often a cell became the current one.
    edges, frontier : int or None
        How many edges were examined, and the maximum size of the frontier; None without a variable.

    Examples
    --------
    >>> Work(cells=22, edges=112, frontier=15).edges
    112
    """

    cells: int
    edges: int | None
    frontier: int | None


class WorkCounter:
    """Counts the work during a run, from the frame at each line event."""

    def __init__(self, watch: Watch | None = None) -> None:
        self.watch = watch or Watch()
        self._cells = self._edges = self._longest = 0

    def see(self, frame: FrameType, call: Call) -> None:
        """Count what the previous line did; the next line of the frame is about to run."""
        steps, lines_naming = _read(frame.f_code)
        line, before = frame.f_lineno, call.line or 0
        for bound in (steps.get((before, line)), steps.get((None, line))):
            if bound:
                self._cells += self.watch.current in bound
                self._edges += self.watch.edge in bound
        # Reading a frame's variables is slow, so only after a line that can have changed it.
        if self.watch.frontier and before in lines_naming.get(self.watch.frontier, ()):
            waiting = frame.f_locals.get(self.watch.frontier)
            with suppress(Exception):  # the length of the program's own container may raise
                if isinstance(waiting, Sized):
                    self._longest = max(self._longest, len(waiting))
                elif type(waiting) is int:  # its bits are cells
                    self._longest = max(self._longest, waiting.bit_count())

    def work(self) -> Work:
        """Return the counts so far."""
        edges = self._edges if self.watch.edge else None
        return Work(self._cells, edges, self._longest if self.watch.frontier else None)


def observe_work(
    program: Program, board: Board, *, most_seconds: float = MAX_COUNT_SECONDS
) -> Work | None:
    """Run a program on a board and count its work.

    Helpers in the same module are watched with it, by the variables that it declares. The work is
    None if the run was too long to watch, or did not return.

    Examples
    --------
    >>> from snl_algos import ALGORITHMS
    >>> observe_work(ALGORITHMS["queue-bfs"], Board(100))
    Work(cells=100, edges=579, frontier=6)
    """
    run, work = _counted(program, board, MAX_LINES, most_seconds)
    return work if run.outcome == "returned" else None


def count_lines(
    program: Program,
    board: Board,
    *,
    most_lines: int = MAX_LINES,
    most_seconds: float = MAX_COUNT_SECONDS,
) -> int | None:
    """Return how many lines of a program's module run on a board; None if more than `most_lines`.

    A round of a comprehension counts as a line, although it may stand on one line with others.

    Examples
    --------
    >>> from snl_algos import ALGORITHMS
    >>> count_lines(ALGORITHMS["queue-bfs"], Board(30)) > 100
    True
    >>> print(count_lines(ALGORITHMS["queue-bfs"], Board(30), most_lines=20))
    None
    """
    run, _ = _counted(program, board, most_lines, most_seconds)
    # Recursion that goes too deep does end, with an exception.
    return None if run.outcome == "stopped" and not run.too_deep else run.lines


def _counted(
    program: Program, board: Board, most_lines: int, most_seconds: float
) -> tuple[Run, Work]:
    """Run a program, and count the work by its declared variables, or else the obvious ones."""
    watch = program.watch
    if watch is None and (code := getattr(plain(program.function), "__code__", None)) is not None:
        watch = find_candidates([read_source(code)], None).obvious()
    counter = WorkCounter(watch)

    def observe(frame: FrameType, call: Call, event: str, arg: Any) -> str:
        if event == "line":
            counter.see(frame, call)
        return ""

    limits = Limits(steps=1, seconds=most_seconds, lines=most_lines)
    run = run_observed(program, board, limits, observe, counting=True)
    return run, counter.work()


@cache
def _read(code: CodeType) -> tuple[Steps, dict[str, set[int]]]:
    """Return the steps that bind names, and the lines that mention a variable.

    A `for` loop binds its target on the step from its head to the first line of its body, because
    the head is also reached when the loop ends. An assignment binds its target after any line,
    which is written as None.
    """
    steps: Steps = {}
    lines_naming: dict[str, set[int]] = {}
    source = read_source(code)
    before = source.first - 1  # the line before its first
    for node in ast.walk(source.tree) if source.tree else ():
        if isinstance(node, ast.For):
            head, body = before + node.lineno, before + node.body[0].lineno
            steps[head, body] = _names_in(node.target)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            line = before + node.lineno  # it may hold several assignments
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            steps[None, line] = steps.get((None, line), frozenset()) | _names_in(*targets)
        elif isinstance(node, ast.Name):
            lines_naming.setdefault(node.id, set()).add(before + node.lineno)
    return steps, lines_naming


def _names_in(*targets: ast.expr) -> frozenset[str]:
    """Return the variables that an assignment to these targets binds."""
    found = (node for target in targets for node in ast.walk(target))
    return frozenset(
        node.id for node in found if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    )
