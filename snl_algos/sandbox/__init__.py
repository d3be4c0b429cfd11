"""Run untrusted code under limits of time, memory and output.

In a separate process, where the system can fork one:

- `call_isolated` is the small interface: it calls a function in a fork of this process and returns
  its value. The call may report its progress.
- `Worker` (`worker.py`) is a process that answers many questions. It ends with all that it has
  started, and with us.
- `command.py` starts a command, in any language.

Otherwise in this process: `timeouts` ends a call of Python code; `interpreter_state.py` captures
its output, and stops it before the stack overflows.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from .interpreter_state import NullStream, redirected
from .limits import CALL_LIMIT, LOAD_MEMORY, RUN_MEMORY, CallFailed, Limit, NotUnderstood
from .timeouts import WEB_ASSEMBLY

if TYPE_CHECKING:
    from .worker import Channel

__all__ = [
    "CALL_LIMIT", "LOAD_MEMORY", "RUN_MEMORY", "CallFailed", "Limit", "NotUnderstood",
    "call_isolated", "can_fork", "quiet_if_not_isolated", "warn_if_not_isolated",
]  # fmt: skip


def can_fork() -> bool:
    """Return whether this process can fork, to run a program in the fork."""
    there = hasattr(os, "fork") and find_spec("_ctypes") is not None
    return there and sys.platform not in WEB_ASSEMBLY


def warn_if_not_isolated() -> None:
    """Warn, before a function runs in this process, that some calls cannot be stopped.

    A web page shows its own warning, and can always terminate its worker.
    """
    if not can_fork() and sys.platform not in WEB_ASSEMBLY:
        words = (
            "this system cannot run your function in a separate process: only its Python code "
            "can be stopped, but not a long call in C such as sum(range(10**12))"
        )
        warnings.warn(words, RuntimeWarning, stacklevel=4)


def quiet_if_not_isolated() -> AbstractContextManager[NullStream | None]:
    """Redirect the streams where a program runs in this process; a separate one has its own."""
    return nullcontext() if can_fork() else redirected(NullStream())


def call_isolated(
    call: Callable[..., Any],
    limit: Limit = CALL_LIMIT,
    *,
    hear: Callable[[Any], object] | None = None,
    memory: int = RUN_MEMORY,
) -> Any:
    """Call a function in a fork of this process, and return its value, passed as JSON.

    The call ends within the limit, and leaves no changed global, no output, and no process of its
    group. Its value must be JSON: lists, dicts with strings as keys, numbers, strings. Anything
    else that the caller needs, such as output or the line of an exception, the call must catch and
    return. If it gives no value, CallFailed is raised. Check `can_fork` first.

    With `hear` the call is passed a function ``tell(message, limit)``, which sends a message to it,
    as JSON, and sets the limit of what follows. `memory` is the most memory the call may use, in
    bytes.

    Examples
    --------
    >>> call_isolated(lambda: [1, {"two": 3}])
    [1, {'two': 3}]
    >>> def endless():
    ...     while True:
    ...         pass
    >>> try:
    ...     call_isolated(endless, Limit(0.1, 0.5))
    ... except CallFailed as failed:
    ...     print(failed.how)
    late
    """
    if not can_fork():
        raise RuntimeError("processes cannot be forked on this system")
    from .worker import Worker  # not every system can import it

    worker = Worker.forked(partial(_serve, call, hear is not None, memory))
    try:
        worker.ask({}, limit)
        kind, said, limit = _read(worker.answer(limit))
        while hear is not None and kind == "told":
            hear(said)
            kind, said, limit = _read(worker.answer(limit))
    finally:
        worker.end()
    if kind == "raised":
        raise CallFailed(kind, str(said))
    return said


def _read(message: Any) -> tuple[str, Any, Limit]:
    """Return what a message is, what it says, and the limit of the next one."""
    try:
        kind, said, limit = message
        return kind, said, Limit(*limit)
    except (TypeError, ValueError):
        raise NotUnderstood(message) from None


def _serve(call: Callable[..., Any], tells: bool, memory: int, channel: Channel) -> None:
    """Send, from the fork, the messages of the call, and then its value or exception."""

    def tell(message: Any, limit: Limit) -> None:
        channel.seconds = limit.cpu
        channel.send(["told", message, limit])

    channel.prepare(memory)
    for _ in channel:
        try:
            channel.send(["returned", call(tell) if tells else call(), CALL_LIMIT])
        except BaseException as error:  # the call's, because nothing else interrupts this process
            channel.send(["raised", _shown(error), CALL_LIMIT])


def _shown(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"[:500]
    except BaseException:  # an exception that cannot be shown
        return type(error).__name__
