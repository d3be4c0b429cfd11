"""Lesson 0: what its exercises answer, and what it says of the thirty-cell board."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")
pytest.importorskip("anywidget")

from lessons.notebooks import exercise, run

from snl_algos import Board, load_board, shortest_routes, solve, trace

FACES, SNAKES = exercise("0.1"), exercise("0.2")


def played(code: str, capsys: pytest.CaptureFixture[str]) -> tuple[bool, list[str]]:
    won = FACES.run(f"{code}\n\n{FACES.checks[0]}")["won"]
    return won, capsys.readouterr().out.splitlines()


def test_the_solution_gets_home_in_the_fewest_throws(capsys: pytest.CaptureFixture[str]) -> None:
    won, said = played(FACES.solution, capsys)
    assert won
    assert said[-1] == "after 3 throws you stand on cell 30, the goal"
    assert len(run(FACES.solution)["my_faces"]) == solve(load_board("thirty")).throws


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (FACES.stub, "after 5 throws you stand on cell 18"),
        ("my_faces = [2, 2, 5]", "after 3 throws you stand on cell 29"),
        ("my_faces = [2, 6, 6]", "3. from 28: a 6 does not move you from there"),
        ("my_faces = [7]", "1. from 1: a 7 does not move you from there"),
    ],
    ids=["stub", "one short", "past the goal", "no such face"],
)
def test_other_faces_are_told_where_they_end(
    code: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    won, said = played(code, capsys)
    assert not won
    assert said[-1] == told


def kept(code: str, capsys: pytest.CaptureFixture[str]) -> tuple[bool, str]:
    out = SNAKES.run(f"{code}\n\n{SNAKES.checks[0]}")["kept"]
    return out, capsys.readouterr().out


def test_the_solution_keeps_everybody_out(capsys: pytest.CaptureFixture[str]) -> None:
    out, said = kept(SNAKES.solution, capsys)
    assert out
    assert said.endswith("nobody gets past these 6 snakes\n")


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (SNAKES.stub, "there is a way with 4 throws:\n"),
        # five in a row: a 6 steps over them
        (SNAKES.wrong(("16", "15")), "throw 6 to 15\n"),
        # a wall with a tail on it: one may stand there and throw on
        (
            "my_snakes = {10: 1, 11: 1, 12: 1, 13: 1, 14: 1, 15: 14}",
            "throw 6 to 15, snake to 14\n",
        ),
        ("my_snakes = {4: 14}", "snakes only, please, and none on cell 1 or cell 20\n"),
        ("my_snakes = {20: 1}", "snakes only, please, and none on cell 1 or cell 20\n"),
    ],
    ids=["stub", "five in a row", "a tail on the wall", "a ladder", "on the goal"],
)
def test_other_snakes_are_told_the_way_past(
    code: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out, said = kept(code, capsys)
    assert not out
    assert told in said


def test_what_the_lesson_says_of_the_board_is_so() -> None:
    board = load_board("thirty")
    answer = solve(board)
    assert len(list(shortest_routes(board, answer.distance))) == 7
    assert sorted(board.snakes.values()) == [1, 4, 7, 9]
    assert [c for c in board.snakes.values() if answer.distance[c] == 2] == [9]
    assert trace("queue-bfs", board).counts["longest_frontier"] == 15
    assert any(
        solve(Board(30, {**board.jumps, foot: top})).throws == 2
        for foot in range(2, 30)
        for top in range(foot + 1, 30)
        if foot not in board.jumps
    )


def test_there_are_hints_that_open_one_at_a_time() -> None:
    for one in (FACES, SNAKES):
        assert len(one.hints) == 2
