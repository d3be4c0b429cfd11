"""Computes what has changed in a container since it was last seen.

A container is copied each time, because the program will change it. In most steps one comparison
of the copy with the container is enough; only if they differ are they compared item by item.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

__all__ = ["copy_of", "differences", "frontier_change", "shortened", "table_change"]

MISSING = object()


def copy_of(value: Any) -> dict[Any, Any] | list[Any]:
    """Return a copy of a table: a dict, or a list by index.

    A set becomes a dict whose values are all True, and an array of numpy a list.
    """
    if type(value) is dict or isinstance(value, Mapping):  # the first test is the faster one
        return dict(value)
    if isinstance(value, set | frozenset):
        return dict.fromkeys(value, True)
    return list(value.tolist() if hasattr(value, "tolist") else value)


def table_change(
    before: dict[Any, Any] | list[Any] | None, now: dict[Any, Any] | list[Any]
) -> dict[Any, Any] | None:
    """Return key → new value for each changed item, None for a removed one; None if all is equal.

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
    if len(old_items) + len(change) > len(new_items):  # otherwise no key was removed
        change.update(dict.fromkeys(old_items.keys() - new_items.keys()))
    return change


def _items(table: dict[Any, Any] | list[Any] | None) -> dict[Any, Any]:
    return table if isinstance(table, dict) else dict(enumerate(table or ()))


def frontier_change(before: Sequence[Any], now: Sequence[Any]) -> dict[str, Any] | None:
    """Return how a list of entries changed into another; None if they are equal.

    Entries leave at the front or at the back and join at the back. Any other change is written as
    the whole new list.

    Examples
    --------
    >>> frontier_change([1, 2], [2, 3, 4])
    {'front': 1, 'add': [3, 4]}
    >>> frontier_change([1, 2, 3, 4], [2, 1, 4, 3])
    {'is': [2, 1, 4, 3]}
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
    """Return the change of a heap in a shorter form if only a few entries have moved.

    Examples
    --------
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


def differences(
    before: Sequence[Any], now: Sequence[Any], change: Mapping[str, Any] | None = None
) -> tuple[list[Any], list[Any]]:
    """Return the entries that have left and those that have joined, ignoring those that moved.

    With a `change` at the ends, an entry that has left and joined again is in both lists.

    Examples
    --------
    >>> differences([[2, "1"], [5, "1"], [3, "2"]], [[3, "2"], [5, "1"], [9, "2"]])
    ([[2, '1']], [[9, '2']])
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
