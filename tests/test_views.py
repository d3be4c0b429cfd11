"""The board as other programs keep it. Random boards are in test_random_boards.py."""

from __future__ import annotations

import pytest

from snl_algos.board import Board, BoardError
from snl_algos.views import (
    adjacency_lists,
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


def test_a_short_top_row_is_filled_with_zeros() -> None:
    assert grid(Board(7, {7: 2, 5: 1})) == [[2, 0, 0], [-1, 1, -1], [-1, -1, -1]]
    assert grid(Board(5, {5: 1})) == [[0, 1, -1], [-1, -1, -1]]


def test_the_array() -> None:
    assert move_array(Board(6, {2: 5, 6: 1})) == [-1, 4, -1, -1, -1, 0]
    assert move_array(Board(1)) == [-1]


def test_chained_jumps_are_shown_as_they_are_taken() -> None:
    board = Board(9, {2: 5, 5: 8, 3: 4, 4: 3}, chained=True)
    assert move_array(board) == [-1, 7, -1, -1, 7, -1, -1, -1, -1]
    assert move_array(Board(9, {2: 5, 5: 8})) == [-1, 4, -1, -1, 7, -1, -1, -1, -1]


def test_lists() -> None:
    assert adjacency_lists(Board(5, {3: 1}, die=2)) == [[], [2, 1], [1, 4], [4, 5], [5], []]
    assert adjacency_lists(Board(2, start=0, die=2)) == [[1, 2], [2], []]
    # Two faces to one cell are one edge.
    assert adjacency_lists(Board(5, {2: 4, 3: 4}, die=3))[1] == [4]


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


def test_the_tables() -> None:
    tables = forward_tables(Board(8, {2: 6, 3: 6, 7: 1}, start=0))
    assert tables.is_snake == [False] * 7 + [True, False]
    assert tables.ladder == [-1, -1, -1, -1, -1, -1, 3, -1, -1]
    assert tables.losses == (
        "of the snake 7→1 only the head is known",
        "the ladder 2→6 is lost: its top has another foot, 3",
    )


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


def test_a_ladder_on_the_start_is_held() -> None:
    """Its foot is position 0, which would say "no ladder" if 0 meant that."""
    tables = forward_tables(Board(8, {1: 6}))
    assert tables.ladder == [-1, -1, -1, -1, -1, 0, -1, -1]
