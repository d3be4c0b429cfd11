"""Lesson 15: what its text says is what its table shows."""

from __future__ import annotations

import re
from math import log2

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed, cells, printed

from snl_algos import MISTAKES
from snl_algos.course.methods import edges_by_size, edges_on_staircases


def test_the_text_says_what_the_table_shows() -> None:
    """An answer that was written before the numbers."""
    (table,) = (cell for cell in cells(15, "code") if "boards it fails on" in cell.source)
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


def test_slopes_belong_to_boards() -> None:
    """Linear on empty boards and quadratic on staircases, as the text says."""
    empty, stairs = edges_by_size((50, 100, 200)), edges_on_staircases((25, 50, 100))
    for name, edges in empty.items():
        power = log2(edges[2] / edges[1])
        assert (power > 1.9) == (name == "adjacency-matrix-bfs")
    assert {name for name, edges in stairs.items() if log2(edges[2] / edges[1]) > 1.8} == {
        "repaired-dp",
        "bellman-ford",
    }
    assert "repaired-dp      5,356  20,706  81,406       3.93 times" in all_printed(15)
