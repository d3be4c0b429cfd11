"""The program's side of a conversation: answers requests until there are no more.

It runs in a process of its own, with the program. It only ever says what a call returned.
"""

from __future__ import annotations

import contextlib
import faulthandler
import gc
import json
import os
import select
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, TextIO

from ...board import BoardError
from ...extras import MissingExtra
from ...programs import SIGNATURES, Program, ProgramError
from ...programs.outcomes import outcome_of_error
from ...programs.signatures import required
from ...watching.depth import capped
from ..rules import RULES, Case
from .calls import Calls, Said, said_of
from .limits import limit_memory

__all__ = ["Answers", "Requests", "prepared", "serve"]

#: The most memory that a program may take, in bytes: to be loaded, and to be played.
TO_LOAD, TO_PLAY = 4 * 2**30, 2**30


def serve(load: Callable[[], Program], requests: int, answers: int) -> None:
    """Load the program, describe it, and answer requests."""
    asked, say = prepared(requests, answers)
    try:
        program = load()
    except (BoardError, ProgramError, MissingExtra) as error:
        say(0, {"error": str(error)})
        return
    say(0, _describe(program))
    calls: Calls | None = None
    for request in asked:
        number, do = request["number"], request["do"]
        say(number, True)  # what was asked before is over
        if do == "rules":
            signature, swapped = SIGNATURES[request["signature"]], request["swapped"]
            called = replace(program, signature=signature, swapped=swapped)
            calls = Calls(called, RULES[request["rules"]], request["most_lines"])
            limit_memory(TO_PLAY)
            gc.freeze()  # what was there before need not be looked through again and again
        elif calls is not None and do == "play":
            _play(calls, request, asked, say)
        elif calls is not None:
            say(number, _done(calls, request))


def prepared(requests: int, answers: int) -> tuple[Requests, Answers]:
    """What a process needs before it runs a program: streams and limits of its own."""
    faulthandler.disable()  # who asked for it, asked for this process's parent
    _own_streams()
    capped().__enter__()  # as long as the process lives
    limit_memory(TO_LOAD)
    return Requests(requests), Answers(answers)


def _describe(program: Program) -> dict[str, Any]:
    """What must be known of a program to judge it from outside."""
    return {
        "name": program.name,
        "title": program.title,
        "signature": program.signature.name,
        "swapped": program.swapped,
        "takes_die": program.takes_die,
        "inferred": program.inferred,
        "parameters": [parameter.name for parameter in required(program.function)],
        "notes": [note.to_dict() for note in program.notes],
    }


def _play(calls: Calls, request: dict[str, Any], asked: Requests, say: Answers) -> None:
    """One answer for each case, until another request comes."""
    number, fresh = request["number"], request["fresh"]
    *others, last = map(_case, request["cases"])
    for case in others:
        if asked.is_waiting():
            _flush()
            return
        say(number, _said(calls, case, fresh))
    said = _said(calls, last, fresh)
    _flush()  # who has read the last answer may end this process at once
    say(number, said)


def _said(calls: Calls, case: Case, fresh: bool) -> Said:
    if fresh:
        calls.state.forget()
    try:
        return calls.said(case)
    except BaseException as error:  # nobody can interrupt this process: it is the program's own
        return said_of(outcome_of_error(error))


def _done(calls: Calls, request: dict[str, Any]) -> Any:
    """The answer to a request about a single case, or about what is kept."""
    do = request["do"]
    if do == "kept":
        return calls.state.changed()
    if do == "forget":
        calls.state.forget()
        return True
    case = _case(request["case"])
    if do == "changes":
        return calls.changes_its_input(case)
    if do == "lines":
        return calls.lines(case, request["most_lines"], request["seconds"])
    if do == "work":
        return calls.work(case)
    return calls.trace(case, request["seconds"])


def _case(words: list[Any]) -> Case:
    cells, jumps, die = words
    ends = tuple((foot, end) for foot, end in jumps)
    return Case(cells, ends, tuple(die) if isinstance(die, list) else die)


def _own_streams() -> None:
    """Streams of this process alone: those that it was copied with may be anybody's."""
    _set_stream("stdin", os.fdopen(0, "r", encoding="utf-8", errors="replace", closefd=False))
    for name, number in (("stdout", 1), ("stderr", 2)):
        stream = os.fdopen(number, "w", encoding="utf-8", errors="backslashreplace", closefd=False)
        _set_stream(name, stream)


def _set_stream(name: str, stream: TextIO) -> None:
    setattr(sys, name, stream)
    setattr(sys, f"__{name}__", stream)


def _flush() -> None:
    """What was printed is counted soon; the program may have closed or replaced its streams."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(Exception):
            stream.flush()


class Requests:
    """What is asked, line by line."""

    def __init__(self, source: int) -> None:
        self._source = source
        self._heard = b""
        self._poll = select.poll()
        self._poll.register(source, select.POLLIN)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        while True:
            line, newline, rest = self._heard.partition(b"\n")
            if newline:
                self._heard = rest
                yield json.loads(line)
            elif more := os.read(self._source, 2**16):
                self._heard += more
            else:
                return

    def is_waiting(self) -> bool:
        """Whether another request has come."""
        return bool(self._poll.poll(0))


class Answers:
    """Says answers, each on a line that begins with the number of its request."""

    def __init__(self, to: int) -> None:
        self._to = to

    def __call__(self, number: int, answer: Any) -> None:
        line = b"%d %s\n" % (number, _text(answer))
        while line:
            line = line[os.write(self._to, line) :]


def _text(answer: Any) -> bytes:
    if type(answer) is int:  # nearly always
        return b"%d" % answer
    return json.dumps(answer).encode()
