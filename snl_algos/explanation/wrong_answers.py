"""Why a program's answer is wrong: the one question that a check asks when it has found a board."""

from __future__ import annotations

from ..answer import Answer
from ..board import Board
from ..findings import Finding
from ..programs import ALGORITHMS, Outcome
from ..programs.outcomes import raised
from ..tracing import Trace
from .performance import never_goes_back
from .reference import true_answer
from .rule_misreadings import Seen, plays_other_rules
from .wrong_distances import first_difference

__all__ = ["FEW_CELLS", "why"]

#: A program that gives no answer on so few cells never will; on more it may be only slow.
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
    """Why a program is wrong on a board, from a run that is watched and from its other answers.

    Parameters
    ----------
    board : Board
        The board.
    expected : int or None
        The right number of throws there.
    outcome : Outcome
        How its call ended.
    seen : sequence of (Board, Outcome)
        Other boards under the same rules, and how its calls ended there.
    like : str, optional
        The mistake of the gallery that gives the same answers.
    run : Trace, optional
        Its run on the board, if it could be recorded.
    endless : bool, optional
        Whether a call that gave no answer gives none either when it is given much longer.
    """
    if outcome.ended == "stopped":
        return _no_answer(expected, outcome, endless=endless)
    if outcome.ended == "misunderstood":
        assert outcome.finding is not None
        return outcome.finding
    if outcome.ended == "raised":
        return _raised(outcome, run)
    finding = plays_other_rules(board, outcome, seen)
    if finding is None and run is not None:
        finding = _from_distances(run, outcome)
    if finding is not None:
        return _because_seen(finding) if like == "stands-on-a-head" else finding
    return _from_throws(board, expected, outcome.throws)


def _no_answer(expected: int | None, outcome: Outcome, *, endless: bool) -> Finding:
    found = outcome.finding
    if found is None or found.kind != "no-answer-in-time":
        return found or Finding("never-ends")
    if endless:
        return Finding("never-ends" if expected is not None else "never-ends-out-of-reach")
    if expected is None:
        return Finding("too-slow-out-of-reach", numbers=found.numbers)
    return found


def _raised(outcome: Outcome, run: Trace | None) -> Finding:
    """The exception, with its line if it is raised again."""
    assert outcome.finding is not None
    if outcome.finding.kind != "raised" or run is None or run.outcome != "raised":
        return outcome.finding
    error = run.to_dict()["error"]
    if error is None:
        return outcome.finding
    return raised(error["kind"], error["message"], run.line_of_error())


def _from_distances(run: Trace, outcome: Outcome) -> Finding | None:
    """What the comparison says, if the distances that were seen are those of the answer."""
    answer = run.to_answer()
    distance = {} if answer is None else answer.distance
    if run.board.start not in distance or distance.get(run.board.goal) != outcome.throws:
        return None
    truth = true_answer(run.board)
    difference = first_difference(run.board, truth, Answer(outcome.throws, None, distance))
    if difference is None:
        return None
    return never_goes_back(run, difference) or difference.finding


def _because_seen(finding: Finding) -> Finding:
    """The same for a program that is known to stand on a head because the tail was visited."""
    if finding.kind not in ("stands-on-a-jump", "throws-from-a-jump"):
        return finding
    numbers = {"seen": finding.jumps[0][1]}
    return Finding("stands-because-seen", finding.cells, finding.jumps, numbers=numbers)


def _from_throws(board: Board, expected: int | None, got: int | None) -> Finding:
    """Why, if only the number of throws is known."""
    if expected is None:
        return Finding("answers-out-of-reach", (board.goal,), numbers={"claimed": got})
    route = ALGORITHMS["queue-bfs"](board).route or ()
    if got is None:
        return Finding("misses-every-route", (board.goal,), moves=route)
    if got > expected:
        numbers = {"claimed": got, "true": expected}
        return Finding("misses-a-shorter-route", (board.goal,), moves=route, numbers=numbers)
    return Finding("no-such-route", (board.goal,), numbers={"claimed": got, "true": expected})
