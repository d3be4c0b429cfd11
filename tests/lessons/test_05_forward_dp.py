"""Lesson 5: its solutions are right, its stubs are not, and wrong tries get their board."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("nbformat")
pytest.importorskip("ipywidgets")

from lessons.notebooks import cells, exercise, printed

from snl_algos import Board, check

HUNT, LADDERS = exercise("5.1"), exercise("5.2")


# -- 5.1: a board that breaks it -----------------------------------------------------------------


def hunted(code: str, capsys: pytest.CaptureFixture[str]) -> tuple[bool, str]:
    broken = HUNT.run(f"{code}\n{HUNT.checks[0]}")["broken"]
    return broken, capsys.readouterr().out


def test_the_solution_breaks_it(capsys: Any) -> None:
    broken, said = hunted(HUNT.solution, capsys)
    assert broken
    assert said.endswith("right: 3   forward-dp: 2\nYou broke it.\n")


@pytest.mark.parametrize(
    ("board", "told"),
    [
        # a snake that leads back to the ladder one came by
        ("Board(20, {3: 12, 14: 2}, die=3)", "right: 4   forward-dp: 4\n"),
        # a wall of heads, and truly nobody passes
        ("Board(9, {4: 1, 5: 2}, die=2)", "right: None   forward-dp: None\n"),
        # two ladders to one top, but the higher foot is the better one
        ("Board(12, {3: 12, 5: 12})", "right: 1   forward-dp: 1\n"),
    ],
    ids=["a snake to nothing", "a wall", "the known foot is as good"],
)
def test_boards_that_do_not(board: str, told: str, capsys: Any) -> None:
    broken, said = hunted(f"my_board = {board}", capsys)
    assert not broken
    assert told in said
    assert said.endswith("It is right here. Try another board.\n")


def test_the_first_board_does_not(capsys: Any) -> None:
    broken, said = hunted(HUNT.stub, capsys)
    assert not broken
    assert "right: 4   forward-dp: 4\n" in said


# -- 5.2: mend one limit ---------------------------------------------------------------------------


def judged(code: str) -> Any:
    return check(LADDERS.run(code)["ladders_only"])


def test_mended() -> None:
    assert judged(LADDERS.solution).correct


def test_the_stub_stands_on_feet() -> None:
    report = judged(LADDERS.stub)
    assert report.board == Board(8, {1: 7, 7: 8}, start=0)
    assert (report.expected, report.got) == (2, 1)


@pytest.mark.parametrize(
    ("old", "new", "board", "right", "says"),
    [
        # two lists, but a foot is stood on all the same
        ("if position not in feet:", "if True:", Board(19, {6: 12, 12: 19}, start=0), 3, 2),
        # a ladder that takes over from where one stands
        ("land[ladder[position]])", "stand[ladder[position]])", Board(7, {1: 7}, start=0), 1, 2),
        # a foot that is also a top, taken for a cell where nobody ever stands
        (
            "if ladder[position] != -1:",
            "if ladder[position] != -1 and position not in feet:",
            Board(9, {3: 4, 4: 5, 5: 6, 6: 7, 7: 8}, start=0),
            2,
            3,
        ),
    ],
    ids=["stands on feet", "climbs from standing", "a top that is a foot"],
)
def test_wrong_tries(old: str, new: str, board: Board, right: int, says: int) -> None:
    report = judged(LADDERS.wrong((old, new)))
    assert (report.board, report.expected, report.got) == (board, right, says)


# -- what the text says ----------------------------------------------------------------------------


def test_the_hints_open_one_after_another() -> None:
    assert (len(HUNT.hints), len(LADDERS.hints)) == (3, 3)


def test_the_smallest_board_of_each_limit() -> None:
    """The boards that the text speaks of, as they are saved."""
    said = "".join(map(printed, cells(5, "code")))
    for summary, answer in (
        ("8 cells, die 1, 2 ladders, 1 snake", "right:      3"),
        ("6 cells, die 1, 2 ladders, no snakes", "right:      3"),
        ("4 cells, die 1, 2 ladders, no snakes", "right:      1"),
        ("4 cells, die 2, no ladders, 2 snakes", "right:      2"),
        ("5 cells, die 1, 2 ladders, 1 snake", "right:      out of reach"),
    ):
        assert f"{summary}\n{answer}" in said
