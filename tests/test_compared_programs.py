"""Any program can be compared: functions that fail, print, never end, or have no answer."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import pytest
from oracle import fewest_throws, rules_of

from snl_algos import (
    Answer,
    Board,
    BoardError,
    compare,
    measured_run,
)
from snl_algos.explanation import true_answer
from snl_algos.sandbox import Limit, call_isolated, can_fork

THIRTY = Board(30, {3: 22, 5: 8, 11: 26, 20: 29, 17: 4, 19: 7, 27: 1, 21: 9})
OUT_OF_REACH = Board(9, dict.fromkeys(range(2, 9), 1))


#: What waits, or is in C, is ended only in a process of its own.
in_a_process = pytest.mark.skipif(not can_fork(), reason="this host has no processes")


def by_moves(move: list[int], N: int) -> int:
    """Right, as a judge wants it; keeps distances in a list."""
    distance = [-1] * N
    distance[0] = 0
    queue = [0]
    while queue:
        cell = queue.pop(0)
        for landing in range(cell + 1, min(cell + 6, N - 1) + 1):
            stand = move[landing] if move[landing] != -1 else landing
            if distance[stand] == -1:
                distance[stand] = distance[cell] + 1
                queue.append(stand)
    return distance[N - 1]


class Solution:
    def snakesAndLadders(self, board: list[list[int]]) -> int:
        n = len(board)
        return -(-(n * n - 1) // 6)


def test_functions_beside_algorithms() -> None:
    """Any signature, in the order given; each is called as it wants to be."""
    board = Board(36, {3: 30})
    mine: list[Any] = [by_moves, "queue-bfs", Solution, lambda board: 2, "jump-costs-a-throw"]
    comparison = compare(board, mine)
    assert [row.name for row in comparison.rows] == [
        "by_moves", "queue-bfs", "Solution.snakesAndLadders", "<lambda>", "jump-costs-a-throw",
    ]  # fmt: skip
    throws = [row.answer.throws for row in comparison.rows if row.answer]
    assert throws == [2, 2, 6, 2, 3]
    assert [row.agrees for row in comparison.rows] == [True, True, False, True, False]


def test_a_number_alone_is_compared_and_not_certified() -> None:
    """Would catch: a number that is taken for a proof, or held to distances it never claimed."""
    for throws, agrees in ((3, True), (4, False)):
        row = compare(THIRTY, lambda board, throws=throws: throws).rows[0]
        assert row.answer == Answer(throws, None, {})
        assert row.agrees is agrees
        assert row.certificate is None
        assert row.cells()[:4] == ("<lambda>", str(throws), "yes" if agrees else "no", "–")
    found = compare(THIRTY, lambda board: 4).first_difference("<lambda>")
    assert found is not None
    assert (found.finding.kind, found.finding.numbers["claimed"]) == ("answers", 4)


class Unprintable(Exception):
    def __str__(self) -> str:
        raise ValueError("no text")


def raises(error: BaseException) -> Callable[[Board], Any]:
    def fails(board: Board) -> Any:
        raise error

    return fails


def recurses(board: Board) -> Any:
    return recurses(board)


@pytest.mark.parametrize(
    ("program", "kind"),
    [
        (raises(Unprintable()), "raised"),
        (lambda board: sys.exit(3), "exited"),
        (recurses, "recursion"),
        (raises(MemoryError()), "memory"),
        (raises(BoardError("not this one")), "refused"),
        (lambda board: "3", "not-a-number"),
        (lambda board: -2, "negative"),
        (lambda board: 10**10, "too-many-digits"),
        (lambda board: Answer(3, None, {1: None}), "not-distances"),  # type: ignore[dict-item]
        (lambda board: Answer(3, None, {"a": 1}), "not-distances"),  # type: ignore[dict-item]
        (lambda board: Answer(3, (1, 2), {}), "not-a-route"),  # type: ignore[arg-type]
        (lambda board: Answer(3, (("a", 2, 3),), {}), "not-a-route"),  # type: ignore[arg-type]
    ],
)
def test_no_answer_stays_in_its_row(program: Callable[[Board], Any], kind: str) -> None:
    """Whatever a program does, the others are compared, and all of it can be shown."""
    comparison = compare(THIRTY, [program, "queue-bfs"])
    row, other = comparison.rows
    assert row.finding is not None and row.finding.kind == kind
    assert row.answer is None
    assert not row.agrees
    assert row.cells()[1] == ("refused" if kind == "refused" else "no answer")
    assert comparison.first_difference(row.name) is None
    assert any(note.endswith(str(row.finding)) for note in comparison.notes())
    assert other.agrees
    data = comparison.to_dict()["rows"][0]
    assert (data["answered"], data["finding"]["kind"]) == (False, kind)
    assert json.loads(json.dumps(comparison.to_dict(), allow_nan=False))
    assert str(row.finding) in str(comparison)


INTERRUPTED = """
import signal, snl_algos, threading, time
def endless(board):
    while True: pass
def interrupt():
    time.sleep(0.5)
    signal.raise_signal(signal.SIGINT)
snl_algos.compare("thirty", "queue-bfs")  # so that all is loaded
threading.Thread(target=interrupt, daemon=True).start()
try: snl_algos.compare("thirty", [endless, endless], seconds=600)
except KeyboardInterrupt: print("interrupted")
"""


def test_an_interrupt_is_not_a_finding() -> None:
    """Would catch: Ctrl-C that only ends one program of several."""
    ran = subprocess.run([sys.executable, "-c", INTERRUPTED], capture_output=True, text=True)
    assert ran.stdout == "interrupted\n", ran.stderr
    finding = compare(THIRTY, raises(KeyboardInterrupt())).rows[0].finding  # one of its own
    assert finding is not None and finding.words["exception"] == "KeyboardInterrupt"


def test_programs_of_the_same_name() -> None:
    """Would catch: a right program blamed for the first difference of a wrong one."""

    def right(board: Board) -> int:
        return true_answer(board).throws or 0

    def wrong(board: Board) -> int:
        return 99

    right.__name__ = wrong.__name__ = "solve"
    for programs in ([wrong, right], [right, wrong]):
        comparison = compare(THIRTY, programs)
        named = {row.agrees: row.name for row in comparison.rows}
        assert set(named) == {True, False}
        assert named[True] != named[False]
        (note,) = comparison.notes()
        assert note.startswith(f"{named[False]} first differs")
        for row in comparison.to_dict()["rows"]:
            assert (row["first_difference"] is None) == row["agrees"]


def test_what_a_program_prints_is_not_shown(capfd: pytest.CaptureFixture[str]) -> None:
    """Would catch: a notebook flooded with thousands of lines, since short runs are repeated."""

    def prints(board: Board) -> int:
        print("hello")
        return 3

    row = compare(THIRTY, prints).rows[0]
    assert row.agrees
    assert capfd.readouterr() == ("", "")


@in_a_process
def test_the_seconds_hold_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: a limit for the timed run alone, where watching it goes on and on.

    The programs wait for what never comes, so that no machine is too slow for it.
    """

    def waits(board: Board) -> int:
        time.sleep(1e6)
        return 3

    def waits_when_watched(board: Board) -> int:
        time.sleep(1e6 if sys.gettrace() else 0)
        return 3

    given: list[Limit] = []
    apart = call_isolated

    def run(call: Callable[[], Any], limit: Limit) -> Any:
        given.append(limit)
        return apart(call, limit)

    monkeypatch.setattr(measured_run, "call_isolated", run)
    late, watched, exact = compare(THIRTY, [waits, waits_when_watched, "queue-bfs"], seconds=2).rows
    assert late.finding is not None and late.finding.kind == "waits"
    assert late.finding.numbers.keys() == {"seconds"}
    assert watched.agrees and watched.work is None
    assert exact.agrees
    assert sum(limit.elapsed for limit in given) <= 2 * 1.2


@in_a_process
@pytest.mark.parametrize("body", ["sum(range(10**12))", "os.kill(os.getpid(), signal.SIGSTOP)"])
def test_what_cannot_be_interrupted_is_ended(body: str) -> None:
    """Would catch: a comparison that waits for C, or for a process that has stopped itself."""
    names: dict[str, Any] = {}
    exec(f"import os, signal\ndef function(board):\n    {body}", names)
    finding = compare(THIRTY, [names["function"]], seconds=0.5).rows[0].finding
    assert finding is not None and finding.kind in ("waits", "no-answer-in-time")


def test_a_program_that_never_ends() -> None:
    """With a time given, it is a row like any other."""
    row = compare(OUT_OF_REACH, "never-ends", seconds=0.2).rows[0]
    assert row.finding is not None
    assert (row.finding.kind, row.finding.numbers) == ("no-answer-in-time", {"seconds": 0.2})
    # When the time is over, what is left is none, and not less.
    late = compare(OUT_OF_REACH, ["never-ends", "never-ends"], seconds=1e-9).rows
    assert all(row.finding and row.finding.numbers["seconds"] == 0.01 for row in late)


def test_distances_of_any_type_can_be_written() -> None:
    """Arrays often begin with infinity, for which JSON has no word; nor has it fractions."""
    true = true_answer(OUT_OF_REACH)
    exact = {cell: Fraction(at) for cell, at in true.distance.items()}
    padded: dict[int, Any] = dict.fromkeys(range(1, 10), float("inf")) | exact
    comparison = compare(OUT_OF_REACH, lambda board: Answer(None, None, padded))
    assert comparison.rows[0].certificate
    assert json.dumps(comparison.to_dict(), allow_nan=False)


def test_distances_are_seen_in_a_run() -> None:
    """A function that returns a number only is held to the distances it keeps."""
    row = compare(THIRTY, by_moves).rows[0]
    assert row.answer is not None and row.agrees
    assert row.certificate
    true: Mapping[int, int] = fewest_throws(rules_of(THIRTY))
    assert all(true[cell] == at for cell, at in row.answer.distance.items())


@in_a_process
def test_the_watched_run_begins_anew() -> None:
    """Would catch: a program that remembers its answer watched when it no longer searches."""
    known: dict[int, int] = {}

    def remembers(move: list[int], N: int) -> int:
        distance, queue = {0: 0}, [0]
        while queue and N not in known:
            cell = queue.pop(0)
            for landing in range(cell + 1, min(cell + 7, N)):
                stand = landing if move[landing] == -1 else move[landing]
                if stand not in distance:
                    distance[stand] = distance[cell] + 1
                    queue.append(stand)
        return known.setdefault(N, distance.get(N - 1, -1))

    row = compare(THIRTY, remembers).rows[0]
    assert row.agrees and row.certificate
