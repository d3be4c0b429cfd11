"""Lesson 4: the numbers of the text."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed, text

from snl_algos import MISTAKES, Board, load_board, solve
from snl_algos.layout import Layout


def test_cells_are_where_the_text_says() -> None:
    layout = Layout(36, 6)
    for cell, row, column in ((14, 3, 1), (7, 4, 5)):
        up, along = layout.place(cell)
        assert (5 - up, along) == (row, column)
        assert f"ell {cell} is in row {row}, column {column}" in text(4)


def test_the_first_answer_of_the_marking_program_is_right_and_the_note_is_there() -> None:
    assert "True - it changes its arguments" in all_printed(4)


def test_numbers_that_are_printed() -> None:
    said = all_printed(4)
    assert "2 throws, 13 cells taken\n2 throws, 7 cells taken" in said
    assert "level 3: 29 30 15 16 18" in said
    assert solve(load_board("thirty")).throws == 3
    assert MISTAKES["alternates-from-the-top"].board == Board(9, {3: 9})


def forgetful(board: Board, rounds: int) -> list[list[int]]:
    """The levels of exercise 4.4, which compare a new one with the last one only."""
    levels = [[board.start]]
    while len(levels) <= rounds and board.goal not in levels[-1]:
        ends = {end for cell in levels[-1] for end in board.successors(cell)}
        levels.append(sorted(ends - set(levels[-1])))
    return levels


def test_a_level_that_forgets_the_older_ones_leads_back() -> None:
    """The board of exercise 4.4, and what its answer says about it."""
    assert forgetful(Board(6, {5: 2}, die=2), 9) == [[1], [2, 3], [4], [2, 6]]
    assert solve(Board(6, {5: 2}, die=2), "level-bfs").distance[2] == 1
    assert all(forgetful(Board(5, {4: 1}, die=1), 300))  # out of reach: no level is ever empty
