"""Sentences for steps whose author wrote none: what has changed, in the words of the field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

__all__ = ["sentence"]

#: More than this is not said of one step.
MOST_SAID = 3
#: Nor are more cells listed than these.
MOST_LISTED = 8

FRONTIERS = {
    "queue": "the queue",
    "stack": "the stack",
    "heap": "the heap",
    "level": "the level",
    None: "the frontier",
}


def sentence(
    changes: Mapping[str, Any], kind: str | None, variables: Mapping[str, str | None]
) -> str:
    """What a step has changed, in a sentence.

    Parameters
    ----------
    changes : mapping
        The changes of a step, as the contract of the trace has them.
    kind : str or None
        How the frontier behaves.
    variables : mapping
        Name → text of the variables that changed; said only if nothing else did.

    Examples
    --------
    >>> sentence({"frontier": {"front": 1}, "current": 8}, "queue", {})
    'take cell 8 from the front of the queue'
    >>> sentence({"frontier": {"add": [[9, "2"]]}, "distance": {"9": 2}}, "queue", {})
    'cell 9 joins the queue; cell 9 is at distance 2'
    """
    said = [*_frontier(changes, kind), *_tables(changes)]
    if not said and changes.get("current") is not None:
        said.append(f"go to cell {changes['current']}")
    if not said:
        said += [f"{name} = {text}" for name, text in variables.items() if text is not None]
    more = len(said) - MOST_SAID
    return "; ".join(said[:MOST_SAID]) + (f"; and {more} more changes" if more > 0 else "")


def _frontier(changes: Mapping[str, Any], kind: str | None) -> Iterator[str]:
    change = changes.get("frontier")
    if not change:
        return
    name = FRONTIERS[kind]
    if "is" in change:
        cells = _listed(["?" if cell is None else str(cell) for cell, _ in change["is"]])
        yield f"{name} is now {cells}" if cells else f"{name} is empty"
        return
    cell = changes.get("current")
    what = f"cell {cell}" if cell is not None else "an entry"
    if kind == "level" and (change.get("front") or change.get("back")):
        yield f"an entry leaves {name}"  # nothing is taken from a level
    elif change.get("front") or change.get("back"):
        yield f"take {what} from the {'top' if kind == 'stack' else 'front'} of {name}"
    for joined, _ in change.get("add", ()):
        yield f"{'an entry' if joined is None else f'cell {joined}'} joins {name}"


def _tables(changes: Mapping[str, Any]) -> Iterator[str]:
    for cell, distance in changes.get("distance", {}).items():
        if distance is not None:
            yield f"cell {cell} is at distance {distance}"
    for cell, before in changes.get("predecessor", {}).items():
        if before is not None:
            yield f"cell {cell} is reached from {before}"
    marked = [cell for cell, seen in changes.get("visited", {}).items() if seen]
    if len(marked) == 1:
        yield f"cell {marked[0]} is marked as visited"
    elif marked:
        yield f"cells {_listed(marked)} are marked as visited"


def _listed(cells: list[str]) -> str:
    """The first cells of a list, in words."""
    return ", ".join(cells[:MOST_LISTED]) + (", ..." if len(cells) > MOST_LISTED else "")
