"""A rubric: points for kinds of boards, all or nothing for each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf, isfinite
from pathlib import Path
from typing import Any

from ..checker.rules import RULES
from ..course import Exercise
from ..findings import throws_in_short
from .class_boards import KINDS, boards_of, class_boards
from .errors import GradingError, tables_in
from .judgement import OPEN, Judgement

__all__ = ["Row", "RowResult", "Rubric", "read_rubric", "rubric_of"]

#: The kind of a row that asks for a right verdict.
ALL = "all"
#: What is said of calls without an answer.
SAID = {
    "stopped": "no answer in time",
    "memory": "it needs more memory than it is allowed",
    "recursion": "it calls itself too often",
    "exited": "it ends its process",
    "died": "its process dies",
}


@dataclass(frozen=True)
class Row:
    """A row of a rubric: its name, its kind of boards or its exercise, and its points."""

    name: str
    boards: str
    points: float
    exercise: str = ""


@dataclass(frozen=True)
class RowResult:
    """The points of a submission in a row."""

    row: Row
    points: float | None  # all of the row, or 0; None if nobody can tell
    note: str  # for a lost row, a board of it with both answers
    verdict: str = ""  # on its exercise, if it has one: a key of `EXERCISE_VERDICTS`


@dataclass(frozen=True)
class Rubric:
    """The rows of a rubric."""

    rows: tuple[Row, ...]

    @property
    def most(self) -> float:
        """The most points."""
        return sum(row.points for row in self.rows)

    @property
    def of_exercises(self) -> bool:
        """Whether its rows are exercises."""
        return all(row.exercise for row in self.rows)

    def results(self, judged: Judgement) -> tuple[RowResult, ...]:
        """Return what a submission gets in each row."""
        return tuple(_result(row, judged) for row in self.rows)


def rubric_of(rubric: Rubric | None, exercises: Sequence[Exercise], points: float | None) -> Rubric:
    """Return the rubric that was given, or the usual one.

    That is 1 point for each exercise; without exercises, 10 points for a right submission.
    """
    if rubric is not None:
        if exercises:
            raise GradingError("a rubric is for programs; --points gives the points of an exercise")
        return rubric
    if points is None:
        points = 1 if exercises else 10
    if not isfinite(points):
        raise GradingError(f"{points} points cannot be added up: give a number")
    if not exercises:
        return Rubric((Row("right on every board", ALL, points),))
    return Rubric(
        tuple(Row(f"{one.number} {one.title}", "", points, one.name) for one in exercises)
    )


def _result(row: Row, judged: Judgement) -> RowResult:
    if row.exercise:
        its = {"verdict": "missing", "note": "Not begun."}
        if not judged.exercises and judged.verdict != "missing":  # its file cannot be read
            its = {"verdict": "not-judged", "note": judged.note}
        its = judged.exercises.get(row.exercise, its)
        points = {"solved": row.points, "not-judged": None}.get(its["verdict"], 0)
        return RowResult(row, points, its["note"], its["verdict"])
    if judged.verdict in OPEN:
        return RowResult(row, None, judged.note)
    note = _lost(row, judged)
    return RowResult(row, 0 if note else row.points, note)


def _lost(row: Row, judged: Judgement) -> str:
    """Return why a submission loses a row; empty if it does not."""
    by_verdict = "" if judged.verdict == "right" else judged.note
    if row.boards == ALL or not judged.answers:
        return by_verdict
    rules = RULES[judged.rules]
    cases, places = class_boards(rules), boards_of(row.boards, rules)
    if not places:  # its judge sends no such board: nothing is shown by passing none
        return by_verdict
    for at in places:
        board, right = repr(rules.board(cases[at])), throws_in_short(rules.fewest_throws(cases[at]))
        if at >= len(judged.answers):
            return f"not run on {board}: earlier calls gave no answer"
        if (got := judged.answers[at]) != right:
            kind, _, exception = got.partition(" ")
            said = SAID.get(kind, f"it raised {exception}" if kind == "raised" else got)
            return f"on {board}: {said}, but the right answer is {right}"
    return ""


def read_rubric(path: Path) -> Rubric:
    r"""Return the rubric in a TOML file: tables ``[[row]]`` with name, boards and points.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder, "rubric.toml")
    ...     size = file.write_text('[[row]]\nname = "Snakes"\nboards = "snakes"\npoints = 3')
    ...     read_rubric(file).rows[0]
    Row(name='Snakes', boards='snakes', points=3, exercise='')
    """
    data = tables_in(path)
    rows = data.get("row")
    if not isinstance(rows, list) or not rows:
        raise GradingError(
            f"{path}: it holds no row; a row is\n"
            '[[row]]\nname = "Snakes"\nboards = "snakes"\npoints = 3'
        )
    return Rubric(tuple(_row(path, at, row) for at, row in enumerate(rows, start=1)))


def _row(path: Path, number: int, row: Any) -> Row:
    place = f"{path}: row {number}"
    if not isinstance(row, Mapping) or set(row) != {"name", "boards", "points"}:
        raise GradingError(f"{place}: it needs name, boards and points, and nothing else")
    name, boards, points = row["name"], row["boards"], row["points"]
    if boards not in (*KINDS, ALL):
        raise GradingError(
            f"{place}: no kind of boards is called {boards!r}; "
            f"the kinds are {', '.join((*KINDS, ALL))}"
        )
    if not isinstance(points, int | float) or isinstance(points, bool) or not 0 <= points < inf:
        raise GradingError(f"{place}: points must be a number that is not negative")
    return Row(str(name), boards, points)
