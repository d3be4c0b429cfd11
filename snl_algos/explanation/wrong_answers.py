"""Why a program's answer is wrong on the board that a check has found."""

from __future__ import annotations

from ..answer import Answer
from ..board import Board
from ..findings import Finding
from ..programs import ALGORITHMS, Outcome
from ..programs.program import raised
from ..tracing import Trace
from .rule_misreadings import (
    Seen,
    answers_by_other_rules,
    answers_without_snakes_or_jumps,
    takes_such_jumps,
)
from .true_distances import true_answer
from .wrong_distances import Difference, first_difference

__all__ = ["FEW_CELLS", "why"]

#: A program without an answer on at most this many cells never ends; on more it may be slow.
FEW_CELLS = 12


def why(
    board: Board,
    expected: int | None,
    outcome: Outcome,
    seen: Seen,
    *,
    like: str = "",
    run: Trace | None = None,
    endless: bool = False,
) -> Finding:
    """Return why a program is wrong on a board, from a trace and from its other answers.

    `seen` are other boards under the same rules, with how the calls ended there; `like` is the
    known mistake that gives the same answers. A call is `endless` if it timed out, was given much
    more time and still did not end.
    """
    if outcome.ended == "stopped":
        return _no_answer(expected, outcome, endless=endless)
    if outcome.ended == "misunderstood":
        assert outcome.finding is not None
        return outcome.finding
    if outcome.ended == "raised":
        return _raised(outcome, run)
    if run is not None and _returns_nothing(run, seen):
        return Finding("returns-nothing")
    finding = answers_by_other_rules(board, outcome, seen)
    if finding is None and run is not None:
        finding = _from_distances(run, outcome)
    if (
        finding is not None
        and finding.kind == "misses-where-jumps-meet"
        and answers_without_snakes_or_jumps([(board, outcome), *seen])
    ):
        finding = Finding("never-takes-the-jump", finding.cells, finding.jumps[1:])
    if (
        finding is not None
        and finding.kind == "never-takes-the-jump"
        and takes_such_jumps(finding.jumps, seen)
    ):
        finding = Finding("never-there-by-a-jump", finding.cells, finding.jumps)
    if finding is not None:
        return _because_seen(finding) if like == "stands-on-a-head" else finding
    return _from_throws(board, expected, outcome.throws)


def _no_answer(expected: int | None, outcome: Outcome, *, endless: bool) -> Finding:
    found = outcome.finding
    if found is None or found.kind != "no-answer-in-time":
        return found or Finding("never-ends")
    if endless:
        return Finding("never-ends" if expected is not None else "never-ends-out-of-reach")
    return found


def _returns_nothing(run: Trace, seen: Seen) -> bool:
    """Return whether the recorded run returned None, and no other call a number of throws."""
    answer = run.to_dict()["answer"]
    returned = run.outcome == "returned" and (answer or {}).get("value") == "None"
    return returned and all(outcome.throws is None for _, outcome in seen)


def _raised(outcome: Outcome, run: Trace | None) -> Finding:
    """Return the exception, with its line if the recorded run raised it."""
    assert outcome.finding is not None
    if outcome.finding.kind != "raised" or run is None or run.outcome != "raised":
        return outcome.finding
    error = run.to_dict()["error"]
    if not error["kind"]:
        return outcome.finding
    return raised(error["kind"], error["message"], run.line_of_error())


def _from_distances(run: Trace, outcome: Outcome) -> Finding | None:
    """Return the first difference from the truth, if the recorded distances fit the answer."""
    answer = run.to_answer()
    distance = {} if answer is None else answer.distance
    if run.board.start not in distance or distance.get(run.board.goal) != outcome.throws:
        return None
    truth = true_answer(run.board)
    difference = first_difference(run.board, truth, Answer(outcome.throws, None, distance))
    if difference is None:
        return None
    return _never_goes_back(run, difference) or difference.finding


def _never_goes_back(run: Trace, difference: Difference) -> Finding | None:
    """Return the finding that the previous cell was reached only after its throws were tried."""
    board, distance = run.board, run.state(-1).distance
    for before in board.predecessors(difference.cell):
        if difference.true is None or distance.get(before) != difference.true - 1:
            continue
        move = board.move_between(before, difference.cell)
        looked = reached = -1
        for at, step in enumerate(run.steps):
            if step.get("current") in (before, move.landing):
                looked = at
            if step.get("distance", {}).get(str(before)) is not None:
                reached = at
        if -1 < looked < reached:
            return Finding("never-goes-back", (before, move.landing), moves=(move,))
    return None


def _because_seen(finding: Finding) -> Finding:
    """Adapt a finding to a program that stands on a head because the tail was visited."""
    if finding.kind not in ("stands-on-a-jump", "throws-from-a-jump"):
        return finding
    numbers = {"seen": finding.jumps[0][1]}
    return Finding("stands-because-seen", finding.cells, finding.jumps, numbers=numbers)


def _from_throws(board: Board, expected: int | None, got: int | None) -> Finding:
    """Return a finding if only the number of throws is known."""
    if expected is None:
        return Finding("answers-out-of-reach", (board.goal,), numbers={"claimed": got})
    route = ALGORITHMS["queue-bfs"](board).route or ()
    if got is None:
        return Finding("misses-every-route", (board.goal,), moves=route)
    if got > expected:
        numbers = {"claimed": got, "true": expected}
        return Finding("misses-a-shorter-route", (board.goal,), moves=route, numbers=numbers)
    return Finding("no-such-route", (board.goal,), numbers={"claimed": got, "true": expected})
