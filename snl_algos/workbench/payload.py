"""The payload of the stepper: a trace in its published format, and the highlighted source.

A report has one too: the run on its board, next to a correct one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..checker import Report
from ..explanation import true_answer
from ..programs import MISTAKES
from ..tracing import Trace, trace
from .differences import difference_of
from .syntax_colors import highlighted

__all__ = ["STEPPER", "payload_of", "payload_of_report", "payload_of_several", "run_of_report"]

#: The MIME type of a stepper's traces, as a notebook saves them.
STEPPER = "application/vnd.snl.stepper+json"


def payload_of(run: Trace) -> dict[str, Any]:
    """Return the payload of one trace: `{"trace", "highlight"}`.

    Examples
    --------
    >>> from snl_algos import Board
    >>> from snl_algos import trace
    >>> payload = payload_of(trace("queue-bfs", Board(4)))
    >>> '<span class="k">return</span>' in payload["highlight"][0][-1]
    True
    """
    data = run.to_dict()
    return {"trace": data, "highlight": [highlighted(f["lines"]) for f in data["functions"]]}


def payload_of_several(runs: Sequence[Trace]) -> dict[str, Any]:
    """Return the payload of several traces on one board: `{"together", "highlights"}`."""
    payloads = [payload_of(run) for run in runs]
    together = {
        "format": "snl-together",
        "version": 2,
        "traces": [payload["trace"] for payload in payloads],
        "differences": _differences(runs),
    }
    return {"together": together, "highlights": [payload["highlight"] for payload in payloads]}


def _differences(runs: Sequence[Trace]) -> list[dict[str, Any]]:
    """Return where each wrong run first goes wrong."""
    truth = true_answer(runs[0].board)
    found = []
    for at, run in enumerate(runs):
        difference = difference_of(run, truth)
        if difference is not None:
            found.append({"trace": at, **difference.to_dict()})
    return found


def payload_of_report(report: Report) -> dict[str, Any]:
    """Return a report with the data that a page adds: `{"report", "like", "stepper"}`."""
    return {"report": report.to_dict(), **run_of_report(report)}


def run_of_report(report: Report) -> dict[str, Any]:
    """Return the mistakes with the same answers, and the run next to a correct one."""
    stepper = None
    if report.run is not None:
        stepper = payload_of_several([report.run, trace("queue-bfs", report.run.board)])
    return {"like": [_mistake(name) for name in report.like], "stepper": stepper}


def _mistake(name: str) -> Mapping[str, str]:
    mistake = MISTAKES[name]
    return {"name": name, "title": mistake.title, "repair": mistake.repair}
