"""What learners may have made instead: each exercise answers each value, truly and in words."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from amounts import mostly_full
from exercise_checks import plays_all_boards

from snl_algos import Board
from snl_algos.course import Exercise, Verdict, all_exercises, exercise, learner_calls
from snl_algos.course.learner_values import plain

EVERY = all_exercises()


class NoWords:
    """Cannot be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("no words")


class NoEquals:
    """Cannot be compared."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no equals")

    __hash__ = object.__hash__


#: Words → how a value is made that answers no exercise.
WRONG: dict[str, Callable[[], Any]] = {
    "None": lambda: None,
    "True": lambda: True,
    "0": lambda: 0,
    "7": lambda: 7,
    "2.5": lambda: 2.5,
    "nan": lambda: float("nan"),
    "5,000 digits": lambda: 10**5000,
    "digits": lambda: "226",
    "words": lambda: "two, two, six",
    "a long text": lambda: "x" * 100_000,
    "an empty list": list,
    "cells": lambda: [3, 22, 24, 30],
    "[None]": lambda: [None],
    "[True]": lambda: [True],
    "texts": lambda: ["2", "2"],
    "a range without end": lambda: range(10**12),
    "a set": lambda: {2, 6},
    "a generator": lambda: (face for face in (2, 2, 5)),
    "no end": count,
    "an empty dictionary": dict,
    "to itself": lambda: {1: 1},
    "keys that are texts": lambda: {"3": "22"},
    "off the board": lambda: {99: 3},
    "a function": lambda: lambda: 3,
    "a class": lambda: NoWords,
    "no words": NoWords,
    "no equals": NoEquals,
    "a board of a billion cells": lambda: Board(10**9),
}

#: The words of Python's own messages, which a beginner has not met.
JARGON = re.compile(
    r"\w+Error|NoneType|not callable|not iterable|unhashable|unsupported|positional argument"
    r"|has no attribute|signature|object at|0x[0-9a-f]|cannot be judged"
)


def in_words(verdict: Verdict) -> str:
    """What is said of something wrong: not solved, one paragraph, and no word of Python's own."""
    reason = str(verdict.to_dict()["reason"])
    assert not verdict.passed, str(verdict)
    assert len(reason) < 420 and "\n" not in reason, reason
    assert reason or verdict.report is not None
    assert not JARGON.search(reason), reason
    return reason


def solution_of(one: Exercise) -> Any:
    return one.run(one.solution)[one.defines]


@pytest.mark.parametrize("number", EVERY)
def test_a_wrong_value_is_answered_in_words(number: str) -> None:
    """Would catch: an exception of ours, "Solved", a value that "raised TypeError"."""
    one = EVERY[number]
    for name, make in WRONG.items():
        # A board is a board, and a function of three faces has no fault of its own.
        reason = in_words(one.check(make()))
        assert reason, name
        assert " raised " not in reason, (name, reason)


def parameters_of(one: Exercise) -> str:
    """What the function of an exercise is given, as its head has it; nothing if it is none."""
    found = re.search(rf"^def {one.defines}\((.*)\):", one.solution, re.MULTILINE)
    return found[1] if found else ""


FUNCTIONS = [number for number, one in EVERY.items() if parameters_of(one)]
QUICK = [number for number in FUNCTIONS if not plays_all_boards(EVERY[number])]


@pytest.mark.parametrize("number", mostly_full(FUNCTIONS, quick=QUICK))
def test_a_function_that_returns_a_wrong_value(number: str, small_effort: None) -> None:
    """Would catch: an exception of ours, "Solved", a returned value that "raised TypeError"."""
    one = EVERY[number]
    parameters = parameters_of(one)
    for name, make in list(WRONG.items())[:: 1 if number in QUICK else 6]:
        names: dict[str, Any] = {"make": make}
        exec(f"def {one.defines}({parameters}):\n    return make()", names)
        reason = in_words(one.check(names[one.defines]))
        assert " raised " not in reason, (name, reason)
        if name == "None" and reason:
            assert re.search(
                r"is a return missing\?|as if the goal were out of reach|it returned None", reason
            )


# -- true, word by word ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "value", "words"),
    [
        ("1.1", [], "Nothing has been thrown yet: choose the first face."),
        ("1.1", [7], "There is no 7 on the die: its faces are 1 to 6."),
        ("1.1", "226", "my_faces must be a list of numbers, such as [6, 4, 1]"),
        ("1.1", [3, 22, 24, 30], "There is no 22 on the die: its faces are 1 to 6. Are these"),
        ("1.1", ["2"], "'2' is a text. Write 2 without the quotes."),
        ("1.1", [2, 2, 6, 1], "After 3 throws you stand on the goal: throw no more."),
        ("1.1", [1], "After 1 throw you stand on cell 2, not on 30."),
        ("1.1", [2, 2, 5, 3], "Throw 4: a 3 from cell 29 leads past the goal, so you stay."),
        ("1.2", {"3": 1}, "'3' is a text. Write 3 without the quotes."),
        ("1.2", {99: 3}, "The board has no cell 99: its cells are 1 to 10."),
        ("1.2", {}, "8 cells are missing."),
        ("1.3", {1: 1}, "1→1 is not a snake: it ends where it begins."),
        ("1.3", {99: 3}, "This is not a board: jump 99→3: cell 99 is off the board"),
        ("2.2", 33, "a function, def my_edges(cells, die), but it is the number 33."),
        ("2.2", lambda cells: 3, "but yours takes cells."),
        ("2.2", lambda die, cells: 3, "but yours takes die, cells."),
        ("4.1", None, "No step is chosen yet"),
        ("4.1", True, "my_gap must be a number, such as 2, but it is True."),
        ("7.2", dict.fromkeys("ABCDE", "small"), 'Say of board A "right", "too large" or'),
        ("11.2", [Board(2)] * 5, "There are 5 boards. At most four are allowed."),
        ("into-a-cell", {3, 6}, "You never stand on cell 3: a jump begins there."),
        ("into-a-cell", {6, 99}, "The board has no cell 99: its cells are 1 to 12."),
        ("into-a-cell", {6, 10}, "Where does each face take you from cell 10?"),
        ("into-a-cell", {6}, "All of these are right. 3 cells are missing."),
        ("into-a-cell", set(), "4 cells are missing."),
        ("by-hand", [1, 2], "The first 2 are right. Which pairs wait then?"),
        ("in-which-order", {"queue": [1], "stack": [1]}, '"queue": The first one is right.'),
        ("which-cells-are-vertices", {"one jump": [1]}, '"one jump": All of these are right.'),
        ("prove-the-route", "BAEDC", "Step A comes too early: it counts the steps of the walk"),
        ("prove-the-route", "BDEA", "Each of the steps A, B, C, D, E is needed, and only once."),
        ("find-the-gap", 1, "The gap is not in step 1. That is what was proven"),
        ("find-the-gap", 9, "The steps are numbered from 1 to 4."),
    ],
)  # fmt: skip
def test_the_reply_says_what_is_wrong(number: str, value: Any, words: str) -> None:
    """Would catch: a reply that is false, or that speaks of something else."""
    assert words in in_words(exercise(number).check(value))


def test_arrays_are_read_as_lists() -> None:
    """Would catch: an array that cannot be asked whether it is empty, or equal."""
    numpy = pytest.importorskip("numpy")
    assert exercise("1.1").check(numpy.array([2, 2, 6])).passed
    assert exercise("4.1").check(numpy.int64(3)).passed
    right_distances = {1: 0, 2: 1, 8: 1, 4: 1, 5: 2, 10: 2, 6: 2, 7: 2}
    assert exercise("1.2").check({numpy.int64(k): v for k, v in right_distances.items()}).passed
    assert "no 7 on the die" in in_words(exercise("1.1").check(numpy.array([7, 7])))
    right = solution_of(exercise("3.2"))
    assert exercise("3.2").check(lambda p, s, g: numpy.array(right(p, s, g), dtype=int)).passed
    wrong = exercise("3.2").check(lambda p, s, g: numpy.array([1, 9]))
    assert "you say [1, 9]" in in_words(wrong)
    assert plain(numpy.float64(2.5)) == 2.5


# -- what calls do ---------------------------------------------------------------------------------


def test_minus_one_is_not_none(small_effort: None) -> None:
    """Would catch: "Solved" for a program that returns None where -1 is asked for."""
    one = exercise("3.1")
    code = one.solution.replace("    return -1", "    return None")
    assert code != one.solution
    verdict = one.check_code(code)
    assert not verdict.passed
    assert "-1 is asked for. It returned None" in str(verdict)


def test_an_exception_comes_with_its_line() -> None:
    """Would catch: a line that is lost, or one of our own files."""
    code = "def my_edges(cells, die):\n    x = []\n    return x[cells]\n"
    verdict = exercise("2.2").check_code(code)
    assert "it raised IndexError: list index out of range, in line 3" in str(verdict)
    assert verdict.line == 3
    code = "def helper(x):\n    return 1 // x\n\ndef my_route(a, b, c):\n    return helper(0)\n"
    assert exercise("3.2").check_code(code).line == 2
    raised = exercise("10.3").check_code("def my_verdict(board, cost):\n    return board.nothing\n")
    assert "has no attribute 'nothing', in line 2" in str(raised)


@pytest.mark.parametrize(
    "body",
    ["while True: pass", "while True: pass\n    yield 1", "__import__('time').sleep(60)"],
    ids=["a loop", "a generator", "waiting"],
)
def test_a_call_without_an_end_is_ended(body: str) -> None:
    """Would catch: a notebook that hangs; a reply that does not say why."""
    verdict = exercise("2.1").check_code(f"def my_successors(a, b, c, d):\n    {body}\n")
    assert not verdict.passed
    assert "no answer within" in verdict.reason


def test_a_loop_outside_of_a_function_ends() -> None:
    """Would catch: a page that hangs before there is a function to call."""
    verdict = exercise("3.2").check_code("while True:\n    pass\n")
    assert "still running" in str(verdict)


def test_many_slow_calls_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: thousands of calls that each stay just below the limit of a call."""
    monkeypatch.setattr(time, "process_time", count(1.0).__next__)  # each call takes a second
    one = exercise("2.1")
    verdict = one.check(solution_of(one))
    assert f"{learner_calls.TOGETHER:g} seconds the check is not done" in verdict.reason


# -- which exercise --------------------------------------------------------------------------------


def test_an_exercise_shows_no_solution() -> None:
    """Would catch: `exercise("3.1")` at the end of a cell, and all answers below it."""
    one = exercise("3.1")
    assert repr(one).startswith("Exercise 3.1: Write it yourself. exercise")
    assert repr(exercise("1.2")).startswith("Exercise 1.2: Where can you stand? exercise")
    assert "popleft" not in repr(one)


@pytest.mark.parametrize(
    ("wanted", "error", "words"),
    [
        (0.1, TypeError, 'exercise("1.1")'),
        (2, TypeError, 'exercise("2.1")'),
        (None, TypeError, "is a text"),
        ("1.10", KeyError, "did you mean one of 1.1, 1.2, 1.3?"),
        ("write-it-yourselve", KeyError, "did you mean one of 3.1?"),
        ("99.1", KeyError, "1.1, 1.2"),
    ],
)
def test_a_number_that_is_not_one(wanted: Any, error: type[Exception], words: str) -> None:
    """Would catch: "there is no exercise 9.9; there are 1.1, 1.2"."""
    with pytest.raises(error, match=re.escape(words)):
        exercise(wanted)
    assert exercise(" 1.1 ") is exercise("1.1")
