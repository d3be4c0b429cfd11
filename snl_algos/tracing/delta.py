"""What has changed in a container since it was last seen, and how to apply it.

A container is copied when it is seen, because it lives on. Comparing a copy with what is
there now is one comparison of lists in most steps; only where they differ is looked closer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

__all__ = ["apply_frontier", "copy_of", "frontier_change", "shortened", "table_change"]

MISSING = object()


def copy_of(value: Any) -> dict[Any, Any] | list[Any]:
    """A table as it is now: a dict, a list by index, a grid as a dict by (row, column).

    A set becomes a dict whose keys are all True, and an array of numpy a list.
    """
    if type(value) is dict or isinstance(value, Mapping):  # the first is the quicker question
        return dict(value)
    if isinstance(value, set | frozenset):
        return dict.fromkeys(value, True)
    rows = list(value.tolist() if hasattr(value, "tolist") else value)
    if rows and all(isinstance(row, list | bytearray) for row in rows):
        return {(r, c): cell for r, row in enumerate(rows) for c, cell in enumerate(row)}
    return rows


def table_change(
    before: dict[Any, Any] | list[Any] | None, now: dict[Any, Any] | list[Any]
) -> dict[Any, Any] | None:
    """Key → new value for everything that differs, and None for what is gone; None if nothing does.

    Examples
    --------
    >>> table_change([0, None, None], [0, None, 1])
    {2: 1}
    >>> table_change({1: 0, 2: 1}, {1: 0})
    {2: None}
    """
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
    if len(old_items) + len(change) > len(new_items):  # else nothing can be gone
        change.update(dict.fromkeys(old_items.keys() - new_items.keys()))
    return change


def _items(table: dict[Any, Any] | list[Any] | None) -> dict[Any, Any]:
    return table if isinstance(table, dict) else dict(enumerate(table or ()))


def frontier_change(before: Sequence[Any], now: Sequence[Any]) -> dict[str, Any] | None:
    """How a list of entries became another; None if it did not change.

    Entries leave at the front or at the back and join at the back. Anything else is written
    as the whole new list.
    """
    if before == now:
        return None
    most = len(before)
    for front, back in ((0, 0), (1, 0), (0, 1), (2, 0), (0, 2)):
        if front + back <= most:
            left = before[front : most - back]
            # Where nothing stays and something comes, it is another list.
            if now[: len(left)] == left and (left or not before or not now):
                change = {"front": front, "back": back, "add": list(now[len(left) :])}
                return {key: value for key, value in change.items() if value}
    return {"is": list(now)}


def apply_frontier(before: list[Any], change: Mapping[str, Any]) -> list[Any]:
    """The list of entries after a change."""
    if "is" in change:
        return list(change["is"])
    kept = list(before[change.get("front", 0) :])
    kept = kept[: len(kept) - change.get("back", 0)]
    for place, entry in change.get("put", {}).items():
        kept[int(place)] = entry
    return [*kept, *change.get("add", ())]


def shortened(before: Sequence[Any], change: dict[str, Any]) -> dict[str, Any]:
    """The same change of a heap, in which only a few entries change their places.

    Examples
    --------
    >>> shortened(["a", "b", "c", "d"], {"is": ["b", "d", "c"]})
    {'is': ['b', 'd', 'c']}
    >>> shortened(["a", "b", "c", "d", "e", "f"], {"is": ["b", "f", "c", "d", "e"]})
    {'back': 1, 'put': {'0': 'b', '1': 'f'}}
    """
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
