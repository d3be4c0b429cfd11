"""The referee of lesson 17, the lines that programs run, and the program that forgets snakes."""

from __future__ import annotations

from itertools import pairwise

import pytest

from snl_algos import MISTAKES, Board
from snl_algos.course.counterexamples import lines_run, play, show_mistake, smallest_board
from snl_algos.course.handed_in import checked


def test_the_referee_tells_who_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    play("greedy", Board(7, {2: 4, 4: 7}, die=2))
    play("greedy", Board(7, {2: 5}, die=2))
    play("never-ends", Board(3, {2: 1}, die=1))
    said = capsys.readouterr().out
    assert said.count("You have caught it.") == 2
    assert said.count("Not caught: here it is right.") == 1
    assert "right: out of reach\nnever-ends: no answer: it never ends" in said


def test_a_mistake_is_told_with_its_belief_and_its_board(
    capsys: pytest.CaptureFixture[str],
) -> None:
    show_mistake("greedy")
    mistake = MISTAKES["greedy"]
    assert smallest_board("greedy") == mistake.board and smallest_board("no-memo") is None
    said = capsys.readouterr().out
    assert mistake.believed in said and mistake.reason in said and mistake.repair in said
    assert "no-memo is right on every board, and too slow." in said


def test_one_cell_more_is_twice_the_lines() -> None:
    counted = [lines_run(MISTAKES["no-memo"].function, cells) for cells in (11, 12, 13)]
    assert all(1.9 < large / small < 2.1 for small, large in pairwise(counted))
    assert lines_run("queue-bfs", 13) < 1.2 * lines_run("queue-bfs", 12)


@pytest.mark.full
def test_a_program_that_forgets_snakes_is_found() -> None:
    report = checked()
    assert report.correct is False
    assert report.board is not None and report.board.snakes
