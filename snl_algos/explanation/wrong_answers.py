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
    board: Board, expected: int | None, outcome: Outcome, seen: Seen, *,
    like: str = "", run: Trace | None = None, endless: bool = False,
) -> Finding:  # fmt: skip
    """Return why a program is wrong on a board, from a trace and from its other answers.

    `seen` are other boards under the same rules, with how the calls ended there; `like` is the
    known mistake that gives the same answers. A call is `endless` if it timed out, was given much
    more time and still did not end.
    """
    if outcome.finding is not None:  # no number of throws was returned
        if endless and outcome.finding.kind == "no-answer-in-time":
            return Finding("never-ends" if expected is not None else "never-ends-out-of-reach")
        return _raised(outcome.finding, run)
    if run is not None and _returns_nothing(run, seen):
        return Finding("returns-nothing")
    finding = answers_by_other_rules(board, outcome, seen)
    if finding is None and run is not None:
        finding = _from_distances(run, outcome)
    if finding is None:
        return _from_throws(board, expected, outcome.throws)
    kind, cells, jumps = finding.kind, finding.cells, finding.jumps
    if kind == "misses-where-jumps-meet":
        if not answers_without_snakes_or_jumps([(board, outcome), *seen]):
            return finding
        kind, jumps = "never-takes-the-jump", jumps[1:]
    if kind == "never-takes-the-jump":
        taken = takes_such_jumps(jumps, seen)
        return Finding("never-there-by-a-jump" if taken else kind, cells, jumps)
    if like == "stands-on-a-head" and kind in ("stands-on-a-jump", "throws-from-a-jump"):
        return Finding("stands-because-seen", cells, jumps, numbers={"seen": jumps[0][1]})
    return finding


def _returns_nothing(run: Trace, seen: Seen) -> bool:
    """Return whether the recorded run returned None, and no other call a number of throws."""
    answer = run.to_dict()["answer"] or {}
    returned = run.outcome == "returned" and answer.get("value") == "None"
    return returned and all(outcome.throws is None for _, outcome in seen)


def _raised(found: Finding, run: Trace | None) -> Finding:
    """Return how a call ended: an exception with its line, if the recorded run raised it."""
    if found.kind != "raised" or run is None or run.outcome != "raised":
        return found
    error = run.to_dict()["error"]
    return raised(error["kind"], error["message"], run.line_of_error()) if error["kind"] else found


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
