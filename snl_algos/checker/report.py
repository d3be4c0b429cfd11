"""The result of a check: right or wrong, the evidence, and the failing board."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from textwrap import fill
from typing import Any, cast

from ..board import Board, Move
from ..board_text import listed
from ..boards.notations import NamedBoard
from ..extras import import_optional
from ..findings import Finding, in_moves, in_throws, throws_in_short
from ..images import board_image
from ..programs import MISTAKES, SIGNATURES
from ..progress import Progress
from ..tracing import Trace, trace

__all__ = ["FORMAT", "VERSION", "WIDTH", "Counterexample", "Report", "report_schema"]

#: The format and version of a report as data.
FORMAT, VERSION = "snl-check", 3
#: How long a line of it is at most where nothing is said of the width.
WIDTH = 100


def report_schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of a report as data.

    Examples
    --------
    >>> report_schema()["title"]
    'snl-check'
    """
    text = Path(__file__).with_name("report.schema.json").read_text(encoding="utf-8")
    return cast(dict[str, Any], json.loads(text))


@dataclass(frozen=True, slots=True, repr=False)
class Where:
    """Where a program is wrong: the line where one small change repairs it, or the lines of two.

    Printed, it names only the lines; `kind` and `diff` say more.
    """

    #: the line of each change, counted from 1 in the file or in the cell; empty if none is found
    lines: tuple[int, ...] = ()
    kind: str = ""  #: what to change, in words
    diff: str = ""  #: the lines before (-) and after (+) it, as Python writes them
    repaired: str = ""  #: the program with it
    why: str = "No single small change makes it right."  #: what is said if there is none

    def __bool__(self) -> bool:
        return bool(self.lines)

    @property
    def place(self) -> str:
        """The lines in words: "line 14", "lines 3 and 15"."""
        lines = sorted({*self.lines})
        return f"line{'s' * (len(lines) > 1)} {listed(lines)}"

    def __repr__(self) -> str:
        if len(self.lines) > 1:
            return f"Two changes in {self.place} make it right."
        return f"One change in {self.place} makes it right." if self else self.why

    def told(self, times: int) -> str:
        """Return the answer for someone who asks for the first, second or third time."""
        kind = f" What to change: {self.kind}." if self and times > 1 else ""
        return f"{self}{kind}\n{self.diff if times > 2 else ''}".rstrip()


@dataclass(slots=True, kw_only=True)
class Counterexample:
    """A failing board: both answers, and why the program's is wrong."""

    board: Board | None = None  #: the failing board
    #: the fewest throws on that board; None if its goal is out of reach
    expected: int | None = None
    #: the program's number of throws on that board, None for out of reach; or what happened
    #: instead of an answer
    got: int | Finding | None = None
    finding: Finding | None = None  #: why it is wrong
    route: tuple[Move, ...] = ()  #: a shortest route on the failing board; empty if there is none
    #: the program's run on the failing board, if it could be traced
    run: Trace | None = field(default=None, repr=False)

    @property
    def reason(self) -> str:
        """Why it is wrong, or could not be judged, in a sentence; empty if it is right."""
        return "" if self.finding is None else str(self.finding)

    def to_dict(self) -> dict[str, Any]:
        """Return the board, both answers, the reason and the route as plain data."""
        return {
            "board": None if self.board is None else NamedBoard(self.board).to_dict(),
            "expected": self.expected,
            "got": self.got.to_dict() if isinstance(self.got, Finding) else self.got,
            "finding": None if self.finding is None else self.finding.to_dict(),
            "route": [list(move) for move in self.route],
        }


@dataclass(slots=True)
class Report(Counterexample):
    """The result of a check, made by `check`. It holds the smallest counterexample.

    Its `board`, `expected`, `got`, `finding` and `route` are those of the smallest failing board;
    or the finding says why the program could not be judged.

    Examples
    --------
    >>> from snl_algos import check
    >>> report = check("skips-snakes")
    >>> report.correct, report.board, report.expected, report.got
    (False, Board(4, {2: 1, 3: 2}, die=2), 2, None)
    """

    name: str  #: the function's name
    signature: str  #: how it was called
    rules: str  #: the rules of the boards
    #: True or False; None if it could not be judged for the given `reason`
    correct: bool | None = None
    #: a failing board with fewer jumps, if the smallest has more than four
    readable: Counterexample | None = None
    #: whether no board with fewer cells, or as many cells and fewer jumps, fails
    smallest: bool = False
    proven: str = ""  #: the boards that were all run, in words; empty if there are none
    #: the other boards that were run, in words: they prove nothing about the rest
    tested: str = ""
    tried: int = 0  #: the number of boards that were run
    #: the mistakes of the gallery that gave the same answer on every board that was compared
    like: tuple[str, ...] = ()
    notes: list[Finding] = field(default_factory=list)  #: further findings
    boards: str = ""  #: the boards that the rules allow, in words
    #: the board that a program was too slow for; it is not part of the data
    slow_board: Board | None = field(default=None, repr=False)
    _where: Where | None = field(default=None, init=False, repr=False, compare=False)
    #: what `where` searches with, if the program is a function that is wrong
    search: tuple[Any, ...] | None = field(default=None, repr=False, compare=False)

    @property
    def shown(self) -> Counterexample:
        """The counterexample to show first: the readable one, if there is one."""
        return self if self.readable is None else self.readable

    def summary(self) -> str:
        """Return one line: whether it is right, and if not, a board, both answers and the reason.

        Examples
        --------
        >>> from snl_algos import check
        >>> print(check(lambda move, N: 1, "move-array").summary())
        <lambda> is wrong on Board(8): 1 instead of 2 (no route to the goal takes only 1 throw)
        """
        shown = self.shown
        if self.correct or shown.board is None:
            because = f" ({self.reason})" if self.reason else ""
            return f"{self._headline().rstrip('.')}{because}"
        claim, right = _says(shown).removeprefix("says "), throws_in_short(shown.expected)
        because = f" ({shown.reason})" if shown.finding not in (None, shown.got) else ""
        return f"{self.name} is wrong on {shown.board!r}: {claim} instead of {right}{because}"

    def show(self) -> Any:
        """Show the failing board in the stepper, with the function next to a right algorithm.

        Raises
        ------
        ValueError
            If no failing board is known.
        """
        run = self.shown.run
        if run is None:
            raise ValueError(f"there is no failing board of {self.name} to step through")
        return import_optional("widgets").Stepper([run, trace("queue-bfs", run.board)])

    def where(self, *, progress: Progress | None = None) -> Where:
        """Return the line where one small change repairs the program, or the lines of two.

        The first call tries a few hundred changes, and then pairs, for about half a minute at most.
        What it finds has passed the whole check. No file is changed.

        Raises
        ------
        ValueError
            If there is no function that is wrong.

        Examples
        --------
        >>> from snl_algos import check
        >>> where = check("one-visited-set").where()
        >>> where
        One change in line 51 makes it right.
        >>> where.kind, where.diff.strip()
        ('an extra statement', '-             visited.add(stand)')
        """
        if self.search is None:
            raise ValueError(f"{self.name} is not a function that was found to be wrong")
        if self._where is None:
            repair = import_optional("diagnosis.repair")
            self._where = repair.where_wrong(*self.search, progress)
        return self._where

    def to_dict(self) -> dict[str, Any]:
        """Return the report as plain data, ready for JSON."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "name": self.name,
            "signature": self.signature,
            "rules": self.rules,
            "boards": self.boards,
            "correct": self.correct,
            **Counterexample.to_dict(self),
            "smallest": self.smallest,
            "readable": None if self.readable is None else self.readable.to_dict(),
            "proven": self.proven,
            "tested": self.tested,
            "tried": self.tried,
            "like": list(self.like),
            "notes": [note.to_dict() for note in self.notes],
        }

    def __bool__(self) -> bool:
        return self.correct is True

    def __str__(self) -> str:
        return self.to_text()

    def to_text(self, width: int = WIDTH) -> str:
        """Return the report as text, its sentences in lines of at most `width` characters."""
        drawn = self.shown.board
        board = [] if drawn is None else ["", str(drawn), ""]
        lines = [fill(line, width, break_on_hyphens=False) for line in self._lines()]
        return "\n".join([self._headline(), *board, *lines])

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        """Return the report with a picture of the board."""
        board = self.shown.board
        picture = "" if board is None else board_image(board)
        text = "".join(f"<p>{escape(line)}</p>\n" for line in self._lines())
        return f"<p><strong>{escape(self._headline())}</strong></p>\n{picture}\n{text}"

    def _headline(self) -> str:
        if self.correct is None:
            return f"{self.name} could not be judged."
        if self.correct:
            return f"{self.name} is right on all {self.tried:,} boards that were tried."
        return f"{self.name} is wrong."

    def _lines(self) -> list[str]:
        """Return both answers, the reason and the evidence, each in a sentence."""
        shown, lines = self.shown, list[str]()
        finding, got = shown.finding, shown.got
        # An exception is what came and the reason as well; the finding also has the line.
        same = isinstance(got, Finding) and finding is not None and finding.kind == got.kind
        if shown.board is not None:
            route = f" ({in_moves(shown.route)})" if shown.route else ""
            says = str(finding) if same else _says(shown)
            lines += [f"right: {in_throws(shown.expected)}{route}", f"{self.name}: {says}"]
        if finding is not None and not same:
            lines.append(f"{'because' if shown.board is None else 'why'}: {finding}")
        for name in self.like:
            if name != self.name:
                lines.append(
                    f"It gives the answers of the known mistake {name}: {MISTAKES[name].title}."
                )
        if len(self.like) == 1:
            (name,) = self.like
            sure = "Repair" if name == self.name else "If that is its mistake, the repair is"
            lines.append(f"{sure}: {MISTAKES[name].repair}")
        lines += [f"Note: {note}." for note in self.notes]
        return lines + self._grounds()

    def _grounds(self) -> list[str]:
        lines = []
        boards = "1 board was" if self.tried == 1 else f"{self.tried:,} boards were"
        if self.readable is not None:
            cells = "Fewest cells (proven)" if self.smallest else "Fewest cells found"
            lines += [
                "This is the failing board with the fewest jumps found.",
                f"{cells}: {self.board!r}, right: {in_throws(self.expected)}, {self.name}: "
                f"{_says(self)}. {boards} tried.",
            ]
        elif self.board is not None and self.smallest:
            lines.append(
                "This is the smallest failing board: fewest cells, then fewest jumps "
                f"({self.tried:,} board{'s' * (self.tried != 1)} tried)."
            )
        elif self.board is not None:
            lines.append(f"{boards} tried; a smaller failing board may exist.")
        if self.proven:
            lines.append(f"It is right on {self.proven}; all were tried.")
        if self.correct and self.tested:
            lines.append(f"Also tested: {self.tested}.")
        if lines or self.correct is not None:
            lines.append(f"The boards: {self.boards[:1].lower()}{self.boards[1:]}.")
            call = "given boards on its standard input, as HackerRank writes them"
            if self.signature in SIGNATURES:
                call = f"called as {SIGNATURES[self.signature].title}, signature {self.signature}"
            lines.append(f"It was {call}, under the rules {self.rules}.")
        return lines


def _says(shown: Counterexample) -> str:
    """Return what the program gave on a failing board, in words."""
    got = shown.got
    return str(got) if isinstance(got, Finding) else f"says {throws_in_short(got)}"
