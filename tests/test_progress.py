"""A long call shows how far it is: in a terminal or a notebook that somebody watches."""

from __future__ import annotations

import io
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from programs.right import by_moves

from snl_algos import Board, check, compare, trace
from snl_algos.course import exercise

RUN = trace("queue-bfs", [[-1, -1], [-1, -1]])


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def fast(delay: float, call: Callable[[], None]) -> threading.Timer:
    """A timer that calls thirty times as soon."""
    return TIMER(delay / 30, call)


TIMER = threading.Timer


def sleeps(board: Board) -> int:
    time.sleep(100)
    return 3


CALLS: dict[str, Callable[[Path], object]] = {
    "checking queue-bfs: ": lambda folder: check("queue-bfs", seconds=2),
    "checking sleeps ...": lambda folder: check(sleeps, seconds=1),
    "comparing: sleeps": lambda folder: compare("thirty", sleeps, seconds=1),
    "checking my_bfs: ": lambda folder: exercise("3.1").check(by_moves),
    "making run.gif: step ": lambda folder: RUN.save(folder / "run.gif"),
}


@pytest.mark.parametrize("words", CALLS)
def test_a_terminal_shows_one_line_and_erases_it(
    words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Would catch: a call that is silent for minutes; a line that is left behind."""
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(threading, "Timer", fast)
    CALLS[words](tmp_path)
    assert f"\r{words}" in terminal.getvalue() and "\n" not in terminal.getvalue()
    erased = terminal.getvalue().split("\r")
    assert erased[-1] == "" and not erased[-2].strip()


def test_nothing_is_shown_in_a_pipe_or_of_a_quick_call(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream, timer, program in (
        (io.StringIO(), fast, sleeps),
        (Terminal(), threading.Timer, "queue-bfs"),
    ):
        monkeypatch.setattr(sys, "stderr", stream)
        monkeypatch.setattr(threading, "Timer", timer)
        compare("thirty", program, seconds=1)
        assert stream.getvalue() == ""
