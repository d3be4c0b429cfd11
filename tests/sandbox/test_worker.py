# mypy: allow-untyped-defs, allow-untyped-calls
"""What a worker promises: nothing is left, nothing is forged, and it is as good as unseen."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from checker.everything import right
from processes import processes_below, sleeping, until

from snl_algos import Board, Finding, check
from snl_algos.checker import RULES, check_program
from snl_algos.checker.board_tester import BoardTester, IsolatedTester
from snl_algos.checker.rules import Case
from snl_algos.programs import Outcome, program_of
from snl_algos.sandbox import CallFailed, Limit, NotUnderstood, call_isolated, can_fork
from snl_algos.sandbox.command import run_command
from snl_algos.sandbox.worker import Process

pytestmark = pytest.mark.skipif(not can_fork(), reason="processes cannot be copied here")

PLAIN = RULES["plain"]
#: The longest that a call may take here, in seconds. It only ends what has no end.
SECONDS = 0.3
#: As long as a machine may need, however busy it is, for what ends by itself.
AMPLE = 60.0


def outcome_of(function: Callable[[Any], Any], seconds: float = AMPLE) -> Outcome:
    """How a call on the smallest board ends."""
    with BoardTester.of(program_of(function), PLAIN, seconds) as tester:
        return tester.outcome(Case(2))


# -- nothing is left ---------------------------------------------------------------------------


@pytest.fixture
def marker() -> Iterator[str]:
    """How long a process sleeps, in seconds: a number that no other process has."""
    number = f"{10**6 + os.getpid()}.{time.monotonic_ns()}"
    yield number
    for pid in sleeping(number):
        os.kill(pid, signal.SIGKILL)


@pytest.mark.parametrize("then", ["it answers", "it never ends", "it exits"])
def test_what_it_starts_is_ended(then: str, marker: str) -> None:
    """Would catch: processes of a checked function that outlive the call."""

    def starts(board):
        subprocess.Popen(["sh", "-c", f"sleep {marker} & sleep {marker}"])
        until(lambda: len(sleeping(marker)) == 2)
        while then == "it never ends":
            pass
        if then == "it exits":
            os._exit(1)
        return 1

    outcome_of(starts, AMPLE if then != "it never ends" else SECONDS)
    until(lambda: not sleeping(marker))


@pytest.mark.timeout(AMPLE)
def test_a_kill_reaches_what_it_has_started(marker: str) -> None:
    """Would catch: a process that is killed alone. Where Linux does not kill its group when the
    lifeline is let go, nothing else would end the rest.
    """

    def body(requests: int, answers: int) -> None:
        subprocess.run(["sleep", marker], check=False)

    process = Process(body)
    try:
        until(lambda: bool(sleeping(marker)))
        process.kill()
        until(lambda: not sleeping(marker))
    finally:
        process.end()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no signal tells of a parent's death")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_nothing_is_left_when_snl_is_ended(number: int, marker: str, tmp_path: Path) -> None:
    """Would catch: a program that goes on after Ctrl+C, or after `kill -9`."""
    file = tmp_path / "mine.py"
    file.write_text(
        "import subprocess, time\n"
        f"subprocess.Popen(['sleep', '{marker}'])\n"
        "def solve(move, N):\n    while True: time.sleep(1)\n"
    )
    words = [sys.executable, "-m", "snl_algos", "check", str(file)]
    with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as command:
        until(lambda: bool(sleeping(marker)) or command.poll() is not None)
        assert command.poll() is None
        command.send_signal(number)
        command.wait()
    until(lambda: not sleeping(marker))


def test_nothing_is_left_of_a_whole_program(marker: str, tmp_path: Path) -> None:
    """Would catch: what a command has started, and left in the background."""
    file = tmp_path / "mine.sh"
    file.write_text(f"cat > /dev/null\nsleep {marker} &\necho 1\n")
    assert check_program(f"sh {file}", seconds=1.0).correct is False
    until(lambda: not sleeping(marker))


def test_descriptors_and_children_are_given_back() -> None:
    """Would catch: a file or a process that is left open by each check."""

    def held() -> tuple[int, list[int]]:
        return len(list(Path("/proc/self/fd").iterdir())), processes_below(os.getpid())

    def endless(board):
        while True:
            pass

    before = held()
    outcome_of(lambda board: 1)
    outcome_of(endless, SECONDS)
    outcome_of(lambda board: os._exit(1))
    assert held() == before


# -- how it ended ------------------------------------------------------------------------------


def test_a_death_is_seen_while_a_copy_lives() -> None:
    """Would catch: "no answer in time" of a program that has died, but has left its pipe open."""

    def dies():
        if os.fork():
            os._exit(3)
        time.sleep(600)

    with pytest.raises(CallFailed, match="exit code 3"):
        call_isolated(dies, Limit(AMPLE, AMPLE))


@pytest.mark.parametrize("program", ["floods", "takes all memory", "never ends", "never ends in C"])
def test_a_whole_program_is_ended(program: str) -> None:
    """Would catch: a machine brought down by a program, or a command that never comes back."""
    code, ending = {
        "floods": ("while True: print('x' * 1000)", "flood"),
        "takes all memory": ("kept = []\nwhile True: kept.append(b'x' * 10**8)", "exit"),
        "never ends": ("while True: pass", "time"),
        "never ends in C": ("sum(range(10**13))", "time"),
    }[program]
    seconds = 1.0 if ending == "time" else AMPLE
    ran = run_command([sys.executable, "-c", code], "", seconds)
    assert ran.ending == ending
    assert program != "takes all memory" or "MemoryError" in ran.err


def test_the_time_that_a_call_works_is_counted() -> None:
    """Would catch: a check that takes hours for slow calls, because it holds them for fast ones."""

    def works(board):
        end = time.process_time() + 0.5
        while time.process_time() < end:
            pass
        return 1

    tester = IsolatedTester(program_of(works), PLAIN, AMPLE)
    assert list(tester.results([Case(2)])) == [1]
    tester.close()
    assert tester.worked >= 0.5


def test_a_run_may_be_left_at_any_case() -> None:
    """Would catch: a result of the cases that were left, taken for one of the next."""
    tester = IsolatedTester(program_of(right), PLAIN, AMPLE)
    many = [Case(cells) for cells in range(2, 400)]
    for left in (1, 2, 100):
        for at, _ in enumerate(tester.results(many), start=1):
            if at == left:
                break
        assert list(tester.results([Case(20), Case(8)])) == [4, 2]
    tester.close()


def test_a_late_board_is_not_run_again(tmp_path: Path) -> None:
    """Would catch: a check that waits anew for each board that it has waited for."""
    calls = tmp_path / "calls"

    def endless(board):
        with calls.open("a") as file:
            file.write(".")
        while True:
            pass

    tester = IsolatedTester(program_of(endless), PLAIN, SECONDS)
    first, again = (next(tester.results([Case(2)])) for _ in range(2))
    tester.close()
    assert first == again
    assert calls.read_text() == "."


# -- nothing is forged -------------------------------------------------------------------------


def pipes() -> list[int]:
    """All pipes that are open."""
    found = []
    for number in range(3, 64):
        with suppress(OSError):
            if stat.S_ISFIFO(os.fstat(number).st_mode):
                found.append(number)
    return found


@pytest.mark.parametrize("line", [b'99 0 {"correct": true}', b"", b"\xff" * 100])
def test_what_is_no_answer_is_not_understood(line: bytes) -> None:
    """Would catch: a verdict on a program whose process writes into everything it finds."""

    own = pipes()  # of the tests themselves

    def writes(board):
        for number in set(pipes()) - set(own):
            with suppress(OSError):
                os.write(number, line + b"\n")
        return 1

    report = check(writes)
    assert report.correct is None
    assert report.finding is not None and report.finding.kind == "not-understood"


def test_a_forged_answer_is_not_understood() -> None:
    """Would catch: a value that somebody else wrote, taken for the one of the call."""
    own = pipes()

    def forges():
        for number in set(pipes()) - set(own):
            with suppress(OSError):
                os.write(number, b'0 0 ["returned", 7, [1, 5, 0]]\n')
        return 8

    with pytest.raises(NotUnderstood):
        call_isolated(forges)


# -- it is not seen ----------------------------------------------------------------------------


def test_the_input_of_a_notebook_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: a call that waits for a page, and is said never to end."""
    monkeypatch.setattr("builtins.input", lambda prompt="": time.sleep(999))
    found = check(lambda board: int(input("how many? "))).got
    assert isinstance(found, Finding)
    assert found.words["exception"] == "EOFError"


# -- beside others -----------------------------------------------------------------------------


@pytest.mark.usefixtures("few_boards")
def test_a_check_in_a_check() -> None:
    """Would catch: a check that cannot be nested, or one that nests for ever."""

    def checks_itself(board: Board) -> int:
        return 1 if check(checks_itself, seconds=1) else 2

    assert outcome_of(checks_itself, SECONDS) != Outcome("returned", 1)

    def checks_another(board: Board) -> int:
        return right(board) if check(right).correct else 99

    assert outcome_of(checks_another) == Outcome("returned", 1)
