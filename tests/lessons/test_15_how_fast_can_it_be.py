"""Lesson 15: what it says of lines, queues, memory and the proof of the windows."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import text

from snl_algos import ALGORITHMS, Board, compare, random_board, solve
from snl_algos.course import speed
from snl_algos.tracing import count_lines


def test_what_the_lesson_counts() -> None:
    board = random_board(100, snakes=10, ladders=10, seed=1)
    lines = {name: count_lines(ALGORITHMS[name], board) for name in ("queue-bfs", "bitset-bfs")}
    assert lines["queue-bfs"] == 2399
    assert (lines["bitset-bfs"] or 0) < 2399 / 3
    work = compare(board, ["queue-bfs"]).rows[0].work
    assert work is not None
    assert (work.cells, work.edges) == (84, 483)
    assert "takes a cell 84 times and examines 483 throws" in text(15)


@pytest.mark.parametrize("cells", range(8, 21))
def test_each_entry_decides_on_one_board(cells: int) -> None:
    """Would catch: an entry that need not be read, on a board with six snakes before the goal."""
    snakes = dict.fromkeys(range(cells - 6, cells), 1)
    assert solve(Board(cells, snakes)).throws is None
    for cell in range(2, cells):
        assert solve(Board(cells, {**snakes, cell: cells})).throws is not None, cell


def test_the_memory_of_the_lesson() -> None:
    """Lines are kept in the order of their last use; two bits a cell fit into them all."""
    cells = list(range(100_000))
    anywhere = random.Random(1).sample(cells, len(cells))
    assert speed.misses(cells, 512) == speed.misses(anywhere, 512) == 100_000
    assert speed.misses(cells, 2) == speed.misses(anywhere, 2) == 391
    assert speed.misses(anywhere, 32) > 10 * speed.misses(cells, 32)
    assert speed.misses([0, 16, 0, 32, 16, 0], 32, lines=2) == 5
