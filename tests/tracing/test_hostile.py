"""Functions that mean harm, or do it by accident: each run ends, and leaves nothing behind."""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Iterator
from types import FrameType
from typing import Any

import pytest
from without_end import endless

from snl_algos import Board, Watch, load_board, trace
from snl_algos.sandbox import can_fork

THIRTY = load_board("thirty")


@pytest.fixture(autouse=True)
def nothing_is_left_behind() -> Iterator[None]:
    """Around every test: the tracer, the output, the recursion limit and the threads."""

    def somebody_elses(frame: FrameType, event: str, arg: Any) -> None:
        return None

    before = sys.stdout, sys.getrecursionlimit(), set(threading.enumerate())
    former = sys.gettrace()
    sys.settrace(somebody_elses)
    pace = sys.getswitchinterval()
    try:
        yield
        kept = sys.gettrace()
    finally:
        sys.settrace(former)
    assert kept is somebody_elses
    assert sys.getswitchinterval() == pace
    assert (sys.stdout, sys.getrecursionlimit()) == before[:2]
    for thread in set(threading.enumerate()) - before[2]:
        thread.join(2)
        assert not thread.is_alive(), thread


def run_of(function: Any, **words: Any) -> Any:
    """A trace with small limits, checked for what must hold of every trace.

    The time is no limit, unless a test gives it: a busy machine must not end what returns.
    """
    limits = {"max_seconds": 300, "max_steps": 500, "max_bytes": 200_000, **words}
    run = trace(function, THIRTY, **limits)
    data = run.to_dict()
    assert run.outcome in ("returned", "raised", "stopped")
    assert (run.outcome == "stopped") == bool(data["limit"])
    assert len(run) <= limits["max_steps"]
    assert run.ending()
    assert run.to_text()
    assert run.to_json()
    return run


# -- the limits ------------------------------------------------------------------------------


def test_the_steps() -> None:
    """Would catch: a run that goes on, or ends one step early. How runs end: `test_stopping.py`."""
    run = run_of(endless, max_steps=60, every_line=True)
    assert run.to_dict()["limit"] == "60 steps"
    assert run.ending() == "stopped: the run reached the limit of 60 steps"
    assert len(run) == 60
    assert run.answer is None


def test_the_bytes() -> None:
    run = run_of(endless, max_bytes=5000)
    assert run.to_dict()["limit"] == "5,000 bytes"
    assert 2_000 < len(run.to_json()) < 15_000


def long_frontier(board: Board) -> Any:
    queue = list(range(1, 31)) * 30
    while True:
        cell = queue.pop(450)
        queue.insert(0, cell)


def long_texts(board: Board) -> Any:
    number = 0
    while True:
        number += 1
        text = f"{number} " + "x" * 1000
        assert text


@pytest.mark.parametrize("function", [long_frontier, long_texts])
def test_the_bytes_are_those_of_the_json(function: Any) -> None:
    """Catches an estimate that overlooks what makes a step large."""
    run = run_of(function, max_bytes=300_000, max_steps=10**9)
    assert run.to_dict()["limit"] == "300,000 bytes"
    assert len(run.to_json()) < 2 * 300_000


# -- other ends --------------------------------------------------------------------------------


def leaves(board: Board) -> Any:
    sys.exit(3)


def ends_its_process(board: Board) -> Any:
    os._exit(3)


def raises(board: Board) -> Any:
    cell = 5
    return cell / 0


def deeper(board: Board, cell: int = 1) -> Any:
    return deeper(board, cell + 1)


def a_generator(board: Board) -> Any:
    yield from range(1, board.cells)


class NoText:
    def __repr__(self) -> str:
        raise RuntimeError("no text")


class NoEnd:
    def __repr__(self) -> str:
        while True:
            pass


class Leaves:
    def __repr__(self) -> str:
        sys.exit(1)


class NoMessage(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no message")


class NotEqual:
    __hash__ = object.__hash__

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("not to be compared")


class NoAttributes:
    def __getattr__(self, name: str) -> Any:
        raise RuntimeError(name)


class NoLength(list[Any]):
    def __len__(self) -> int:
        raise RuntimeError("no length")


def holds(make: Any) -> Any:
    def holder(board: Board) -> Any:
        thing = make()
        queue = [thing]
        dist = {1: thing}
        visited = make()
        cell = queue.pop()
        queue.append(make())
        cell = 2
        return len(dist) + cell if visited else thing

    return holder


def test_leaving() -> None:
    run = run_of(leaves)
    assert run.outcome == "raised"
    assert run.to_dict()["error"]["kind"] == "SystemExit"


@pytest.mark.skipif(not can_fork(), reason="it would end this process")
def test_ending_the_process() -> None:
    """Would catch: an exception in the report of a run that raised none."""
    run = run_of(ends_its_process)
    assert run.ending() == "it ended its process (exit code 3)"
    assert run.to_dict()["error"]["kind"] == ""


def test_raising() -> None:
    run = run_of(raises)
    error = run.to_dict()["error"]
    assert (error["kind"], error["message"]) == ("ZeroDivisionError", "division by zero")
    assert (error["function"], error["line"]) == (0, 2)
    assert f"in line {raises.__code__.co_firstlineno + 2}" in run.ending()


@pytest.mark.parametrize("limit", [500, 10**9])
def test_deep_recursion(limit: int) -> None:
    run = run_of(deeper, max_steps=limit, max_bytes=10**9)
    assert run.outcome in ("stopped", "raised")
    if limit > 500 and run.outcome == "stopped":
        assert "calls one inside the other" in run.to_dict()["limit"]


def descend(limit: int) -> Any:
    """A search in depth that asks for as many calls as it likes."""

    def search(board: Board) -> int:
        sys.setrecursionlimit(limit)

        def go(cell: int) -> int:
            return 0 if cell == board.goal else 1 + go(cell + 1)

        return go(board.start)

    return search


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other stacks hold fewer calls")
def test_a_recursion_as_deep_as_the_function_allows() -> None:
    """Would catch: a run that is stopped at Python's own limit, which the function has raised."""
    run = trace(descend(5000), Board(4000, die=1), max_steps=20_000)
    assert (run.outcome, run.answer) == ("returned", 3999)
    assert max(step.get("depth", 0) for step in run.steps) == 4000


@pytest.mark.full
def test_a_recursion_deeper_than_the_stack() -> None:
    """Would catch: a kernel that dies with the function that lifts every limit."""
    run = trace(descend(10**6), Board(10**6, die=1), max_steps=10**6)
    assert run.outcome == "stopped"
    assert "calls one inside the other" in run.to_dict()["limit"]


def too_long_to_write() -> int:
    """A number of more digits than Python writes out."""
    return 10**5000


@pytest.mark.parametrize(
    "make", [NoText, Leaves, NotEqual, NoAttributes, NoLength, too_long_to_write]
)
def test_values_that_do_not_let_themselves_be_looked_at(make: Any) -> None:
    for every_line in (False, True):
        run = run_of(holds(make), every_line=every_line)
        assert run.outcome == ("raised" if make is NoLength else "returned"), run.ending()


def test_a_text_without_end() -> None:
    assert run_of(holds(NoEnd), max_seconds=0.4).outcome == "stopped"


def test_an_answer_whose_text_fails() -> None:
    run = run_of(lambda board: NoText())
    assert run.outcome == "returned"
    assert "RuntimeError" in run.ending()
    assert run_of(lambda board: Leaves()).outcome == "returned"
    assert run_of(lambda board: NoEnd(), max_seconds=0.4).outcome == "stopped"


def test_an_error_whose_message_fails() -> None:
    def fails(board: Board) -> Any:
        raise NoMessage

    run = run_of(fails)
    assert run.outcome == "raised"
    assert run.to_dict()["error"]["kind"] == "NoMessage"


def test_no_addresses() -> None:
    """They would differ from run to run, and strict notebooks would fail."""

    class Node:
        pass

    def holder(board: Board) -> Any:
        thing = object()
        node = Node()
        both = [node, {1: node}, thing]
        return both

    run = run_of(holder)
    assert run.state(-1).variables["thing"] == "<object object>"
    assert run.state(-1).variables["node"] == "<Node object>"
    assert "0x" not in run.to_json() + run.to_text()
    assert run.to_json() == run_of(holder).to_json()


# -- what it does beside ---------------------------------------------------------------------------


def test_printing_a_megabyte(capsys: Any) -> None:
    def prints(board: Board) -> Any:
        for _ in range(100):
            print("x" * 10_000)
        sys.stdout.flush()

    run = run_of(prints)
    assert run.outcome == "returned"
    assert run.to_dict()["printed"] == "x" * 10_000
    assert capsys.readouterr().out == ""
    print("still here")
    assert capsys.readouterr().out == "still here\n"


def test_switching_the_tracing_off() -> None:
    def off(board: Board) -> Any:
        cell = 1
        sys.settrace(None)
        cell += 1
        return cell

    run = run_of(off)
    assert (run.outcome, run.answer) == ("returned", 2)

    def off_for_ever(board: Board) -> Any:
        sys.settrace(None)
        while True:
            pass

    assert run_of(off_for_ever, max_seconds=0.4).outcome == "stopped"


# -- other programs than functions. Those that are right: `tests/programs/test_program_of.py` ------


def test_a_builtin() -> None:
    run = run_of(len)
    assert (run.outcome, len(run)) == ("raised", 0)
    assert run.to_dict()["error"]["kind"] == "TypeError"
    assert run_of(repr).answer == repr(THIRTY)


def test_a_function_without_source() -> None:
    space: dict[str, Any] = {}
    exec("def f(board):\n    cell = 1\n    cell += 1\n    return cell\n", space)
    run = run_of(space["f"])
    assert (run.outcome, run.answer) == ("returned", 2)
    assert run.to_dict()["functions"][0]["lines"] == []
    exec("def f(board):\n    cell = 1\n    return cell / 0\n", space)
    assert run_of(space["f"]).outcome == "raised"


def test_a_generator() -> None:
    """It runs only when it is asked, so it is asked for everything."""
    run = run_of(a_generator)
    assert run.outcome == "returned"
    assert run.ending() == "returned <generator object a_generator>"

    def endless_generator(board: Board) -> Any:
        cell = 1
        while True:
            cell = cell % 29 + 1
            yield cell

    assert run_of(endless_generator).to_dict()["limit"] == "500 steps"


def test_a_coroutine() -> None:
    async def later(board: Board) -> Any:
        return 1

    run = run_of(later)
    assert run.outcome == "returned"
    assert "coroutine" in run.ending()
    assert "The function later is async: calling it does not run it" in run.to_text()


def test_a_matrix_of_numpy() -> None:
    """Would catch: three seconds for thirty cells, since numpy prints the matrix at every line."""
    np = pytest.importorskip("numpy")

    def powers(board: Board) -> Any:
        edges = np.zeros((31, 31), dtype=int)
        small = np.eye(2, dtype=int)
        return len(edges) - len(small)

    shown = run_of(powers).state(-1).variables
    assert (shown["edges"], shown["small"]) == (
        "an array of 31 × 31",
        "array([[1, 0],\n       [0, 1]])",
    )


def test_an_answer_made_of_numpys_numbers() -> None:
    np = pytest.importorskip("numpy")
    from snl_algos import Answer, Move

    def answers(board: Board) -> Any:
        return Answer(np.int64(1), (Move(np.int64(1), 2, np.int64(2)),), {})

    answer = run_of(answers).to_dict()["answer"]
    assert answer == {"throws": 1, "route": [[1, 2, 2]], "distance": {}}


@pytest.mark.parametrize("distance", [float("nan"), float("inf")])
def test_an_answer_with_a_distance_that_json_lacks(distance: float) -> None:
    """Would catch: a NaN in a trace, which Python reads again and no page does."""
    from snl_algos import Answer

    run = run_of(lambda board: Answer(1, None, {1: 0, 2: distance}))
    assert str(distance) in run.to_dict()["answer"]["value"]
    json.dumps(run.to_dict(), allow_nan=False)


@pytest.mark.skipif(not can_fork(), reason="this system cannot fork")
def test_a_call_in_c_is_ended_from_outside() -> None:
    """Would catch: a limit that is worded in another way than where the recorder ends the run."""
    run = trace(lambda board: sum(range(10**13)), THIRTY, max_seconds=1)
    assert run.ending() == "stopped: the run reached the limit of 1 second"


def test_a_watch_of_names_that_are_none() -> None:
    run = run_of(
        lambda board: board.cells, watch=Watch(current="nobody", frontier="none", distance="no")
    )
    assert run.outcome == "returned"
