"""Functions that mean harm, or do it by accident: each run ends, is told, and leaves nothing."""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

import pytest

from snl_algos import Answer, Board, Trace, load_board, trace
from snl_algos.sandbox import can_fork

THIRTY = load_board("thirty")


@pytest.fixture(autouse=True)
def nothing_is_left_behind() -> Iterator[None]:
    """Around every test: the tracer, the output, the recursion limit and the threads."""

    def somebody_elses(frame: FrameType, event: str, arg: Any) -> None:
        return None

    before = sys.stdout, sys.getrecursionlimit(), sys.getswitchinterval()
    threads = set(threading.enumerate())
    former = sys.gettrace()
    sys.settrace(somebody_elses)
    try:
        yield
        kept = sys.gettrace()
    finally:
        sys.settrace(former)
    assert kept is somebody_elses
    assert (sys.stdout, sys.getrecursionlimit(), sys.getswitchinterval()) == before
    for thread in set(threading.enumerate()) - threads:
        thread.join(2)
        assert not thread.is_alive(), thread


def run_of(function: Any, **words: Any) -> Trace:
    """A trace with few steps, checked for what must hold of every trace."""
    run = trace(function, THIRTY, **{"max_steps": 500, **words})
    assert run.outcome in ("returned", "raised", "stopped")
    assert (run.outcome == "stopped") == bool(run.to_dict()["limit"])
    assert run.ending() and run.to_text() and run.to_json()
    return run


def error_of(run: Trace) -> Any:
    assert run.outcome == "raised"
    return run.to_dict()["error"]


# -- the limits ------------------------------------------------------------------------------


def test_a_long_frontier_is_stopped_by_the_size_of_the_trace() -> None:
    """Would catch: an estimate that overlooks what makes a step large, and a page of 200 MB."""

    def turns_round(board: Board) -> Any:
        queue = list(range(1, 31)) * 300
        while True:
            queue.insert(0, queue.pop(4500))

    run = run_of(turns_round, max_steps=1000)
    assert run.to_dict()["limit"] == "500,000 bytes"
    assert len(run.to_json()) < 1_000_000


@pytest.mark.skipif(not can_fork(), reason="this system cannot fork")
def test_a_call_in_c_is_ended_from_outside() -> None:
    """Would catch: a limit that is worded in another way than where the recorder ends the run."""
    run = trace(lambda board: sum(range(10**13)), THIRTY, max_seconds=1)
    assert run.ending() == "stopped: the run reached the limit of 1 second"


# -- other ends --------------------------------------------------------------------------------


def leaves(board: Board) -> Any:
    sys.exit(3)


def raises(board: Board) -> Any:
    cell = 5
    return cell / 0


def test_leaving_and_raising() -> None:
    assert error_of(run_of(leaves))["kind"] == "SystemExit"
    run = run_of(raises)
    error = error_of(run)
    assert (error["kind"], error["message"]) == ("ZeroDivisionError", "division by zero")
    assert (error["function"], error["line"]) == (0, 2)
    assert f"in line {raises.__code__.co_firstlineno + 2}" in run.ending()


@pytest.mark.skipif(not can_fork(), reason="it would end this process")
def test_ending_the_process() -> None:
    """Would catch: an exception in the report of a run that raised none."""
    run = run_of(lambda board: os._exit(3))
    assert run.ending() == "it ended its process (exit code 3)"
    assert error_of(run)["kind"] == ""


def descend(limit: int) -> Callable[[Board], int]:
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


def test_a_recursion_through_calls_that_are_not_shown() -> None:
    """Would catch: an internal error for a program that has no memo and meets a circle."""

    def search(cell: int) -> int:
        return min(1 + search(end) for end in (cell,))

    run = run_of(lambda board: search(board.start), max_steps=20_000)
    assert "observer" not in run.ending()
    assert "calls one inside the other" in run.ending() or "RecursionError" in run.ending()


@pytest.mark.full
def test_a_recursion_deeper_than_the_stack() -> None:
    """Would catch: a kernel that dies with the function that lifts every limit."""
    run = trace(descend(10**6), Board(10**6, die=1), max_steps=10**6)
    assert "calls one inside the other" in run.to_dict()["limit"]


# -- values that do not let themselves be looked at ------------------------------------------------


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


class Red:
    def __repr__(self) -> str:
        return "\x1b[31m"


def too_long_to_write() -> int:
    """A number of more digits than Python writes out."""
    return 10**5000


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


@pytest.mark.parametrize(
    "make", [NoText, Leaves, NotEqual, NoAttributes, NoLength, Red, too_long_to_write]
)
def test_values_that_do_not_let_themselves_be_looked_at(make: Any) -> None:
    """Would catch: an exception of the recorder's own, and a text that commands a terminal."""
    for every_line in (False, True):
        run = run_of(holds(make), every_line=every_line)
        assert run.outcome == ("raised" if make is NoLength else "returned"), run.ending()
        assert run.to_text().replace("\n", "").isprintable()


def test_an_answer_or_an_exception_whose_text_fails() -> None:
    class NoMessage(Exception):
        def __str__(self) -> str:
            raise RuntimeError("no message")

    def fails(board: Board) -> Any:
        raise NoMessage

    assert "RuntimeError" in run_of(lambda board: NoText()).ending()
    assert run_of(lambda board: Leaves()).outcome == "returned"
    assert run_of(lambda board: NoEnd(), max_seconds=0.4).outcome == "stopped"
    assert error_of(run_of(fails))["kind"] == "NoMessage"


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
    assert run.state(-1).variables["node"] == "<Node object>"
    assert "0x" not in run.to_json() + run.to_text()


@pytest.mark.parametrize("distance", [float("nan"), float("inf")])
def test_an_answer_with_a_distance_that_json_lacks(distance: float) -> None:
    """Would catch: a NaN in a trace, which Python reads again and no page does."""
    run = run_of(lambda board: Answer(1, None, {1: 0, 2: distance}))
    assert str(distance) in run.to_dict()["answer"]["value"]
    json.dumps(run.to_dict(), allow_nan=False)


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
        sys.settrace(None)
        return 2

    assert run_of(off).answer == 2

    def off_for_ever(board: Board) -> Any:
        sys.settrace(None)
        while True:
            pass

    assert run_of(off_for_ever, max_seconds=0.4).outcome == "stopped"


# -- other programs than functions. Those that are right: `tests/programs/test_program_of.py` ------


def test_a_generator() -> None:
    """It runs only when it is asked, so it is asked for everything."""

    def endless_generator(board: Board) -> Any:
        cell = 1
        while True:
            cell = cell % 29 + 1
            yield cell

    assert run_of(endless_generator).to_dict()["limit"] == "500 steps"


def test_a_coroutine() -> None:
    async def later(board: Board) -> Any:
        return 1

    assert "coroutine" in run_of(later).ending()
