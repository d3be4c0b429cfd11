"""The known mistakes on the boards that judges show: which of them pass."""

from __future__ import annotations

from collections.abc import Iterable

from ..board import Board
from ..programs import MISTAKES, Outcome, Program
from ..tables import plain_table
from .board_tester import BoardTester, InProcessTester
from .cases import SAMPLES
from .rules import RULES, Rules

__all__ = ["passes", "samples_table", "tester_of"]

#: A busy machine can delay any call, so the seconds are ample: what stops an endless call is the
#: number of its lines, which is more than any other call needs.
TIMEOUT_SECONDS, MAX_LINES = 5.0, 400_000


def tester_of(program: Program, rules: Rules) -> BoardTester:
    """Return a tester of a program of ours, run in this process: its number of lines can end it."""
    return InProcessTester(program, rules, TIMEOUT_SECONDS, MAX_LINES)


def passes(name: str, boards: Iterable[Board] | None = None) -> tuple[bool, ...]:
    """Return for each board, by default the judges' samples, whether a mistake is right in time."""
    boards = [sample.board for sample in SAMPLES] if boards is None else boards
    mistake, rules = MISTAKES[name], RULES["plain"]
    with tester_of(mistake, rules) as tester:
        return tuple(
            tester.outcome(case) == Outcome("returned", rules.fewest_throws(case))
            for case in map(rules.case, boards)
        )


def samples_table() -> str:
    """Return a table in plain text: which mistakes pass which samples.

    Examples
    --------
    >>> samples_table().splitlines()[2].split()
    ['skips-snakes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes']
    """
    columns = ["mistake", *(sample.name for sample in SAMPLES)]
    rows = [[name, *("yes" if ok else "no" for ok in passes(name))] for name in MISTAKES]
    return plain_table(columns, rows)
