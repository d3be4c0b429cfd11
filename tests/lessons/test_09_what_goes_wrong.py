"""Lesson 9: its solutions are right, its stubs are not, and wrong tries get their message."""

from __future__ import annotations

import re
from typing import Any

import pytest

pytest.importorskip("nbformat")
pytest.importorskip("ipywidgets")

from lessons.notebooks import cells, exercise

from snl_algos import MISTAKES, Board, Finding, check, load_board, random_board

BOARD, SAMPLES, MENDED = (exercise(number) for number in ("9.1", "9.2", "9.3"))


@pytest.fixture(scope="module")
def referee() -> dict[str, Any]:
    """`play`, `says` and `judge`, as the lesson defines them."""
    return MENDED.run("play, judge")


def played(referee: dict[str, Any], capsys: pytest.CaptureFixture[str], board: Board) -> str:
    referee["play"]("skips-snakes", board)
    return capsys.readouterr().out


# -- 9.1: a board that needs its snake ---------------------------------------------------------


def test_a_board_that_needs_its_snake(referee: Any, capsys: Any) -> None:
    said = played(referee, capsys, BOARD.run(BOARD.solution)["my_board"]())
    assert said.splitlines() == [
        "right: 4 throws (throw 2 to 3; throw 2 to 5, snake to 4; throw 2 to 6; throw 2 to 8)",
        "skips-snakes: out of reach",
        "You have caught it.",
    ]


@pytest.mark.parametrize(
    ("board", "told"),
    [
        # a wall that leads back to the start: nobody passes it
        (Board(8, {4: 1, 5: 1}, die=2), "right: out of reach\nskips-snakes: out of reach\n"),
        # a snake that may be stepped over
        (Board(8, {4: 2}, die=2), "skips-snakes: 4 throws\n"),
        # a snake that leads back to a shortcut one could have taken before
        (Board(12, {2: 10, 6: 1}), "skips-snakes: 2 throws\n"),
    ],
    ids=["nobody passes", "stepped over", "no need"],
)
def test_boards_that_do_not_need_a_snake(
    referee: Any, capsys: Any, board: Board, told: str
) -> None:
    said = played(referee, capsys, board)
    assert told in said
    assert said.endswith("Not caught: here it is right.\n")


def test_the_first_board_is_not_yet_one(referee: Any, capsys: Any) -> None:
    board = BOARD.run(BOARD.stub)["my_board"]()
    assert "Not caught" in played(referee, capsys, board)


# -- 9.2: be the judge ---------------------------------------------------------------------------


def judged(referee: dict[str, Any], capsys: pytest.CaptureFixture[str], boards: list[Board]) -> str:
    referee["judge"](boards)
    return capsys.readouterr().out


def test_four_boards_that_catch_twenty(referee: Any, capsys: Any) -> None:
    boards = SAMPLES.run(SAMPLES.solution)["my_samples"]()
    said = judged(referee, capsys, boards)
    assert "\n20 caught. You are a good judge.\n" in said
    # as the text below the solution says
    assert "marks-late" not in said


@pytest.mark.parametrize(
    ("boards", "count", "free"),
    [
        (
            [random_board(100, snakes=10, ladders=10, seed=seed) for seed in range(4)],
            5,
            "skips-snakes",
        ),
        ([Board(3, {2: 1}, die=1)], 4, "skips-snakes"),
        ([MISTAKES["skips-snakes"].board, load_board("thirty")], 8, "never-goes-back"),
    ],
    ids=["large and random", "out of reach", "one of each"],
)
def test_boards_that_catch_too_few(
    referee: Any, capsys: Any, boards: Any, count: int, free: str
) -> None:
    said = judged(referee, capsys, boards)
    assert f"{count} caught. Twelve are wanted.\nStill free, for example: {free}." in said
    assert str(MISTAKES[free].board) in said


def test_the_first_boards_catch_three(referee: Any, capsys: Any) -> None:
    boards = SAMPLES.run(SAMPLES.stub)["my_samples"]()
    assert "3 caught. Twelve are wanted." in judged(referee, capsys, boards)


# -- 9.3: mend it ----------------------------------------------------------

ROUNDS = """
def mended(board):
    throws, level, seen = 0, {board.start}, {board.start}
    most = board.cells // max(board.faces) + 1
    while board.goal not in level and CONDITION:
        throws = throws + 1
        level = {move.cell for cell in level for move in board.moves(cell)}WITHOUT
        seen |= level
    return THROWS
"""


def rounds(condition: str, without: str, throws: str) -> Any:
    code = ROUNDS.replace("CONDITION", condition).replace("WITHOUT", without)
    return MENDED.run(code.replace("THROWS", throws))["mended"]


def test_mended() -> None:
    assert check(MENDED.run(MENDED.solution)["mended"]).correct


def test_a_cap_is_too_low() -> None:
    report = check(rounds("throws < most", "", "throws if board.goal in level else -1"))
    assert report.board == Board(7, {3: 1, 4: 1, 5: 3}, die=3)
    assert (report.expected, report.got, report.like) == (4, None, ("cap-on-depth",))


def test_the_number_of_rounds_is_no_answer() -> None:
    report = check(rounds("level", " - seen", "throws"))
    assert report.board == Board(3, {2: 1}, die=1)
    assert (report.expected, report.got) == (None, 1)
    assert report.finding is not None and report.finding.kind == "answers-out-of-reach"


@pytest.mark.full
def test_what_it_begins_with_never_ends() -> None:
    report = check(MENDED.run(MENDED.stub)["mended"])
    assert report.board == Board(3, {2: 1}, die=1)
    assert isinstance(report.got, Finding) and report.got.kind == "no-answer-in-time"
    assert report.like == ("never-ends",)


# -- what the text says ----------------------------------------------------


def test_names_in_the_text_are_in_the_gallery() -> None:
    """A mistake that was renamed, or left out."""
    text = "\n".join(cell.source for cell in cells(9, "markdown"))
    named = set(re.findall(r"`([a-z]+(?:-[a-z0-9]+)+)`", text)) - {"queue-bfs"}
    assert len(named) >= 8
    assert named <= set(MISTAKES)
    board = MISTAKES["memo-over-cycles"].board
    assert board is not None
    assert (board.cells, len(board.jumps)) == (7, 5)
    assert f"The gallery holds {len(MISTAKES)} programs" in text.replace("\n", " ")
    assert [name for name in MISTAKES if MISTAKES[name].board is None] == ["no-memo", "marks-late"]
