"""What a check found: right or wrong, on what grounds, and the board that shows it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any, cast

from ..board import Board, Move
from ..boards.notations import NamedBoard
from ..extras import import_optional
from ..findings import Finding, in_throws
from ..images import board_image
from ..programs import MISTAKES
from ..tracing import Trace, trace

__all__ = ["FORMAT", "VERSION", "Report", "report_schema"]

#: How a report as data names itself.
FORMAT, VERSION = "snl-check", 2


def report_schema() -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of a report as data.

    Examples
    --------
    >>> report_schema()["title"]
    'snl-check'
    """
    text = Path(__file__).with_name("report.schema.json").read_text(encoding="utf-8")
    return cast(dict[str, Any], json.loads(text))


@dataclass(slots=True)
class Report:
    """What a check found. Made by `check`.

    Attributes
    ----------
    name, signature, rules : str
        The function's name, the signature it was called in, and the rules of the boards.
    correct : bool or None
        True or False; None where it could not be judged, and `reason` says why.
    board : Board or None
        The smallest failing board.
    expected : int or None
        The fewest throws there; None if its goal is out of reach.
    got : int, Finding or None
        What the program said there in throws, None for out of reach; or what happened, if it
        ended otherwise.
    finding : Finding or None
        Why it is wrong, or could not be judged.
    smallest : bool
        Whether no board with fewer cells, or as many cells and fewer jumps, fails.
    proven : str
        On which boards all was played, in words; empty if on none.
    tested : str
        Which other boards were played, in words: these prove nothing about those that were not.
    tried : int
        How many boards were played.
    like : tuple of str
        The mistakes of the gallery that answered in the same way on every board that was asked.
    notes : list of Finding
        What else was noticed.
    route : tuple of Move
        A shortest route on the failing board; empty if there is none.
    boards : str
        Which boards the rules allow, in words.
    slow_board : Board or None
        The board on which a program that is too slow gave no answer. It is not part of the data.
    """

    name: str
    signature: str
    rules: str
    correct: bool | None = None
    board: Board | None = None
    expected: int | None = None
    got: int | Finding | None = None
    finding: Finding | None = None
    smallest: bool = False
    proven: str = ""
    tested: str = ""
    tried: int = 0
    like: tuple[str, ...] = ()
    notes: list[Finding] = field(default_factory=list)
    route: tuple[Move, ...] = ()
    boards: str = ""
    #: the program's run on the failing board, if it could be recorded
    run: Trace | None = field(default=None, repr=False)
    slow_board: Board | None = field(default=None, repr=False)

    @property
    def reason(self) -> str:
        """Why it is wrong, or could not be judged, in a sentence; empty if it is right."""
        return "" if self.finding is None else str(self.finding)

    def show(self) -> Any:
        """The failing board in the stepper, the function beside a right algorithm.

        Raises
        ------
        ValueError
            If no board is known on which it fails.
        """
        if self.run is None:
            raise ValueError(f"no board is known on which {self.name} fails and can be stepped")
        return import_optional("widgets").Stepper([self.run, trace("queue-bfs", self.run.board)])

    def to_dict(self) -> dict[str, Any]:
        """All of it as plain data, ready for JSON."""
        got = self.got.to_dict() if isinstance(self.got, Finding) else self.got
        return {
            "format": FORMAT,
            "version": VERSION,
            "name": self.name,
            "signature": self.signature,
            "rules": self.rules,
            "boards": self.boards,
            "correct": self.correct,
            "board": None if self.board is None else NamedBoard(self.board).to_dict(),
            "expected": self.expected,
            "got": got,
            "finding": None if self.finding is None else self.finding.to_dict(),
            "smallest": self.smallest,
            "proven": self.proven,
            "tested": self.tested,
            "tried": self.tried,
            "like": list(self.like),
            "notes": [note.to_dict() for note in self.notes],
            "route": [list(move) for move in self.route],
        }

    def __bool__(self) -> bool:
        return self.correct is True

    def __str__(self) -> str:
        """The report in text."""
        answers, more = self._parts()
        board = [] if self.board is None else ["", str(self.board), ""]
        return "\n".join([self._headline(), *board, *answers, *more])

    def _parts(self) -> tuple[list[str], list[str]]:
        """What is right and what it says; and why, and on what grounds."""
        more = []
        if self.finding is not None and self.finding != self.got:  # that is said already
            more.append(f"{'because' if self.board is None else 'why'}: {self.finding}")
        for name in self.like:
            if name != self.name:
                more.append(f"It answers like {name}: {MISTAKES[name].title}.")
        if len(self.like) == 1:
            (name,) = self.like
            sure = "Repair" if name == self.name else "If that is its mistake, the repair is"
            more.append(f"{sure}: {MISTAKES[name].repair}")
        more += [f"Note: {note}." for note in self.notes]
        answers = [] if self.board is None else self._answers()
        return answers, [*more, *self._grounds()]

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        """The report with a picture of the board."""
        lines = [line for part in self._parts() for line in part]
        picture = ""
        if self.board is not None:
            picture = board_image(self.board)
        told = "".join(f"<p>{escape(line)}</p>\n" for line in lines)
        return f"<p><strong>{escape(self._headline())}</strong></p>\n{picture}\n{told}"

    def _headline(self) -> str:
        if self.correct is None:
            return f"{self.name} could not be judged."
        if self.correct:
            return f"{self.name} is right on all {self.tried:,} boards that were played."
        return f"{self.name} is wrong."

    def _answers(self) -> list[str]:
        told = in_throws(self.expected)
        moves = "; ".join(map(str, self.route))
        got = self.got
        says = (
            "says out of reach"
            if got is None
            else f"says {got}"
            if isinstance(got, int)
            else str(got)
        )
        return [f"right: {told}{f' ({moves})' if moves else ''}", f"{self.name}: {says}"]

    def _grounds(self) -> list[str]:
        lines = []
        if self.board is not None and self.smallest:
            lines.append(
                "No board with fewer cells, or as many cells and fewer jumps, shows it "
                f"({self.tried:,} board{'s' * (self.tried != 1)} played)."
            )
        elif self.board is not None:
            played = "1 board was" if self.tried == 1 else f"{self.tried:,} boards were"
            lines.append(f"A smaller board may show it too: {played} played.")
        if self.proven:
            lines.append(f"Proven, by playing every one: {self.proven}.")
        if self.correct and self.tested:
            lines.append(f"Tested besides: {self.tested}.")
        if lines:
            boards = self.boards[:1].lower() + self.boards[1:]
            lines.append(f"The boards: {boards} (rules {self.rules}).")
        return lines
