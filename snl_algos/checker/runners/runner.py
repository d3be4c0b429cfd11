"""What a runner is: it plays a program on cases, and says how each call ended."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from math import inf

from ...tracing import Trace
from ...tracing.work import Work
from ..rules import Case
from .invocation import Said

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

    @abstractmethod
    def changes_its_input(self, case: Case) -> bool:
        """Whether a call changes the lists that it is given."""

    @abstractmethod
    def lines(self, case: Case, most_lines: int) -> int | None:
        """How many lines a call runs; None if more than `most_lines`, or if it does not end."""

    @abstractmethod
    def work(self, case: Case) -> Work | None:
        """The work that a call does; None if it cannot be seen."""

    @abstractmethod
    def trace(self, case: Case) -> Trace | None:
        """A call, recorded; None if it could not be."""

    def renew(self) -> None:  # noqa: B027
        """Begin anew, if that is possible: nothing that the program keeps is left."""

    def close(self) -> None:  # noqa: B027
        """No more cases will come."""
