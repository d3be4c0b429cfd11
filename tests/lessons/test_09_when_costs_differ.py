"""Lesson 9: what costs what, when a cell is done, where the proof fails."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")


from snl_algos import Board, Move, load_board
from snl_algos.algorithms.bellman_ford import bellman_ford
from snl_algos.algorithms.dijkstra import dijkstra
from snl_algos.costs import pips
from snl_algos.course.prices import play, with_toll


def pays(move: Move) -> int:
    return -1 if move.cell < move.landing else 1


def test_the_routes_that_the_answer_names(capsys: pytest.CaptureFixture[str]) -> None:
    """Two routes with the fewest throws, and faces that a learner may try.

    Would catch: a route of the text that costs something else, or cannot be played.
    """
    board = load_board("fewest-pips")
    for faces, cost in (([6, 5], 11), ([5, 1], 6), ([1, 1, 1], 3)):
        play(board, faces, pips)
        assert capsys.readouterr().out.endswith(f"land on 12: cost so far {cost}\n")
    assert dijkstra(board).throws == 2
    play(board, [6, 6, 1], pips)
    said = capsys.readouterr().out.splitlines()
    assert said[1:] == ["roll 6: from cell 7 it moves you nowhere"]


def test_tolls_that_make_ladders_too_expensive() -> None:
    """Would catch: a toll of the text from which on another route is cheaper."""
    thirty = load_board("thirty")
    for toll, cost in ((0, 3), (1, 4), (2, 5), (3, 5)):
        assert dijkstra(thirty, with_toll(toll)).distance[thirty.goal] == cost
    assert bellman_ford(Board(30, thirty.snakes)).throws == 5
