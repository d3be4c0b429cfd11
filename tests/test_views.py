"""The board as other programs keep it. Random boards are in test_random_boards.py."""

from __future__ import annotations

import pytest

from snl_algos.board import Board, BoardError
from snl_algos.views import (
    adjacency_matrix,
    grid,
    move_array,
)


def test_the_grid_of_leetcode() -> None:
    """Example 1 of LeetCode 909 to the letter: the judge's rows, the top one first."""
    assert grid(Board(36, {2: 15, 14: 35, 17: 13})) == [
        [-1, -1, -1, -1, -1, -1],
        [-1, -1, -1, -1, -1, -1],
        [-1, -1, -1, -1, -1, -1],
        [-1, 35, -1, -1, 13, -1],
        [-1, -1, -1, -1, -1, -1],
        [-1, 15, -1, -1, -1, -1],
    ]


def test_the_array() -> None:
    assert move_array(Board(6, {2: 5, 6: 1})) == [-1, 4, -1, -1, -1, 0]
    assert move_array(Board(1)) == [-1]


def test_the_matrix() -> None:
    assert [list(row) for row in adjacency_matrix(Board(3, {2: 3}, die=2, start=0))] == [
        [0, 1, 0, 1],
        [0, 0, 0, 1],
        [0, 0, 0, 1],
        [0, 0, 0, 0],
    ]
    rows = adjacency_matrix(Board(3))
    assert len({id(row) for row in rows}) == 4


def test_a_matrix_that_is_too_large() -> None:
    """Refused before any memory is taken, with the size in words, at the very limit."""
    with pytest.raises(BoardError) as refusal:
        adjacency_matrix(Board(1_000_000))
    assert str(refusal.value) == (
        "an adjacency matrix for 1,000,000 cells needs 953,677 MB, and 256 MB are allowed; "
        "lists need far less"
    )
    with pytest.raises(BoardError, match="MB"):
        adjacency_matrix(Board(10**18))
    assert len(adjacency_matrix(Board(16_383))) == 16_384
    with pytest.raises(BoardError, match="for 16,384 cells needs 257 MB"):
        adjacency_matrix(Board(16_384))
