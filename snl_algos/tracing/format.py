"""The data format of a trace: its version and schema, its answer, and how its steps write changes.

`book/docs/trace-format.md` and `trace.schema.json` specify it. Tests validate every trace against
the schema; a reader checks only the name, the version and the parts that are required.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar, cast

from ..answer import Answer
from ..board_text import short

__all__ = [
    "FORMAT", "VERSION", "State", "TraceError", "answer_as_data", "answer_from", "apply_frontier",
    "check_header", "copy_of", "differences", "frontier_change", "schema", "shortened",
    "table_change",
]  # fmt: skip

FORMAT, VERSION = "snl-trace", 2
MISSING = object()

Key = TypeVar("Key")


class TraceError(ValueError):
    """Raised for data that is not a valid trace of this version. The message says why.

    Examples
    --------
    >>> from snl_algos.tracing import Trace
    >>> Trace.from_dict({})
    Traceback (most recent call last):
        ...
    snl_algos.tracing.format.TraceError: this is not a trace: its "format" must be "snl-trace"
    """


def schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of a trace.

    Examples
    --------
    >>> schema()["title"]
    'snl-trace'
    """
    text = Path(__file__).with_name("trace.schema.json").read_text(encoding="utf-8")
    return cast(dict[str, Any], json.loads(text))


def check_header(data: Any) -> None:
    """Raise a TraceError for data that is not a trace of this version."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise TraceError(f'this is not a trace: its "format" must be "{FORMAT}"')
    version = data.get("version")
    if version != VERSION:
        raise TraceError(
            f"the trace has version {short(version)}, and this reader knows version {VERSION}; "
            "record it again"
        )
    for part in schema()["required"]:
        if part not in data:
            raise TraceError(f'the trace is damaged: "{part}" is missing')


# -- the steps ----------------------------------------------------------------------


@dataclass(slots=True)
class State:
    """The state after a step.

    Attributes
    ----------
    step, function, line, depth : int
        The step, the function and its line, all from 0, and the depth of the call.
    says : str
        The sentence of the step.
    current : int or None
        The cell being worked on.
    frontier : list
        Entries (cell, text) in order, the front first.
    distance, predecessor, visited : dict
        Tables by cell.
    variables : dict
        Name → text of the value, for the function that the step is in.

    Examples
    --------
    >>> from snl_algos import trace
    >>> state = trace("queue-bfs", "thirty").state(5)
    >>> state.step, state.current, state.distance
    (5, 1, {1: 0, 2: 1, 22: 1})
    """

    step: int = -1
    function: int = 0
    line: int = 0
    depth: int = 0
    says: str = ""
    current: int | None = None
    frontier: list[list[Any]] = field(default_factory=list)
    distance: dict[int, float] = field(default_factory=dict)
    predecessor: dict[int, int] = field(default_factory=dict)
    visited: dict[int, bool] = field(default_factory=dict)
    variables: dict[str, str] = field(default_factory=dict)

    def apply(self, step: Mapping[str, Any]) -> None:
        """Apply one step, as stored in a trace."""
        self.step += 1
        self.function = step.get("function", 0)
        self.line = step["line"]
        self.depth = step.get("depth", 0)
        self.says = step.get("says", "")
        self.current = step.get("current", self.current)
        if "frontier" in step:
            self.frontier = apply_frontier(self.frontier, step["frontier"])
        for role in ("distance", "predecessor", "visited"):
            apply_table(getattr(self, role), step.get(role, {}), int)
        if step.get("scope"):
            self.variables = {}
        apply_table(self.variables, step.get("variables", {}), str)


def apply_frontier(before: list[Any], change: Mapping[str, Any]) -> list[Any]:
    """Return the list of entries after a change."""
    if "is" in change:
        return list(change["is"])
    kept = list(before[change.get("front", 0) :])
    kept = kept[: len(kept) - change.get("back", 0)]
    for place, entry in change.get("put", {}).items():
        kept[int(place)] = entry
    return [*kept, *change.get("add", ())]


def apply_table(
    table: dict[Key, Any], change: Mapping[Any, Any], key_of: Callable[[Any], Key]
) -> None:
    """Change a table in place, by a change as stored in a trace."""
    for key, value in change.items():
        if value is None:
            table.pop(key_of(key), None)
        else:
            table[key_of(key)] = value


# -- what has changed -------------------------------------------------------------------
#
# The program will change its containers, so each is copied. In most steps one comparison with the
# copy is enough; only if they differ are they compared item by item.


def copy_of(value: Any) -> dict[Any, Any] | list[Any]:
    """Return a copy of a table: a dict, or a list by index.

    A set becomes a dict whose values are all True, and an array of numpy a list.
    """
    if isinstance(value, dict):
        return dict(value)
    if isinstance(value, set):
        return dict.fromkeys(value, True)
    return list(value.tolist() if hasattr(value, "tolist") else value)


def table_change(
    before: dict[Any, Any] | list[Any] | None, now: dict[Any, Any] | list[Any]
) -> dict[Any, Any] | None:
    """Return key → new value of each changed item, None for a removed one; None if all is equal."""
    if before == now:
        return None
    if isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        pairs = enumerate(zip(before, now, strict=True))
        return {at: new for at, (old, new) in pairs if old is not new and old != new}
    old_items, new_items = _items(before), _items(now)
    change = {
        key: value
        for key, value in new_items.items()
        if (old := old_items.get(key, MISSING)) is not value and old != value
    }
    if len(old_items) + len(change) > len(new_items):  # otherwise no key was removed
        change.update(dict.fromkeys(old_items.keys() - new_items.keys()))
    return change


def _items(table: dict[Any, Any] | list[Any] | None) -> dict[Any, Any]:
    return table if isinstance(table, dict) else dict(enumerate(table or ()))


def frontier_change(before: Sequence[Any], now: Sequence[Any]) -> dict[str, Any] | None:
    """Return how a list of entries changed into another; None if they are equal.

    Entries leave at the front or at the back and join at the back: `{"front": 1, "add": [3, 4]}`.
    Any other change is written as the whole new list: `{"is": [2, 1, 4, 3]}`.
    """
    if before == now:
        return None
    most = len(before)
    for front, back in ((0, 0), (1, 0), (0, 1), (2, 0), (0, 2)):
        left = before[front : most - back]
        # If no entry stays and new ones come, it is a different list.
        if now[: len(left)] == left and (left or not before or not now):
            change = {"front": front, "back": back, "add": list(now[len(left) :])}
            return {key: value for key, value in change.items() if value}
    return {"is": list(now)}


def shortened(before: Sequence[Any], change: dict[str, Any]) -> dict[str, Any]:
    """Return the change of a heap in a shorter form, "put", if only a few entries have moved."""
    if "is" not in change:
        return change
    now = change["is"]
    kept = min(len(before), len(now))
    pairs = enumerate(zip(before, now, strict=False))
    put = {str(place): new for place, (old, new) in pairs if old != new}
    if 2 * len(put) > kept - 1:
        return change
    short = {"back": len(before) - kept, "put": put, "add": now[kept:]}
    return {key: value for key, value in short.items() if value}


def differences(
    before: Sequence[Any], now: Sequence[Any], change: Mapping[str, Any] | None = None
) -> tuple[list[Any], list[Any]]:
    """Return the entries that have left and those that have joined, ignoring those that moved.

    With a `change` at the ends, an entry that has left and joined again is in both lists.
    """
    if change is not None and "is" not in change:
        front, back = change.get("front", 0), len(before) - change.get("back", 0)
        return [*before[:front], *before[back:]], list(change.get("add", ()))
    old, new = Counter(map(str, before)), Counter(map(str, now))
    return _first_of(before, old - new), _first_of(now, new - old)


def _first_of(entries: Sequence[Any], counted: Counter[str]) -> list[Any]:
    found = []
    for entry in entries:
        if counted[str(entry)] > 0:
            counted[str(entry)] -= 1
            found.append(entry)
    return found


# -- the answer ---------------------------------------------------------------------


def answer_as_data(value: Any, text: str) -> dict[str, Any]:
    """Return the data for a run's return value; values of other types are stored as `text`."""
    if isinstance(value, Answer):
        try:  # numpy scalars become plain numbers
            data = value.to_dict()
            json.dumps(data, allow_nan=False)
            return data
        except (TypeError, ValueError, AttributeError):
            pass  # its parts are of other types, so only its text is stored
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**53:
        return {"value": text[:200], "number": value}
    return {"value": text[:200]}


def answer_from(data: Mapping[str, Any] | None) -> Any:
    """Return what `answer_as_data` stored: an `Answer`, a number, or the text of another value."""
    if data is None:
        return None
    if "route" not in data:
        return data.get("number", data["value"])
    return Answer.from_dict(data)
