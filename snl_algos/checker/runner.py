"""Run a program on cases, with a time limit for every call.

`Runner` is the small interface: it runs cases and returns, as plain data, how each call ended; and
it answers questions about a call (`calls.py`). It judges nothing. There are two kinds:

- `InProcessRunner`, in this process. For hosts that cannot fork (Windows, a web page), and for the
  package's own programs.
- `isolated.py`: in a separate process (`sandbox`), which is killed if a call takes too long.
"""

from __future__ import annotations

import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import takewhile
from math import inf
from typing import TYPE_CHECKING, Any, TypeVar

from ..findings import Finding
from ..programs import Outcome, Program
from ..sandbox.interpreter_state import NullStream
from ..sandbox.timeouts import run_within
from .calls import QUESTIONS, Invocation, Result, result_of
from .rules import Case, Rules

if TYPE_CHECKING:  # not every host can import it
    from ..sandbox.worker import Worker

__all__ = ["WAIT_FACTOR", "ExternalProgram", "InProcessRunner", "ReloadableProgram", "Runner"]

Found = TypeVar("Found")

#: A call may wait this many times longer than it may work.
WAIT_FACTOR = 5
#: A question may take this many times longer than a call.
ASKING_FACTOR = 2
#: In this process, the number of cases that share one time limit.
AT_A_TIME = 100


class Runner(ABC):
    """Runs a program on cases. The parameters are those of `runner_for`.

    A board on which a call had to be ended is not run again with the same limit.
    """

    #: the deadline of the whole run, by `time.monotonic`
    until: float = inf

    def __init__(
        self, program: Program, rules: Rules, seconds: float, most_lines: int | None = None
    ) -> None:
        self.program, self.rules, self.seconds = program, rules, seconds
        self.most_lines = most_lines
        self.late: dict[Case, tuple[float, Result]] = {}  # case → time limit, result

    @property
    def printed(self) -> int:
        """The number of bytes that the program has printed so far."""
        return 0

    @property
    def worked(self) -> float:
        """The CPU time of all calls so far, in seconds; 0 if it is not known."""
        return 0.0

    def run(self, cases: Sequence[Case]) -> Iterator[Result]:
        """Yield the result of a call on each case, in order. The caller may stop at any time.

        Raise a TimeoutError if the deadline has passed.
        """
        waiting = list(cases)
        while waiting:
            if self._is_late(waiting[0]):
                yield self.late[waiting.pop(0)][1]
                continue
            before = list(takewhile(lambda case: not self._is_late(case), waiting))
            count = 0
            for result in self._results(before):
                count += 1
                yield result
            waiting = waiting[count:]

    def _is_late(self, case: Case) -> bool:
        return case in self.late and self._next_seconds() <= self.late[case][0]

    def _next_seconds(self) -> float:
        """Return the time limit of the next call, in seconds."""
        return self.seconds

    @abstractmethod
    def _results(self, cases: Sequence[Case]) -> Iterator[Result]:
        """Yield the results of some cases, at least one; of the others it is asked again."""

    def ask(self, question: str, case: Case, read: Callable[[Any], Found], **data: Any) -> (
        Found | None
    ):  # fmt: skip
        """Return the answer to a question about one call, or None if there is none in time.

        `data` are the arguments of the question, and `read` reads its answer, which is plain data.
        """
        found = self._answer(question, case, data)
        with suppress(TypeError, ValueError):
            return None if found is None else read(found)
        return None

    def _answer(self, question: str, case: Case, data: dict[str, Any]) -> Any:
        """Return the answer as plain data. A whole program cannot be watched."""
        return None

    def renew(self) -> None:  # noqa: B027
        """Start again, if possible, without any state that the program keeps."""

    def close(self) -> None:  # noqa: B027
        """End the run."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExternalProgram(Program):
    """A program that is never loaded in this process; `start` starts a worker that serves it.

    With a `text`, the worker serves the program that this text makes in its place.
    """

    start: Callable[[], Worker]
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReloadableProgram(Program):
    """A program that can be reloaded in this process, so that it keeps no state of its calls."""

    load: Callable[[], Program]


class InProcessRunner(Runner):
    """Runs a program in this process.

    C code that does not return, such as `sum(itertools.count())`, cannot be interrupted.
    """

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._calls = Invocation(self.program, self.rules, self.most_lines)
        self._printed_before = _printed()

    @property
    def printed(self) -> int:
        return _printed() - self._printed_before

    def _results(self, cases: Sequence[Case]) -> Iterator[Result]:
        found: list[Result] = []
        worked = time.process_time()
        some = cases[:AT_A_TIME]
        if not self._within(lambda: found.extend(map(self._calls.result, some))) and not found:
            waits = time.process_time() - worked < self.seconds / 20
            kind = "waits" if waits else "no-answer-in-time"
            finding = Finding(kind, numbers={"seconds": self.seconds})
            late = result_of(Outcome("stopped", None, finding))
            found.append(late)
            self.late[cases[0]] = self.seconds, late
        yield from found  # if many together were late, the next is the first of other ones

    def _within(self, call: Callable[[], object]) -> bool:
        """Return whether a call ends within its time limit; stop it at the deadline."""
        left = self.until - time.monotonic()
        ended = left > 0 and run_within(min(self.seconds, left), call)
        if not ended and left < self.seconds:
            raise TimeoutError
        return ended

    def _answer(self, question: str, case: Case, data: dict[str, Any]) -> Any:
        left = self.until - time.monotonic()
        seconds = max(0.0, min(ASKING_FACTOR * self.seconds, left))
        return QUESTIONS[question](self._calls, case, seconds, **data)

    def renew(self) -> None:
        self.late.clear()
        if isinstance(self.program, ReloadableProgram):
            program = replace(self.program, function=self.program.load().function)
            self._calls = Invocation(program, self.rules, self.most_lines)


def _printed() -> int:
    """Return how many bytes were printed so far, if they are counted."""
    return sys.stdout.printed if isinstance(sys.stdout, NullStream) else 0
