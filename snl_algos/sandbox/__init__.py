"""Run untrusted code under limits of time, memory and output.

- `worker.py`: in a separate process, where the system can fork one. `call_isolated` calls a
  function there and returns its value; a `Worker` answers many questions.
- `command.py`: a command, in any language.
- `in_process.py`: Python code in this process, where there is no other.
"""

from .limits import CALL_LIMIT, LOAD_MEMORY, RUN_MEMORY, CallFailed, Limit, NotUnderstood
from .worker import call_isolated, can_fork, quiet_if_not_isolated, warn_if_not_isolated

__all__ = [
    "CALL_LIMIT", "LOAD_MEMORY", "RUN_MEMORY", "CallFailed", "Limit", "NotUnderstood",
    "call_isolated", "can_fork", "quiet_if_not_isolated", "warn_if_not_isolated",
]  # fmt: skip
