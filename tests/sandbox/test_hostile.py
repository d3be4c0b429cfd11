# mypy: allow-untyped-defs, allow-untyped-calls
"""Programs that mean harm, or do it by accident: each call ends, and is reported as what it is.

These are the kinds that the documentation promises, one of each, on each host that can end them: a
separate process ends all of them; in this process, Python code is stopped.
"""

from __future__ import annotations

import itertools
import os
import queue
import random
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from snl_algos import Board
from snl_algos.checker import RULES
from snl_algos.checker.board_tester import BoardTester, InProcessTester
from snl_algos.checker.calls import outcome_on
from snl_algos.checker.rules import Case
from snl_algos.programs import Outcome, program_of
from snl_algos.sandbox import can_fork

PLAIN = RULES["plain"]
#: The longest that a call may work here, in seconds; it may wait five times as long.
SECONDS = 0.3


def endless(board):
    while True:
        pass


def endless_in_c(board):
    sum(itertools.count())


def catches_everything(board):
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass


def sleeps(board):
    while True:
        time.sleep(60)


def waits_for_a_queue(board):
    return queue.Queue[int]().get()


def floods(board):
    while True:
        print("x" * 1000)


def takes_eighty_gigabytes(board):
    return len(bytearray(80 * 2**30))


def recurses(board):
    return 1 + recurses(board)


def exits_at_once(board):
    os._exit(0)


def exits(board):
    sys.exit("bye")


def closes_its_streams(board):
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.close()
    for number in range(3):
        os.close(number)
    return 1


def blocks_all_signals(board):
    signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())
    while True:
        pass


def leaves_a_thread(board):
    threading.Thread(target=endless, args=(board,), daemon=True).start()
    return 1


def forks_and_waits(board):
    if os.fork():
        os.wait()
    while True:
        pass


def changes_functions(board):
    """Change what the package and the protocol are made of, and answer."""
    Board.successors = lambda *words: ()  # type: ignore[method-assign]
    Board.moves = lambda *words: ()  # type: ignore[method-assign]
    sys.setrecursionlimit(100_000)
    sys.settrace(None)
    random.random = lambda: 7.0
    return 1


class Odd:
    def __repr__(self):
        raise ValueError("no words")

    def __eq__(self, other):
        raise ValueError("nothing is equal")


def returns_an_odd_value(board):
    return Odd()


#: kind → the program, and how a call of it ends in a separate process.
KINDS: dict[str, tuple[Callable[[Any], Any], str]] = {
    "endless": (endless, "no-answer-in-time"),
    "endless in C": (endless_in_c, "no-answer-in-time"),
    "catching everything": (catches_everything, "no-answer-in-time"),
    "sleeping": (sleeps, "waits"),
    "waiting": (waits_for_a_queue, "waits"),
    "flooding": (floods, "no-answer-in-time"),
    "80 GB": (takes_eighty_gigabytes, "memory"),
    "deep recursion": (recurses, "recursion"),
    "os._exit": (exits_at_once, "died"),
    "sys.exit": (exits, "exited"),
    "closing streams": (closes_its_streams, "right"),
    "blocking signals": (blocks_all_signals, "no-answer-in-time"),
    "leaving a thread": (leaves_a_thread, "right"),
    "a fork that works": (forks_and_waits, "no-answer-in-time"),
    "changing functions": (changes_functions, "right"),
    "odd values": (returns_an_odd_value, "not-a-number"),
}
#: What only a separate process ends or undoes.
OUTSIDE = {
    "endless in C", "80 GB", "os._exit", "closing streams", "blocking signals", "leaving a thread",
    "a fork that works", "changing functions",
}  # fmt: skip


def ending_of(outcome: Outcome) -> str:
    if outcome == Outcome("returned", 1):
        return "right"
    return outcome.ended if outcome.finding is None else outcome.finding.kind


@pytest.mark.skipif(not can_fork(), reason="processes cannot be copied here")
@pytest.mark.parametrize("kind", KINDS)
def test_in_a_separate_process(kind: str) -> None:
    """Would catch: a call that never ends, a crash that takes us along, a lie about how it ended.

    A right program is judged right afterwards: nothing of it is left.
    """
    program, ending = KINDS[kind]
    with BoardTester.of(program_of(program), PLAIN, SECONDS) as tester:
        assert ending_of(tester.outcome(Case(2))) == ending
    with BoardTester.of(program_of("queue-bfs"), PLAIN, 60.0) as tester:
        assert tester.first_failure([Case(2), Case(9, ((2, 8),))]) is None


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in OUTSIDE])
def test_in_this_process(kind: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Would catch: a notebook on Windows, or a page, that hangs with the code of its reader."""
    program, ending = KINDS[kind]
    tester = InProcessTester(program_of(program), PLAIN, SECONDS)
    (result,) = tester.results([Case(2)])
    assert ending_of(outcome_on(PLAIN, Case(2), 1, result)) == ending
