"""The process of a program: it loads the program, and answers questions about it.

It reports only what a call returned; it judges nothing.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..board import BoardError
from ..extras import MissingExtra
from ..programs import SIGNATURES, Program, ProgramError
from ..programs.program import outcome_of_error
from ..programs.program_text import rewritten
from ..sandbox.limits import LOAD_MEMORY, RUN_MEMORY, limit_memory
from .calls import QUESTIONS, Invocation, Result, case_of, result_of
from .rules import RULES, Case

if TYPE_CHECKING:  # not every host can import it
    from ..sandbox.worker import Channel

__all__ = ["STOPPED", "serve"]

#: What a process says instead of a result when it leaves the rest of its cases.
STOPPED = "stopped"


def serve(load: Callable[[], Program], channel: Channel) -> None:
    """Load the program, and answer questions: first how it is to be called, then about calls."""
    channel.prepare(LOAD_MEMORY)
    for question in channel:
        do = question["do"]
        if do in ("describe", "rules"):
            try:
                program = load()
            except (BoardError, ProgramError, MissingExtra) as error:
                channel.send({"error": str(error), "kind": getattr(error, "kind", "")})
                return
            if do == "rules":
                calls = _calls(program, question)
                limit_memory(RUN_MEMORY)
                gc.freeze()  # later collections skip the objects that exist already
            channel.send(_describe(program))
        elif do == "run":
            _run(calls, question, channel)
        elif do == "ask":
            answer, case = QUESTIONS[question["question"]], case_of(question["case"])
            channel.send(answer(calls, case, question["seconds"], **question["data"]))


def _calls(program: Program, how: dict[str, Any]) -> Invocation:
    signature, places = SIGNATURES[how["signature"]], tuple(how["places"])
    called = replace(program, signature=signature, places=places)
    if how["text"]:
        called = replace(called, function=rewritten(program.function, how["text"]))
    return Invocation(called, RULES[how["rules"]], how["most_lines"])


def _describe(program: Program) -> dict[str, Any]:
    """Return the description of a program that another process needs to judge it."""
    return {
        "name": program.name,
        "title": program.title,
        "calls": [(program.signature.name, program.places), *program.others],
        "sure": program.sure,
        "wrapper": program.wrapper,
        "takes_die": program.takes_die,
        "notes": [note.to_dict() for note in program.notes],
    }


def _run(calls: Invocation, question: dict[str, Any], channel: Channel) -> None:
    """Send one result per case, until another message comes."""
    cases = question["cases"]
    for at, case in enumerate(map(case_of, cases), start=1):
        result = _result(calls, case)
        channel.seconds = question["then"]  # only the first may take longer
        channel.send(result, exact=at in (1, len(cases)))
        if at < len(cases) and channel.is_waiting():
            channel.send(STOPPED)
            return


def _result(calls: Invocation, case: Case) -> Result:
    try:
        return calls.result(case)
    except BaseException as error:  # the program's, because nothing else interrupts this process
        return result_of(outcome_of_error(error))
