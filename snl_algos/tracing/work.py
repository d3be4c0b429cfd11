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

from ..programs import Watch
from .source import read_source

__all__ = ["Work", "WorkCounter"]

#: (previous line, line) → the names bound on that step.
Steps = dict[tuple[int | None, int], frozenset[str]]


@dataclass(frozen=True, slots=True)
class Work:
    """The work of a run.

    Attributes
    ----------
    cells : int
        How often a cell became the current one.
    edges : int or None
        How many edges were examined; None for an algorithm that does not name its variable.
    frontier : int or None
        The maximum size of the frontier; None for an algorithm without one.

    Examples
    --------
    >>> Work(cells=22, edges=112, frontier=15).edges
    112
    """

    cells: int
    edges: int | None
    frontier: int | None


class WorkCounter:
    """Counts the work during a run, from the frame at each line event.

    It continues the counts of a former counter. With `bits`, a frontier may be an integer whose
    bits are cells.
    """

    def __init__(
        self, watch: Watch, former: WorkCounter | None = None, *, bits: bool = False
    ) -> None:
        self.watch = watch
        self._bits = bits
        self._cells: int = former._cells if former else 0
        self._edges: int = former._edges if former else 0
        self._longest: int = former._longest if former else 0
        self._before: dict[FrameType, int] = former._before if former else {}

    def see(self, frame: FrameType) -> None:
        """Count what the previous line did; the next line of the frame is about to run."""
        steps, lines_naming = _read(frame.f_code)
        line, before = frame.f_lineno, self._before.get(frame, 0)
        self._before[frame] = line
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
                elif self._bits and type(waiting) is int:
                    self._longest = max(self._longest, waiting.bit_count())

    def forget(self, frame: FrameType) -> None:
        """Forget a frame whose call has ended."""
        self._before.pop(frame, None)

    def work(self) -> Work:
        """Return the counts so far."""
        edges = self._edges if self.watch.edge else None
        return Work(self._cells, edges, self._longest if self.watch.frontier else None)


@cache
def _read(code: CodeType) -> tuple[Steps, dict[str, set[int]]]:
    """Return the steps that bind names, and the lines that mention a variable.

    A `for` loop binds its target on the step from its head to the first line of its body, because
    the head is also reached when the loop ends. An assignment binds its target after any line,
    which is written as None.
    """
    steps: Steps = {}
    key: tuple[int | None, int]
    lines_naming: dict[str, set[int]] = {}
    source = read_source(code)
    if source.tree is None:
        return steps, lines_naming
    first = source.first
    for node in ast.walk(source.tree):
        if isinstance(node, ast.For):
            key = (node.lineno + first - 1, node.body[0].lineno + first - 1)
            steps[key] = _names_in(node.target)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            key = (None, node.lineno + first - 1)  # a line may hold several assignments
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            steps[key] = steps.get(key, frozenset()) | _names_in(*targets)
        elif isinstance(node, ast.Name):
            lines_naming.setdefault(node.id, set()).add(node.lineno + first - 1)
    return steps, lines_naming


def _names_in(*targets: ast.expr) -> frozenset[str]:
    """Return the variables that an assignment to these targets binds."""
    found = (node for target in targets for node in ast.walk(target))
    return frozenset(
        node.id for node in found if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    )
