"""Lesson 12: what its text says is what its table shows."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import cells, printed

from snl_algos import MISTAKES


def test_the_text_says_what_the_table_shows() -> None:
    """An answer that was written before the numbers."""
    (table,) = (cell for cell in cells(12, "code") if "boards it fails on" in cell.source)
    rows = {
        found[1]: [int(n) for n in found[2].split()]
        for found in re.finditer(r"^(\S+) +([\d ]+)$", printed(table), re.MULTILINE)
        if found[1] in MISTAKES
    }
    assert len(rows) == 12
    caught = [{name for name in rows if rows[name][column]} for column in range(4)]
    published, by_property, exhaustion, random = caught
    assert (len(published), len(by_property), len(exhaustion), len(random)) == (1, 1, 9, 8)
    assert random - exhaustion == {"memo-over-cycles", "greedy"}
    assert set(rows) - set().union(*caught) == {"cap-on-depth"}
    boards = [MISTAKES[name].board for name in random - exhaustion]
    assert [board.cells for board in boards if board is not None] == [7, 7]
