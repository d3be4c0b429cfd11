"""Lesson 5: the counts of its text, and the traversal that restarts."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed, text

from snl_algos import MISTAKES, Board, compare, load_board, solve
from snl_algos.algorithms.adjacency_list_bfs import build_lists
from snl_algos.course.graphs import traversal
from snl_algos.views import adjacency_lists


def test_the_counts_of_the_text() -> None:
    names = ["adjacency-list-bfs", "adjacency-matrix-bfs"]
    rows = compare(load_board("hundred-plain"), names).rows
    assert [row.work and row.work.edges for row in rows] == [579, 10_100]
    assert "The lists hold 579 edges" in text(5) and "100 cells: 10,100 entries" in text(5)
    assert sum(map(len, adjacency_lists(Board(1_000)))) == 5_979
    assert "1,000 cells has 5,979 edges" in text(5)
    assert " 1000 cells:  5979 edges, where n² is 1,000,000" in all_printed(5)


def test_the_traversal_restarts_where_a_jump_begins() -> None:
    """What the text says of the thirty-cell board, and of parts in a directed graph."""
    thirty = load_board("thirty")
    assert list(traversal(build_lists(thirty), 1)) == [1, *thirty.jumps]
    plain = build_lists(Board(9))
    downward = [[], *([10 - end for end in plain[10 - cell]] for cell in range(1, 10))]
    assert traversal(downward, 1) == {cell: [cell] for cell in range(1, 10)}


def test_an_edge_is_entered_both_ways() -> None:
    """The published answers of the program, and the boards of the text."""
    both_ways = MISTAKES["edges-both-ways"]
    for name, said, right in (("thirty", 2, 3), ("fifty", 5, 6)):
        board = load_board(name)
        assert (both_ways(board), solve(board).throws) == (said, right)
        assert f"{name}: both ways {said}, right {right}" in all_printed(5)
    back = {cell for cell in load_board("thirty").predecessors(1) if 30 - cell <= 6}
    assert back == {24, 25, 26}
    ladders = Board(15, {2: 10, 9: 15}, die=2)
    assert f"`{ladders!r}` the program says 3, and 4 is right" in text(5)
    assert (both_ways(ladders), solve(ladders).throws) == (3, 4)


def test_a_list_that_should_not_be_empty() -> None:
    meeting = Board(4, {2: 1, 3: 2}, die=2)
    assert "On the first board the lists miss the goal" in text(5)
    assert (MISTAKES["empties-every-foot"](meeting), solve(meeting).throws) == (-1, 2)


def test_a_jump_that_ends_where_another_begins_must_not_be_taken_twice() -> None:
    lists = build_lists(Board(8, {2: 3, 3: 8}))
    assert lists[1][:2] == [3, 8]
