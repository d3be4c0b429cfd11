"""Calls something in a copy of this process, under a limit."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from .deadline import CALL, Limit
from .failures import CallFailed, NotUnderstood
from .memory import TO_RUN, limit_memory

__all__ = ["call_isolated", "can_fork", "warn_if_not_isolated"]

#: Python compiled to WebAssembly, for a web page or for elsewhere.
WITHOUT_PROCESSES = {"emscripten", "wasi"}


def can_fork() -> bool:
    """Whether this process can make copies of itself, to run a program in one of them."""
    there = hasattr(os, "fork") and find_spec("_ctypes") is not None
    return there and sys.platform not in WITHOUT_PROCESSES


def warn_if_not_isolated() -> None:
    """Warn, before a function runs in this process, of what cannot be stopped here.

    A web page says so itself, and can always end the worker that runs it.
    """
    if not can_fork() and sys.platform not in WITHOUT_PROCESSES:
        words = (
            "this system cannot run your function in a separate process: only its Python code "
            "can be stopped, and not a long call in C such as sum(range(10**12))"
        )
        warnings.warn(words, RuntimeWarning, stacklevel=4)


def call_isolated(
    call: Callable[..., Any],
    limit: Limit = CALL,
    *,
    hear: Callable[[Any], Limit] | None = None,
    memory: int = TO_RUN,
    close_files: bool = False,
) -> Any:
    """Call something in a copy of this process, and return what it returns, as JSON has it.

    Whatever the call does, it comes to an end within the limit, and nothing of it is left: no
    process, no change of a global, nothing printed. What it returns must be JSON: lists, dicts
    with strings as keys, numbers, strings. So catch in the call what its caller is to see: what
    was printed, the line of an exception.

    Parameters
    ----------
    call : callable
        What to call: without arguments, or with one if there is somebody to hear.
    limit : Limit, optional
        By default that of every call of somebody's program: one second of CPU time, or five
        seconds that pass.
    hear : callable, optional
        Hears what the call tells on its way, and returns the limit of what follows. The call is
        then given a function that tells something, as JSON has it.
    memory : int, optional
        How many bytes it may take.
    close_files : bool, optional
        Whether the files that this process has open are closed in the copy.

    Returns
    -------
    object
        What the call returned, read from JSON.

    Raises
    ------
    CallFailed
        If it gave no value. `how` says why.
    RuntimeError
        If processes cannot be copied here. Ask `can_fork` before.

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
        raise RuntimeError("processes cannot be copied on this system")
    from .protocol import TimedOut, WorkerDied, forked  # they need what not all have

    def serve(requests: int, answers: int) -> None:
        _serve(call, requests, answers, memory, tells=hear is not None)

    talk = forked(serve, close_files=close_files)
    try:
        message = talk.answer(limit)
        while hear is not None and isinstance(message, dict) and "told" in message:
            message = talk.answer(hear(message["told"]))
    except TimedOut as late:
        raise CallFailed("waits" if late.waits else "late") from None
    except WorkerDied as end:
        raise CallFailed("died", str(end)) from None
    except NotUnderstood as error:
        raise CallFailed("not-understood", error.wrote) from None
    finally:
        talk.end()
    if not isinstance(message, dict) or "value" not in message:
        words = message.get("error", "") if isinstance(message, dict) else message
        raise CallFailed("raised", str(words))
    return message["value"]


def _serve(
    call: Callable[..., Any], requests: int, answers: int, memory: int, *, tells: bool
) -> None:
    """In the copy: what the call tells, and then the value, or the exception."""
    from .worker import prepared

    _, say = prepared(requests, answers)
    limit_memory(memory)

    def tell(message: Any) -> None:
        say(0, {"told": message})

    try:
        say(0, {"value": call(tell) if tells else call()})
    except BaseException as error:  # nobody can interrupt this process: it is the call's own
        say(0, {"error": _shown(error)})


def _shown(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"[:500]
    except BaseException:  # an exception that cannot be shown
        return type(error).__name__
