"""The results of calls, as plain data that travels between processes."""

from __future__ import annotations

from typing import Any

from ...finding_kinds import KINDS
from ...findings import Finding
from ...programs import Outcome

__all__ = ["Result", "outcome_of", "result_of", "route_of"]

#: The result of a call, as JSON: the number of throws, None for out of reach; or a dict with
#: `ended` and a finding, or with `throws` and a route.
Result = int | dict[str, Any] | None


def result_of(outcome: Outcome) -> Result:
    """Return an outcome as plain data.

    Examples
    --------
    >>> result_of(Outcome("returned", 3)), result_of(Outcome("returned", None))
    (3, None)
    """
    if outcome.finding is None:
        return outcome.throws
    return {"ended": outcome.ended, "finding": outcome.finding.to_dict()}


def outcome_of(result: Result) -> Outcome:
    """Return the outcome that plain data stands for.

    Raise a ValueError, TypeError or KeyError if the data is invalid.

    Examples
    --------
    >>> outcome_of(3)
    Outcome(ended='returned', throws=3, finding=None)
    """
    throws = result.get("throws", False) if isinstance(result, dict) else result
    if throws is None or type(throws) is int:
        return Outcome("returned", throws)
    endings = ("raised", "misunderstood", "stopped")
    if not isinstance(result, dict) or result["ended"] not in endings:
        raise ValueError(result)
    finding = Finding.from_dict(result["finding"])
    if not KINDS[finding.kind].call or not str(finding):
        raise ValueError(finding.kind)
    return Outcome(result["ended"], None, finding)


def route_of(result: Result) -> list[tuple[int, int, int]] | None:
    """Return the route in a call's answer: (face, landing, cell) for each move."""
    if not isinstance(result, dict) or result.get("route") is None:
        return None
    return [(int(face), int(landing), int(cell)) for face, landing, cell in result["route"]]
