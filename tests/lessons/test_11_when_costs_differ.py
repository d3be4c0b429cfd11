"""Lesson 11: what costs what, where the proof fails, and the numbers of the text."""

from __future__ import annotations

from functools import partial

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed

from snl_algos import Board, Move, load_board
from snl_algos.algorithms.bellman_ford import bellman_ford
from snl_algos.algorithms.dijkstra import dijkstra
from snl_algos.costs import NegativeCycle, pips
from snl_algos.course.prices import settled_once, stale

PAYING = Board(6, {5: 2}, die=2)


def pays(move: Move) -> int:
    return -1 if move.cell < move.landing else 1


def test_where_the_proof_fails() -> None:
    assert settled_once(PAYING, pays) == 3
    assert bellman_ford(PAYING, cost=pays).distance[6] == 2
    assert "settled_once says 3" in all_printed(11)
    with pytest.raises(NegativeCycle):
        bellman_ford(PAYING, cost=lambda move: 2 * pays(move) if pays(move) < 0 else 1)


def test_adding_the_same_to_each_move_changes_the_route() -> None:
    """The board of exercise 11.2, with the numbers of its answer."""
    board = Board(9, {7: 2, 8: 3}, die=3)
    route = bellman_ford(board, cost=pays).route or ()
    assert ([move.face for move in route], sum(map(pays, route))) == ([3] * 6, 2)
    found = dijkstra(board, cost=lambda move: pays(move) + 1)
    assert [move.face for move in found.route or ()] == [2, 3, 3]
    assert (found.distance[9], sum(map(pays, found.route or ()))) == (6, 3)
    assert sum(pays(move) + 1 for move in route) == 8


def test_no_entry_is_stale_if_every_move_costs_one_throw() -> None:
    assert stale("dijkstra", load_board("thirty")) == 0
    assert stale(partial(dijkstra, cost=pips), load_board("fewest-pips")) > 0
    assert "one throw a move: 0" in all_printed(11)
