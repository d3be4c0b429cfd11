"""Lesson 2: the counts of its text, and the two published programs that get the graph wrong."""

from __future__ import annotations

import json

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed, notebook

from snl_algos import MISTAKES, Board, compare, load_board, solve
from snl_algos.algorithms.adjacency_list_bfs import build_lists
from snl_algos.views import adjacency_lists


def test_the_counts_of_the_text() -> None:
    names = ["adjacency-list-bfs", "adjacency-matrix-bfs"]
    rows = compare(load_board("hundred-plain"), names).rows
    assert [row.work and row.work.edges for row in rows] == [579, 10_100]
    assert "100 cells, 6 faces: 600 - 21 = 579 edges" in json.dumps(notebook(2))
    assert sum(map(len, adjacency_lists(Board(1_000)))) == 5_979
    assert " 1000 cells:  5979 edges, 1,000,000 places" in all_printed(2)


def test_an_edge_is_entered_both_ways() -> None:
    """The published answers of the program, and the way back that the text names."""
    both_ways = MISTAKES["edges-both-ways"]
    for name, said, right in (("thirty", 2, 3), ("fifty", 5, 6)):
        board = load_board(name)
        assert (both_ways(board), solve(board).throws) == (said, right)
        assert f"{name}: both ways {said}, right {right}" in all_printed(2)
    back = {cell for cell in load_board("thirty").predecessors(1) if 30 - cell <= 6}
    assert 26 in back and load_board("thirty").jumps[27] == 1


def test_a_list_that_should_not_be_empty() -> None:
    meeting = Board(4, {2: 1, 3: 2}, die=2)
    assert (MISTAKES["empties-every-foot"](meeting), solve(meeting).throws) == (-1, 2)


def test_a_jump_that_ends_where_another_begins_must_not_be_taken_twice() -> None:
    lists = build_lists(Board(8, {2: 3, 3: 8}))
    assert lists[1][:2] == [3, 8]
