"""The numbers of a text are those that the cells of its lesson have printed."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed, text

#: Lesson → what its text says → what has been printed.
SAID = {
    5: {
        "270 edges instead of 2,927": "{'level-bfs': 2927, 'bidirectional-bfs': 270}",
    },
    14: {
        "1,401 cells": "1401 cells, 156 digits",
        "From 25 steps on": "25 steps,  176 cells,  20 digits, 64 bits: no",
        "nothing at all would be left": "156 digits, 64 bits: no: 0 is left",
        "Only the start and the goal are on all 438": "438 of 279,936 sequences",
        "Cell 38": "354 of 438 shortest routes stand on cell 38",
        "cell 67 come next": "336 of 438 shortest routes stand on cell 67",
    },
    12: {
        "26.85 throws": "26.85 throws on average",
        "on 25, 26 and 27": "the small die on: 0 2 6 25 26 27 33",
    },
}


@pytest.mark.parametrize("lesson", SAID)
def test_what_the_text_says_was_printed(lesson: int) -> None:
    """Would catch: a number of the text that is not the one below it any more."""
    for said, printed in SAID[lesson].items():
        assert said in text(lesson)
        assert printed in all_printed(lesson)
