"""Processes for programs that may never end, or take their process with them.

Each is a copy of this one, so it begins at once: all modules are loaded. The files that the command
has open are closed there.
"""

from __future__ import annotations

import os
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
from ..sandbox import Limit, NotUnderstood, can_fork
from ..sandbox.protocol import TimedOut, WorkerDied, forked
from ..sandbox.worker import prepared
from .inputs import program_in
from .requests import Request, Source, answer, loaded

__all__ = ["ask", "opened", "program_in_file"]

#: A process that takes longer than it said it would, and so many seconds, is ended.
GRACE = 1.0
#: How long it may take to start, and to load a file.
START_LIMIT = Limit(12.0, 12.0)


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

    def served(requests: int, answers: int) -> None:
        _close_all_but(requests, answers)
        serve(lambda: loaded(source, signature), requests, answers)

    try:
        return elsewhere(partial(forked, served), START_LIMIT)
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
    talk = forked(partial(_answered, request))
    try:
        while True:
            message = talk.answer(limit)
            if not (isinstance(message, dict) and message.keys() & {"error", "found", "progress"}):
                raise NotUnderstood(repr(message)[:40])
            if "error" in message:
                raise ProgramError(message["error"])
            if "found" in message:
                found: dict[str, Any] = message["found"]
                return found
            last = message["progress"]
            progress(last)
            if "most" in message:
                most = inf if message["most"] is None else message["most"] + GRACE
                limit = Limit(most, most)
    except WorkerDied as end:
        raise ProgramError(f"{last}: the process of the program died ({end})") from None
    except TimedOut:
        raise ProgramError(f"{last}: no answer within {limit.cpu - GRACE:g} seconds") from None
    finally:
        talk.end()


def _answered(request: Request, requests: int, answers: int) -> None:
    """In the copy: lines with the progress, and at last what was found."""
    _close_all_but(requests, answers)
    _, say = prepared(requests, answers)

    def tell(words: str, **more: float | None) -> None:
        say(0, {"progress": words, **more})

    try:
        say(0, {"found": answer(request, tell)})
    except (BoardError, ProgramError, MissingExtra) as error:
        say(0, {"error": str(error)})
    except MemoryError:
        say(0, {"error": "more memory is needed than a program of yours is given"})


def _close_all_but(*channels: int) -> None:
    """Close what this process has open, but for its standard streams and two channels."""
    first = 3
    for channel in sorted(channels):
        os.closerange(first, channel)
        first = channel + 1
    os.closerange(first, os.sysconf("SC_OPEN_MAX"))
