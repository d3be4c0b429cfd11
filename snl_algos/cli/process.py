"""Processes for programs that may never end, or take their process with them.

Each is a copy of this one, so it begins at once: all modules are loaded. The files that the command
has open are closed there.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any

from ..board import BoardError
from ..checker.runners.isolated import elsewhere
from ..checker.runners.server import serve
from ..extras import MissingExtra
from ..lab.survey import registered
from ..programs import Program, ProgramError
from ..sandbox import TO_LOAD, CallFailed, Limit, NotUnderstood, call_isolated, can_fork
from ..sandbox.protocol import forked
from .inputs import program_in
from .requests import (
    MAX_SECONDS,
    TO_PROVE,
    TO_TRACE,
    Request,
    Source,
    Tell,
    answer,
    loaded,
)

__all__ = ["ask", "opened", "program_in_file"]

#: A process that takes longer than it said it would, and so many seconds, is ended.
GRACE = 1.0
#: How long it may take to start, and to load a file.
START_LIMIT = Limit(12.0, 12.0)
#: Work → how many messages it sends, where the program runs in the process that sends them; and the
#: most time that one of them may ask for, where a program may never end.
MESSAGES = {"solve": 2, "trace": 1}
LONGEST = max(MAX_SECONDS, TO_PROVE, TO_TRACE) + GRACE


def program_in_file(source: Source, signature: str | None) -> Program:
    """The function of a file, to be played in a process of its own.

    On a host where nothing can be played apart, it is loaded here.

    Raises
    ------
    ProgramError
        If it cannot be loaded, or how to call it cannot be told.
    """
    assert source.file is not None
    if not can_fork():
        return loaded(source, signature)

    served = partial(serve, lambda: loaded(source, signature))
    try:
        return elsewhere(partial(forked, served, close_files=True), START_LIMIT)
    except ProgramError as error:
        place = "" if str(error).startswith(source.file) else f"{source.file}: "
        raise ProgramError(f"{place}{error}") from None


def opened(name: str) -> Program:
    """A program as a plan names it: registered, or a function of a file.

    Raises
    ------
    ProgramError
        If there is none.
    """
    if ".py" not in name:
        return registered(name)
    return program_in_file(program_in(name), None)


def ask(request: Request, progress: Callable[[str], None] = lambda words: None) -> dict[str, Any]:
    """The answer to a request, from a process of its own.

    Parameters
    ----------
    request : Request
        What to do.
    progress : callable, optional
        Is given a few words on what happens now.

    Raises
    ------
    ProgramError
        If a program cannot be had or called, or if the process died.
    """
    if not can_fork():
        return answer(request, lambda words, **more: progress(words))
    last = next((one.file for one in request.programs if one.file), "")
    limit = START_LIMIT

    # A program that runs in the copy may write such messages as well; they give it no more time.
    left, longest = MESSAGES.get(request.do, inf), LONGEST if request.may_never_end else inf

    def hear(told: Any) -> Limit:
        nonlocal last, limit, left
        try:
            words, most = str(told["words"]), told.get("most", limit.cpu - GRACE)
            most = inf if most is None else most + GRACE
        except (TypeError, KeyError, AttributeError):
            raise NotUnderstood(repr(told)[:40]) from None
        left -= 1
        if request.do in MESSAGES and (left < 0 or most > longest):
            raise NotUnderstood(repr(told)[:40])
        last, limit = words, Limit(most, most)
        progress(last)
        return limit

    def work(tell: Callable[[Any], None]) -> dict[str, Any]:
        return _answered(request, lambda words, **more: tell({"words": words, **more}))

    try:
        found = call_isolated(work, START_LIMIT, hear=hear, memory=TO_LOAD, close_files=True)
    except CallFailed as failed:
        if failed.how == "not-understood":
            raise NotUnderstood(failed.words) from None
        raise ProgramError(f"{last}: {_why(failed, limit)}") from None
    if not isinstance(found, dict):
        raise NotUnderstood(repr(found)[:40])
    if "error" in found:
        raise ProgramError(str(found["error"]))
    return found


def _answered(request: Request, tell: Tell) -> dict[str, Any]:
    """In the copy: what was found, or what is wrong."""
    try:
        return answer(request, tell)
    except (BoardError, ProgramError, MissingExtra) as error:
        return {"error": str(error)}
    except MemoryError:
        return {"error": "more memory is needed than a program of yours is given"}


def _why(failed: CallFailed, limit: Limit) -> str:
    """Why there is no answer."""
    if failed.how in ("late", "waits"):
        return f"no answer within {limit.cpu - GRACE:g} seconds"
    if failed.how == "raised":
        return f"it raised {failed.words}"
    return f"the process of the program died ({failed.words})"
