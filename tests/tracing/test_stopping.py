"""Stopping on each kind of host: a run without end is ended, and nothing is left behind.

The other tests of hostile functions run on the host they happen to be on. Here every kind of
watchdog that this Python has is forced in turn.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import io
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from without_end import (
    calls_again,
    catches_everything,
    catches_exceptions,
    catches_in_two_loops,
    endless,
    goes_on_in_finally,
    keeps_what_it_catches,
    suppresses,
)

from snl_algos import MISTAKES, Board, load_board, trace
from snl_algos.boards.notations import NamedBoard
from snl_algos.programs import program_of
from snl_algos.sandbox import timeouts
from snl_algos.sandbox.timeouts import Stop, Watchdog, run_within
from snl_algos.sandbox.timeouts.line_counter import LineCounter, jumps_back
from snl_algos.tracing.raw_steps import Limits
from snl_algos.tracing.tracer import traced

KINDS: list[type[Watchdog]] = [LineCounter]
if timeouts.has_threads():
    from snl_algos.sandbox.timeouts.watchdog_thread import WatchdogThread

    KINDS.append(WatchdogThread)
if timeouts.has_alarm():
    from snl_algos.sandbox.timeouts.alarm import Alarm

    KINDS.append(Alarm)
if hasattr(sys, "monitoring"):
    from snl_algos.sandbox.timeouts.sys_monitoring import JumpCounter

    KINDS.append(JumpCounter)

THIRTY = load_board("thirty")


@pytest.fixture(params=KINDS, ids=lambda kind: kind.__name__)
def kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Each kind of watchdog in turn; whatever it does to Python is undone afterwards."""
    monkeypatch.setattr(timeouts, "kind_of_host", lambda: request.param)
    before = sys.gettrace(), sys.getprofile(), sys.unraisablehook, sys.exc_info()[1]
    yield request.param
    after = sys.gettrace(), sys.getprofile(), sys.unraisablehook, sys.exc_info()[1]
    assert after == before
    if hasattr(sys, "monitoring"):
        assert not any(sys.monitoring.get_tool(tool) == "snl_algos" for tool in range(6))


# -- runs without end --------------------------------------------------------------------------


def on_one_line(board: Board) -> None:
    while True: pass  # noqa: E701  # fmt: skip


def in_a_generator(board: Board) -> int:
    return sum(1 for _ in iter(int, 1))


def in_a_helper(board: Board) -> None:
    endless(board)


def without_memory(board: Board, depth: int = 60) -> int:
    """Nothing in it jumps back, but it calls itself twice."""
    return without_memory(board, depth - 1) + without_memory(board, depth - 1) if depth else 1


def iterates_for_ever(board: Board) -> None:
    for _ in iter(int, 1):
        board.moves(1)


def sleeps_in_a_loop(board: Board) -> None:
    while True:
        try:
            time.sleep(0.001)
        except BaseException:
            continue


class Clings:
    def __del__(self) -> None:
        for _ in range(10**12):
            pass


def lingers(board: Board) -> None:
    while True:
        Clings()


ENDLESS: list[Callable[[Board], Any]] = [
    endless, on_one_line, in_a_generator, in_a_helper, without_memory, iterates_for_ever,
    catches_exceptions, catches_everything, catches_in_two_loops, calls_again,
    keeps_what_it_catches, suppresses, goes_on_in_finally, sleeps_in_a_loop, lingers,
]  # fmt: skip


def test_a_call_without_end_is_ended(kind: type[Watchdog]) -> None:
    for function in ENDLESS:
        assert not run_within(0.05, functools.partial(function, THIRTY)), function


def test_a_recorded_run_without_end_is_ended(kind: type[Watchdog]) -> None:
    """By its lines where they are recorded, and by the time where they are in other modules."""
    for function in ENDLESS:
        if (kind, function) == (LineCounter, on_one_line):
            continue  # the one loop that gets away there, as its docstring says
        run = trace(function, THIRTY, max_seconds=0.2, max_steps=100)
        assert run.outcome == "stopped", function
        assert run.to_dict()["limit"]
        assert trace("queue-bfs", THIRTY).outcome == "returned"


def test_a_run_in_another_module_is_ended(kind: type[Watchdog]) -> None:
    """The recorder passes over the calls of other modules; the watchdog must not."""
    space: dict[str, Any] = {}
    exec("def elsewhere():\n    while True:\n        pass\n", space)

    def calls(board: Board) -> None:
        space["elsewhere"]()

    run = trace(calls, THIRTY, max_seconds=0.1)
    assert (run.outcome, run.to_dict()["limit"]) == ("stopped", "0.1 seconds")


def test_what_ends_is_left_alone(kind: type[Watchdog]) -> None:
    found: list[int] = []
    assert run_within(60, lambda: found.append(sum(range(1000))))
    assert found == [499_500]


def test_what_a_call_raises_gets_out(kind: type[Watchdog]) -> None:
    def fails() -> None:
        raise LookupError("mine")

    with pytest.raises(LookupError, match="mine"):
        run_within(60, fails)


def test_what_a_recorded_function_raises_is_told(kind: type[Watchdog]) -> None:
    """A StopIteration too, which no generator lets out."""

    def ends(board: Board) -> int:
        return next(cell for cell in range(board.start, board.start))

    run = trace(ends, THIRTY)
    assert (run.outcome, run.to_dict()["error"]["kind"]) == ("raised", "StopIteration")
    with pytest.raises(StopIteration):
        run_within(60, lambda: ends(THIRTY))


def test_a_recorded_function_asks_no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: a box of a notebook that waits for an answer after the run has ended."""

    def asked(prompt: str = "") -> str:
        raise AssertionError("the page is asked")

    def asks(board: Board) -> int:
        return int(input())

    monkeypatch.setattr("builtins.input", asked)
    run = traced(program_of(asks), NamedBoard(THIRTY), None, Limits(100, 5.0, 10**6))
    assert (run.outcome, run.to_dict()["error"]["kind"]) == ("raised", "EOFError")

    def answers_itself(board: Board) -> str:
        sys.stdin = io.StringIO("17\n18\n")
        return input() + input()

    run = traced(program_of(answers_itself), NamedBoard(THIRTY), None, Limits(100, 5.0, 10**6))
    assert run.answer == "1718"
    assert input is asked


def test_one_inside_another(kind: type[Watchdog]) -> None:
    """The inner one ends its own call only, and the outer one goes on watching."""
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


def test_a_mistake_of_the_gallery_is_ended(kind: type[Watchdog]) -> None:
    """Its code is in the package, but it is not the package's own."""
    board = load_board("out-of-reach")
    assert not run_within(0.05, lambda: MISTAKES["never-ends"](board))
    run = trace("never-ends", board, max_seconds=0.2, max_steps=10**9, max_bytes=10**9)
    assert run.outcome == "stopped"


def test_a_tracer_of_somebody_else_is_put_back(kind: type[Watchdog]) -> None:
    def somebody_elses(frame: Any, event: str, arg: Any) -> None:
        return None

    former = sys.gettrace()
    sys.settrace(somebody_elses)
    try:
        run_within(0.05, lambda: endless(THIRTY))
        run_within(60, lambda: None)
        kept = sys.gettrace()
    finally:
        sys.settrace(former)
    assert kept is somebody_elses


def test_a_stop_is_no_exception() -> None:
    """So `except Exception`, which learners write, does not catch it."""
    assert not issubclass(Stop, Exception)


def test_a_loop_jumps_back_and_a_branch_does_not() -> None:
    def loops(cells: list[int]) -> list[int]:
        for cell in cells:
            cells.append(cell)
        return cells

    def branches(cells: list[int]) -> int:
        return 1 if cells else 2

    assert jumps_back(loops.__code__)
    assert jumps_back(endless.__code__)
    assert 0 in jumps_back(on_one_line.__code__)
    assert not jumps_back(branches.__code__)
    assert not jumps_back(in_a_helper.__code__)


# -- which host this is ------------------------------------------------------------------------


@pytest.fixture()
def asked_again() -> Iterator[None]:
    timeouts.has_threads.cache_clear()
    yield
    timeouts.has_threads.cache_clear()


@pytest.mark.parametrize("platform", ["emscripten", "wasi"])
def test_a_web_page_has_no_threads(
    asked_again: None, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(sys, "platform", platform)
        assert not timeouts.has_threads()
        assert timeouts.kind_of_host().__name__ in {"LineCounter", "JumpCounter", "Alarm"}


@pytest.mark.skipif(not timeouts.has_threads(), reason="this host has no threads")
def test_a_thread_that_takes_long_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: a Stop while the thread is started. On a busy machine one got lost there."""
    timed_out: list[bool] = []

    class Slow(threading.Thread):
        def __init__(self, *, target: Any, daemon: bool) -> None:
            super().__init__(target=target, daemon=daemon)
            self.watchdog = target.__self__

        def start(self) -> None:
            super().start()
            time.sleep(0.3)
            timed_out.append(self.watchdog.timed_out)

    assert timeouts.kind_of_host() is WatchdogThread
    with monkeypatch.context() as patch:
        patch.setattr(threading, "Thread", Slow)
        assert not run_within(0.0, lambda: endless(THIRTY))
    assert timed_out == [False]


def test_threads_that_cannot_be_started(asked_again: None, monkeypatch: pytest.MonkeyPatch) -> None:
    import threading

    def refuse(self: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        assert not timeouts.has_threads()


#: What a host may lack. (`signal` and `resource` do not even exist in some.)
LACKING = (
    "threading", "ctypes", "_ctypes", "signal", "resource", "multiprocessing", "subprocess",
    "concurrent", "pygments", "anywidget", "ipywidgets", "numpy", "matplotlib",
)  # fmt: skip

PROGRAM = f"""
import sys
LACKING = {LACKING!r}

for name in [name for name in sys.modules if name.partition(".")[0] in LACKING]:
    del sys.modules[name]
sys.modules.update(dict.fromkeys(LACKING))  # so that importing one fails

import snl_algos as s
from snl_algos.sandbox import timeouts

assert not timeouts.has_threads()
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
    """Import, solve, compare, trace, check and the pages, where all these are missing."""
    page = tmp_path / "page.html"
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(page)],
        cwd=Path(timeouts.__file__).parents[3],
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


class Made(NamedTuple):
    """What is made before a run waits for it: a Stop may arrive while it is half made."""

    by: int
    process: subprocess.Popen[bytes]
    loop: asyncio.AbstractEventLoop


@pytest.fixture(scope="module")
def made() -> Iterator[Made]:
    """A process that does not end by itself, and an event loop in which nothing happens."""
    with (
        subprocess.Popen(["sleep", "100000"]) as process,
        contextlib.closing(asyncio.new_event_loop()) as loop,
    ):
        yield Made(os.getpid(), process, loop)
        process.kill()


def wait_for_a_process(made: Made) -> object:
    """Wait for the one that is there. A recorded run is a fork, and can wait only for its own."""
    if made.by == os.getpid():
        return made.process.wait()
    return subprocess.run(["sleep", "100000"])


WAITING: dict[str, Callable[[Made], object]] = {
    "an empty queue": lambda made: queue.Queue[int]().get(),
    "a lock taken twice": lambda made: [lock.acquire() for lock in [threading.Lock()] * 2],
    "an event": lambda made: threading.Event().wait(),
    "sleep": lambda made: time.sleep(10**6),
    "an event loop": lambda made: made.loop.run_forever(),
    "a pipe": lambda made: os.read(os.pipe()[0], 1),
    "a process": wait_for_a_process,
}


@pytest.mark.skipif(not hasattr(signal, "SIGUSR1"), reason="this system has no such signal")
@pytest.mark.skipif(not timeouts.has_threads(), reason="this host has no threads")
@pytest.mark.parametrize("wait", WAITING.values(), ids=WAITING.keys())
def test_a_run_that_waits(wait: Callable[[Made], object], made: Made) -> None:
    """Would catch: a stepper that hangs because a function waits for what never comes."""
    before = signal.getsignal(signal.SIGUSR1)

    def waits(board: Board) -> object:
        return wait(made)

    assert trace(waits, Board(2), max_seconds=0.1).outcome == "stopped"
    assert not run_within(0.1, lambda: wait(made))
    assert signal.getsignal(signal.SIGUSR1) == before


HELD_UP = """
import os
import subprocess

from snl_algos import load_board, trace

main = os.getpid()

def endless(board):
    all_of_them = f"{main} {os.getppid()} {os.getpid()}"
    subprocess.Popen(["sh", "-c", f"kill -STOP {all_of_them}; sleep 2; kill -CONT {all_of_them}"])
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
        return traced(program_of(function), NamedBoard(Board(4)), None, Limits(9, 60, 9999)).answer

    other = threading.Thread(target=lambda: found.append(answer_of(second)))
    assert answer_of(first) == 1
    may_end.set()
    other.join(60)
    assert found == [2]
    assert (sys.stdout, sys.getrecursionlimit()) == before


def test_a_collection_is_nobodys_lines() -> None:
    """Would catch: other people's finalizers, counted wherever garbage happens to be collected."""

    def looks_around(phase: str, found: dict[str, int]) -> None:
        for _ in range(1_000):
            pass

    def many_lists() -> list[list[int]]:
        return [[number] for number in range(100)]

    often = gc.get_threshold()
    gc.callbacks.append(looks_around)
    gc.set_threshold(1)
    try:
        found = timeouts.within_lines(1_000, many_lists)
    finally:
        gc.set_threshold(*often)
        gc.callbacks.remove(looks_around)
    assert found == (many_lists(),)
    assert gc.isenabled()


COLLECTS = """
import gc
from contextlib import suppress
from snl_algos.sandbox.timeouts import within_lines

def looks_around(phase, found):
    return phase

def deeper():
    return deeper()

gc.callbacks.append(looks_around)
for threshold in range(1, 300):
    gc.set_threshold(threshold)
    with suppress(RecursionError):
        within_lines(10**6, deeper)
print("alive")
"""


def test_a_collection_at_the_bottom_of_a_recursion() -> None:
    """Would catch: Python 3.11 dies if that fails while a call is about to be traced."""
    ran = subprocess.run(
        [sys.executable, "-c", COLLECTS], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout) == (0, "alive\n"), ran.stderr[-2000:]


def test_what_is_lost_at_the_bottom_of_a_recursion(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Would catch: a terminal full of tracebacks of our own hook."""
    lost: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", lost.append)

    class Noisy:
        def __del__(self) -> None:
            raise ValueError

    def deep() -> None:
        Noisy()
        deep()

    with contextlib.suppress(RecursionError):
        assert run_within(60, lambda: timeouts.within_lines(10**6, deep))
    assert lost
    said = capfd.readouterr().err
    assert "_unraisable" not in said, said
