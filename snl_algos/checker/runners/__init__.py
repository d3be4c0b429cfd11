"""Run any program on boards, with a time limit for every call.

`Runner` is the small interface: it runs cases and returns, as plain data, how each call ended; and
it answers further questions about a call (`questions.py`). It judges nothing. There are two kinds:

- `in_process.py`: in this process. For hosts that cannot fork (Windows, a web page), and for the
  package's own programs.
- `isolated.py`: in a separate process (`sandbox`), which is killed if a call takes too long.
  `server.py` is the code of that process.
"""

from __future__ import annotations

from ...programs import Program
from ...sandbox import can_fork
from ..rules import Rules
from .in_process import InProcessRunner
from .invocation import Invocation, Result, outcome_of, result_of, route_of
from .runner import WAIT_FACTOR, ExternalProgram, ReloadableProgram, Runner

__all__ = [
    "WAIT_FACTOR",
    "ExternalProgram",
    "InProcessRunner",
    "Invocation",
    "ReloadableProgram",
    "Result",
    "Runner",
    "outcome_of",
    "result_of",
    "route_of",
    "runner_for",
]  # fmt: skip


def runner_for(
    program: Program, rules: Rules, seconds: float, most_lines: int | None = None
) -> Runner:
    """Return the runner for a program on this host: in a separate process if possible."""
    if isinstance(program, ExternalProgram) or can_fork():
        from .isolated import IsolatedRunner  # not every host can import it

        return IsolatedRunner(program, rules, seconds, most_lines)
    return InProcessRunner(program, rules, seconds, most_lines)
