"""What is kept of a run that was watched, before it becomes a trace."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .roles import ROLES, Roles
from .source import Source
from .work import WorkCounter

__all__ = ["MAX_BYTES", "MAX_STEPS", "Candidate", "Limits", "RawStep", "Recording"]

#: The most steps that are recorded by default, and about the most bytes of their JSON.
MAX_STEPS, MAX_BYTES = 20_000, 10_000_000

#: A role, and a variable that may play it.
Candidate = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Limits:
    """When a run is stopped. `lines` counts those that run, `steps` those that are recorded."""

    steps: int
    seconds: float
    bytes: int
    lines: int | None = None


@dataclass(slots=True)
class RawStep:
    """A step, with cells still as the program calls them."""

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
    """All that was seen of a run, with cells still as the program calls them.

    Attributes
    ----------
    sources, steps : list
        The functions that were watched, and the steps of the run.
    roles : Roles
        The candidates for each role.
    seen : set of Candidate
        The candidates that were seen to hold something that fits their role.
    refused : dict
        Candidate → why it cannot play its role, if that was seen during the run.
    lists : dict
        Candidate → the length of a list that is a table.
    kinds : dict
        Frontier → how its class says that entries are taken from it.
    """

    sources: list[Source] = field(default_factory=list)
    roles: Roles = field(default_factory=lambda: Roles(dict.fromkeys(ROLES, ())))
    seen: set[Candidate] = field(default_factory=set)
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
    lists: dict[Candidate, int] = field(default_factory=dict)
    kinds: dict[str, str] = field(default_factory=dict)
    unsure: list[str] = field(default_factory=list)
