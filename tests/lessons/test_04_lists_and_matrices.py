"""Lesson 4: the counts of its text, and the traversal that restarts."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed, text

from snl_algos import Board, compare, load_board
from snl_algos.algorithms.adjacency_list_bfs import build_lists
from snl_algos.course.graphs import traversal
from snl_algos.views import adjacency_lists


def test_the_counts_of_the_text() -> None:
    names = ["adjacency-list-bfs", "adjacency-matrix-bfs"]
    rows = compare(load_board("hundred-plain"), names).rows
    assert [row.work and row.work.edges for row in rows] == [579, 10_100]
    assert "The lists hold 579 edges" in text(4) and "taken: 10,100 entries" in text(4)
    assert sum(map(len, adjacency_lists(Board(1_000)))) == 5_979
    assert "1,000 cells has 5,979 edges" in text(4)
    assert " 1000 cells:  5979 edges, where n² is 1,000,000" in all_printed(4)


def test_the_traversal_restarts_where_a_jump_begins() -> None:
    """What the text says of the thirty-cell board, and of parts in a directed graph."""
    thirty = load_board("thirty")
    assert list(traversal(build_lists(thirty), 1)) == [1, *thirty.jumps]
    plain = build_lists(Board(9))
    downward = [[], *([10 - end for end in plain[10 - cell]] for cell in range(1, 10))]
    assert traversal(downward, 1) == {cell: [cell] for cell in range(1, 10)}


def test_a_jump_that_ends_where_another_begins_must_not_be_taken_twice() -> None:
    lists = build_lists(Board(8, {2: 3, 3: 8}))
    assert lists[1][:2] == [3, 8]
