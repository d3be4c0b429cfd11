"""The samples that judges show with the problem, and which mistakes pass them."""

from __future__ import annotations

from typing import NamedTuple

from ..board import Board
from ..gallery import load_board
from ..programs import MISTAKES
from ..tables import plain_table
from .likeness import MANY_LINES, PATIENCE
from .playing import Player
from .rules import RULES
from .running import QuickRunner

__all__ = ["SAMPLES", "Sample", "passes", "samples_table"]


class Sample(NamedTuple):
    """A board that a judge shows, with the answer it publishes."""

    name: str
    board: Board
    throws: int


#: The visible samples of three judges. Their hidden tests are more, and not published.
SAMPLES = (
    Sample("LeetCode 1", load_board("leetcode-1"), 4),
    Sample("LeetCode 2", Board(4, {2: 3}), 1),
    Sample("HackerRank 1", load_board("hackerrank-1"), 3),
    Sample("HackerRank 2", load_board("hackerrank-2"), 5),
    Sample("GeeksforGeeks 1", Board(30, {3: 22, 5: 8, 11: 26, 20: 29, 21: 9, 27: 1}), 3),
    Sample("GeeksforGeeks 2", load_board("straight-up"), 1),
)


def passes(name: str) -> tuple[bool, ...]:
    """For each sample, whether a mistake of the gallery gives the published answer in time.

    A call that runs very many lines counts as too slow for any judge. It is lines that end it,
    not seconds, so the table is the same on every machine.

    Examples
    --------
    >>> passes("skips-snakes")
    (True, True, True, True, True, True)
    """
    mistake, rules = MISTAKES[name], RULES["plain"]
    runner = QuickRunner(mistake, rules, PATIENCE, MANY_LINES)
    with Player(mistake, rules, PATIENCE, runner=runner) as player:
        said = [player.outcome(rules.case(sample.board)) for sample in SAMPLES]
    return tuple(
        (outcome.ended, outcome.throws) == ("returned", sample.throws)
        for outcome, sample in zip(said, SAMPLES, strict=True)
    )


def samples_table() -> str:
    """A table in plain text: which mistakes pass which of the samples.

    Examples
    --------
    >>> samples_table().splitlines()[2].split()
    ['skips-snakes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes']
    """
    columns = ["mistake", *(sample.name for sample in SAMPLES)]
    rows = [[name, *("yes" if ok else "no" for ok in passes(name))] for name in MISTAKES]
    return plain_table(columns, rows)
