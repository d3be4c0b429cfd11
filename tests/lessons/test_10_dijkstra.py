"""Lesson 10: what a heap costs, and when the goal is done."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from math import log2

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed

from snl_algos import Board, load_board, trace
from snl_algos.algorithms.dijkstra import dijkstra
from snl_algos.costs import pips
from snl_algos.course.prices import comparisons, play


def test_a_heap_adds_a_few_comparisons_when_it_becomes_ten_times_as_large() -> None:
    counted = [comparisons(10**power) for power in (2, 3, 4)]
    for small, large in pairwise(counted):
        assert 1.5 < large - small < 4.5
    assert counted[0] < 2 * log2(100)
    assert 1 < comparisons(100_000) / counted[0] < 3
    assert " 10,000 entries: " in all_printed(10)


def test_the_goal_may_join_the_heap_too_dear() -> None:
    """The board of exercise 10.2: the first entry of the goal, and what the goal costs."""
    board = Board(4, {2: 3}, die=3)
    run = trace(partial(dijkstra, cost=pips), board)
    entries = [state["distance"]["4"] for state in run.steps if "4" in state.get("distance", {})]
    assert entries == [3, 2]


def test_the_six_of_the_first_screen_is_not_the_cheapest_throw() -> None:
    board = Board(7, {2: 5})
    assert [move.face for move in dijkstra(board).route or ()] == [6]
    assert dijkstra(board, cost=pips).distance[7] == 3


def test_the_routes_that_the_answer_names(capsys: pytest.CaptureFixture[str]) -> None:
    """Two routes with the fewest throws, and faces that a learner may try."""
    board = load_board("fewest-pips")
    for faces, cost in (([6, 5], 11), ([5, 1], 6), ([1, 1, 1], 3)):
        play(board, faces, pips)
        assert capsys.readouterr().out.endswith(f"land on 12: cost so far {cost}\n")
    assert dijkstra(board).throws == 2
    play(board, [6, 6, 1], pips)
    said = capsys.readouterr().out.splitlines()
    assert said[1:] == ["roll 6: from cell 7 it moves you nowhere"]
