"""The board as other programs keep it. Random boards are in test_random_boards.py."""

from __future__ import annotations

import pytest

from snl_algos.board import Board, BoardError
from snl_algos.views import (
    adjacency_matrix,
    forward_tables,
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


# -- the forward DP's tables, and what they lose ------------------------------------


@pytest.mark.parametrize(
    ("board", "losses"),
    [
        (Board(8, {1: 6}), ()),
        (Board(8, {1: 6, 2: 6}), ("the ladder 1→6 is lost: its top has another foot, 2",)),
        (
            Board(8, {1: 6, 2: 6, 4: 6}, start=0),
            (
                "the ladder 1→6 is lost: its top has another foot, 2",
                "the ladder 2→6 is lost: its top has another foot, 4",
            ),
        ),
        (Board(8, chained=True), ("the rule that jumps are chained is lost",)),
        (Board(8, overshoot="win"), ("the rule for throws past the goal is lost",)),
        (Board(8, overshoot="bounce"), ("the rule for throws past the goal is lost",)),
    ],
)
def test_what_the_tables_lose(board: Board, losses: tuple[str, ...]) -> None:
    """Nothing goes without a word, and nothing is said to be lost that is there."""
    assert forward_tables(board).losses == losses
