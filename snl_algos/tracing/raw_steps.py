"""The recording of a run, before it becomes a trace; and its steps, merged.

Consecutive steps that change nothing on the board are merged. A program may read the board or
build a graph before it searches: all steps until a frontier or a table holds something become one.
Later, steps that change only ordinary variables are merged into the next step that changes more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from .roles import ROLES, Roles
from .source import Source
from .work import WorkCounter

__all__ = [
    "MAX_BYTES", "MAX_STEPS", "PREPARATION", "Candidate", "Limits", "RawStep", "Recording",
    "folded", "joined",
]  # fmt: skip

#: The default limits: how many steps are recorded, and about how many bytes of JSON.
MAX_STEPS, MAX_BYTES = 20_000, 10_000_000

#: A role, and a variable that may have it.
Candidate = tuple[str, str]
#: The sentence for all steps before anything on the board changes.
PREPARATION = "preparation, before anything on the board changes"


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a run. `lines` counts all lines that run, `steps` those that are recorded."""

    steps: int
    seconds: float
    bytes: int
    lines: int | None = None


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


@dataclass(slots=True)
class Recording:
    """All that was recorded of a run, with cells as the program names them."""

    sources: list[Source] = field(default_factory=list)
    roles: Roles = field(default_factory=lambda: Roles(dict.fromkeys(ROLES, ())))
    #: the candidates that have held a value that fits their role
    seen: set[Candidate] = field(default_factory=set)
    #: candidate → why it cannot have its role, for those ruled out during the run
    refused: dict[Candidate, str] = field(default_factory=dict)
    steps: list[RawStep] = field(default_factory=list)
    outcome: str = "returned"
    value: Any = None
    text: str = ""  # of the value, or of the exception
    error: BaseException | None = None
    limit: str | None = None
    too_deep: bool = False  # it was stopped because its calls went too deep
    recursive: bool = False  # whether a function has called itself
    printed: str = ""
    lines: int = 0
    every_line: bool = False
    counter: WorkCounter | None = None
    #: candidate → its length, for tables that are lists
    lists: dict[Candidate, int] = field(default_factory=dict)
    #: the tables that only hold their keys
    sets: set[str] = field(default_factory=set)
    #: frontier → the order of the entries that its class returns
    kinds: dict[str, str] = field(default_factory=dict)
    unsure: list[str] = field(default_factory=list)


# -- merged steps ------------------------------------------------------------------

#: A step, and role → its change on the board.
Step = tuple[RawStep, dict[str, Any]]


def folded(steps: list[Step]) -> Iterator[tuple[RawStep, dict[str, Any], str]]:
    """Yield the steps of a run, merged, each with a sentence if several became one.

    A run without a frontier and tables can show only its current cell.
    """
    shown = {*ROLES[1:], "frontiers"}
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
                yield joined(waiting), {}, PREPARATION if len(waiting) > 1 else ""
            waiting, current, begun = [], {}, True
        yield joined([*waiting, raw]), {**current, **changes}, ""
        waiting, current = [], {}
    if waiting:
        last = joined(waiting)
        if current or last.variables or last.scope or last.says:
            yield last, current, ""


def joined(steps: list[RawStep]) -> RawStep:
    """Return one step with the variables of several, at the line of the last."""
    *before, last = steps
    if not before:
        return last
    variables, scope = dict(last.variables), last.scope
    for raw in reversed(before):
        if scope:  # the earlier steps belong to another call
            break
        variables = {**raw.variables, **variables}
        scope = raw.scope
    if scope:
        variables = {name: text for name, text in variables.items() if text is not None}
    return replace(last, variables=variables, scope=scope)
