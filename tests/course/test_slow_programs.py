"""What an exercise says of a search that works on the same cells again and again."""

from __future__ import annotations

import pytest
from amounts import mostly_full

from snl_algos import Board, trace
from snl_algos.checker import Report
from snl_algos.course import Verdict, exercise
from snl_algos.course.slow_programs import explained, repeated_work
from snl_algos.findings import Finding
from snl_algos.programs import Program, program_of

#: The smallest board of exercise 2.1 whose goal is out of reach: all first throws lead back.
OUT_OF_REACH = Board(8, dict.fromkeys(range(2, 8), 1))

#: The likeliest wrong answers to exercise 2.1: searches that do not remember where they were.
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
LIST = """
def my_bfs(move, N):
    todo = [[0, 0]]
    while len(todo) > 0:
        cell, dist = todo.pop(0)
        if cell == N - 1:
            return dist
        for die in range(1, 7):
            if cell + die < N:
                new = cell + die
                if move[new] != -1:
                    new = move[new]
                todo.append([new, dist + 1])
    return -1
"""
SETS = """
def my_bfs(move, N):
    level = {0}
    throws = 0
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
#: These end on every board, and are right, but only after 6 ** N and 2 ** N steps.
CAPPED = DEQUE.replace(
    "        if cell == N - 1:",
    "        if throws > N:\n            return -1\n        if cell == N - 1:",
)
EVERY_ROUTE = """
def my_bfs(move, N):
    best = [10 ** 9]

    def walk(cell, throws, seen):
        if cell == N - 1:
            best[0] = min(best[0], throws)
            return
        for landing in range(cell + 1, min(cell + 7, N)):
            stand = landing if move[landing] == -1 else move[landing]
            if stand not in seen:
                walk(stand, throws + 1, seen | {stand})

    walk(0, 0, {0})
    return best[0] if best[0] < 10 ** 9 else -1
"""

JOINS = {
    "deque": (DEQUE, "cell 1 joins `queue` 85 times"),
    "list": (LIST, "cell 1 joins `todo` 85 times"),
    "sets": (SETS, "it takes more than 100 cells from `level`"),
    "paths": (PATHS, "cell 1 joins `queue` 85 times"),
    "marked but not tested": (MARKED_BUT_NOT_TESTED, "cell 1 joins `queue` 7"),
}
QUESTION = "What can a search learn from a cell the second time?"


def program(code: str) -> Program:
    return program_of(exercise("2.1").run(code)["my_bfs"])


def too_slow(code: str, slow: Board) -> Verdict:
    """The verdict on a program that `check` could not judge, explained."""
    mine = program(code)
    report = Report(
        mine.name,
        mine.signature.name,
        "geeksforgeeks",
        finding=Finding("too-slow", numbers={"seconds": 1, "cells_of_board": slow.cells}),
        slow_board=slow,
    )
    return explained(Verdict(False, "", report=report), mine)


@pytest.mark.parametrize(("code", "said"), JOINS.values(), ids=JOINS)
def test_the_cell_that_comes_again_and_again_is_named(code: str, said: str) -> None:
    """Would catch: a count that is wrong, of another variable, or no count at all."""
    words = repeated_work(trace(program(code), OUT_OF_REACH, max_steps=300))
    assert words.startswith("The board has 8 cells, but ")
    assert said in words
    assert words.endswith(QUESTION)


def test_a_search_that_takes_each_cell_once_is_not_accused() -> None:
    """Would catch: a cell called repeated because several jumps lead there, or all of them."""
    for board in (OUT_OF_REACH, Board(30, {3: 22, 17: 4})):
        assert repeated_work(trace(program(exercise("2.1").solution), board)) == ""


def test_too_slow_is_shown_on_the_board_of_the_check() -> None:
    """Would catch: "could not be judged", or a board of which a reader can see nothing."""
    slow = Board(9, {2: 1})
    code = "def my_bfs(move, N):\n    while N == 9 and move[1] == 0:\n        pass\n    return 1"
    verdict = too_slow(code, slow)
    assert verdict.board == slow
    assert "no answer within 1 second on this board of 9 cells" in verdict.reason


def test_other_verdicts_stay_as_they_are() -> None:
    """Would catch: a wrong answer that is explained as slowness."""
    verdict = exercise("2.1").check(lambda move, N: 3)
    assert verdict.report is not None
    assert verdict.reason == ""
    assert explained(verdict, program(DEQUE)) is verdict


SLOW = {name: code for name, (code, _) in JOINS.items()} | {
    "capped": CAPPED, "every route": EVERY_ROUTE,
}  # fmt: skip


@pytest.mark.release
@pytest.mark.parametrize("name", mostly_full(SLOW, quick=["deque"], full=["every route"]))
def test_the_exercise_never_says_that_it_could_not_judge(name: str, few_boards: None) -> None:
    """Would catch: the solution in the reply, or a reply without a board."""
    code = SLOW[name]
    verdict = exercise("2.1").check_code(code)
    assert not verdict.passed
    assert verdict.board is not None
    assert verdict.board == OUT_OF_REACH or code in (CAPPED, EVERY_ROUTE)
    assert verdict.reason.endswith("?")
    words = str(verdict)
    assert "no answer within 1 second" in words
    assert "could not be judged" not in words
    assert "Remember the cells" not in words


@pytest.mark.parametrize("name", mostly_full(["deque", "list", "sets"], quick=[], full=["deque"]))
def test_a_cell_that_joins_again_and_again_is_named(name: str) -> None:
    """Would catch: a listed board without the reason why the search has no end on it."""
    verdict = exercise("2.1").check_code(JOINS[name][0])
    assert verdict.board == OUT_OF_REACH
    assert JOINS[name][1] in verdict.reason
