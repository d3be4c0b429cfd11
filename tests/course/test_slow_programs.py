"""What an exercise says of a search that works on the same cells again and again."""

from __future__ import annotations

import pytest

from snl_algos import Board, trace
from snl_algos.checker import Report
from snl_algos.course import exercise
from snl_algos.course.slow_programs import refused, repeated_work
from snl_algos.findings import Finding
from snl_algos.programs import Program, program_of

#: The smallest board of exercise 3.1 whose goal is out of reach: all first throws lead back.
OUT_OF_REACH = Board(8, dict.fromkeys(range(2, 8), 1))

#: The likeliest wrong answers to exercise 3.1: searches that do not remember where they were.
DEQUE = """
from collections import deque


def my_bfs(move, N):
    queue = deque([(0, 0)])
    while queue:
        cell, throws = queue.popleft()
        if cell == N - 1:
            return throws
        for landing in range(cell + 1, min(cell + 7, N)):
            stand = landing if move[landing] == -1 else move[landing]
            queue.append((stand, throws + 1))
    return -1
"""
SETS = """
def my_bfs(move, N):
    level, throws = {0}, 0
    while level:
        if N - 1 in level:
            return throws
        new = set()
        for cell in level:
            for landing in range(cell + 1, min(cell + 7, N)):
                new.add(landing if move[landing] == -1 else move[landing])
        level = new
        throws += 1
    return -1
"""
PATHS = """
def my_bfs(move, N):
    queue = [[0]]
    while queue:
        path = queue.pop(0)
        if path[-1] == N - 1:
            return len(path) - 1
        for die in range(1, 7):
            new = path[-1] + die
            if new < N:
                if move[new] != -1:
                    new = move[new]
                queue.append(path + [new])
    return -1
"""
MARKED_BUT_NOT_TESTED = DEQUE.replace(
    "    queue = deque",
    "    visited = [False] * N\n    queue = deque",
).replace("            stand =", "            visited[landing] = True\n            stand =")

JOINS = {
    "deque": (DEQUE, "cell 1 joins `queue` 85 times"),
    "sets": (SETS, "it takes more than 100 cells from `level`"),
    "paths": (PATHS, "cell 1 joins `queue` 85 times"),
    "marked but not tested": (MARKED_BUT_NOT_TESTED, "cell 1 joins `queue` 7"),
}


def program(code: str) -> Program:
    return program_of(exercise("3.1").run(code)["my_bfs"])


@pytest.mark.parametrize(("code", "said"), JOINS.values(), ids=JOINS)
def test_the_cell_that_comes_again_and_again_is_named(code: str, said: str) -> None:
    """Would catch: a count that is wrong, of another variable, or no count at all."""
    words = repeated_work(trace(program(code), OUT_OF_REACH, max_steps=300))
    assert words.startswith("The board has 8 cells, but ")
    assert said in words
    assert words.endswith("?")


def test_a_search_that_takes_each_cell_once_is_not_accused() -> None:
    """Would catch: a cell called repeated because several jumps lead there, or all of them."""
    for board in (OUT_OF_REACH, Board(30, {3: 22, 17: 4})):
        assert repeated_work(trace(program(exercise("3.1").solution), board)) == ""


def test_too_slow_is_shown_on_the_board_of_the_check() -> None:
    """Would catch: "could not be judged", or a board of which a reader can see nothing."""
    mine = program("def my_bfs(move, N):\n    while N == 9 and move[1] == 0:\n        pass")
    finding = Finding("too-slow", numbers={"seconds": 1, "cells_of_board": 9})
    rules = "geeksforgeeks"
    slow = Board(9, {2: 1})
    report = Report(mine.name, mine.signature.name, rules, finding=finding, slow_board=slow)
    verdict = refused(report, mine)
    assert (verdict.passed, verdict.board) == (False, slow)
    assert "no answer within 1 second on this board of 9 cells" in verdict.reason


def test_a_wrong_number_is_not_explained_as_slowness(small_effort: None) -> None:
    """Would catch: a wrong answer that is said to repeat its work."""
    verdict = exercise("3.1").check(lambda move, N: 3)
    assert verdict.report is not None and verdict.reason == ""


@pytest.mark.full
def test_the_reply_names_the_board_and_the_cell(small_effort: None) -> None:
    """Would catch: the solution in the reply, or a reply without a board or a reason."""
    verdict = exercise("3.1").check_code(DEQUE)
    assert verdict.board == OUT_OF_REACH
    assert JOINS["deque"][1] in verdict.reason
    assert "no answer within 1 second" in str(verdict)
    assert "Remember the cells" not in str(verdict)
