"""Questions about a call of a program, apart from its answer.

A question is the same wherever the program runs: `Runner.ask` sends its name and some numbers, and
the answer is plain data. To add a question, add it here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ...boards.notations import NamedBoard
from ...sandbox.timeouts import run_within
from ...tracing import Trace, count_lines, observe_work
from ...tracing.raw_steps import MAX_BYTES, MAX_STEPS, Limits
from ...tracing.tracer import traced
from ...tracing.work import Work
from ..rules import Case
from .invocation import Invocation

__all__ = ["CHANGES_ITS_INPUT", "LINES", "QUESTIONS", "TRACE", "WORK", "Question"]

Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class Question(Generic[Found]):
    """A question about one call."""

    #: its name in a request
    name: str
    #: ``answer(invocation, case, seconds, **data)`` runs the program and returns plain data; it
    #: gives up after the seconds
    answer: Callable[..., Any]
    #: reads the plain data; invalid data raises a ValueError or a TypeError
    read: Callable[[Any], Found]
    #: whether there is an answer even if the time is over
    answers_when_late: bool = False


def _changes_its_input(calls: Invocation, case: Case, seconds: float) -> bool | None:
    program, changes = calls.program, list[bool]()
    if program.signature.arguments is None:
        return False

    def call() -> None:
        given = calls.arguments(case)
        calls.ended(calls.call_with(given, case))
        changes.append(given != calls.arguments(case))

    run_within(seconds, call)
    return changes == [True]


def _lines(calls: Invocation, case: Case, seconds: float, most_lines: int) -> int | None:
    board = calls.rules.board(case)
    return count_lines(calls.program, board, most_lines=most_lines, most_seconds=seconds)


def _work(calls: Invocation, case: Case, seconds: float) -> dict[str, Any] | None:
    board = calls.rules.board(case)
    work = observe_work(calls.program, board, most_seconds=seconds)
    if work is None:
        return None
    return {"cells": work.cells, "edges": work.edges, "frontier": work.frontier}


def _trace(
    calls: Invocation, case: Case, seconds: float, most_steps: int = MAX_STEPS
) -> dict[str, Any]:
    program, limits = calls.program, Limits(most_steps, seconds, MAX_BYTES)
    return traced(program, NamedBoard(calls.rules.board(case)), program.watch, limits).to_dict()


#: Whether a call changes its arguments.
CHANGES_ITS_INPUT = Question("changes-its-input", _changes_its_input, bool)
#: The number of lines that a call runs, if it is at most `most_lines`.
LINES = Question("lines", _lines, int)
#: The work of a call, if it can be observed.
WORK = Question("work", _work, lambda found: Work(**found))
#: The trace of a call, of at most `most_steps`.
TRACE = Question("trace", _trace, Trace.from_dict, answers_when_late=True)

QUESTIONS: dict[str, Question[Any]] = {
    question.name: question for question in (CHANGES_ITS_INPUT, LINES, WORK, TRACE)
}
