# mypy: allow-untyped-defs, allow-untyped-calls
"""Whatever a program does, each call comes to an end, and nothing of it is left.

Each body below is run like a learner's function, in a separate process.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from amounts import mostly_full
from checker.everything import right
from hostile import function_of

from snl_algos import Board, Finding, check
from snl_algos.checker import RULES, Report
from snl_algos.checker.board_tester import BoardTester
from snl_algos.checker.rules import Case
from snl_algos.checker.runners.invocation import QUESTIONS, TRACE, Invocation
from snl_algos.checker.runners.isolated import IsolatedRunner
from snl_algos.programs import Outcome, program_of
from snl_algos.sandbox import CallFailed, call_isolated, can_fork, protocol
from snl_algos.sandbox.command import run_command
from snl_algos.sandbox.process_group import HAS_SUBREAPER, ChildProcess, processes_below
from snl_algos.sandbox.process_limits import POLL_SECONDS, Limit, memory_limit

pytestmark = pytest.mark.skipif(not can_fork(), reason="processes cannot be copied here")

PLAIN = RULES["plain"]
#: The longest that a call may take here, in seconds. It only ends what has no end.
SECONDS = 0.3
#: As long as a machine may need, however busy it is, for what ends by itself.
AMPLE = 60.0


def outcome_of(body: str, seconds: float) -> Outcome:
    """How a call on the smallest board ends, which may take so many seconds."""
    with BoardTester(program_of(function_of(body)), PLAIN, seconds) as tester:
        outcome = tester.outcome(Case(2))
        assert tester.outcome(Case(2))[:2] == outcome[:2]  # it runs again after it was ended
    return outcome


# -- everything ends ---------------------------------------------------------------------------


class DiesLate(ChildProcess):
    """A process of whose end one hears only after some questions."""

    def __init__(self, child: ChildProcess, questions: float) -> None:
        super().__init__(child.pid)
        self.questions = questions

    def has_ended(self) -> bool:
        self.questions -= 1
        return self.questions < 0 and super().has_ended()


def test_a_death_that_takes_its_time() -> None:
    """Would catch: on a busy machine, a program that has died and is said to give no answer."""

    def dies(requests: int, answers: int) -> None:
        os.read(requests, 1)
        os._exit(3)

    limit = Limit(1.0, 5.0)
    connection = protocol.forked(dies)
    connection.child = DiesLate(connection.child, 1.5 * limit.cpu / POLL_SECONDS)
    connection.ask({}, limit)
    with pytest.raises(CallFailed, match="exit code 3"):
        connection.answer(limit)
    connection.end()


def test_a_run_that_takes_long_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: on a busy machine, a report of an endless program without its run."""

    def late(calls: Invocation, case: Case, seconds: float) -> dict[str, Any]:
        found: dict[str, Any] = TRACE.answer(calls, case, seconds)
        time.sleep(seconds + 0.3)
        return found

    monkeypatch.setitem(QUESTIONS, "trace", replace(TRACE, answer=late))
    with BoardTester(program_of("never-ends"), PLAIN, SECONDS) as tester:
        run = tester.runner.ask(TRACE, Case(3, ((2, 1),), 1), longer=1)
    assert run is not None and run.outcome == "stopped"


#: A child that has ended by itself, of whose end its keeper has not heard yet.
HAS_ENDED = """
import os
from snl_algos.sandbox.process_group import end_all
child = os.fork()
if child == 0:
    os._exit(3)
os.waitid(os.P_PID, child, os.WEXITED | os.WNOWAIT)
print(os.waitstatus_to_exitcode(end_all(child)))
"""


@pytest.mark.skipif(not HAS_SUBREAPER, reason="only Linux has a keeper")
def test_the_order_to_end_comes_just_after_the_end() -> None:
    """Would catch: another exit code than the program's own, now and then on a busy machine."""
    words = [sys.executable, "-c", HAS_ENDED]
    ran = subprocess.run(words, capture_output=True, text=True, check=True)
    assert ran.stdout == "3\n"


@pytest.mark.skipif(not HAS_SUBREAPER, reason="elsewhere no system lists the processes")
def test_a_call_starts_no_processes_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: a compared or traced program whose processes are not counted."""

    def forks() -> None:
        for _ in range(5):
            if os.fork() == 0:
                break
        time.sleep(600)

    monkeypatch.setattr("snl_algos.sandbox.process_limits.MAX_PROCESSES", 3)
    with pytest.raises(CallFailed, match="more than 3 processes"):
        call_isolated(forks, Limit(60.0, 60.0))


#: A process that dies before what it has forked gets its turn.
DIES_AT_ONCE = """
import os, sys
from pathlib import Path
from snl_algos.sandbox.process_group import fork_child
own, fork = os.getpid(), os.fork
def late():
    pid = fork()
    while pid == 0 and os.getppid() == own:
        pass
    return pid
os.fork = late
fork_child(Path(sys.argv[1]).touch)
os._exit(0)
"""


@pytest.mark.skipif(not HAS_SUBREAPER, reason="only Linux has a keeper")
def test_nothing_runs_for_a_process_that_has_died(tmp_path: Path) -> None:
    """Would catch: a program without end that is left when its judge is killed as it starts it."""
    words = [sys.executable, "-c", DIES_AT_ONCE, str(tmp_path / "ran")]
    subprocess.run(words, capture_output=True, check=True)  # until all have closed the streams
    assert not (tmp_path / "ran").exists()


#: What returns or holds things that are hard to look at.
ODD = {
    "a list in itself": "x = []\nx.append(x)\nreturn x",
    "a dict in itself": "x = {}\nx[1] = x\nreturn x",
    "nested deep": "x = []\nfor _ in range(100_000): x = [x]\nreturn x",
    "many attributes": "class A: pass\na = A()\n"
                       "for i in range(10**5): setattr(a, f'a{i}', i)\nreturn a",
    "a long text": "return 'x' * 10**7",
    "a large number": "return 10**100_000",
}  # fmt: skip


@pytest.mark.parametrize("what", mostly_full(ODD, quick=["a long text"]))
def test_odd_values(what: str) -> None:
    """Would catch: a check or a recorder that fails because of what a call returns."""
    with BoardTester(program_of(function_of(ODD[what])), PLAIN, 5.0) as tester:
        outcome = tester.outcome(Case(2))
        assert outcome.ended in ("misunderstood", "raised")
        run = tester.runner.ask(TRACE, Case(2))
        assert run is not None
        assert run.outcome in ("returned", "raised", "stopped")


@pytest.mark.full
def test_a_command_that_takes_all_memory() -> None:
    """Would catch: a machine brought down by a program."""
    hungry = "kept = []\nwhile True: kept.append(b'x' * 10**8)"
    ran = run_command([sys.executable, "-c", hungry], "", 600.0)
    assert ran.ending == "memory" or "MemoryError" in ran.err  # the system may be faster


# -- nothing is left ---------------------------------------------------------------------------

#: Each test waits for processes with a number of its own.
_numbers = count(1)


@pytest.fixture
def marker() -> Iterator[str]:
    """How long a process sleeps, in seconds: a number that no other process has."""
    number = f"{10**6 + os.getpid()}.{next(_numbers)}"
    yield number
    for pid in sleeping(number):
        os.kill(pid, signal.SIGKILL)


def sleeping(marker: str) -> list[int]:
    """The processes that sleep for so long."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                words = (folder / "cmdline").read_bytes().split(b"\0")
            except OSError:
                continue
            if words[:1] == [b"sleep"] and marker.encode() in words:
                found.append(int(folder.name))
    return found


def until(condition: Callable[[], bool]) -> None:
    """Wait for something that will come. The limit of all tests ends what does not."""
    while not condition():
        time.sleep(0.01)


def test_processes_are_found_however_deep_they_are(marker: str) -> None:
    """Would catch: CPU time and memory of a child's children that nobody counts."""
    with subprocess.Popen(["sh", "-c", f"sleep {marker} & wait"]) as shell:
        until(lambda: bool(sleeping(marker)))
        below = processes_below(os.getpid())
        found = sleeping(marker)
        for pid in found:
            os.kill(pid, signal.SIGKILL)
    assert {shell.pid, *found} <= set(below)


STARTS = {
    "a child": "subprocess.Popen(['sleep', '{marker}'])",
    "a session": "subprocess.Popen(['sleep', '{marker}'], start_new_session=True)",
    "a grandchild": "subprocess.Popen(['sh', '-c', 'sleep {marker} & sleep {marker}'])",
    "a daemon": """
        if os.fork() == 0:
            os.setsid()
            if os.fork() == 0:
                os.execvp('sleep', ['sleep', '{marker}'])
            os._exit(0)
        time.sleep(0.05)
    """,
}


@pytest.mark.parametrize(
    ("what", "then"),
    [(what, "while True: pass") for what in STARTS]
    + [("a daemon", "return 1"), ("a session", "os._exit(1)")],
)
def test_what_it_starts_is_ended(what: str, then: str, marker: str) -> None:
    """Would catch: processes of a checked function that outlive the check."""
    function = function_of(textwrap.dedent(STARTS[what]).format(marker=marker) + f"\n{then}")
    with BoardTester(program_of(function), PLAIN, SECONDS) as tester:
        tester.outcome(Case(2))
    assert sleeping(marker) == []


@pytest.mark.parametrize(
    ("do", "number"),
    [
        ("check", signal.SIGINT),
        pytest.param("check", signal.SIGKILL, marks=pytest.mark.full),
        pytest.param("step", signal.SIGTERM, marks=pytest.mark.full),
        pytest.param("compare", signal.SIGHUP, marks=pytest.mark.full),
    ],
)
def test_nothing_is_left_when_snl_is_ended(
    do: str, number: int, marker: str, tmp_path: Path
) -> None:
    """Would catch: a program that goes on after Ctrl+C, a closed terminal, or `kill -9`."""
    file = tmp_path / "mine.py"
    file.write_text(
        "import os, subprocess, time\n"
        f"subprocess.Popen(['sleep', '{marker}'], start_new_session=True)\n"
        "def solve(move, N):\n    while True: time.sleep(1)\n"
    )
    words = [sys.executable, "-m", "snl_algos", do, str(file)]
    command = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until(lambda: bool(sleeping(marker)) or command.poll() is not None)
        assert command.poll() is None
        command.send_signal(number)
        command.wait()
        until(lambda: not sleeping(marker))
    finally:
        command.kill()


def test_nothing_is_left_of_a_whole_program(marker: str, tmp_path: Path) -> None:
    """Would catch: what a command has started, and left in the background."""
    file = tmp_path / "mine.sh"
    file.write_text(f"cat > /dev/null\n(setsid sleep {marker} &)\necho 1\n")
    report = search_program(f"sh {file}")
    assert report.correct is False
    assert sleeping(marker) == []


def search_program(command: str) -> Report:
    from snl_algos.checker import check_program

    return check_program(command, seconds=1.0)


# -- nothing is forged -------------------------------------------------------------------------


def test_garbage_in_the_channel() -> None:
    """Would catch: a verdict on a program whose process writes into everything it finds."""
    function = function_of("""
        for number in pipes():
            try: os.write(number, b'99 {"correct": true}\\n')
            except OSError: pass
        return 1
    """)
    report = check(function)
    assert report.correct is None
    assert report.finding is not None
    assert report.finding.kind == "not-understood"


def test_a_verdict_is_no_answer() -> None:
    """Would catch: a wrong program that is called right because it says so itself."""
    function = function_of("""
        for number in pipes():
            for request in range(1, 9):
                try: os.write(number, b'%d {"throws": true, "correct": true}\\n' % request)
                except OSError: pass
        return 7
    """)
    assert check(function).correct is not True


# -- beside others -----------------------------------------------------------------------------


@pytest.mark.usefixtures("few_boards")
@pytest.mark.full
def test_several_threads() -> None:
    """Would catch: streams or limits of this process that one check changes under another."""

    def wrong(board: Board) -> int:
        print("hello")
        return right(board) if board.cells < 5 else 9

    streams = (sys.stdout, sys.stderr, sys.stdin, sys.getrecursionlimit())
    alone = [str(check(right)), str(check(wrong))]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda function: str(check(function)), [right, wrong] * 2))
    assert together == alone * 2
    assert (sys.stdout, sys.stderr, sys.stdin, sys.getrecursionlimit()) == streams


@pytest.mark.usefixtures("few_boards")
def test_a_check_in_a_check() -> None:
    """Would catch: a check that cannot be nested, or one that nests for ever."""

    def checks_itself(board: Board) -> int:
        return 1 if check(checks_itself, seconds=1) else 2

    with BoardTester(program_of(checks_itself), PLAIN, SECONDS) as tester:
        # It has started too much by then, on a machine that is slow to count its time.
        assert tester.outcome(Case(2)).ended in ("stopped", "raised")

    def checks_another(board: Board) -> int:
        return right(board) if check(right).correct else 99

    with BoardTester(program_of(checks_another), PLAIN, 60.0) as tester:
        assert tester.outcome(Case(2)) == Outcome("returned", 1)


def test_descriptors_and_children_are_given_back() -> None:
    """Would catch: a file or a process that is left open by each check."""

    def held() -> tuple[int, list[int]]:
        return len(list(Path("/proc/self/fd").iterdir())), processes_below(os.getpid())

    before = held()
    for body, seconds in {
        "return 1": AMPLE,
        "while True: pass": SECONDS,
        "os._exit(1)": AMPLE,
    }.items():
        outcome_of(body, seconds)
    assert held() == before


def test_what_is_printed_is_counted() -> None:
    """Would catch: a program that prints, without a note."""
    runner = IsolatedRunner(program_of(function_of("print('hello')\nreturn 1")), PLAIN, 60.0)
    for _ in range(3):
        assert list(runner.run([Case(2)])) == [1]
    runner.close()
    assert runner.printed == 3 * len("hello\n")


@pytest.fixture
def small_container(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The system says that this process may use 256 MB."""
    read = Path.read_text

    def read_there(path: Path, *how: Any, **options: Any) -> str:
        there = path == Path("/sys/fs/cgroup/memory.max")
        return str(256 * 2**20) if there else read(path, *how, **options)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_text", read_there)
        memory_limit.cache_clear()
        yield
    memory_limit.cache_clear()


def test_the_time_that_a_call_works_is_counted() -> None:
    """Would catch: a check that takes hours for slow calls, because it holds them for fast ones."""
    body = "until = time.process_time() + 1\nwhile time.process_time() < until: pass\nreturn 1"
    runner = IsolatedRunner(program_of(function_of(body)), PLAIN, AMPLE)
    assert list(runner.run([Case(2)])) == [1]
    runner.close()
    assert 0 < runner.used < 2


@pytest.mark.skipif(not HAS_SUBREAPER, reason="only Linux lists the memory of processes")
@pytest.mark.usefixtures("small_container")
def test_the_memory_of_a_notebook_is_not_the_programs() -> None:
    """Would catch: a right function that is ended because its notebook holds large data; a
    program that takes the memory of a container.
    """
    data = bytearray(b"x" * (300 * 2**20))
    assert outcome_of("time.sleep(1.2)\nreturn 1", AMPLE) == Outcome("returned", 1)
    assert len(data) == 300 * 2**20
    greedy = "data = bytearray(b'x' * (300 * 2**20))\ntime.sleep(30)\nreturn 1"
    finding = outcome_of(greedy, AMPLE).finding
    assert finding is not None and finding.words == {"how": "more than 0.188 GB of memory"}


def test_the_input_of_a_notebook_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: a call that waits for a page, and is said never to end."""
    monkeypatch.setattr("builtins.input", lambda prompt="": time.sleep(999))
    found = check(lambda board: int(input("how many? "))).got
    assert isinstance(found, Finding)
    assert found.words["exception"] == "EOFError"


def test_a_program_that_shows_pictures_in_a_notebook() -> None:
    """Would catch: a picture that is drawn and thrown away in each call, and a page of warnings
    about it in the terminal of JupyterLab.
    """
    shell = pytest.importorskip("IPython.core.interactiveshell").InteractiveShell
    shell._instance = object.__new__(shell)  # as in a kernel
    try:
        body = "from IPython import get_ipython\nreturn 1 if get_ipython() is None else 2"
        assert outcome_of(body, AMPLE) == Outcome("returned", 1)
    finally:
        shell._instance = None
