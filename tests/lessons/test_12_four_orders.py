"""Lesson 12: the numbers of the text are those that its cells have printed."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed, text

SAID = {
    "takes 176 cells": "free-sixes       176      82      82      94     100",
    "comes close, with 94": "free-sixes       176      82      82      94     100",
    "82 cells to stand on": "throws            82      82      82      82     266",
    "up to five times as many": "pips              82      82      92      82     388",
    "takes each cell once even here": "paid-ladders     159      82     171     159     416",
    "Two throws are enough": "2 throws are enough, but the cheapest route takes 3",
    "the costs have a negative sum": "costs -1 in total",
}


@pytest.mark.parametrize("said", SAID)
def test_what_the_text_says_was_printed(said: str) -> None:
    assert said in text(12)
    assert SAID[said] in all_printed(12)
