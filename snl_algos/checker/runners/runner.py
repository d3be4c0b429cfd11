"""What a runner is: it plays a program on cases, and says how each call ended."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from math import inf
from typing import Any

from ..rules import Case
from .invocation import Said
from .questions import Found, Question

__all__ = ["LONGER", "WAITING", "Runner"]

#: A call may wait so many times as long as it may work.
WAITING = 5
#: To say that a call does not end, it is given so many times as long.
LONGER = 4


class Runner(ABC):
    """Plays a program on cases.

    Attributes
    ----------
    seconds : float
        The longest that a single call may work: seconds of CPU time, where the system tells.
    until : float
        When everything must be over, by `time.monotonic`.
    printed : int
        How many characters the program has printed so far.
    """

    seconds: float
    until: float = inf
    printed: int = 0

    @abstractmethod
    def play(self, cases: Sequence[Case]) -> Iterator[Said]:
        """What a call says of each case, in order. Whoever has heard enough may stop listening.

        Raises
        ------
        TimeoutError
            If everything must be over.
        """

    def longer(self, case: Case) -> Said:
        """What a call says that may take much longer than others."""
        limit, self.seconds = self.seconds, LONGER * self.seconds
        try:
            (said,) = self.play([case])
        finally:
            self.seconds = limit
        return said

    def ask(
        self, question: Question[Found], case: Case, *, longer: int = LONGER, **data: int
    ) -> Found | None:
        """The answer to a question about one call; None if there is none in time.

        Parameters
        ----------
        question : Question
            The question.
        case : Case
            The board.
        longer : int, optional
            It may take so many times as long as a call.
        **data : int
            What the question is to be given.
        """
        found = self._asked(question, case, longer, data)
        try:
            return None if found is None else question.read(found)
        except (TypeError, ValueError):
            return None

    @abstractmethod
    def _asked(self, question: Question[Any], case: Case, longer: int, data: dict[str, int]) -> Any:
        """The answer as plain data; None if there is none in time."""

    def renew(self) -> None:  # noqa: B027
        """Begin anew, if that is possible: nothing that the program keeps is left."""

    def close(self) -> None:  # noqa: B027
        """No more cases will come."""
