"""The one door: whatever names or is a program can be solved, traced, compared and checked."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from amounts import mostly_full
from programs.forms import FORMS
from programs.right import (
    by_board,
    by_dict,
    by_grid,
    by_grid_and_size,
    by_ladders,
    by_list,
    by_moves,
    by_pairs,
    by_tables,
)

import snl_algos.algorithms.queue_bfs as module_of_queue_bfs
from snl_algos import (
    ALGORITHMS,
    MISTAKES,
    Board,
    ProgramError,
    Watch,
    check,
    compare,
    solve,
    trace,
)
from snl_algos.algorithms.dijkstra import dijkstra
from snl_algos.algorithms.queue_bfs import queue_bfs
from snl_algos.boards.gallery import named_board
from snl_algos.costs import pips
from snl_algos.mistakes.greedy import greedy
from snl_algos.programs import SIGNATURES, Algorithm, program_of

# -- programs of every shape ----------------------------------------------------------------


class Solution:
    def snakesAndLadders(self, board: list[list[int]]) -> int:
        return by_grid(board)

    def _helper(self) -> None: ...


class OfClass:
    @classmethod
    def solve(cls, board: list[list[int]]) -> int:
        return by_grid(board)


class Configured:
    """Its instances cannot be made without arguments, and it keeps something of each call."""

    def __init__(self, more: int) -> None:
        self.more = more
        self.calls = 0

    def solve(self, board: list[list[int]]) -> int:
        self.calls += 1
        return by_grid(board) + self.more + (self.calls > 1)


class Unusual:
    """Another word for self, and no annotation."""

    def solve(this, grid):  # type: ignore[no-untyped-def]
        return by_grid(grid)


class OfBoards:
    def solve(self, board: Board) -> int:
        return by_board(board)


class Locked:
    """Its objects cannot be copied."""

    def __init__(self, name: str) -> None:
        self.lock = threading.Lock()

    def solve(self, board: list[list[int]]) -> int:
        with self.lock:
            return by_grid(board)


class Callable_:
    def __call__(self, board: Board) -> int:
        return by_board(board)


def wrapped(function: Callable[..., int]) -> Callable[..., int]:
    @functools.wraps(function)
    def inner(*arguments: Any, **named: Any) -> int:
        return function(*arguments, **named)

    return inner


#: Name → a program, how it is called, and what it is called. (Other classes are in `data/pasted`.)
SHAPES: dict[str, tuple[Any, str, str]] = {
    "algorithm by name": ("queue-bfs", "board", "queue-bfs"),
    "mistake by name": ("marks-late", "board", "marks-late"),
    "registered algorithm": (ALGORITHMS["dijkstra"], "board", "dijkstra"),
    "algorithm with an option": (functools.partial(dijkstra), "board", "dijkstra"),
    "board": (by_board, "board", "by_board"),
    "move-array": (by_moves, "move-array", "by_moves"),
    "grid": (by_grid, "grid", "by_grid"),
    "hackerrank": (by_ladders, "hackerrank", "by_ladders"),
    "pairs": (by_pairs, "pairs", "by_pairs"),
    "dp-arrays": (by_tables, "dp-arrays", "by_tables"),
    "decorated": (wrapped(by_moves), "move-array", "by_moves"),
    "callable object": (Callable_(), "board", "Callable_"),
    "class": (Solution, "grid", "Solution.snakesAndLadders"),
    "method": (Solution().snakesAndLadders, "grid", "Solution.snakesAndLadders"),
    "class method": (OfClass.solve, "grid", "solve"),
    "method of a configured object": (Configured(0).solve, "grid", "Configured.solve"),
    "Program": (program_of(by_grid), "grid", "by_grid"),
    "grid-and-size": (by_grid_and_size, "grid-and-size", "by_grid_and_size"),
    "start-end-list": (by_list, "start-end-list", "by_list"),
    "jump-dict": (by_dict, "jump-dict", "by_dict"),
    "method taken from its class": (Solution.snakesAndLadders, "grid", "Solution.snakesAndLadders"),
    "object": (Solution(), "grid", "Solution.snakesAndLadders"),
    "class with another word for self": (Unusual, "grid", "Unusual.solve"),
    "class for boards": (OfBoards, "board", "OfBoards.solve"),
    "method of an object that cannot be copied": (Locked("mine").solve, "grid", "Locked.solve"),
}


#: One of each kind: a name, a function, an object, a class and a method of one.
QUICK = {"registered algorithm", "move-array", "callable object", "class", "method"}


def board_for(signature: str) -> Board:
    """A board that fits into the arguments of a signature."""
    return {
        "grid": Board(16, {3: 14}),
        "grid-and-size": Board(16, {3: 14}),
        "hackerrank": Board(100, {3: 90, 60: 2}),
        "pairs": Board(100, {3: 90, 60: 2}),
        "start-end-list": Board(30, {3: 22, 17: 4}),
        "dp-arrays": Board(20, {3: 18}, start=0),
    }.get(signature, Board(20, {3: 18}))


pytestmark = pytest.mark.usefixtures("few_boards")


@pytest.mark.parametrize("shape", mostly_full(SHAPES, quick=QUICK, full=list(SHAPES)[::2]))
def test_every_door_takes_every_program(shape: str) -> None:
    """Would catch: a shape that `check` takes and `trace` does not, or is called otherwise."""
    program, signature, name = SHAPES[shape]
    board = board_for(signature)
    expected = solve(board).throws
    assert (program_of(program).name, program_of(program).signature.name) == (name, signature)
    assert solve(board, program).throws == expected
    run = trace(program, board)
    assert run.outcome == "returned"
    assert run.to_dict()["functions"][0]["lines"], "its source is found"
    answer = run.to_answer()
    assert answer is not None and answer.throws == expected
    (row,) = compare(board, [program]).rows
    assert row.agrees and row.name == name
    report = check(program)
    assert (report.correct, report.signature, report.name) == (True, signature, name), str(report)
    assert report.rules == SIGNATURES[signature].rules


def test_every_signature_has_a_program() -> None:
    """Would catch: a signature added later without a program that is called so."""
    formed = {form.signature for form in FORMS.values() if form.verdict}
    assert {signature for _, signature, _ in SHAPES.values()} | formed == set(SIGNATURES)


# -- what is known of a program --------------------------------------------------------------------


def test_a_registered_function_is_known() -> None:
    """Its roles need not be guessed. Would catch: one that is taken for a learner's."""
    assert program_of(queue_bfs) is not None
    assert isinstance(program_of(queue_bfs), Algorithm)
    assert program_of(queue_bfs).watch == ALGORITHMS["queue-bfs"].watch
    assert program_of(greedy).title == MISTAKES["greedy"].title
    cheapest = program_of(functools.partial(dijkstra, cost=pips))
    assert (cheapest.name, cheapest(Board(8)).throws) == ("dijkstra", 2)
    assert cheapest(Board(8)).distance[8] == 7


def test_each_call_gets_a_copy_of_the_object() -> None:
    """Would catch: what one call leaves in `self` spoiling the next; or an object made anew."""
    program = program_of(Configured(5).solve)
    board = board_for("grid")
    right = solve(board).throws
    assert right is not None
    assert [program(board) for _ in range(3)] == [right + 5] * 3


# -- slips --------------------------------------------------------------------------------


class Empty:
    pass


class Two:
    def one(self, board: Any) -> int:
        return 0

    def two(self, board: Any) -> int:
        return 0


def by_name(*, board: Board) -> int:
    return board.cells


def not_in_a_class(self, board):  # type: ignore[no-untyped-def]
    return by_grid(board)


class Hidden:
    @staticmethod
    def made() -> Any:
        class Inner:
            def solve(self, board: Any) -> int:
                return 0

        return Inner


@pytest.mark.parametrize(
    ("thing", "error", "words"),
    [
        (3, ProgramError, "got int"),
        (None, ProgramError, "got None"),
        (Path("mine.py"), ProgramError, "PosixPath"),
        ([by_board], ProgramError, "got list; compare and step_together take several"),
        ({"queue-bfs": 1}, ProgramError, "got dict; compare"),
        (Board(9), ProgramError, "are the arguments swapped?"),
        (named_board("thirty"), ProgramError, "are the arguments swapped?"),
        (module_of_queue_bfs, ProgramError, "queue_bfs.queue_bfs"),
        (Empty, ProgramError, "Empty has no method"),
        (Two, ProgramError, "Two().one"),
        (Configured, ProgramError, "Configured(...).solve"),
        (not_in_a_class, ProgramError, "in no class"),
        (Hidden.made().solve, ProgramError, "Inner().solve"),
        (print, ProgramError, "cannot tell how to call print()"),
        (max, ProgramError, "cannot tell how to call max()"),
        (by_name, ProgramError, "by_name takes board by its name only"),
        (lambda: 3, ProgramError, "no signature passes 0 arguments; write a function of a board"),
        (lambda a, b, c: 3, ProgramError, "cells-and-pairs is f(cells, ladders, snakes)"),
        ("quene-bfs", KeyError, "did you mean 'queue-bfs'?"),
        ("greedi", KeyError, "did you mean 'greedy'?"),
        ("thirty", KeyError, "are the arguments swapped?"),
        ("x" * 10_000, KeyError, "there is no algorithm and no mistake"),
    ],
    ids=lambda value: str(value)[:20] if isinstance(value, str) else None,
)
def test_what_is_not_a_program(thing: Any, error: type[Exception], words: str) -> None:
    """Every door says so in one sentence, before anything runs."""
    for door in (
        lambda: program_of(thing),
        lambda: solve(Board(9), thing),
        lambda: trace(thing, Board(9)),
        lambda: compare(Board(9), [thing]),
        lambda: check(thing),
    ):
        with pytest.raises(error) as caught:
            door()
        assert words in str(caught.value)
        assert len(str(caught.value)) < 500


def test_a_registered_program_has_its_own_signature() -> None:
    """Would catch: a grid passed to an algorithm, and an AttributeError from inside it."""
    for program in ("queue-bfs", queue_bfs, "greedy"):
        with pytest.raises(ProgramError, match="leave out signature"):
            program_of(program, "grid")
        assert program_of(program, "board").signature.name == "board"


@pytest.mark.parametrize("watch", [{"current": "cell"}, "cell", ["cell"]], ids=str)
def test_what_is_not_a_watch(watch: Any) -> None:
    with pytest.raises(TypeError, match=r"expected Watch\(current=\.\.\."):
        trace(by_board, Board(9), watch=watch)
    assert trace(by_board, Board(9), watch=Watch(current="board")).outcome == "returned"


@pytest.mark.parametrize("value", ["3", 3.0, [3], True, -2])
def test_solve_says_what_is_no_answer(value: Any) -> None:
    """Would catch: an answer that is passed on, and breaks where it is used."""
    with pytest.raises(ProgramError, match="mine: it returned"):

        def mine(board: Board) -> Any:
            return value

        solve(Board(9), mine)


class AsksABoard:
    def __init__(self, board: Any) -> None:
        self.board = board

    def solve(self) -> int | None:
        distance = {self.board.start: 0}
        for cell in (queue := [self.board.start]):
            for end in self.board.successors(cell):
                if end not in distance:
                    distance[end] = distance[cell] + 1
                    queue.append(end)
        return distance.get(self.board.goal)


class ReadsAGrid:
    def __init__(self, board: Any) -> None:
        self.grid = board
        self.moves = 0

    def solve(self) -> int:
        return len(self.grid) + self.moves


def test_classes_that_ask_for_a_board() -> None:
    """Would catch: a class that uses a board of ours taken for LeetCode's, and squares only."""
    assert program_of(AsksABoard).signature.name == "board"
    assert program_of(ReadsAGrid).signature.name == "grid"
    assert solve("thirty", AsksABoard).throws == 3


def test_a_method_without_self() -> None:
    """Would catch: "no signature passes 0 arguments", and advice to call what cannot be called."""

    class Solution:
        def snakesAndLadders(board):  # type: ignore[no-untyped-def]
            return 3

    with pytest.raises(ProgramError, match=r"write def snakesAndLadders\(self, board\)"):
        program_of(Solution)

    class Free:
        def solve(*given):  # type: ignore[no-untyped-def]
            return 3

    with pytest.raises(ProgramError, match=r"cannot tell how to call Free\.solve"):
        program_of(Free)
