"""Runs the code of others under limits, so that whatever it does comes to an end.

In a separate process, where the system can copy one:

- `call_isolated` is the small interface: it calls something in a copy of this process and returns
  what that returned. The call may tell how far it is.
- A process that is asked many things is a `Connection` (`protocol.py`); there, `worker.py` answers.
- `command.py` starts a command, in any language.
- A keeper ends all that the code has started (`process_group.py`). A call is limited by its CPU
  time, and by the time in which it only waits (`deadline.py`).

In this process, elsewhere: `timeouts` ends a call of Python code, `streams.py` takes what it
prints, and `recursion_limit.py` stops it before the stack is full.
"""

from __future__ import annotations

from .deadline import CALL, Limit
from .failures import CallFailed, NotUnderstood
from .isolated_call import call_isolated, can_fork, warn_if_not_isolated
from .memory import TO_LOAD, TO_RUN

__all__ = [
    "CALL", "TO_LOAD", "TO_RUN", "CallFailed", "Limit", "NotUnderstood", "call_isolated",
    "can_fork", "warn_if_not_isolated",
]  # fmt: skip
