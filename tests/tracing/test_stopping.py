"""A recorded run ends, whatever the function does, and keeps the steps that it came to."""

from __future__ import annotations

import io
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from without_end import catches_everything, catches_exceptions, endless, goes_on_in_finally

from snl_algos import Board, load_board, trace
from snl_algos.boards.notations import NamedBoard
from snl_algos.programs import program_of
from snl_algos.sandbox.in_process import has_threads
from snl_algos.tracing.raw_steps import Limits
from snl_algos.tracing.tracer import traced

THIRTY = load_board("thirty")


@pytest.mark.parametrize(
    "function", [endless, catches_exceptions, catches_everything, goes_on_in_finally]
)
def test_a_recorded_run_without_end_is_ended(function: Callable[[Board], Any]) -> None:
    """Would catch: a stepper that never comes, or comes without the steps."""
    run = trace(function, THIRTY, max_seconds=60, max_steps=100)
    assert (run.outcome, run.to_dict()["limit"]) == ("stopped", "100 steps")
    assert len(run) == 100


def test_a_run_in_another_module_is_ended() -> None:
    """Would catch: a limit that only the lines heed that are recorded."""
    space: dict[str, Any] = {}
    exec("def elsewhere():\n    while True:\n        pass\n", space)

    def calls(board: Board) -> None:
        space["elsewhere"]()

    run = trace(calls, THIRTY, max_seconds=0.1)
    assert (run.outcome, run.to_dict()["limit"]) == ("stopped", "0.1 seconds")


@pytest.mark.skipif(not has_threads(), reason="only a signal or another thread wakes it")
def test_a_run_that_waits() -> None:
    """Would catch: a stepper that hangs because a function waits for what never comes."""
    assert trace(lambda board: time.sleep(10**6), THIRTY, max_seconds=0.1).outcome == "stopped"


def test_what_a_recorded_function_raises_is_told() -> None:
    """Would catch: a StopIteration lost in a generator of ours."""

    def ends(board: Board) -> int:
        return next(cell for cell in range(board.start, board.start))

    run = trace(ends, THIRTY)
    assert (run.outcome, run.to_dict()["error"]["kind"]) == ("raised", "StopIteration")


def test_a_recorded_function_asks_no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: a box of a notebook that waits for an answer after the run has ended."""

    def asked(prompt: str = "") -> str:
        raise AssertionError("the page is asked")

    def asks(board: Board) -> int:
        return int(input())

    monkeypatch.setattr("builtins.input", asked)
    run = traced(program_of(asks), NamedBoard(THIRTY), Limits(100, 5.0))
    assert (run.outcome, run.to_dict()["error"]["kind"]) == ("raised", "EOFError")

    def answers_itself(board: Board) -> str:
        sys.stdin = io.StringIO("17\n18\n")
        return input() + input()

    run = traced(program_of(answers_itself), NamedBoard(THIRTY), Limits(100, 5.0))
    assert run.answer == "1718"
    assert input is asked


HELD_UP = """
import os
import subprocess

from snl_algos import load_board, trace

main = os.getpid()

def endless(board):
    all_of_them = f"{main} {os.getppid()} {os.getpid()}"
    subprocess.Popen(["sh", "-c", f"kill -STOP {all_of_them}; sleep 1; kill -CONT {all_of_them}"])
    while True:
        pass

run = trace(endless, load_board("thirty"), max_seconds=0.5)
print(run.outcome, len(run) > 1)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system has no such signal")
def test_a_machine_that_stands_still_for_a_while(tmp_path: Path) -> None:
    """Would catch: a run without its steps, because its process was not heard of in time."""
    script = tmp_path / "held_up.py"
    script.write_text(HELD_UP, "utf-8")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=60)
    assert done.stdout == "stopped True\n", done.stderr


def test_two_threads_put_back_what_was_there() -> None:
    """Would catch: the streams of one recording left behind when another has ended first."""
    before = (sys.stdout, sys.getrecursionlimit())
    inside, may_end = threading.Event(), threading.Event()

    def second(board: Board) -> int:
        inside.set()
        may_end.wait(60)
        return 2

    def first(board: Board) -> int:
        other.start()
        inside.wait(0.2)  # it may come in, or have to wait until this one has ended
        return 1

    found: list[Any] = []

    def answer_of(function: Callable[[Board], int]) -> Any:
        return traced(program_of(function), NamedBoard(Board(4)), Limits(9, 60, 9999)).answer

    other = threading.Thread(target=lambda: found.append(answer_of(second)))
    assert answer_of(first) == 1
    may_end.set()
    other.join(60)
    assert found == [2]
    assert (sys.stdout, sys.getrecursionlimit()) == before
