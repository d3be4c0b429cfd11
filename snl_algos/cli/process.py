"""Separate processes for programs that may never end, or may kill their process.

Each is a fork of this process, so it starts at once: all modules are loaded.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any

from ..board import BoardError
from ..extras import MissingExtra
from ..programs import Program, ProgramError, program_of
from ..sandbox import LOAD_MEMORY, CallFailed, Limit, NotUnderstood, call_isolated, can_fork
from .inputs import program_in
from .requests import Request, Source, Tell, answer, loaded

__all__ = ["ask", "opened", "program_in_file"]

#: A process is ended if it exceeds the time it asked for by this many seconds.
GRACE = 1.0
#: The limit for starting a process and loading a file.
START_LIMIT = Limit(12.0, 12.0)


def program_in_file(source: Source, signature: str | None) -> Program:
    """Return the function of a file, to be run in a separate process if processes can be forked."""
    assert source.file is not None
    if not can_fork():
        return loaded(source, signature)
    from ..checker.isolated import elsewhere, serve  # not every host can import it
    from ..sandbox.worker import Worker

    served = partial(serve, lambda: loaded(source, signature))
    try:
        return elsewhere(partial(Worker.forked, served), START_LIMIT)
    except ProgramError as error:
        place = "" if str(error).startswith(source.file) else f"{source.file}: "
        raise ProgramError(f"{place}{error}") from None


def opened(name: str) -> Program:
    """Return a program as a plan names it: registered, or a function of a file."""
    if ".py" in name:
        return program_in_file(program_in(name), None)
    try:
        return program_of(name)
    except KeyError as error:
        raise ProgramError(error.args[0]) from None


def ask(request: Request, progress: Callable[[str], None] = lambda words: None) -> dict[str, Any]:
    """Answer a request in a separate process; a ProgramError says how the process failed.

    `progress` is called with a few words on the current step.
    """
    if not can_fork():
        return answer(request, lambda words, **more: progress(words))
    last = next((one.file for one in request.programs if one.file), "")
    limit = START_LIMIT

    def hear(message: Any) -> Limit:
        nonlocal last, limit
        try:
            last, seconds = str(message["words"]), float(message["seconds"])
        except (TypeError, LookupError, ValueError):
            raise NotUnderstood(repr(message)[:40]) from None
        limit = Limit(seconds, seconds)
        progress(last)
        return limit

    def work(tell: Callable[[Any, float], None]) -> dict[str, Any]:
        def step(words: str, most: float | None) -> None:
            seconds = inf if most is None else most + GRACE
            tell({"words": words, "seconds": seconds}, seconds)

        return _answered(request, step)

    try:
        found = call_isolated(work, START_LIMIT, hear=hear, memory=LOAD_MEMORY)
    except CallFailed as failed:
        if failed.how == "not-understood":
            raise NotUnderstood(failed.words) from None
        raise ProgramError(f"{last}: {_why(failed, limit)}") from None
    if not isinstance(found, dict):
        raise NotUnderstood(repr(found)[:40])
    if "error" in found:
        raise ProgramError(str(found["error"]))
    return _Found(found)


class _Found(dict[str, Any]):
    """What a process has answered. A program that runs there may have replaced it."""

    def __missing__(self, key: str) -> Any:
        raise NotUnderstood(repr({**self})[:40])


def _answered(request: Request, tell: Tell) -> dict[str, Any]:
    """Answer a request in the fork, with the result or an error message."""
    try:
        return answer(request, tell)
    except (BoardError, ProgramError, MissingExtra) as error:
        return {"error": str(error)}
    except MemoryError:
        return {"error": "it needs more memory than your programs may use"}


def _why(failed: CallFailed, limit: Limit) -> str:
    """Return the reason why the process gave no answer."""
    if failed.how in ("late", "waits"):
        return f"no answer within {limit.cpu - GRACE:g} seconds"
    if failed.how == "raised":
        return f"it raised {failed.words}"
    return f"the process of the program died ({failed.words})"
