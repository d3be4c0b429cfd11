"""The program's side of a conversation: answers requests until there are no more.

It runs in a process of its own, with the program. It only ever says what a call returned.
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
from ...sandbox.memory import TO_RUN, limit_memory
from ...sandbox.worker import Answers, Requests, prepared
from ..rules import RULES, Case
from .invocation import Invocation, Said, said_of
from .questions import QUESTIONS

__all__ = ["serve"]


def serve(load: Callable[[], Program], requests: int, answers: int) -> None:
    """Load the program, describe it, and answer requests."""
    asked, say = prepared(requests, answers)
    try:
        program = load()
    except (BoardError, ProgramError, MissingExtra) as error:
        say(0, {"error": str(error)})
        return
    say(0, _describe(program))
    calls: Invocation | None = None
    for request in asked:
        number, do = request["number"], request["do"]
        say(number, True)  # what was asked before is over
        if do == "rules":
            signature, swapped = SIGNATURES[request["signature"]], request["swapped"]
            called = replace(program, signature=signature, swapped=swapped)
            calls = Invocation(called, RULES[request["rules"]], request["most_lines"])
            limit_memory(TO_RUN)
            gc.freeze()  # what was there before need not be looked through again and again
        elif calls is not None and do == "play":
            _play(calls, request, asked, say)
        elif calls is not None:
            question = QUESTIONS[request["question"]]
            case, seconds = _case(request["case"]), request["seconds"]
            say(number, question.answer(calls, case, seconds, **request["data"]))


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


def _play(calls: Invocation, request: dict[str, Any], asked: Requests, say: Answers) -> None:
    """One answer for each case, until another request comes."""
    number = request["number"]
    *others, last = map(_case, request["cases"])
    for case in others:
        if asked.is_waiting():
            _flush()
            return
        say(number, _said(calls, case))
    said = _said(calls, last)
    _flush()  # who has read the last answer may end this process at once
    say(number, said)


def _said(calls: Invocation, case: Case) -> Said:
    try:
        return calls.said(case)
    except BaseException as error:  # nobody can interrupt this process: it is the program's own
        return said_of(outcome_of_error(error))


def _case(words: list[Any]) -> Case:
    cells, jumps, die = words
    ends = tuple((foot, end) for foot, end in jumps)
    return Case(cells, ends, tuple(die) if isinstance(die, list) else die)


def _flush() -> None:
    """What was printed is counted soon; the program may have closed or replaced its streams."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(Exception):
            stream.flush()
