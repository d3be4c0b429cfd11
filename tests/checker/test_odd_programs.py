# mypy: allow-untyped-defs, allow-untyped-calls
"""What `check` says of odd programs: slow ones, what they raise, return, print, and keep.

How a call of a hostile one ends: `tests/sandbox/test_hostile.py`.
"""

from __future__ import annotations

import functools
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from checker.everything import by_moves, finding_of, got_of, right, textbook

import snl_algos
from snl_algos import Board, check, solve
from snl_algos.checker import Report

#: Each ends a process, or waits for one that does not end.
pytestmark = pytest.mark.full


@pytest.fixture(autouse=True)
def quick(few_boards: None) -> None:
    """No test here needs many boards."""


def report_of(function: Callable[..., Any], **words: Any) -> Report:
    """The report, which always comes."""
    report = check(function, **words)
    assert str(report)
    assert report.to_dict()
    return report


def caught(function: Callable[..., Any], kind: str, **words: Any) -> Report:
    """A report of a function that is wrong on the smallest board there is, and how it ended."""
    report = report_of(function, **words)
    assert report.correct is False
    assert report.board is not None and report.board.cells == 2
    assert got_of(report).kind == kind
    assert report.finding is not None
    return report


def kinds(report: Report) -> list[str]:
    """What else was noticed."""
    return [note.kind for note in report.notes]


# -- no end ----------------------------------------------------------------------------------------


def endless(board):
    while True:
        pass


def test_an_endless_loop() -> None:
    """Would catch: a notebook that hangs, or an endless loop called slow."""
    report = caught(endless, "no-answer-in-time")
    assert got_of(report).numbers == {"seconds": 1}
    assert finding_of(report).kind == "never-ends"


def works(seconds):
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass


WARM: list[int] = []


def warms_up(board):
    if not WARM:
        works(1.7)
        WARM.append(1)
    return right(board)


def test_the_first_call_may_take_longer() -> None:
    """Would catch: a program that compiles itself, called endless."""
    assert report_of(warms_up).correct is True


def test_endless_where_the_goal_is_out_of_reach() -> None:
    """Would catch: an endless loop on few boards taken for a program that is only slow."""

    def function(move, N):
        throws = textbook(N, {at + 1: to + 1 for at, to in enumerate(move) if to != -1})
        while throws == -1:
            pass
        return throws

    report = report_of(function)
    assert report.correct is False
    assert report.expected is None
    assert report.board is not None and report.board.cells <= 12
    assert finding_of(report).kind == "never-ends-out-of-reach"


def test_slow_where_the_goal_is_out_of_reach() -> None:
    """Would catch: a right program called wrong, because it tries every depth before it gives up
    on a large board, and ends on every small one."""

    def deeper_and_deeper(board):
        throws = right(board)
        if throws == -1 and board.cells > 12:
            end = time.process_time() + 30
            while time.process_time() < end:
                pass
        return throws

    report = report_of(deeper_and_deeper)
    assert report.correct is None
    assert finding_of(report).kind == "too-slow"


def test_wrong_on_a_small_board_and_slow_on_a_large_one() -> None:
    """Would catch: a wrong program that is called too slow, because a large board came first."""

    def function(move, N):
        if N > 16:
            works(30)
        return by_moves(move, N) + (N == 5 and move[1:3] == [3, 0])

    report = report_of(function)
    assert report.correct is False
    assert (report.board, report.smallest) == (Board(5, {2: 4, 3: 1}), True)


# -- exceptions ------------------------------------------------------------------------------------


class Odd(Exception):
    def __str__(self):
        raise ValueError("no words")


def raises(error: Any) -> Callable[[Board], Any]:
    def function(board: Board) -> Any:
        raise error

    return function


@pytest.mark.parametrize(
    ("error", "exception", "message"),
    [
        (StopIteration, "StopIteration", ""),
        (TimeoutError("late"), "TimeoutError", ": late"),
        (Odd(), "Odd", ""),
        (AssertionError("x" * 1000), "AssertionError", f": {'x' * 200}"),
    ],
)
def test_an_exception(error: Any, exception: str, message: str) -> None:
    """Would catch: what the function raises coming out of `check`, or not reported."""
    report = caught(raises(error), "raised")
    words = got_of(report).words
    assert (words["exception"], words["message"]) == (exception, message)


def test_the_line_is_told() -> None:
    """Would catch: an exception without its place."""

    def function(board):
        return board.nothing

    line = function.__code__.co_firstlineno + 1
    report = caught(function, "raised", signature="board")  # guessed, it would not be "wrong"
    assert got_of(report).words["exception"] == "AttributeError"
    assert finding_of(report).words["place"].endswith(f" {line}")


# -- wrong types -----------------------------------------------------------------------------------


class Unshowable:
    def __repr__(self):
        raise ValueError


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (1.0, "float"), (True, "bool"), (np.array([1, 2]), "ndarray"), (Unshowable(), "Unshowable"),
        pytest.param("x" * 10**6, "str", id="a million letters"),
    ],
)  # fmt: skip
def test_a_wrong_type(value: Any, kind: str) -> None:
    """Would catch: 1.0, True or "1" taken for one throw; a value that breaks the report; hundreds
    of large boards, for half a minute, to explain what the value alone explains.
    """
    report = caught(lambda board: value, "not-a-number")
    assert report.tried < 100
    assert got_of(report).words["type"].startswith(kind)
    assert len(got_of(report).words["value"]) <= 40


# -- what it does besides --------------------------------------------------------------------------


def test_printing(capfd: pytest.CaptureFixture[str]) -> None:
    """Would catch: a notebook flooded with what fifty thousand calls print."""

    def function(move, N):
        print("looking at", N)
        print("oh", file=sys.stderr)
        return by_moves(move, N)

    report = report_of(function)
    assert report.correct is True
    assert kinds(report) == ["prints"]
    assert capfd.readouterr() == ("", "")


# -- kept between calls ----------------------------------------------------------------------------

MEMO: dict[int, int] = {}
COUNT = 0


def global_memo(board):
    if board.cells not in MEMO:
        MEMO[board.cells] = right(board)
    return MEMO[board.cells]


def global_counter(board):
    global COUNT
    COUNT += 1
    return right(board) if COUNT < 2 else 99


@functools.cache
def cached(board):
    return right(board)


def test_kept_without_harm() -> None:
    """Would catch: a right program called wrong because of a memo of the whole board."""
    report = report_of(cached)
    assert report.correct is True
    assert report.notes == []


@pytest.mark.parametrize("function", [global_memo, global_counter])
def test_kept_between_calls(function: Any) -> None:
    """Would catch: a board and a reason for what is only a matter of the calls before it."""
    report = report_of(function)
    assert report.correct is False
    assert finding_of(report).kind == "another-answer-kept"
    assert finding_of(report).words["first"] != finding_of(report).words["then"]
    assert not report.proven
    assert report.board is not None
    assert not report.smallest  # it depends on the boards before it


def by_chance(board):
    return right(board) + (random.random() < 0.5)


def test_by_chance() -> None:
    """Would catch: throws of its own taken for something that it keeps, or for a wrong idea."""
    report = report_of(by_chance)
    assert report.correct is False
    assert finding_of(report).kind in ("another-answer", "another-answer-kept")
    assert not report.smallest


# -- not its own -----------------------------------------------------------------------------------


def test_a_program_that_calls_our_search_is_told_so() -> None:
    """Would catch: "right" of a program that asks this package, without a word on it."""
    asked = [lambda board: solve(board).throws, lambda board: snl_algos.solve(board).throws]
    for function in asked:
        report = report_of(function)
        assert report.correct
        assert "own-search" in kinds(report)
    assert "own-search" not in kinds(report_of(by_moves))
