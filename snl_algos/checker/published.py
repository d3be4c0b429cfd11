"""The boards that a program is run on first: its judge's samples, then the smallest suites.

A suite is a few boards that together catch every known mistake (see `snl_algos.lab.suites`).
Making one takes a second, so they are stored in `suites.json`, written by `tools/suites.py`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ..board import Board
from ..boards.gallery import load_board
from .rules import Case, Rules

__all__ = ["SAMPLES", "Sample", "first_boards"]


class Sample(NamedTuple):
    """A board that a judge shows, with the answer it publishes."""

    name: str
    board: Board
    throws: int


#: The visible samples of three judges. They have more, hidden tests.
SAMPLES = (
    Sample("LeetCode 1", load_board("leetcode-1"), 4),
    Sample("LeetCode 2", Board(4, {2: 3}), 1),
    Sample("HackerRank 1", load_board("hackerrank-1"), 3),
    Sample("HackerRank 2", load_board("hackerrank-2"), 5),
    Sample("GeeksforGeeks 1", Board(30, {3: 22, 5: 8, 11: 26, 20: 29, 21: 9, 27: 1}), 3),
    Sample("GeeksforGeeks 2", load_board("straight-up"), 1),
)


def first_boards(rules: Rules) -> list[Case]:
    """Return the published samples and the boards of the suites that the rules allow.

    The first board has no jumps: a call that does not end on it hardly ever ends. If there is a
    suite for the rules, only that suite is used.

    Examples
    --------
    >>> from snl_algos.checker.rules import RULES
    >>> len(first_boards(RULES["hackerrank"]))
    9
    """
    bare = Case(rules.fixed or 9, (), rules.dice[0])
    samples = [rules.case(sample.board) for sample in SAMPLES]
    cases = dict.fromkeys((bare, *samples, *_suite(rules.name)))
    return [case for case in cases if rules.allows(case)]


def _suite(name: str) -> Iterator[Case]:
    text = Path(__file__).with_name("suites.json").read_text(encoding="utf-8")
    suites: dict[str, list[list[Any]]] = json.loads(text)
    for boards in [suites[name]] if name in suites else suites.values():
        for cells, jumps in boards:
            yield Case(cells, tuple((foot, end) for foot, end in jumps))
