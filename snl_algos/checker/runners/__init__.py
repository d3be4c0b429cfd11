"""Runs somebody's program on boards, so that whatever it does comes to an end.

`Runner` is the small interface: it plays cases and says, as plain data, how each call ended; and
it asks what else is to be known of a call (`questions.py`). It judges nothing. There is one kind
for each kind of host:

- `in_process.py`: in this process. For hosts that cannot make copies of a process (Windows, a web
  page), and for the package's own programs.
- `isolated.py`: in a separate process (`sandbox`), which is ended when a call takes too long,
  whatever it does. `server.py` answers there.
"""

from __future__ import annotations

from ...programs import Program
from ...sandbox import NotUnderstood, can_fork
from ..rules import Rules
from .external_program import ExternalProgram, ReloadableProgram
from .in_process import InProcessRunner
from .invocation import Invocation, Said, outcome_of, route_of, said_of
from .runner import WAITING, Runner

__all__ = [
    "WAITING",
    "ExternalProgram",
    "InProcessRunner",
    "Invocation",
    "NotUnderstood",
    "ReloadableProgram",
    "Runner",
    "Said",
    "can_fork",
    "outcome_of",
    "route_of",
    "runner_for",
    "said_of",
]  # fmt: skip


def runner_for(
    program: Program, rules: Rules, seconds: float, most_lines: int | None = None
) -> Runner:
    """The runner for a program on this host: in a process of its own, if that is possible."""
    if isinstance(program, ExternalProgram) or can_fork():
        from .isolated import IsolatedRunner  # it needs what not every host has

        return IsolatedRunner(program, rules, seconds, most_lines)
    return InProcessRunner(program, rules, seconds, most_lines)
