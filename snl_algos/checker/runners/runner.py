"""The interface of a runner, which runs a program on cases.

A runner can also run programs that are not loaded in this process, and reload others.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Any

from ...programs import Program
from ..rules import Case
from .invocation import Found, Question
from .results import Result

if TYPE_CHECKING:  # not every host can import it
    from ...sandbox.worker import Worker

__all__ = ["LONGER_FACTOR", "WAIT_FACTOR", "ExternalProgram", "ReloadableProgram", "Runner"]

#: A call may wait this many times longer than it may work.
WAIT_FACTOR = 5
#: A call counts as never ending if it gives no answer in this many times its limit.
LONGER_FACTOR = 2


class Runner(ABC):
    """Runs a program on cases."""

    #: the time limit of a single call, in seconds of CPU time where the system reports it
    seconds: float
    #: the deadline of the whole run, by `time.monotonic`
    until: float = inf
    #: the number of bytes that the program has printed so far
    printed: int = 0
    #: the CPU time of the last call, in seconds, if it did not return at once
    used: float = 0.0
    #: the CPU time of all calls so far, in seconds; 0 if it is not known
    worked: float = 0.0

    @abstractmethod
    def run(self, cases: Sequence[Case]) -> Iterator[Result]:
        """Yield the result of a call on each case, in order. The caller may stop at any time.

        Raise a TimeoutError if the deadline has passed.
        """

    def longer(self, case: Case) -> Result:
        """Return the result of a call that may take much longer than others."""
        limit, self.seconds = self.seconds, LONGER_FACTOR * self.seconds
        try:
            (result,) = self.run([case])
        finally:
            self.seconds = limit
        return result

    def ask(
        self, question: Question[Found], case: Case, *, longer: int = LONGER_FACTOR, **data: int
    ) -> Found | None:
        """Return the answer to a question about one call, or None if there is none in time.

        It may take `longer` times as long as a call; `data` are the arguments of the question.
        """
        found = self._asked(question, case, longer, data)
        try:
            return None if found is None else question.read(found)
        except (TypeError, ValueError):
            return None

    @abstractmethod
    def _asked(self, question: Question[Any], case: Case, longer: int, data: dict[str, int]) -> Any:
        """Return the answer as plain data, or None if there is none in time."""

    def renew(self) -> None:  # noqa: B027
        """Start again, if possible, without any state that the program keeps."""

    def close(self) -> None:  # noqa: B027
        """End the run."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExternalProgram(Program):
    """A program that is never loaded in this process; `start` starts a worker that serves it."""

    start: Callable[[], Worker]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReloadableProgram(Program):
    """A program that can be reloaded in this process, so that it keeps no state of its calls."""

    load: Callable[[], Program]
