"""Each hostile body comes to an end within the limit of a call, and is reported as what it is.

No test measures the machine: what is compared with the limit is the product's own account of the
time, and the limit of all tests ends what it does not.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import time
from collections.abc import Iterator

import pytest
from amounts import mostly_full
from hostile import BODIES, function_of

from snl_algos import Board, check, trace
from snl_algos.checker import RULES
from snl_algos.checker.board_tester import BoardTester
from snl_algos.checker.rules import Case
from snl_algos.checker.runners.invocation import LINES, TRACE
from snl_algos.programs import Outcome, program_of
from snl_algos.sandbox import NotUnderstood, can_fork, protocol
from snl_algos.sandbox.process_group import processes_below
from snl_algos.sandbox.process_limits import CpuLoad, Deadline, Limit

pytestmark = pytest.mark.skipif(not can_fork(), reason="processes cannot be copied here")

PLAIN = RULES["plain"]
#: The longest that a call may work here, in seconds; it may wait five times as long.
SECONDS = 0.3
#: No call may take more than its limit and so much, in seconds: on a busy machine, much may be
#: used between two looks at the clock.
MORE = 10.0

#: One of each kind is tried by `make test`.
QUICK = [
    "floods: lines of an earlier request", "waiting: sleep that catches everything",
    "stopped: it stops itself", "processes: a daemon, and an answer",
    "threads: a thread that never lets go", "signals: all signals are blocked",
    "memory: a long list", "recursion: under a bare except", "in_c: a long sum", "exits: at once",
]  # fmt: skip


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Deadline]]:
    """Whatever is waited for: not much longer than the limit, by its own account."""
    found: list[Deadline] = []
    before = set(processes_below(os.getpid()))  # another test's browser

    class Noted(Deadline):
        def __init__(self, limit: Limit, *load: object) -> None:
            super().__init__(limit, *load)  # type: ignore[arg-type]
            self.limit = limit
            found.append(self)

    monkeypatch.setattr(protocol, "Deadline", Noted)
    yield found
    for one in found:
        assert isinstance(one, Noted)
        assert one.used <= one.limit.cpu + MORE
        assert one.passed <= one.limit.elapsed + MORE
    assert set(processes_below(os.getpid())) <= before


def ending_of(outcome: Outcome) -> str:
    if outcome == Outcome("returned", 1):
        return "right"
    return outcome.ended if outcome.finding is None else outcome.finding.kind


@pytest.mark.parametrize("name", mostly_full(BODIES, quick=QUICK, full=list(BODIES)[::2]))
def test_it_ends(name: str) -> None:
    """Would catch: a check that hangs, whatever a function does to make it."""
    body = BODIES[name]
    with BoardTester(program_of(function_of(body.text)), PLAIN, SECONDS) as tester:
        try:
            ending = ending_of(tester.outcome(Case(2)))
        except NotUnderstood:
            ending = "not-understood"
        assert ending in body.endings
        if body.kind == "watched":  # the other questions that a check asks, and a second call
            assert tester.runner.ask(LINES, Case(2), most_lines=100) in (None, *range(100))
            tester.runner.ask(TRACE, Case(2))
            list(tester.runner.run([Case(2), Case(2)]))


#: By all that a check asks, and by the whole limit of it.
CHECKED = [
    "floods: lines of an earlier request", "floods: one line that never ends",
    "waiting: sleep that is never over", "stopped: it stops itself", "in_c: a long sum",
    "signals: all signals are blocked", "watched: it sleeps when it is traced",
    "watched: it never ends when it is traced", "watched: the second call sleeps",
    "values: a number whose repr sleeps", "values: an exception whose text sleeps",
    "values: a value that is let go before",
]  # fmt: skip


@pytest.mark.parametrize("name", mostly_full(CHECKED, quick=CHECKED[:1]))
def test_a_check_ends(name: str, patient: list[Deadline]) -> None:
    """Would catch: a limit for the whole that a function sets anew with each line, or each call.

    All its waiting together is within the time that was asked for.
    """
    report = check(function_of(BODIES[name].text), seconds=2)
    assert str(report)
    assert all(isinstance(one, Deadline) for one in patient)
    # Calls come one after the other: together they cannot have taken longer than all.
    assert sum(one.passed for one in patient) <= 2 * 1.25 + MORE


@pytest.mark.parametrize(
    "name",
    mostly_full(
        [
            "in_c: a long sum", "stopped: it stops itself", "signals: all signals are blocked",
            "values: an exception whose text sleeps", "waiting: sleep that catches everything",
            "values: a number whose repr sleeps", "floods: lines of an earlier request",
            "exits: at once", "memory: a long list", "in_c: a loop on one line",
        ],
        quick=["in_c: a long sum", "exits: at once"],
    ),
)  # fmt: skip
def test_a_trace_ends(name: str) -> None:
    """Would catch: a stepper that waits for what cannot be interrupted, or counts steps to -1."""
    run = trace(function_of(BODIES[name].text), Board(2), max_seconds=SECONDS)
    assert run.outcome in ("stopped", "raised", "returned")
    if run.outcome == "stopped":
        assert len(run) >= 1
        assert run.state(0).says


# -- the account -------------------------------------------------------------------------------


def test_a_machine_that_stands_still_uses_no_time() -> None:
    """Would catch: a right function that "never ends", because somebody closed the laptop."""
    deadline = Deadline(Limit(1.0, 5.0), clock=itertools.count(0.0, 1000.0).__next__)
    assert all(deadline.left() > 0 for _ in range(5))


def test_a_busy_machine_uses_no_time() -> None:
    """Would catch: a right program that is late only because others are at work."""
    now, load = [0.0], [CpuLoad(0.0, 0.0)]
    deadline = Deadline(Limit(1.0, 5.0), lambda: load[0], lambda: now[0])
    for _ in range(300):  # a tenth of a second each, of which it gets a fortieth
        now[0] += 0.1
        load[0] = CpuLoad(load[0].cpu + 0.0025, load[0].held_up + 0.0975)
        assert deadline.left() > 0
    assert deadline.used < 1 and deadline.passed < 5


@pytest.mark.parametrize(
    ("elapsed", "cpu", "held_up", "waits"),
    [
        (5.0, 0.1, 0.0, False),
        (5.0, 0.0, 0.0, True),
        (5.0, 0.0, 0.1, False),
        (1.2, 0.07, 0.0, False),  # it works for most of the time that is over
        (1.2, 0.03, 0.0, True),
    ],
)
def test_deadline_ends(elapsed: float, cpu: float, held_up: float, waits: bool) -> None:
    """Would catch: an account that never ends, whatever the system says of a process."""
    now, load = [0.0], [CpuLoad(0.0, 0.0)]
    deadline = Deadline(Limit(1.0, elapsed), lambda: load[0], lambda: now[0])
    while deadline.left() >= 0:
        now[0] += 0.1
        load[0] = CpuLoad(load[0].cpu + cpu, load[0].held_up + held_up)
        assert now[0] < 100
    assert deadline.waits == waits


def test_nobody_waits_after_the_end_of_all() -> None:
    """Would catch: a call that goes on after the time that was asked for."""
    with BoardTester(program_of(function_of("while True: pass")), PLAIN, 60.0) as tester:
        tester.runner.until = time.monotonic() + 0.2
        with pytest.raises(TimeoutError):
            tester.outcome(Case(2))


def test_a_flood_of_answers_is_the_same_at_any_pace() -> None:
    """Would catch: a sentence, and so a student's page, that depends on how busy the machine is."""
    found = set()
    for count in (1, 5000):  # one line at a time, and more than may be there

        def flood(requests: int, answers: int, count: int = count) -> None:
            with contextlib.suppress(BrokenPipeError):
                while True:
                    os.write(answers, b"0 1\n" * count)

        connection = protocol.forked(flood)
        try:
            connection.ask({"do": "run"}, Limit(9.0, 9.0))
            with pytest.raises(NotUnderstood) as raised:
                connection.answer(Limit(9.0, 9.0))
            found.add(raised.value.wrote)
        finally:
            connection.end()
    assert found == {repr(b"0 1")}
