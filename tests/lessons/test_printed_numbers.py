"""The numbers of a text are those that the cells of its lesson have printed."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed, text

#: Lesson → what its text says → what has been printed.
SAID = {
    2: {
        "5,979.": " 1000 cells:  5979 edges, 1,000,000 places",
        "A 1 from cell 26 lands on 27": "thirty: both ways 2, right 3\nfifty: both ways 5, right 6",
    },
    4: {"never takes the second ladder": "marks landings: 1 throw\nmarks both: 2 throws"},
    5: {"270 edges instead of 2,927": "{'level-bfs': 2927, 'bidirectional-bfs': 270}"},
    6: {
        "The step from 1 to 5 is the ladder": "predecessor -1  0  0  0  3  1  5  5",
        "it's three throws too high": "right: 6   forward-dp: 9   <- wrong",
    },
    7: {
        "On none.": "wrong on 0",
        "one board of two cells": "2 cells:  1 tried, wrong on 0",
        "with two dice six boards": "3 cells:  6 tried, wrong on 0",
        "4 · 4 · 3 = 48 boards": "4 cells: 48 tried, wrong on 5",
        "The snake takes you back": "8 cells, die 1, 2 ladders, 1 snake\nright:      3",
        "the pass promises a route": "6 cells, die 1, 2 ladders, no snakes\nright:      3",
        "stores one foot only": "4 cells, die 1, 2 ladders, no snakes\nright:      1",
    },
    9: {
        "The program says 3.": "settled_once says 3",
        "is there ever a stale entry": "one throw a move: 0",
    },
    12: {
        "26.85 throws": "26.85 throws on average",
        "on 25, 26 and 27": "the small die on: 0 2 6 25 26 27 33",
    },
    13: {
        "the next throw passes the goal": "wins, or does not move you: 2, out of reach",
        "only where a jump begins on the goal itself": (
            "changes on 19\nof these, with a jump on the goal: 19"
        ),
    },
    14: {
        "1,401 cells": "1401 cells, 156 digits",
        "From 25 steps on": "25 steps,  176 cells,  20 digits, 64 bits: no",
        "nothing at all would be left": "156 digits, 64 bits: no: 0 is left",
        "Only the start and the goal are on all 438": "438 of 279,936 sequences",
        "Cell 38": "354 of 438 shortest routes stand on cell 38",
        "cell 67 come next": "336 of 438 shortest routes stand on cell 67",
    },
    17: {"Only one more.": "\n18\n", "Only cell 7": "[7, 9]"},
}


@pytest.mark.parametrize("lesson", SAID)
def test_what_the_text_says_was_printed(lesson: int) -> None:
    """Would catch: a number of the text that is not the one below it any more."""
    for said, printed in SAID[lesson].items():
        assert said in text(lesson)
        assert printed in all_printed(lesson)
