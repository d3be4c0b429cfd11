"""Calls of a program, with the result of each as plain data; and questions about a call.

Nothing here judges an answer. A question is the same wherever the program runs: `Runner.ask` sends
its name and some numbers, and the answer is plain data. To add a question, add it here.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, TypeGuard

from ..answer import Answer
from ..boards.notations import NamedBoard
from ..explanation import waste
from ..finding_kinds import KINDS
from ..findings import Finding
from ..programs import Outcome, Program, read_answer
from ..programs.program import outcome_of_error
from ..sandbox.line_counter import within_lines
from ..sandbox.timeouts import Stop, run_within
from ..tracing import count_lines, observe_work
from ..tracing.raw_steps import MAX_STEPS, Limits
from ..tracing.tracer import traced
from .changes import rewritten, text_of
from .rules import Case, Rules

__all__ = ["QUESTIONS", "Invocation", "Result", "case_of", "outcome_of", "result_of"]

#: The result of a call, as JSON: the number of throws, None for out of reach; or a dict with
#: `ended` and a finding, or with `throws` and a route.
Result = int | dict[str, Any] | None

#: Numbers below this are results without further inspection.
MAX_PLAIN = 10**9
#: The most lines that may run while a value is inspected. They include lines of the standard
#: library, so the limit is far above the needs of any honest value.
MAX_INSPECTION_LINES = 100_000
#: Lines are counted for this many times longer, so that a busy machine counts them all.
PATIENCE = 5


def result_of(outcome: Outcome) -> Result:
    """Return an outcome as plain data.

    Examples
    --------
    >>> result_of(Outcome("returned", 3)), result_of(Outcome("returned", None))
    (3, None)
    """
    if outcome.finding is None:
        return outcome.throws
    return {"ended": outcome.ended, "finding": outcome.finding.to_dict()}


def outcome_of(result: Result) -> Outcome:
    """Return the outcome that plain data stands for.

    Raise a ValueError, TypeError or KeyError if the data is invalid.

    Examples
    --------
    >>> outcome_of(3)
    Outcome(ended='returned', throws=3, finding=None)
    """
    throws = result.get("throws", False) if isinstance(result, dict) else result
    if throws is None or type(throws) is int:
        return Outcome("returned", throws)
    endings = ("raised", "misunderstood", "stopped")
    if not isinstance(result, dict) or result["ended"] not in endings:
        raise ValueError(result)
    finding = Finding.from_dict(result["finding"])
    if not KINDS[finding.kind].call or not str(finding):
        raise ValueError(finding.kind)
    return Outcome(result["ended"], None, finding)


def case_of(data: Iterable[Any]) -> Case:
    """Return the case that plain data stands for.

    Examples
    --------
    >>> case_of([9, [[2, 4]], 6])
    Case(cells=9, jumps=((2, 4),), die=6)
    """
    cells, jumps, die = data
    ends = tuple((foot, end) for foot, end in jumps)
    return Case(cells, ends, tuple(die) if isinstance(die, list) else die)


class Invocation:
    """Calls a program on cases. With `most_lines`, a call may run only so many lines."""

    def __init__(self, program: Program, rules: Rules, most_lines: int | None = None) -> None:
        self.program, self.rules, self.most_lines = program, rules, most_lines

    def result(self, case: Case) -> Result:
        """Call the program and return the result. Only a Stop, which ends the run, is raised."""
        call = partial(self.program.call, *case)
        if self.program.signature.takes_board:
            call = partial(self.program, self.rules.board(case))
        if self.most_lines is None:
            return _result(*ended(call))
        made = within_lines(self.most_lines, lambda: ended(call))
        if made is not None:
            value, error = made[0]
            if error is None and _is_plain(value):
                return value
            # Inspecting a value may run the program again: its `__index__`, its `__repr__`.
            result = within_lines(MAX_INSPECTION_LINES, lambda: _result(value, error))
            if result is not None:
                return result[0]
        finding = Finding("too-many-lines", numbers={"lines": self.most_lines})
        return result_of(Outcome("stopped", None, finding))


def ended(call: Callable[[], Any]) -> tuple[Any, BaseException | None]:
    """Call, and return the value, or the exception that was raised."""
    try:
        return call(), None
    except Stop:
        raise
    except BaseException as error:
        # The local variables of the call may hold all the memory there is.
        traceback.clear_frames(error.__traceback__)
        return None, error


def _result(value: Any, error: BaseException | None) -> Result:
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


def _lines(calls: Invocation, case: Case, seconds: float, most_lines: int) -> int | None:
    """Return the number of lines that a call runs, if it is at most `most_lines`."""
    board = calls.rules.board(case)
    most = PATIENCE * seconds
    return count_lines(calls.program, board, most_lines=most_lines, most_seconds=most)


def _waste(calls: Invocation, case: Case, seconds: float) -> dict[str, Any] | None:
    """Return the finding on what a call does more often than needed."""
    board = calls.rules.board(case)
    found = waste(observe_work(calls.program, board, most_seconds=PATIENCE * seconds), board)
    return None if found is None else found.to_dict()


def _trace(
    calls: Invocation, case: Case, seconds: float, most_steps: int = MAX_STEPS
) -> dict[str, Any]:
    """Return the trace of a call, of at most `most_steps`."""
    program, limits = calls.program, Limits(most_steps, seconds)
    return traced(program, NamedBoard(calls.rules.board(case)), limits).to_dict()


def _text(calls: Invocation, case: Case, seconds: float) -> str:
    """Return the text of the program; empty if it cannot be read."""
    return text_of(calls.program.function)


def _sift(
    calls: Invocation, case: Case, seconds: float, texts: list[str], answers: list[tuple[Any, Any]]
) -> list[int]:
    """Return which texts, as programs in its place, give these answers, each within the seconds."""
    found = list[int]()
    expected = [(case_of(one), throws) for one, throws in answers]
    for at, text in enumerate(texts):

        def is_right(text: str = text) -> None:
            function = rewritten(calls.program.function, text)
            changed = Invocation(replace(calls.program, function=function), calls.rules)
            if all(_throws(changed.result(one)) == throws for one, throws in expected):
                found.append(at)  # noqa: B023

        with suppress(Exception):  # it cannot be loaded
            run_within(seconds, is_right, elapsed=PATIENCE * seconds)
    return found


def _throws(result: Result) -> Any:
    return result.get("throws", "no answer") if isinstance(result, dict) else result


#: Name → ``answer(invocation, case, seconds, **data)``, which runs the program and returns plain
#: data. It gives up after the seconds.
QUESTIONS: dict[str, Callable[..., Any]] = {
    "lines": _lines,
    "waste": _waste,
    "trace": _trace,
    "text": _text,
    "sift": _sift,
}
