"""The answer of an exercise's check: solved or not yet, with a board or a reason."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape
from typing import Any

from ..board import Board
from ..boards.notations import NamedBoard
from ..checker import Report
from ..checker.report import Where
from ..images import board_image

__all__ = ["FORMAT", "VERSION", "Verdict", "does_not_run", "not_yet", "solved", "verdict_of"]

#: How a verdict as data names itself.
FORMAT, VERSION = "snl-verdict", 1

#: A board with more cells is shown as text: as a picture it would be most of a notebook.
LARGE = 64


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an exercise is solved: ask for `passed`.

    Attributes
    ----------
    passed : bool
        Whether it is solved.
    reason : str
        Why it is, or why it is not yet: a sentence or two.
    board : Board or None
        The board that shows what is wrong.
    details : tuple of str
        What was expected there and what came, a line each.
    report : Report or None
        The whole report, if the code was run on all boards.
    line : int or None
        The line where the learner's code stopped, if it did.

    Examples
    --------
    >>> print(not_yet("It stands on cell 3.", Board(4, {3: 1})))
    Not yet. It stands on cell 3.
    <BLANKLINE>
      4  3→1
      1    2
    4 cells, die 6, no ladders, 1 snake
    """

    passed: bool
    reason: str
    board: Board | None = None
    details: tuple[str, ...] = ()
    report: Report | None = field(default=None, repr=False)
    line: int | None = None

    def show(self) -> Any:
        """Show the failing board in the stepper: your function next to a right one.

        Raises
        ------
        ValueError
            If nothing was run that can be shown.
        """
        return self._of_a_run().show()

    def where(self) -> Where:
        """Return the line where a small change repairs your function, as `Report.where` does.

        Raises
        ------
        ValueError
            If no board has shown that a function is wrong.
        """
        return self._of_a_run().where()

    def _of_a_run(self) -> Report:
        """Return the report of the run on all boards, if there was one."""
        if self.report is None:
            raise ValueError("this exercise is not about a program that is run on all boards")
        return self.report

    def to_dict(self) -> dict[str, Any]:
        """Return the verdict as plain data, ready for JSON; its text under `says`.

        Examples
        --------
        >>> data = solved("Three throws.").to_dict()
        >>> data["passed"], data["says"], data["board"]
        (True, 'Solved. Three throws.', None)
        """
        return {
            "format": FORMAT,
            "version": VERSION,
            "passed": self.passed,
            "reason": self.reason,
            "board": None if self.board is None else NamedBoard(self.board).to_dict(),
            "details": list(self.details),
            "report": None if self.report is None else self.report.to_dict(),
            "line": self.line,
            "says": str(self),
        }

    def __bool__(self) -> bool:
        """Refuse to be a condition: `wrong or another` would pass over a verdict."""
        raise TypeError("a verdict is neither true nor false: ask for its `passed`")

    def __str__(self) -> str:
        """Return the verdict in text."""
        if self.report is not None:
            return f"{self._headline()}\n\n{self.report}"
        board = [] if self.board is None else ["", *_drawn(self.board)]
        return "\n".join([self._headline(), *board, *self.details])

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        """Return the verdict with a picture of the board."""
        said = re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(self._headline()))
        headline = f"<p><strong>{said}</strong></p>\n"
        if self.board is not None and self.board.cells > LARGE:
            drawn = "\n".join([*_drawn(self.board), *self.details])
            lines = drawn if self.report is None else str(self.report)
            return f"{headline}<pre>{escape(lines)}</pre>"
        if self.report is not None:
            return headline + self.report._repr_html_()
        picture = "" if self.board is None else board_image(self.board)
        lines = "".join(f"<p>{escape(line)}</p>\n" for line in self.details)
        return f"{headline}{picture}\n{lines}"

    def _headline(self) -> str:
        return f"{'Solved.' if self.passed else 'Not yet.'} {self.reason}".strip()


def _drawn(board: Board) -> list[str]:
    """Return a board as lines: drawn if that is readable, or in a few words."""
    return str(board).splitlines() if board.cells <= 144 else [board.summary()]


def solved(reason: str, board: Board | None = None, *details: str) -> Verdict:
    """Return the verdict on a solved exercise."""
    return Verdict(True, reason, board, details)


def not_yet(reason: str, board: Board | None = None, *details: str) -> Verdict:
    """Return the verdict on an exercise that is not solved yet."""
    return Verdict(False, reason, board, details)


def does_not_run(reason: str, line: int | None) -> Verdict:
    """Return the verdict on code that stops before there is anything to check."""
    where = "" if line is None else f", in line {line}"
    return Verdict(False, f"{reason}{where}.", line=line)


def verdict_of(report: Report, reason: str = "") -> Verdict:
    """Return the verdict on a program that `check` has run on all boards.

    The reason says what the report does not: what has to change although every answer is right, or
    why it is wrong.
    """
    board = None if report else report.shown.board
    return Verdict(bool(report) and not reason, reason, board, report=report)
