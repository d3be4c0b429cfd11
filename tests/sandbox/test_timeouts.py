"""Calls that are ended in this process: by a second thread, by an alarm, and after some lines."""

from __future__ import annotations

import functools
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from without_end import catches_everything, catches_exceptions, endless, goes_on_in_finally

from snl_algos import MISTAKES, Board, load_board
from snl_algos.sandbox import in_process
from snl_algos.sandbox.in_process import run_within, within_lines

THIRTY = load_board("thirty")
needs_threads = pytest.mark.skipif(not in_process.has_threads(), reason="this host has no threads")


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """Whatever is done to Python is undone afterwards."""

    def found() -> tuple[Any, ...]:
        heard = signal.getsignal(signal.SIGUSR1) if hasattr(signal, "SIGUSR1") else None
        return sys.gettrace(), sys.exc_info()[1], sys.unraisablehook, heard

    before = found()
    yield
    assert found() == before


def in_a_generator(board: Board) -> int:
    return sum(1 for _ in iter(int, 1))


def without_memory(board: Board, depth: int = 60) -> int:
    """Nothing in it jumps back, but it calls itself twice."""
    return without_memory(board, depth - 1) + without_memory(board, depth - 1) if depth else 1


ENDLESS: list[Callable[[Board], Any]] = [
    endless, in_a_generator, without_memory, catches_exceptions, catches_everything,
    goes_on_in_finally,
]  # fmt: skip


@pytest.mark.parametrize("function", ENDLESS)
def test_a_call_without_end_is_ended(function: Callable[[Board], Any]) -> None:
    """Would catch: a page, or a notebook on Windows, that hangs with the code of its reader."""
    assert not run_within(0.05, functools.partial(function, THIRTY))


@needs_threads
@pytest.mark.parametrize("function", [endless, catches_everything])
def test_a_call_in_another_thread_is_ended(function: Callable[[Board], Any]) -> None:
    """Would catch: a call that only the main thread can end, as it alone hears signals."""
    ended: list[bool] = []
    call = functools.partial(run_within, 0.05, functools.partial(function, THIRTY))
    thread = threading.Thread(target=lambda: ended.append(call()))
    thread.start()
    thread.join()
    assert ended == [False]


def test_what_ends_is_left_alone() -> None:
    """Would catch: a value that is lost, or an exception that is taken for the end of the time."""
    found: list[int] = []
    assert run_within(60, lambda: found.append(sum(range(1000))))
    assert found == [499_500]
    for error in (LookupError, StopIteration):  # no generator lets the second one out

        def fails(error: type[Exception] = error) -> None:
            raise error("mine")

        with pytest.raises(error, match="mine"):
            run_within(60, fails)


def test_one_inside_another() -> None:
    """Would catch: an inner one that ends the outer call, or keeps it from being ended."""
    ended: list[bool] = []

    def outer() -> None:
        ended.append(run_within(0.05, lambda: endless(THIRTY)))

    assert run_within(300, outer)
    assert ended == [False]

    def goes_on() -> None:
        outer()
        endless(THIRTY)

    assert not run_within(0.5, goes_on)
    assert not any(ended)


@needs_threads
def test_a_call_may_wait_longer_than_work() -> None:
    """Would catch: a call that waits for a moment, ended as if it had worked; or one that works
    and is given the time for waiting.
    """
    assert run_within(0.05, lambda: time.sleep(0.3), elapsed=60)
    began = time.process_time()
    assert not run_within(0.05, lambda: endless(THIRTY), elapsed=600)
    assert time.process_time() - began < 300


def test_a_tracer_of_somebody_else_is_put_back() -> None:
    """Would catch: a debugger, or the measure of what tests run, switched off by a call."""

    def somebody_elses(frame: Any, event: str, arg: Any) -> None:
        return None

    former = sys.gettrace()
    sys.settrace(somebody_elses)
    try:
        run_within(0.05, lambda: endless(THIRTY))
        within_lines(10, lambda: endless(THIRTY))
        kept = sys.gettrace()
    finally:
        sys.settrace(former)
    assert kept is somebody_elses


# -- a number of lines ---------------------------------------------------------------------------


def test_lines_end_a_call() -> None:
    """Would catch: a mistake of ours that hangs a check; lines of the package that are counted."""
    board = load_board("out-of-reach")
    for call in (lambda: MISTAKES["never-ends"](board), lambda: without_memory(board)):
        assert within_lines(1_000, call) is None
    assert within_lines(20, lambda: Board(100, {2: 50, 60: 3})) is not None
    with pytest.raises(ValueError, match="not found"):
        within_lines(1_000, lambda: "".index("x"))


# -- which host this is --------------------------------------------------------------------------


#: What a host may lack, beside processes.
LACKING = (
    "threading", "ctypes", "_ctypes", "fcntl", "resource", "multiprocessing", "subprocess",
    "concurrent", "pygments", "anywidget", "ipywidgets", "numpy", "matplotlib",
)  # fmt: skip

PROGRAM = f"""
import os, sys
LACKING = {LACKING!r}
del os.fork

for name in [name for name in sys.modules if name.partition(".")[0] in LACKING]:
    del sys.modules[name]
sys.modules.update(dict.fromkeys(LACKING))  # so that importing one fails

import snl_algos as s
from snl_algos.sandbox import in_process

assert not in_process.has_threads()
board = s.load_board("thirty")
assert s.solve(board).throws == 3
assert "queue-bfs" in str(s.compare(board))
run = s.trace("queue-bfs", board)
assert run.outcome == "returned"
run.to_html(sys.argv[1])
def once(move, N):
    return 1
report = s.check(once)
assert report.correct is False
from snl_algos.widgets import page
assert "Is once right" in page.page_of_report(report)
def endless(board):
    while True:
        pass
assert s.trace(endless, board, max_seconds=0.1).outcome == "stopped"
try:
    s.step("queue-bfs", board)
except ModuleNotFoundError as missing:
    assert "snl_algos[widgets]" in str(missing), missing
else:
    raise AssertionError("a widget without anywidget")
for name in LACKING:
    del sys.modules[name]  # Python itself looks for some of them when it ends
print("all of it works")
"""


def test_the_core_needs_no_threads_signals_or_ctypes(tmp_path: Path) -> None:
    """Would catch: an import that a page or Windows cannot make, anywhere on the way of a call."""
    page = tmp_path / "page.html"
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(page)],
        cwd=Path(in_process.__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    # Two of these calls run a function of one's own, and are told what this host cannot stop.
    warnings = [line for line in ran.stderr.splitlines() if "Warning" in line]
    assert len(warnings) == 2, ran.stderr
    assert all("cannot run your function in a separate process" in line for line in warnings)
    assert ran.stdout == "all of it works\n"
    assert page.read_text("utf-8").startswith("<!DOCTYPE html>")
