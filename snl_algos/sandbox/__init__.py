"""Runs somebody's code in a process of its own, which can always be ended.

`call_isolated` is the small interface: it calls something in a copy of this process, under a limit,
and returns what that returned. Where a process is asked many things, one talks to it
(`protocol.py`); there, `worker.py` answers. A keeper ends all that the code has started
(`process_group.py`). A call is limited by its CPU time, and by the time in which it only waits
(`deadline.py`).
"""

from __future__ import annotations

from .deadline import CALL, Limit
from .isolated_call import (
    TO_LOAD,
    TO_PLAY,
    CallFailed,
    NotUnderstood,
    call_isolated,
    can_fork,
    warn_if_not_isolated,
)

__all__ = [
    "CALL", "TO_LOAD", "TO_PLAY", "CallFailed", "Limit", "NotUnderstood", "call_isolated",
    "can_fork", "warn_if_not_isolated",
]  # fmt: skip
