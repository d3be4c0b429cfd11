"""Lesson 6: its solutions are right, its stubs are not, and wrong tries get their board."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("nbformat")
pytest.importorskip("ipywidgets")

from lessons.notebooks import exercise

from snl_algos import Board, Finding, check, solve

SWEEPS, WALK = exercise("6.1"), exercise("6.2")
STAND = "            stand = board.stand(landing)"


# -- 6.1: until nothing changes --------------------------------------------------------------------


def judged(code: str) -> Any:
    return check(SWEEPS.run(code)["sweeping"])


def test_sweeping_is_right() -> None:
    assert judged(SWEEPS.solution).correct


def test_the_stub_never_goes_back() -> None:
    report = judged(SWEEPS.stub)
    assert report.board == Board(5, {2: 3, 3: 4, 4: 2}, die=1)
    assert (report.expected, report.got, report.smallest) == (4, None, True)


def test_two_sweeps_are_too_few() -> None:
    loop = "    changed = True\n    while changed:\n        changed = False\n"
    report = judged(SWEEPS.wrong((loop, "    for changed in (1, 2):\n")))
    assert report.board == Board(6, {2: 4, 3: 5, 4: 2, 5: 3}, die=1)
    assert (report.expected, report.got) == (5, None)


@pytest.mark.parametrize("stand", ["landing", "board.ladders.get(landing, landing)"])
def test_standing_on_a_head(stand: str) -> None:
    report = judged(SWEEPS.wrong((STAND, f"            stand = {stand}")))
    assert report.board == Board(3, {2: 1}, die=1)
    assert (report.expected, report.got) == (None, 2)
    assert report.finding == Finding("stands-on-a-jump", (2,), jumps=((2, 1),))


def test_the_first_number_of_the_goal_may_be_too_large() -> None:
    """What the third hint warns of. No small board shows it, so it is not looked for."""
    code = SWEEPS.wrong(("while changed:", "while changed and board.goal not in distance:"))
    board = Board(33, {2: 20, 20: 33, 21: 17})
    assert (SWEEPS.run(code)["sweeping"](board), solve(board).throws) == (4, 3)


# -- 6.2: make it walk -----------------------------------------------------------------------------


def walked(code: str, capsys: pytest.CaptureFixture[str]) -> tuple[bool, str]:
    result = WALK.run(f"{code}\n{WALK.checks[0]}")["walked"]
    return result, capsys.readouterr().out


def test_a_board_that_needs_five(capsys: Any) -> None:
    result, said = walked(WALK.solution, capsys)
    assert result
    assert said.endswith("5 sweeps; the most descents are needed for cell 10: 3\nWell walked.\n")


@pytest.mark.parametrize(
    ("board", "told"),
    [
        # the stub
        (
            "Board(8, {2: 6, 5: 8, 7: 4}, die=1)",
            "3 sweeps; the most descents are needed for cell 8: 1",
        ),
        # six faces: there are ways round the snakes
        (
            "Board(30, {2: 28, 29: 20, 21: 10, 11: 3, 4: 30})",
            "3 sweeps; the most descents are needed for cell 22: 1",
        ),
        # snakes that are walked up to, not fallen onto
        (
            "Board(10, {9: 6, 7: 4, 5: 2, 3: 10}, die=1)",
            "2 sweeps; the most descents are needed for cell 1: 0",
        ),
        ("Board(40, {2: 38, 39: 36, 37: 34, 35: 32, 33: 30}, die=1)", "more than 30 cells."),
    ],
    ids=["the stub", "a way round", "no long ladder", "too large"],
)
def test_boards_that_do_not(board: str, told: str, capsys: Any) -> None:
    result, said = walked(f"hard_board = {board}", capsys)
    assert not result
    assert told in said
    assert said.endswith("Five sweeps on 30 cells at most are wanted.\n")


def test_the_hints_open_one_after_another() -> None:
    assert (len(SWEEPS.hints), len(WALK.hints)) == (3, 3)
