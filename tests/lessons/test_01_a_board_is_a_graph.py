"""Lesson 1: the published boards, and the boards on which a rule matters."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import cells, printed

from snl_algos import Board, load_board, solve


def test_what_the_lesson_says_of_published_boards_is_so() -> None:
    fifty = load_board("fifty")
    assert dict(fifty.jumps) == {5: 22, 7: 4, 13: 9, 22: 7, 26: 29, 31: 1}
    assert solve(fifty).throws == 6
    hundred = Board(100)
    assert sum(len(hundred.moves(cell)) for cell in range(1, 101)) == 579


def test_each_rule_changes_the_answer_on_its_pair() -> None:
    """A pair of boards that differ in a rule, and not in the answer."""
    said = next(printed(cell) for cell in cells(1, "code") if "in pairs.items()" in cell.source)
    answers = [line.rpartition(": ")[2].split(", ") for line in said.splitlines()]
    assert len(answers) == 4
    assert all(one != other for one, other in answers)
