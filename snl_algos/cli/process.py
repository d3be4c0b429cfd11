"""Starts processes for programs that may never end, or take their process with them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from math import inf
from pathlib import Path
from typing import Any

from ..atlas import registered
from ..checking.running import can_fork
from ..checking.running.apart import elsewhere
from ..checking.running.conversation import Died, Late, spawned
from ..programs import Program, ProgramError
from .reading import program_in
from .requests import Request, Source, answer, loaded

__all__ = ["ask", "opened", "program_in_file"]

#: A process that takes longer than it said it would, and so many seconds, is ended.
GRACE = 15.0
#: How long it may take to start, and to load a file, in seconds.
TO_START = 60.0
#: The package may be found only where this process found it. The folder that the user is in is
#: not searched, because a file random.py there would replace a module that is needed.
START = (
    "import sys; sys.path.append(sys.argv[1]); from snl_algos.cli import child; "
    "child.{entry}(*sys.argv[2:])"
)


def _words(entry: str, *arguments: str) -> list[str]:
    package = str(Path(__file__).parents[2])
    return [sys.executable, "-P", "-c", START.format(entry=entry), package, *arguments]


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
    words = _words("serve_file", source.file, source.name or "", signature or "")
    try:
        return elsewhere(partial(spawned, words), TO_START)
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
    most = TO_START
    talk = spawned(_words("answer_one"))
    try:
        talk.ask({"request": request.to_dict()}, TO_START)
        while True:
            message = talk.answer(most + GRACE)
            if "error" in message:
                raise ProgramError(message["error"])
            if "found" in message:
                found: dict[str, Any] = message["found"]
                return found
            last = message["progress"]
            progress(last)
            if "most" in message:
                most = inf if message["most"] is None else message["most"]
    except Died as end:
        raise ProgramError(f"{last}: the process of the program died ({end})") from None
    except Late:
        raise ProgramError(f"{last}: the program could not be interrupted") from None
    finally:
        talk.end()
