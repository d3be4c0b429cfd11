"""Calls of a program, with the result of each as plain data. Nothing here judges an answer."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import partial
from typing import Any, TypeGuard

from ...answer import Answer
from ...findings import Finding
from ...programs import Outcome, Program, read_answer
from ...programs.outcomes import outcome_of_error
from ...sandbox.timeouts import Stop, within_lines
from ..rules import Case, Rules

__all__ = ["Invocation", "Result", "outcome_of", "result_of", "route_of"]

#: The result of a call, as JSON: the number of throws, None for out of reach; or a dict with
#: `ended` and a finding, or with `throws` and a route.
Result = int | dict[str, Any] | None

#: Numbers below this are results without further inspection.
MAX_PLAIN = 10**9
#: The most lines that may run while a value is inspected. They include lines of the standard
#: library, so the limit is far above the needs of any honest value.
MAX_INSPECTION_LINES = 100_000
#: The findings about a single call. Any other finding would be a verdict.
CALL_FINDINGS = frozenset((
    "raised", "exited", "memory", "recursion", "died", "no-answer-in-time", "waits",
    "prints-without-end", "too-many-lines", "missing-import", "asynchronous", "generator",
    "not-a-number", "too-many-digits", "negative", "not-a-route", "not-distances", "exit-code",
    "wrong-number-of-lines", "not-a-number-line",
))  # fmt: skip


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
        if self.program.signature.arguments is None:
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
    if finding.kind not in CALL_FINDINGS or not str(finding):
        raise ValueError(finding.kind)
    return Outcome(result["ended"], None, finding)


def route_of(result: Result) -> list[tuple[int, int, int]] | None:
    """Return the route in a call's answer: (face, landing, cell) for each move."""
    if not isinstance(result, dict) or result.get("route") is None:
        return None
    return [(int(face), int(landing), int(cell)) for face, landing, cell in result["route"]]


def _result_of_value(value: Any) -> Result:
    """Return a returned value as plain data; for an `Answer`, with its route."""
    answer = read_answer(value)
    if isinstance(answer, Finding):
        return result_of(Outcome("misunderstood", None, answer))
    if isinstance(value, Answer) and answer.route is not None:
        route = [[int(face), int(landing), int(cell)] for face, landing, cell in answer.route]
        return {"throws": answer.throws, "route": route}
    return answer.throws
