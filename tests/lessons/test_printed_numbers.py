"""The numbers of a text are those that the cells of its lesson have printed."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed, text

#: Lesson → what its text says → what has been printed.
SAID = {
    4: {
        "270 edges instead of 2,927": "{'level-bfs': 2927, 'bidirectional-bfs': 270}",
    },
    12: {
        "takes 176, each cell": "free-sixes       176      82      82      94     100",
        "comes close, with 94": "free-sixes       176      82      82      94     100",
        "82 cells to stand on": "throws            82      82      82      82     266",
        "up to 416, about five": "paid-ladders     159      82     171     159     416",
        "heap takes each cell once, but": "paid-ladders     159      82     171     159     416",
        "Two throws are enough": "2 throws are enough, but the cheapest route takes 3",
        "the costs have a negative sum": "back to it costs -1: each round",
    },
    13: {
        "270 edges instead of 2,927": "{'level-bfs': 2927, 'bidirectional-bfs': 270}",
        "102 edges instead of 576": "{'level-bfs': 576, 'bidirectional-bfs': 552, 'a-star': 102}",
        "422 edges": "'bidirectional-bfs': 542, 'a-star': 422}",
        "finds a three-throw route through it": "right: 2 throws, with this bound: 3",
    },
    14: {
        "1,401 cells": "1401 cells, 156 digits",
        "From 25 steps on": "25 steps,  176 cells,  20 digits, 64 bits: no",
        "nothing at all would be left": "156 digits, 64 bits: no: 0 is left",
        "Only the start and the goal are on all 438": "438 of 279,936 sequences",
        "Cell 38": "354 of 438 shortest routes stand on cell 38",
        "cell 67 come next": "336 of 438 shortest routes stand on cell 67",
    },
    19: {
        "39.6": "48→26          39.5984",
        "an average of 39.2 throws": "47→26          39.2251",
        "almost three throws longer": "79→81 as well  41.9487",
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
