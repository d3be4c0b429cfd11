"""Lesson 8: in which sweep a cell is right, and what sweeps cost."""

from __future__ import annotations

import pytest

from snl_algos import Board, solve
from snl_algos.course import exercise
from snl_algos.course.heuristics import edges
from snl_algos.course.sweeps import show_sweeps, staircase


def edges_on(board: Board, name: str) -> int:
    """How many edges a program examines."""
    return edges(board, [name])[name]


def test_the_first_number_of_the_goal_may_be_too_large() -> None:
    """What the third hint of its first exercise warns of."""
    one = exercise("8.1")
    early = one.solution.replace("while changed:", "while changed and board.goal not in distance:")
    board = Board(33, {2: 20, 20: 33, 21: 17})
    assert (one.run(early)["sweeping"](board), solve(board).throws) == (4, 3)


def test_the_work_on_staircases() -> None:
    counted = [edges_on(staircase(snakes), "repaired-dp") for snakes in (50, 100, 200)]
    assert [staircase(snakes).cells for snakes in (50, 100, 200)] == [104, 204, 404]
    assert counted == [5_356, 20_706, 81_406]
    assert [edges_on(staircase(snakes), "queue-bfs") for snakes in (50, 100)] == [52, 102]
    assert edges_on(Board(200), "repaired-dp") < 2.1 * edges_on(Board(100), "repaired-dp")


def test_a_sweep_is_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    show_sweeps(Board(8, {2: 6, 5: 8, 7: 4}, die=1))
    rows = capsys.readouterr().out.splitlines()
    assert rows[0].split() == ["cell", *map(str, range(1, 9))]
    assert rows[2] == "sweep 2  0  ·  ·  2  ·  1  ·  3"
