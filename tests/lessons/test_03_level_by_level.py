"""Lesson 3: what its exercises answer, and that its two searches are one."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("nbformat")
pytest.importorskip("anywidget")

from lessons.notebooks import exercise

from snl_algos import Board, check

PLACE, WHOLE = exercise("3.1"), exercise("3.2")


# -- 3.1: row and column -------------------------------------------------------------------------


def placed(code: str, capsys: pytest.CaptureFixture[str]) -> tuple[bool, str]:
    passed = PLACE.run(f"{code}\n\n{PLACE.checks[0]}")["passed"]
    return passed, capsys.readouterr().out


def test_the_solution_finds_every_cell(capsys: pytest.CaptureFixture[str]) -> None:
    passed, said = placed(PLACE.solution, capsys)
    assert passed
    assert said == "all cells are in their places, from 2 by 2 to 8 by 8\n"


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (PLACE.stub, "  4   3\n  1   2\ncell 3 is in row 0, column 1; you say (0, 0)\n"),
        (
            PLACE.wrong(("up % 2 == 0", "(n - 1 - up) % 2")),
            "  7   8   9\n  6   5   4\n  1   2   3\ncell 1 is in row 2, column 0; you say (2, 2)\n",
        ),
        (
            PLACE.wrong(("cell - 1", "cell")),
            "  4   3\n  1   2\ncell 1 is in row 1, column 0; you say (1, 1)\n",
        ),
        (
            PLACE.wrong(("return n - 1 - up", "return up")),
            "  4   3\n  1   2\ncell 1 is in row 1, column 0; you say (0, 0)\n",
        ),
    ],
    ids=["stub", "alternates from the top", "counts from 0", "rows from the bottom"],
)
def test_a_misplaced_cell_is_shown(
    code: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    passed, said = placed(code, capsys)
    assert not passed
    assert said == told


# -- 3.2: the grid is left whole -----------------------------------------------------------------

TWICE, CHECKED = WHOLE.checks[:2]
APPEND = "next_level.append(stand)"


def called_twice(code: str, capsys: pytest.CaptureFixture[str]) -> tuple[bool, str, Any]:
    names = WHOLE.run(f"{code}\n\n{TWICE}")
    return names["passed"], capsys.readouterr().out, names["my_levels"]


def test_the_solution_leaves_the_grid_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert CHECKED == "check(my_levels)"
    passed, said, function = called_twice(WHOLE.solution, capsys)
    assert passed
    assert said.startswith("the same answer twice on ")
    report = check(function)
    assert report.correct
    assert report.notes == []


def test_the_stub_is_right_once_and_wrong_twice(capsys: pytest.CaptureFixture[str]) -> None:
    passed, said, function = called_twice(WHOLE.stub, capsys)
    assert not passed
    assert "first call: 1, second call: -1\nthe grid afterwards: [[0, 0], [-1, 0]]\n" in said
    report = check(function)
    assert report.correct
    assert [note.kind for note in report.notes] == ["changes-its-input"]


def test_a_copy_of_the_outer_list_is_not_enough(capsys: pytest.CaptureFixture[str]) -> None:
    code = WHOLE.stub.replace("    n = len(board)\n", "    board = board[:]\n    n = len(board)\n")
    passed, said, _ = called_twice(code, capsys)
    assert not passed
    assert "second call: -1" in said


@pytest.mark.parametrize(
    ("changes", "board", "expected", "got"),
    [
        (
            [(APPEND, f"seen.add(stand)\n                {APPEND}")],
            Board(9, {2: 3, 3: 9}),
            1,
            2,
        ),
        ([("min(cell + 6, n * n) + 1", "min(cell + 6, n * n)")], Board(4), 1, None),
        ([("min(cell + 6, n * n) + 1", "min(cell + 5, n * n) + 1")], Board(9, {7: 9}), 1, 2),
    ],
    ids=["marks stands too", "never lands on the goal", "five faces"],
)
def test_a_wrong_repair_gets_its_board(
    changes: list[tuple[str, str]],
    board: Board,
    expected: int,
    got: int | None,
    capsys: pytest.CaptureFixture[str],
) -> None:
    passed, _, function = called_twice(WHOLE.wrong(*changes), capsys)
    assert passed
    report = check(function)
    assert (report.correct, report.board) == (False, board)
    assert (report.expected, report.got) == (expected, got)


def test_there_are_hints_that_open_one_at_a_time() -> None:
    assert (len(PLACE.hints), len(WHOLE.hints)) == (2, 3)
