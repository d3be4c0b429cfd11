"""Decides after a run which variable has played which role.

A candidate plays a role if it behaved in that way from the first step to the last; how, is
in `behaviour`. Anything else is an ordinary variable. What a `Watch` says is not questioned.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from ..board import Board
from ..programs import Watch
from .behaviour import Behaviour, Fault
from .numbering import Numbering, possible_numberings
from .recording import Candidate, Recording
from .roles import NAMES

__all__ = ["Cast", "assign_roles"]

#: Names that mean a distance to whoever uses them, also in a search that goes deep first.
SURE = {"distance", "distances", "dist", "dists", "throws"}


@dataclass(slots=True)
class Cast:
    """Who plays what.

    Attributes
    ----------
    playing : dict
        Role → the variable that plays it.
    numbering : Numbering
        What the program calls its cells.
    blank : dict
        Role → what its table was filled with at first, which means nothing.
    refused : dict
        Role → the first candidate that did not behave, and why not.
    """

    playing: dict[str, str]
    numbering: Numbering
    blank: dict[str, Any] = field(default_factory=dict)
    refused: dict[str, tuple[str, str]] = field(default_factory=dict)


def assign_roles(seen: Recording, board: Board, watch: Watch | None, *, registered: bool) -> Cast:
    """The roles that were played in a run, and by which variables.

    Where the numbering of the cells is not known, it is the one under which most roles are
    played.
    """
    numberings = possible_numberings(seen, board, watch, registered=registered)
    if seen.roles.given:
        return Cast(dict(sorted(seen.seen)), numberings[0])
    histories: dict[Candidate, list[Any]] = defaultdict(list)
    for raw in seen.steps:
        for candidate, change in raw.changes.items():
            histories[candidate].append(change)
    casts = [_cast(seen, histories, board, numbering) for numbering in numberings]
    return max(casts, key=lambda cast: len(cast.playing))


def _cast(
    seen: Recording,
    histories: dict[Candidate, list[Any]],
    board: Board,
    numbering: Numbering,
) -> Cast:
    """Who plays what if cells are numbered in this way."""
    cast = Cast({}, numbering)
    behaviour = Behaviour(board, numbering.to_cell)
    # In this order each is held against those before it.
    for role in ("distance", "frontier", "current", "predecessor", "visited"):
        for name in seen.roles.names[role]:
            candidate = (role, name)
            if candidate not in seen.seen or name in cast.playing.values():
                continue
            try:
                _check_source(seen, candidate, cast)
                behaviour.check(role, histories[candidate], candidate in seen.lists)
            except Fault as fault:
                cast.refused.setdefault(role, (name, str(fault)))
                continue
            cast.playing[role] = name
            cast.blank[role] = behaviour.blank
            break
    return cast


def _check_source(seen: Recording, candidate: Candidate, cast: Cast) -> None:
    """Refuse what the source or the types of the values speak against."""
    role, name = candidate
    if candidate in seen.refused:
        raise Fault(seen.refused[candidate])
    if role in ("distance", "predecessor") and name in seen.roles.listed:
        raise Fault("it is only ever appended to")
    word = name.rpartition(".")[2].lstrip("_")
    if role == "distance" and word not in SURE and _goes_deep_first(seen):
        raise Fault("in a search that goes deep first it may be a depth")
    alone = not cast.playing.keys() & {"distance", "frontier"}
    if role == "visited" and word not in NAMES["visited"] and alone:
        raise Fault("there are no distances and no frontier to compare it with")


def _goes_deep_first(seen: Recording) -> bool:
    """Whether cells are taken from a stack, or a function calls itself."""
    if "stack" in seen.roles.kinds.values():
        return True
    depths = defaultdict(set)
    for raw in seen.steps:
        depths[raw.function].add(raw.depth)
    return any(len(found) > 1 for found in depths.values())
