"""Calls of a program, with the result of each as plain data; and questions about a call.

Nothing here judges an answer. A question is the same wherever the program runs: `Runner.ask` sends
its name and some numbers, and the answer is plain data. To add a question, add it here.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeGuard, TypeVar

from ...answer import Answer
from ...boards.notations import NamedBoard
from ...findings import Finding
from ...programs import Outcome, Program, read_answer
from ...programs.outcomes import outcome_of_error
from ...sandbox.timeouts import Stop, run_within, within_lines
from ...tracing import Trace, count_lines, observe_work
from ...tracing.raw_steps import MAX_STEPS, Limits
from ...tracing.tracer import traced
from ...tracing.work import Work
from ..rules import Case, Rules
from .results import Result, result_of

__all__ = ["CHANGES_ITS_INPUT", "LINES", "QUESTIONS", "TRACE", "WORK", "Invocation", "Question"]

Found = TypeVar("Found")

#: Numbers below this are results without further inspection.
MAX_PLAIN = 10**9
#: The most lines that may run while a value is inspected. They include lines of the standard
#: library, so the limit is far above the needs of any honest value.
MAX_INSPECTION_LINES = 100_000


class Invocation:
    """Calls a program on cases; the parameters are those of `runner_for`."""

    def __init__(self, program: Program, rules: Rules, most_lines: int | None = None) -> None:
        self.program, self.rules, self.most_lines = program, rules, most_lines

    def result(self, case: Case) -> Result:
        """Call the program and return the result. Only a Stop, which ends the run, is raised."""
        call = self._call(case)
        if self.most_lines is None:
            return self._result(*self.ended(call))
        ended = within_lines(self.most_lines, lambda: self.ended(call))
        if ended is not None:
            value, error = ended[0]
            if error is None and _is_plain(value):
                return value
            # Inspecting a value may run the program again: its `__index__`, its `__repr__`.
            result = within_lines(MAX_INSPECTION_LINES, lambda: self._result(value, error))
            if result is not None:
                return result[0]
        finding = Finding("too-many-lines", numbers={"lines": self.most_lines})
        return result_of(Outcome("stopped", None, finding))

    def _call(self, case: Case) -> Callable[[], Any]:
        """Return the call on a case, with its arguments made: it runs nothing but the program."""
        if self.program.signature.takes_board:
            return partial(self.program, self.rules.board(case))
        return self.call_with(self.arguments(case), case)

    def arguments(self, case: Case) -> tuple[Any, ...]:
        """Return the lists and numbers that are passed to the program for a case."""
        return self.program.arguments(case.cells, case.jumps)

    def call_with(self, given: tuple[Any, ...], case: Case) -> Callable[[], Any]:
        """Return the call with these lists and numbers."""
        die = {"die": case.die} if self.program.takes_die else {}
        return partial(self.program.function, *given, **die)

    def ended(self, call: Callable[[], Any]) -> tuple[Any, BaseException | None]:
        """Call, and return the value, or the exception that was raised."""
        try:
            return call(), None
        except Stop:
            raise
        except BaseException as error:
            # The local variables of the call may hold all the memory there is.
            traceback.clear_frames(error.__traceback__)
            return None, error

    def _result(self, value: Any, error: BaseException | None) -> Result:
        if error is not None:
            return result_of(outcome_of_error(error))
        if _is_plain(value):
            return value
        try:
            return _result_of_value(value)
        except Stop:
            raise
        except BaseException as unreadable:  # the value cannot be inspected
            return result_of(outcome_of_error(unreadable))


def _is_plain(value: Any) -> TypeGuard[int | None]:
    """Return whether a value is a result without further inspection."""
    return value is None or (type(value) is int and 0 <= value < MAX_PLAIN)


def _result_of_value(value: Any) -> Result:
    """Return a returned value as plain data; for an `Answer`, with its route."""
    answer = read_answer(value)
    if isinstance(answer, Finding):
        return result_of(Outcome("misunderstood", None, answer))
    if isinstance(value, Answer) and answer.route is not None:
        return answer._replace(distance={}, at_least={}).to_dict()
    return answer.throws


# -- questions ---------------------------------------------------------------------------


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
    if program.signature.takes_board:
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
    program, limits = calls.program, Limits(most_steps, seconds)
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
