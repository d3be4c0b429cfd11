"""The payload of the stepper: a trace in its published format, and the highlighted source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..explanation import true_answer
from ..tracing import Trace
from .differences import difference_of
from .syntax_colors import highlighted

__all__ = ["payload_of", "payload_of_several"]


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
