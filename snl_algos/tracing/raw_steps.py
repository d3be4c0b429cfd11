"""The recording of a run, before it becomes a trace; and its steps, merged.

Consecutive steps that change nothing on the board are merged. A program may read the board or
build a graph before it searches: all steps until a frontier or a table holds something become one.
Later, steps that change only ordinary variables are merged into the next step that changes more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from ..board import Board
from .candidates import ROLES, Candidates
from .line_events import Limits, Run
from .source import Source
from .work import WorkCounter

__all__ = ["MAX_STEPS", "Candidate", "Limits", "RawStep", "Recording", "Step", "folded", "joined"]

#: How many steps are recorded by default.
MAX_STEPS = 20_000
#: The mean size of a step as JSON, in bytes, at which a recording is stopped.
STEP_BYTES = 500

#: A role, and a variable that may have it.
Candidate = tuple[str, str]
#: The sentence for all steps before anything on the board changes.
PREPARATION = "preparation, before anything on the board changes"


@dataclass(slots=True)
class RawStep:
    """A step, with cells as the program names them."""

    function: int
    line: int
    depth: int
    told: bool
    says: str
    changes: dict[Candidate, Any]
    variables: dict[str, str | None]
    scope: bool
    call: int  # in the order in which calls begin; 0 for a generator that continues
    returned: str = ""  # the value that a recursive call returned to another call of its function
    holds: bool | None = None  # whether a tested invariant is true after it; None: not tested


@dataclass(slots=True)
class Recording:
    """All that was recorded of a run, with cells as the program names them."""

    board: Board
    limits: Limits
    every_line: bool = False
    run: Run = field(default_factory=Run)
    sources: list[Source] = field(default_factory=list)
    #: whether only lines with a `#:` comment are recorded, because the author has marked the steps
    told: bool = False
    roles: Candidates = field(default_factory=lambda: Candidates(dict.fromkeys(ROLES, ())))
    #: the candidates that have held a value that fits their role
    seen: set[Candidate] = field(default_factory=set)
    steps: list[RawStep] = field(default_factory=list)
    bytes: int = 0  # about how many the steps will have as JSON
    recursive: set[int] = field(default_factory=set)  # the functions that have called themselves
    counter: WorkCounter = field(default_factory=WorkCounter)
    #: candidate → why its values rule it out
    refused: dict[Candidate, str] = field(default_factory=dict)
    #: frontier → the order of the entries that its class returns
    kinds: dict[str, str] = field(default_factory=dict)
    unsure: list[str] = field(default_factory=list)

    def reached(self) -> str:
        """Return the limit of the recording that is reached, in words; empty if none is."""
        if len(self.steps) >= self.limits.steps:
            return f"{self.limits.steps:,} steps"
        most = STEP_BYTES * self.limits.steps
        return f"{most:,} bytes" if self.bytes > most else ""

    def history(self, role: str, name: str, function: int | None = None) -> list[Any]:
        """Return the changes of a candidate, step by step, also in a single function."""
        return [
            raw.changes[role, name]
            for raw in self.steps
            if (role, name) in raw.changes and function in (None, raw.function)
        ]


# -- merged steps ------------------------------------------------------------------

#: A step, and role → its change on the board.
Step = tuple[RawStep, dict[str, Any]]


def folded(steps: list[Step]) -> Iterator[Step]:
    """Yield the steps of a run, merged. Without frontier and tables only its current cell shows."""
    shown = {"frontiers", *ROLES[1:]}
    tables = any(changes.keys() & shown for _, changes in steps)
    begun = False
    waiting: list[RawStep] = []
    current: dict[str, Any] = {}  # the current cell after the pending steps
    for raw, changes in steps:
        if not changes or (tables and not begun and not changes.keys() & shown):
            waiting.append(raw)
            current |= changes
            continue
        if tables and not begun:
            if waiting:  # before anything on the board changes, there is no current cell
                first = joined(waiting)
                says = first.says or (PREPARATION if len(waiting) > 1 else "")
                yield replace(first, says=says), {}
            waiting, current, begun = [], {}, True
        yield joined([*waiting, raw]), {**current, **changes}
        waiting, current = [], {}
    if waiting:
        last = joined(waiting)
        if current or last.variables or last.scope or last.says:
            yield last, current


def joined(steps: list[RawStep]) -> RawStep:
    """Return one step with the variables of several, at the line of the last."""
    *before, last = steps
    if not before:
        return last
    tested = [raw.holds for raw in steps if raw.holds is not None]
    last = replace(last, holds=all(tested) if tested else None)
    variables, scope = dict(last.variables), last.scope
    for raw in reversed(before):
        if scope:  # the earlier steps belong to another call
            break
        variables = {**raw.variables, **variables}
        scope = raw.scope
    if scope:
        variables = {name: text for name, text in variables.items() if text is not None}
    return replace(last, variables=variables, scope=scope)
