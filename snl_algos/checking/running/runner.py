"""What a runner is: it plays a program on cases, and says how each call ended."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

from ...programs import ProgramError
from ...traces import Trace
from ...watching.work import Work
from ..rules import Case
from .calls import Said

__all__ = ["NotUnderstood", "Runner"]


class NotUnderstood(ProgramError):
    """What came from a program's process is not an answer to what it was asked.

    Parameters
    ----------
    wrote : str
        The beginning of what it wrote.
    """

    def __init__(self, wrote: str) -> None:
        super().__init__(f"its process wrote {wrote} where an answer is expected")
        self.wrote = wrote


class Runner(ABC):
    """Plays a program on cases.

    Attributes
    ----------
    seconds : float
        The longest that a single call may take.
    printed : int
        How many characters the program has printed so far.
    """

    seconds: float
    printed: int = 0

    @abstractmethod
    def play(self, cases: Sequence[Case], *, fresh: bool = False) -> Iterator[Said]:
        """What a call says of each case, in order. Whoever has heard enough may stop listening.

        With `fresh`, what the program is seen to keep between calls is put back before each.
        """

    @abstractmethod
    def kept(self) -> list[str]:
        """The names of what the program is seen to keep between calls."""

    @abstractmethod
    def forget(self) -> None:
        """Put back what the program keeps between calls."""

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

    def renew(self) -> None:
        """Begin anew, if that is possible: nothing that the program keeps is left."""
        self.forget()

    def close(self) -> None:  # noqa: B027
        """No more cases will come."""
