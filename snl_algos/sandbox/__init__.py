"""Run untrusted code under limits of time, memory and output.

In a separate process, where the system can fork one:

- `call_isolated` is the small interface: it calls a function in a fork of this process and returns
  its value. The call may report its progress.
- A process that answers many requests is a `Connection` (`protocol.py`).
- `command.py` starts a command, in any language.
- A keeper kills all processes that the code has started (`process_group.py`). A call is limited by
  its CPU time, and by the time it spends waiting (`process_limits.py`).

Otherwise in this process: `timeouts` ends a call of Python code; `interpreter_state.py` captures
its output, and stops it before the stack overflows.
"""

from __future__ import annotations

from .isolated_call import (
    call_isolated,
    can_fork,
    quiet_if_not_isolated,
    warn_if_not_isolated,
)
from .process_limits import CALL_LIMIT, LOAD_MEMORY, RUN_MEMORY, CallFailed, Limit, NotUnderstood

__all__ = [
    "CALL_LIMIT", "LOAD_MEMORY", "RUN_MEMORY", "CallFailed", "Limit", "NotUnderstood",
    "call_isolated", "can_fork", "quiet_if_not_isolated", "warn_if_not_isolated",
]  # fmt: skip
