"""The payload of the stepper: traces, their highlighted source, and where a run first goes wrong.

A report has one too: the run on its board, next to a correct one.
"""

from __future__ import annotations

from typing import Any

from ..answer import Answer
from ..checker import Report
from ..explanation import Difference, first_difference, true_answer
from ..programs import MISTAKES, read_answer
from ..tracing import Trace, trace
from .syntax_colors import highlighted

__all__ = ["STEPPER", "payload_of", "run_of_report", "with_first_difference"]

#: The MIME type of a stepper's traces, as a notebook saves them.
STEPPER = "application/vnd.snl.stepper+json"
#: On larger boards a single run is shown without a finding, which would take another search.
MAX_CELLS = 2_000


def payload_of(*runs: Trace) -> dict[str, Any]:
    """Return the payload of one run, `{"trace", "highlight"}`, or of several on one board.

    The latter is `{"together", "highlights"}`.
    """
    traces = [run.to_dict() for run in runs]
    highlights = [[highlighted(one["lines"]) for one in data["functions"]] for data in traces]
    if len(runs) == 1:
        return {"trace": traces[0], "highlight": highlights[0]}
    truth = true_answer(runs[0].board)
    found = [_difference_of(run, truth) for run in runs]
    together = {
        "format": "snl-together",
        "version": 2,
        "traces": traces,
        "differences": [{"trace": at, **one.to_dict()} for at, one in enumerate(found) if one],
    }
    return {"together": together, "highlights": highlights}


def _difference_of(run: Trace, truth: Answer) -> Difference | None:
    """Return where a run first differs from the correct answer; None if nowhere or unknown.

    The distances of the run count if they are part of its answer, if the variable that holds
    them is certain, or if they fit the answer. A variable that only looks like distances proves
    nothing.
    """
    data = run.to_dict()
    if run.outcome != "returned" or data["unit"] != "throws":
        return None
    answer = read_answer(run.answer)
    if not isinstance(answer, Answer):
        return None
    if not answer.distance and run.steps:
        seen, board = run.state(-1).distance, run.board
        fits = seen.get(board.start) == 0 and seen.get(board.goal) == answer.throws
        if fits or not data["unsure"]:
            answer = answer._replace(distance=seen)
    return first_difference(run.board, truth, answer)


def with_first_difference(run: Trace) -> Trace:
    """Return the run with a finding where it first goes wrong, if it does."""
    if run.board.cells > MAX_CELLS:
        return run
    difference = _difference_of(run, true_answer(run.board))
    return run if difference is None else run.with_findings(difference.finding)


def run_of_report(report: Report) -> dict[str, Any]:
    """Return what a page adds to a report: mistakes with the same answers, and a correct run."""
    run = report.shown.run
    like = [
        {"name": name, "title": MISTAKES[name].title, "repair": MISTAKES[name].repair}
        for name in report.like
    ]
    stepper = None if run is None else payload_of(run, trace("queue-bfs", run.board))
    return {"like": like, "stepper": stepper}
