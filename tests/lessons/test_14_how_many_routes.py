"""Lesson 14: the numbers of the text are those that its cells have printed."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed, text

SAID = {
    "1,401 cells": "1401 cells, 156 digits",
    "From 25 steps on": "25 steps,  176 cells,  20 digits, 64 bits: no",
    "nothing at all would be left": "156 digits, 64 bits: no: 0 would be left",
    "Only the start and the goal are on all 438": "438 of 279,936 sequences",
    "Cell 38": "354 of 438 shortest routes stand on cell 38",
    "cell 67 come next": "336 of 438 shortest routes stand on cell 67",
    "two sequences of faces": "two ladders: {'faces': 2, 'landings': 2, 'cells': 1}",
    "three faces, two landings, one cell": "{'faces': 3, 'landings': 2, 'cells': 1}",
}


@pytest.mark.parametrize("said", SAID)
def test_what_the_text_says_was_printed(said: str) -> None:
    assert said in text(14)
    assert SAID[said] in all_printed(14)
