"""The recording of a run, before it becomes a trace."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .roles import ROLES, Roles
from .source import Source
from .work import WorkCounter

__all__ = ["MAX_BYTES", "MAX_STEPS", "Candidate", "Limits", "RawStep", "Recording"]

#: The default limits: how many steps are recorded, and about how many bytes of JSON.
MAX_STEPS, MAX_BYTES = 20_000, 10_000_000

#: A role, and a variable that may have it.
Candidate = tuple[str, str]


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
    printed: str = ""
    lines: int = 0
    every_line: bool = False
    counter: WorkCounter | None = None
    #: candidate → its length, for tables that are lists
    lists: dict[Candidate, int] = field(default_factory=dict)
    #: frontier → the order of the entries that its class returns
    kinds: dict[str, str] = field(default_factory=dict)
    unsure: list[str] = field(default_factory=list)
