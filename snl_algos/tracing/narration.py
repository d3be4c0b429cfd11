"""Writes sentences for steps without a `#:` comment, from the changes in variables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..board_text import listed
from .values import escaped

__all__ = ["Frontier", "StepChanges", "finished", "sentence"]

#: At most this many cells or places are listed.
MAX_LISTED = 8
#: The most changes that the sentence of one step mentions.
MAX_SAID = 6


@dataclass(frozen=True, slots=True)
class Frontier:
    """The changes of one step in one frontier. An entry is [cell, text]."""

    label: str  # in the sentence: "the queue", or `todo` in backquotes
    kind: str | None  # how it behaves; "set" for one without order
    before: list[Any]
    now: list[Any]
    gone: list[Any]
    new: list[Any]
    again: frozenset[int] = frozenset()  # the cells of `new` that have joined it before
    taken_over: bool = False  # whether it has got all entries of another frontier
    measured: bool = True  # whether the known distances may be said of its cells


@dataclass(frozen=True, slots=True)
class StepChanges:
    """The changes of one step, with cells numbered from 1."""

    #: the current cell, the one before it, and the name of the variable
    current: tuple[int, int | None, str] | None = None
    #: the function that was just called, or that was just returned to
    called: str = ""
    returned: str = ""
    #: whether a jump leads from the former current cell to the new one
    jumped: bool = False
    frontiers: Sequence[Frontier] = ()
    #: role → the new values in its table, by cell
    tables: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    #: cell → distance, for all distances known after the step
    known: Mapping[int, float] = field(default_factory=dict)
    #: the function that returns to another call of itself, its cell, and the value
    result: tuple[str, int, str] | None = None
    variables: Mapping[str, str | None] = field(default_factory=dict)


def finished(words: str) -> str:
    """Return words as a sentence: with a capital, and a full stop if none is there."""
    words = escaped(" ".join(words.split()))
    return f"{words[:1].upper()}{words[1:]}{'' if words[-1:] in '.!?:…' else '.'}"


def sentence(step: StepChanges) -> str:
    """Return the sentence of a step, cause before effect.

    If the meaning of a change is not certain, the sentence just names the variable: "`best` is
    now 3".
    """
    joined = {cell for frontier in step.frontiers for cell, _ in frontier.new}
    if step.jumped and step.current is not None and not joined:
        joined = {step.current[0]}  # its distance is said with the jump
    said = [*_tables(step, joined)]
    for frontier in step.frontiers:
        said += _frontier(frontier, step)
    said.sort(key=lambda words: not words.startswith("take "))
    if not said and step.current is not None:
        said.append(_current(step, *step.current))
    if step.result is not None:
        name, cell, value = step.result
        said.append(f"`{name}` returns {value} for cell {cell}")
    if not said:
        said += [
            f"`{name}` is now {text}" for name, text in step.variables.items() if text is not None
        ]
    return "; ".join(said[:MAX_SAID])


def _current(step: StepChanges, cell: int, before: int | None, name: str) -> str:
    if step.called:
        return f"call `{step.called}` with cell {cell}"
    if step.returned:
        return f"return to `{step.returned}` with cell {cell}"
    if step.jumped and before is not None:
        is_new = str(cell) in step.tables.get("distance", {})
        throws = _throws((cell, ""), step) if is_new else ""
        return f"{'climb' if cell > before else 'slide'} from cell {before} to cell {cell}{throws}"
    return f"`{name}` is now cell {cell}"


def _frontier(change: Frontier, step: StepChanges) -> Iterator[str]:
    gone, new, label = change.gone, change.new, change.label
    another = change.taken_over or (change.kind == "level" and gone)
    if another or (len(new) > 1 and (gone or not change.before)):  # another list in its place
        yield f"{label} now holds {_cells(change.now)}" if change.now else f"{label} is now empty"
        return
    if len(gone) == 1:
        [entry] = gone
        what = "an entry" if entry[0] is None else f"cell {entry[0]}"
        throws = _throws(entry, step) if change.measured else ""
        yield f"take {what} from {_end(change, entry)}{label}{throws}"
    elif gone:
        yield f"{_cells(gone)} leave {label}" if change.now else f"{label} is now empty"
    front = change.kind is None and len(change.before) > 0 and change.now[: len(new)] == new
    where = " at the front" if front and new else ""
    if len(new) > 2:
        yield f"{_cells(new)} join {label}{where}"
        return
    for entry in new:
        what = "an entry" if entry[0] is None else f"cell {entry[0]}"
        again = " again" if entry[0] in change.again else ""
        throws = _throws(entry, step) if change.measured and not again else ""
        yield f"{what} joins {label}{where}{again}{throws}"


def _end(change: Frontier, entry: Any) -> str:
    """Return where an entry was taken from, such as "the front of "; empty if unknown."""
    if change.kind == "set":
        return ""
    rest = len(change.before) - 1
    if change.kind == "heap":
        return "the top of " if list(change.before[0]) == entry else ""
    from_front = change.now[:rest] == change.before[1:]
    from_back = change.now[:rest] == change.before[:-1]
    if change.kind == "stack":
        return "the top of " if from_back else ""
    if change.kind == "queue":
        return "the front of " if from_front else ""
    return "" if from_front == from_back else f"the {'front' if from_front else 'back'} of "


def _throws(entry: Any, step: StepChanges) -> str:
    """Return the distance of an entry's cell, unless it is unknown or the entry shows another."""
    cell, text = entry
    number = step.known.get(cell)
    if number is None or (text and text != f"{number:g}"):
        return ""
    return f" ({number:g} {'throw' if number == 1 else 'throws'})"


def _cells(entries: Sequence[Any]) -> str:
    """Return the cells of entries in words; entries with an unknown cell are counted."""
    cells = [str(cell) for cell, _ in entries if cell is not None]
    words = [_named(cells)] if cells else []
    unknown = len(entries) - len(cells)
    if unknown:
        words.append("an entry" if unknown == 1 else f"{unknown} entries")
    return " and ".join(words)


def _tables(step: StepChanges, joined: set[int | None]) -> Iterator[str]:
    """Yield a sentence for each change in the tables; a joining cell's distance is said there."""
    for cell, before in step.tables.get("predecessor", {}).items():
        if before is not None:
            yield f"cell {cell} is reached from cell {before}"
    for cell, distance in step.tables.get("distance", {}).items():
        if distance is not None and int(cell) not in joined:
            yield f"cell {cell} gets distance {distance:g}"
    visited = step.tables.get("visited", {})
    marked = [cell for cell, seen in visited.items() if seen]
    if marked:
        yield f"{_named(marked)} {'is' if len(marked) == 1 else 'are'} marked as visited"
    for cell in [cell for cell, seen in visited.items() if not seen]:
        yield f"the mark of cell {cell} is taken back"


def _named(cells: list[str]) -> str:
    """Return the first of some cells in words."""
    rest = len(cells) - MAX_LISTED
    first = listed([*cells[:MAX_LISTED], f"{rest} more"] if rest > 0 else cells)
    return f"{'cell' if len(cells) == 1 else 'cells'} {first}"
