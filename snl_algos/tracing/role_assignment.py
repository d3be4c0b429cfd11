"""Decides after a run which variable had which role.

A candidate has a role if it behaved that way from the first step to the last, which
`role_checks.py` verifies. All others are ordinary variables. The roles in a `Watch` are final.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from ..board import Board
from ..programs import Algorithm, Program, Watch
from .cell_names import CellNames, possible_cell_names
from .delta import apply_frontier
from .frontiers import EntryDistances, kind_of, with_cells
from .raw_steps import Candidate, Recording
from .role_checks import Behaviour, RoleMismatch
from .roles import NAMES, ROLES
from .values import THEIRS, text

__all__ = ["RoleAssignment", "assign_roles"]

#: This many cells must have joined the frontier before it can confirm a guess.
FEWEST = 3
#: Names that always mean a distance, even in a depth-first search.
SURE = {"distance", "distances", "dist", "dists", "throws"}


@dataclass(slots=True)
class RoleAssignment:
    """Which variable has which role.

    Attributes
    ----------
    playing : dict
        Role → the variable that has it.
    numbering : CellNames
        How the program identifies its cells.
    blank : dict
        Role → the value its table was filled with at first, which stands for "no value".
    refused : dict
        Role → the first candidate that was ruled out, and why.
    others : tuple of str
        Further frontiers.
    from_entries : bool
        Whether the distances are the numbers stored with the cells in the frontier.
    unsure : list of str
        Sentences about guesses, roles that could not be determined, and missing variables.
    """

    playing: dict[str, str]
    numbering: CellNames
    blank: dict[str, Any] = field(default_factory=dict)
    refused: dict[str, tuple[str, str]] = field(default_factory=dict)
    others: tuple[str, ...] = ()
    from_entries: bool = False
    unsure: list[str] = field(default_factory=list)


def assign_roles(
    seen: Recording, program: Program, board: Board, watch: Watch | None
) -> RoleAssignment:
    """Return the roles in a run, and the variables that have them.

    If the numbering of the cells is not known, the one with the most roles is chosen.
    """
    registered = isinstance(program, Algorithm) and watch is program.watch
    numberings = possible_cell_names(seen, board, watch, registered=registered)
    if seen.roles.given:
        cast = RoleAssignment(dict(sorted(seen.seen)), numberings[0])
    else:
        histories: dict[Candidate, list[Any]] = defaultdict(list)
        for raw in seen.steps:
            for candidate, change in raw.changes.items():
                histories[candidate].append(change)
        casts = [_assignment(seen, histories, board, numbering) for numbering in numberings]
        cast = max(casts, key=lambda cast: len(cast.playing))
    cast.unsure = list(_unsure(seen, cast, watch, registered))
    return cast


def _assignment(
    seen: Recording,
    histories: dict[Candidate, list[Any]],
    board: Board,
    numbering: CellNames,
) -> RoleAssignment:
    """Return the assignment under one numbering of the cells."""
    cast = RoleAssignment({}, numbering)
    behaviour = Behaviour(board, numbering)
    # Each role is checked against those before it in this order.
    for role in ("distance", "frontier", "current", "predecessor", "visited"):
        for name in seen.roles.names[role]:
            candidate = (role, name)
            if candidate not in seen.seen or name in cast.playing.values():
                continue
            try:
                _check_source(seen, candidate, cast)
                behaviour.check(
                    role,
                    histories[candidate],
                    is_list=candidate in seen.lists,
                    is_taken=name in seen.roles.taken,
                )
            except RoleMismatch as fault:
                cast.refused.setdefault(role, (name, str(fault)))
                continue
            except THEIRS as error:  # with a `cell_of` the values are not plain data
                cast.refused.setdefault(role, (name, f"its values raised {text(error)}"))
                continue
            cast.playing[role] = name
            cast.blank[role] = behaviour.blank
            break
    if numbering.is_guess and not _borne_out(seen, cast, behaviour):
        cast.playing.clear()
    elif "frontier" in cast.playing:
        cast.others = tuple(_other_frontiers(seen, histories, board, cast))
        cast.from_entries = "distance" not in cast.playing and _are_distances(seen, cast, board)
    return cast


def _other_frontiers(
    seen: Recording, histories: dict[Candidate, list[Any]], board: Board, cast: RoleAssignment
) -> Iterator[str]:
    """Yield the frontiers that behave like the first one, or that are put in its place."""
    first = histories["frontier", cast.playing["frontier"]]
    for name in seen.roles.names["frontier"]:
        history = histories.get(("frontier", name), first)
        follows = name in seen.roles.following
        known = name in cast.playing.values() or history == first
        if known or not (follows or seen.roles.comes_out.get(name)):
            continue
        with suppress(RoleMismatch, *THEIRS):
            Behaviour(board, cast.numbering).check(
                "frontier", history, is_list=False, is_taken=False, follows=follows
            )
            yield name


def _are_distances(seen: Recording, cast: RoleAssignment, board: Board) -> bool:
    """Return whether the numbers stored with the cells in the frontier behave as distances."""
    if _goes_deep_first(seen):
        return False
    to_cell = cast.numbering.to_cell
    read = EntryDistances(board)
    tables: list[dict[Any, Any]] = []
    for raw in seen.steps:
        change = raw.changes.get(("frontier", cast.playing["frontier"]))
        current = raw.changes.get(("current", cast.playing.get("current", "")))
        if change is not None:
            change = with_cells(change, to_cell)
            new = change.get("is", change.get("add", ()))
            if not all(beside.isdecimal() for cell, beside in new if cell is not None):
                return False
        table = read.step(change, to_cell(current[0]) if current else None)
        if read.ignores_jumps:
            return False
        if table:
            tables.append(table)
    try:
        cells = replace(cast.numbering, to_cell=int)
        Behaviour(board, cells).check("distance", tables, is_list=False, is_taken=False)
    except RoleMismatch:
        return False
    return len(set().union(*tables)) > 1


def _borne_out(seen: Recording, cast: RoleAssignment, behaviour: Behaviour) -> bool:
    """Return whether a run confirms a guess at how the program identifies its cells.

    Either there are distances, and all of them fit these cells; or each cell that joins the
    frontier is one throw away from the current cell or from a cell in the frontier.
    """
    if "distance" in cast.playing or "distance" in cast.refused:
        return "distance" in cast.playing
    to_cell = cast.numbering.to_cell
    now: int | None = None
    waiting: list[Any] = []
    joined = 0
    for raw in seen.steps:
        current = raw.changes.get(("current", cast.playing.get("current", "")))
        now = to_cell(current[0]) if current else now
        change = raw.changes.get(("frontier", cast.playing.get("frontier", "")))
        if change is None:
            continue
        sources = [cell for cell in map(to_cell, waiting) if cell is not None]
        for key, _ in change.get("is", change.get("add", ())):
            cell = to_cell(key)
            near = sources if now is None or "is" in change else [now]
            if near and not any(cell in behaviour.ends_of(source) for source in near):
                return False
            joined += 1
        waiting = [key for key, _ in apply_frontier([[key, ""] for key in waiting], change)]
    return joined > FEWEST


def _check_source(seen: Recording, candidate: Candidate, cast: RoleAssignment) -> None:
    """Refuse a candidate that the source or the types of its values rule out."""
    role, name = candidate
    if candidate in seen.refused:
        raise RoleMismatch(seen.refused[candidate])
    word = name.rpartition(".")[2].lstrip("_")
    if role == "distance" and word not in SURE and _goes_deep_first(seen):
        raise RoleMismatch("in a depth-first search it may be a depth")
    if role == "current" and word not in NAMES[role] and "frontier" not in cast.playing:
        raise RoleMismatch("the container it comes from is not a frontier of cells")
    alone = not cast.playing.keys() & {"distance", "frontier"}
    if role == "visited" and word not in NAMES["visited"] and alone:
        raise RoleMismatch("there are no distances and no frontier to compare it with")


def _goes_deep_first(seen: Recording) -> bool:
    """Return whether cells are taken from a stack, or a function calls itself."""
    if any(kind_of(seen, name) == "stack" for name in seen.roles.used):
        return True
    depths = defaultdict(set)
    for raw in seen.steps:
        depths[raw.function].add(raw.depth)
    return any(len(found) > 1 for found in depths.values())


def _unsure(
    seen: Recording, cast: RoleAssignment, watch: Watch | None, registered: bool
) -> Iterator[str]:
    """Yield sentences about guesses, roles that could not be determined, and missing variables."""
    yield from (source.edited for source in seen.sources if source.edited)
    yield from seen.unsure
    for role in ROLES:
        name = cast.playing.get(role)
        if not seen.roles.given:
            if name is not None:
                yield f"{role}: taken to be the variable {name}"
            else:
                refused, why = cast.refused.get(role, ("", ""))
                if why and refused not in cast.playing.values():
                    why = f" ({refused} is shown as a variable, because {why})"
                else:
                    why = ""
                if role == "distance" and cast.from_entries:
                    beside = cast.playing["frontier"]
                    yield f"{role}: taken to be the numbers beside the cells in {beside}{why}"
                    continue
                hint = f"watch=Watch({role}=...) can name one"
                yield f"{role}: no variable was recognised{why}; {hint}"
        elif name is None and not registered and getattr(watch, role):
            yield f"{role}: no variable {getattr(watch, role)} that fits was seen"
    if cast.numbering.says and cast.playing:
        yield cast.numbering.says
