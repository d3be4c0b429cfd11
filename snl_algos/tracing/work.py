"""Counts the work of a run from what the watcher shows: cells taken, edges examined, frontier.

Which variables to count by is given by a `Watch`; the lines that bind them are found in the
source. The algorithm itself counts nothing, and so cannot flatter itself.
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

#: (line before, line) → the names that are bound on that step.
Steps = dict[tuple[int | None, int], frozenset[str]]


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


class WorkCounter:
    """Counts while a run goes by: show it the frame at each line event.

    Parameters
    ----------
    watch : Watch
        The variables to watch.
    former : WorkCounter, optional
        One whose counts are carried on.
    bits : bool, default False
        Whether a whole number in the place of the frontier is a set of cells, bit by bit.
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
        """A line of the frame is about to run."""
        steps, lines_naming = _read(frame.f_code)
        line, before = frame.f_lineno, self._before.get(frame, 0)
        self._before[frame] = line
        for bound in (steps.get((before, line)), steps.get((None, line))):
            if bound:
                self._cells += self.watch.current in bound
                self._edges += self.watch.edge in bound
        # Asking a frame for its variables is slow: only if the line before can have changed it.
        if self.watch.frontier and before in lines_naming.get(self.watch.frontier, ()):
            waiting = frame.f_locals.get(self.watch.frontier)
            with suppress(Exception):  # a container of the function's own may refuse
                if isinstance(waiting, Sized):
                    self._longest = max(self._longest, len(waiting))
                elif self._bits and type(waiting) is int:
                    self._longest = max(self._longest, waiting.bit_count())

    def forget(self, frame: FrameType) -> None:
        """The frame's call has ended."""
        self._before.pop(frame, None)

    def work(self) -> Work:
        """What was counted so far."""
        return Work(self._cells, self._edges, self._longest if self.watch.frontier else None)


@cache
def _read(code: CodeType) -> tuple[Steps, dict[str, set[int]]]:
    """What the source tells: the steps that bind names, and the lines that name a variable.

    A `for` loop binds its target on the step from its head to the first line of its body:
    the head alone is also reached when the loop ends. An assignment binds whatever the
    line before was, which is written as None.
    """
    steps: Steps = {}
    lines_naming: dict[str, set[int]] = {}
    source = read_source(code)
    if source.tree is None:
        return steps, lines_naming
    first = source.first
    for node in ast.walk(source.tree):
        if isinstance(node, ast.For):
            key = (node.lineno + first - 1, node.body[0].lineno + first - 1)
            steps[key] = _names_in(node.target)
        elif isinstance(node, ast.Assign):
            steps[None, node.lineno + first - 1] = _names_in(*node.targets)
        elif isinstance(node, ast.Name):
            lines_naming.setdefault(node.id, set()).add(node.lineno + first - 1)
    return steps, lines_naming


def _names_in(*targets: ast.expr) -> frozenset[str]:
    """The variables that are bound by an assignment to these targets."""
    found = (node for target in targets for node in ast.walk(target))
    return frozenset(
        node.id for node in found if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    )
