"""The checks of the exercises of lesson 6."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ..learner_calls import Case, Failed, called, compared, said
from ..verdict import Verdict, not_yet

#: Lists of jumps that are boards, and some with two jumps from one cell.
GOOD: tuple[list[tuple[int, int]], ...] = (
    [], [(3, 11), (8, 5)], [(2, 9), (4, 9)], [(2, 4), (4, 9)], [(3, 11), (8, 3)], [(4, 9), (9, 4)],
)  # fmt: skip
BROKEN = {
    3: [(3, 11), (8, 5), (3, 1)],
    7: [(7, 2), (7, 2)],
    5: [(64, 20), (5, 30), (9, 2), (5, 41), (70, 3)],
}

#: Texts of one game or of several, with and without ladders and snakes.
TEXTS: dict[str, list[dict[int, int]]] = {
    "1\n1\n32 62\n0\n": [{32: 62}],
    "1\n1\n32 62\n2\n95 13\n97 25\n": [{32: 62, 95: 13, 97: 25}],
    "2\n1\n3 90\n1\n99 10\n2\n8 52\n6 80\n1\n51 19\n": [{3: 90, 99: 10}, {8: 52, 6: 80, 51: 19}],
    "2\n0\n1\n17 4\n0\n0\n": [{17: 4}, {}],
    "1\n1\n32  62\n\n1\n95 13": [{32: 62, 95: 13}],
    "3\n0\n0\n1\n2 9\n0\n0\n1\n9 2\n": [{}, {2: 9}, {9: 2}],
    "\n".join(["1", "10", *(f"{foot} 99" for foot in range(2, 12)), "0"]): [
        dict.fromkeys(range(2, 12), 99)
    ],
}


def a_reader_that_refuses(my_jumps: Callable[..., Any]) -> Verdict:
    """Give it lists of pairs that are boards, and some that are not."""
    cases = (Case((list(pairs),), dict(pairs), f"{pairs} is a board") for pairs in GOOD)
    verdict = compared(my_jumps, cases, "It reads {} good lists and refuses three broken ones.")
    for cell, pairs in BROKEN.items() if verdict.passed else ():
        got = called(my_jumps, list(pairs))
        if not isinstance(got, Failed) or not isinstance(got.error, ValueError):
            reason = f"In {pairs} two jumps leave cell {cell}, so a ValueError is asked for"
            return not_yet(f"{reason}, but {said(got)}.")
        if str(cell) not in re.findall("[0-9]+", str(got.error)):
            return not_yet(f"{pairs}: the message {str(got.error)!r} does not name cell {cell}.")
    return verdict


def what_hackerrank_sends(my_reader: Callable[..., Any]) -> Verdict:
    """Give it texts with one board and with several."""
    cases = (Case((text,), right, f"{text!r} means {right}") for text, right in TEXTS.items())
    return compared(my_reader, cases, "All {} texts are read correctly.")
