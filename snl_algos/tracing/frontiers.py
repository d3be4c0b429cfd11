"""How a frontier behaves: where entries go in, where they come out, and which ones changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..board import Board
from .delta import apply_frontier, frontier_change
from .raw_steps import Recording

__all__ = [
    "EntryDistances",
    "FrontierContents",
    "differences",
    "is_backwards",
    "kind_of",
    "same_cells",
    "with_cells",
]

#: An entry, as in a trace: [cell, text].
Entry = Sequence[Any]


def kind_of(seen: Recording, name: str) -> str | None:
    """Return how a frontier behaves: "queue", "stack", "heap", "level"; None if none of these.

    This follows from its class, from the ends where the source adds and removes entries, or from
    its changes.
    """
    comes_out = seen.roles.comes_out.get(name)
    if name in seen.roles.following and not comes_out:
        return "level"
    if seen.kinds.get(name, "set") != "set":
        return seen.kinds[name]
    if not comes_out:
        return _by_changes(seen, name)
    if name in seen.kinds:  # a set has no ends
        return None
    if "heap" in comes_out:
        return "heap"
    goes_in = seen.roles.goes_in.get(name) or {"back"}
    if len(comes_out) > 1 or len(goes_in) > 1 or "middle" in goes_in:
        return None
    return "stack" if goes_in == comes_out else "queue"


def _by_changes(seen: Recording, name: str) -> str | None:
    """Return the kind of a frontier that no method removes entries from, judging by its changes."""
    candidate = ("frontier", name)
    changes = [raw.changes[candidate] for raw in seen.steps if candidate in raw.changes]
    replaced, now = False, list[Any]()
    for change in changes:
        before, now = now, apply_frontier(now, change)
        if "is" in change and not same_cells(before, now):
            gone, new = differences(before, now)
            if now and len(gone) == 1 and not new:
                return None  # an entry is removed from the middle
            replaced = True
    if any(change.get("front") == 1 for change in changes):
        return "level" if replaced else "queue"
    if any(change.get("back") for change in changes):
        return "level" if replaced else "stack"
    return "level" if replaced else None


def same_cells(before: Sequence[Entry], now: Sequence[Entry]) -> bool:
    """Return whether only the texts of entries have changed, such as a number in an object."""
    return [cell for cell, _ in before] == [cell for cell, _ in now]


def is_backwards(seen: Recording, name: str) -> bool:
    """Return whether the entries are stored in reverse: new ones go in at the front.

    A queue that is filled at its front, or a stack that grows there, is shown reversed.
    """
    goes_in = seen.roles.goes_in.get(name) or {"back"}
    return goes_in == {"front"} and name not in seen.kinds and kind_of(seen, name) is not None


class FrontierContents:
    """The entries of a frontier, step by step, in the order shown."""

    def __init__(self, *, backwards: bool = False) -> None:
        self.entries: list[Any] = []
        self.backwards = backwards
        self._raw: list[Any] = []

    def change(self, change: dict[str, Any]) -> dict[str, Any] | None:
        """Apply a change, and return it in the order shown."""
        self._raw = apply_frontier(self._raw, change)
        if not self.backwards:
            self.entries = self._raw
            return change
        before, self.entries = self.entries, self._raw[::-1]
        return frontier_change(before, self.entries)


def with_cells(change: Mapping[str, Any], to_cell: Callable[[Any], Any]) -> dict[str, Any]:
    """Return a change of a frontier with other cells, such as those numbered from 1.

    Examples
    --------
    >>> with_cells({"front": 1, "add": [(4, "2")]}, lambda key: key + 1)
    {'front': 1, 'add': [[5, '2']]}
    """
    return {
        key: [[to_cell(cell), more] for cell, more in value] if key in ("is", "add") else value
        for key, value in change.items()
    }


class EntryDistances:
    """The distances of a program that stores them with the waiting cells: (cell, throws).

    The distance of a cell is known as soon as it joins the frontier. But you never stand on the
    foot of a ladder or the head of a snake: such a number is the distance of the other end of the
    jump, and is known when the program has taken the entry and goes there.
    """

    def __init__(self, board: Board) -> None:
        self.ignores_jumps = False  # it has taken such an entry and not gone to the other end
        self._board = board
        self._nearest: dict[int, int] = {}
        self._waiting: list[Any] = []
        self._landing: Entry | None = None  # the entry that was taken, if its jump is to come

    def step(self, change: Mapping[str, Any] | None, current: int | None) -> dict[int, int]:
        """Return cell → distance, where a step brings a smaller one than any before.

        The change of the frontier has cells numbered from 1; `current` is a new current cell.
        """
        known = []
        if change is not None:
            before, self._waiting = self._waiting, apply_frontier(self._waiting, change)
            gone, _ = differences(before, self._waiting)
            self._take(gone)
            new = change.get("is", change.get("add", ()))
            known += [entry for entry in new if entry[0] is not None and not self._jumps(entry)]
        if self._landing is not None and current == self._board.stand(self._landing[0]):
            known.append((current, self._landing[1]))
            self._landing = None
        found = {}
        for cell, number in known:
            if int(number) < self._nearest.get(cell, int(number) + 1):
                self._nearest[cell] = found[cell] = int(number)
        return found

    def _take(self, gone: Sequence[Entry]) -> None:
        landings = [entry for entry in gone if entry[0] is not None and self._jumps(entry)]
        if gone and (self._landing is not None or (landings and len(gone) > 1)):
            self.ignores_jumps = True
        if gone:
            self._landing = landings[0] if landings else None

    def _jumps(self, entry: Entry) -> bool:
        cell: int = entry[0]
        return self._board.stand(cell) != cell


def differences(
    before: Sequence[Entry], now: Sequence[Entry], change: Mapping[str, Any] | None = None
) -> tuple[list[Any], list[Any]]:
    """Return the entries that have left and those that have joined, ignoring those that moved.

    With a `change` at the ends, an entry that has left and joined again is in both lists. A heap
    moves its entries, so it is compared without the change.

    Examples
    --------
    >>> now = [[3, "2"], [5, "1"], [9, "2"]]
    >>> differences([[2, "1"], [5, "1"], [3, "2"]], now)
    ([[2, '1']], [[9, '2']])
    """
    if change is not None and "is" not in change:
        front, back = change.get("front", 0), len(before) - change.get("back", 0)
        return [*before[:front], *before[back:]], list(change.get("add", ()))
    kept = min(len(before), len(now))
    moved = [(old, new) for old, new in zip(before, now, strict=False) if old != new]
    old_ones = [*(old for old, _ in moved), *before[kept:]]
    new_ones = [*(new for _, new in moved), *now[kept:]]
    left, joined = Counter(map(tuple, old_ones)), Counter(map(tuple, new_ones))
    return _in_order(old_ones, left - joined), _in_order(new_ones, joined - left)


def _in_order(entries: Sequence[Entry], counted: Counter[Any]) -> list[Any]:
    found = []
    for entry in entries:
        if counted[tuple(entry)] > 0:
            counted[tuple(entry)] -= 1
            found.append(list(entry))
    return found
