"""What a command asks of a program, answered in a separate process if the program may never end.

The process is a fork of this one, so it starts at once: all modules are loaded.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any

from ..board import BoardError
from ..extras import MissingExtra
from ..programs import Program, ProgramError
from ..sandbox import LOAD_MEMORY, CallFailed, Limit, NotUnderstood, call_isolated, can_fork
from .output import warn
from .requests import Request, Source, Tell, answer, loaded

__all__ = ["answered", "program_in_file", "say_what_was_chosen"]

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


def answered(request: Request, progress: Callable[[str], None]) -> dict[str, Any]:
    """Answer a request; a ProgramError says how its process failed.

    `progress` is called with a few words on the current step.
    """
    if not (request.may_never_end and can_fork()):
        return answer(request, lambda words, **most: progress(words))
    file = next((one.file for one in request.programs if one.file), "")
    at_work: list[Any] = [file, START_LIMIT.cpu - GRACE]

    def hear(told: list[Any]) -> None:
        at_work[:] = told
        progress(told[0])

    def work(tell: Callable[[Any, Limit], None]) -> dict[str, Any]:
        def step(words: str, most: float | None) -> None:
            seconds = inf if most is None else most
            tell([words, seconds], Limit(seconds + GRACE, seconds + GRACE))

        return _result(request, step)

    try:
        found = call_isolated(work, START_LIMIT, hear=hear, memory=LOAD_MEMORY)
    except NotUnderstood:
        raise
    except CallFailed as failed:
        words, seconds = at_work
        raise ProgramError(f"{words}: {_why(failed, seconds)}") from None
    if "error" in found:
        raise ProgramError(str(found["error"]))
    return _Found(found)


class _Found(dict[str, Any]):
    """What a process has answered. A program that runs there may have replaced it."""

    def __missing__(self, key: str) -> Any:
        raise NotUnderstood({**self})


def _result(request: Request, tell: Tell) -> dict[str, Any]:
    """Answer a request in the fork, with the result or an error message."""
    try:
        return answer(request, tell)
    except (BoardError, ProgramError, MissingExtra) as error:
        return {"error": str(error)}
    except MemoryError:
        return {"error": "it needs more memory than your programs may use"}


def _why(failed: CallFailed, seconds: float) -> str:
    """Return the reason why the process gave no answer."""
    if failed.how in ("late", "waits"):
        return f"no answer within {seconds:g} seconds"
    if failed.how == "raised":
        return f"it raised {failed.words}"
    return f"the process of the program died ({failed.words})"


def say_what_was_chosen(data: dict[str, Any]) -> None:
    """Say which board stands for one that was not given, and how the programs are called."""
    if data["chosen"]:
        warn(f"no board was given; this is {data['chosen']}")
    for note in data["notes_on_programs"]:
        warn(note)
