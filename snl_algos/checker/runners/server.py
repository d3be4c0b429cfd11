"""The program's side of the protocol: answer requests until there are no more.

It runs in a separate process, together with the program. It reports only what a call returned.
"""

from __future__ import annotations

import contextlib
import gc
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...board import BoardError
from ...extras import MissingExtra
from ...programs import SIGNATURES, Program, ProgramError
from ...programs.outcomes import outcome_of_error
from ...programs.signatures import required
from ...sandbox.process_limits import RUN_MEMORY, limit_memory
from ...sandbox.protocol import Answers, Requests, prepared
from ..rules import RULES, Case
from .invocation import Invocation, Result, result_of
from .questions import QUESTIONS

__all__ = ["serve"]


def serve(load: Callable[[], Program], requests: int, answers: int) -> None:
    """Load the program, describe it, and answer requests."""
    received, send = prepared(requests, answers)
    try:
        program = load()
    except (BoardError, ProgramError, MissingExtra) as error:
        send(0, {"error": str(error), "kind": getattr(error, "kind", "")})
        return
    send(0, _describe(program))
    calls: Invocation | None = None
    for request in received:
        number, do = request["number"], request["do"]
        send(number, True)  # the earlier requests are finished
        if do == "rules":
            signature, swapped = SIGNATURES[request["signature"]], request["swapped"]
            called = replace(program, signature=signature, swapped=swapped)
            calls = Invocation(called, RULES[request["rules"]], request["most_lines"])
            limit_memory(RUN_MEMORY)
            gc.freeze()  # later collections skip the objects that exist already
        elif calls is not None and do == "run":
            _run(calls, request, received, send)
        elif calls is not None:
            question = QUESTIONS[request["question"]]
            case, seconds = _case(request["case"]), request["seconds"]
            send(number, question.answer(calls, case, seconds, **request["data"]))


def _describe(program: Program) -> dict[str, Any]:
    """Return the description of a program that another process needs to judge it."""
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


def _run(calls: Invocation, request: dict[str, Any], received: Requests, send: Answers) -> None:
    """Send one answer per case, until another request comes."""
    number = request["number"]
    *others, last = map(_case, request["cases"])
    for case in others:
        if received.is_waiting():
            _flush()
            return
        send(number, _result(calls, case))
    result = _result(calls, last)
    _flush()  # the reader of the last answer may kill this process at once
    send(number, result)


def _result(calls: Invocation, case: Case) -> Result:
    try:
        return calls.result(case)
    except BaseException as error:  # the program's, because nothing else interrupts this process
        return result_of(outcome_of_error(error))


def _case(words: list[Any]) -> Case:
    cells, jumps, die = words
    ends = tuple((foot, end) for foot, end in jumps)
    return Case(cells, ends, tuple(die) if isinstance(die, list) else die)


def _flush() -> None:
    """Flush the output, so that it is counted, even if the program has closed its streams."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(Exception):
            stream.flush()
