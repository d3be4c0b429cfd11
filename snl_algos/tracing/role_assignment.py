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
    """Which variable has which role."""

    variables: dict[str, str]  # by role
    numbering: CellNames
    #: role → the value its table was filled with at first, which stands for "no value"
    blank: dict[str, Any] = field(default_factory=dict)
    #: role → the first candidate that was ruled out, and why
    refused: dict[str, tuple[str, str]] = field(default_factory=dict)
    #: further frontiers
    others: tuple[str, ...] = ()
    #: whether the distances are the numbers stored with the cells in the frontier
    from_entries: bool = False
    #: sentences about guesses, roles that could not be determined, and missing variables
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
        assignment = RoleAssignment(dict(sorted(seen.seen)), numberings[0])
    else:
        histories: dict[Candidate, list[Any]] = defaultdict(list)
        for raw in seen.steps:
            for candidate, change in raw.changes.items():
                histories[candidate].append(change)
        assignments = [_assignment(seen, histories, board, numbering) for numbering in numberings]
        assignment = max(assignments, key=lambda assignment: len(assignment.variables))
    assignment.unsure = list(_unsure(seen, assignment, watch, registered))
    return assignment


def _assignment(
    seen: Recording,
    histories: dict[Candidate, list[Any]],
    board: Board,
    numbering: CellNames,
) -> RoleAssignment:
    """Return the assignment under one numbering of the cells."""
    assignment = RoleAssignment({}, numbering)
    behaviour = Behaviour(board, numbering)
    # Each role is checked against those before it in this order.
    for role in ("distance", "frontier", "current", "predecessor", "visited"):
        for name in seen.roles.names[role]:
            candidate = (role, name)
            if candidate not in seen.seen or name in assignment.variables.values():
                continue
            try:
                _check_source(seen, candidate, assignment)
                behaviour.check(
                    role,
                    histories[candidate],
                    is_list=candidate in seen.lists,
                    is_taken=name in seen.roles.taken,
                )
            except RoleMismatch as fault:
                assignment.refused.setdefault(role, (name, str(fault)))
                continue
            except THEIRS as error:  # with a `cell_of` the values are not plain data
                assignment.refused.setdefault(role, (name, f"its values raised {text(error)}"))
                continue
            assignment.variables[role] = name
            assignment.blank[role] = behaviour.blank
            break
    if numbering.is_guess and not _borne_out(seen, assignment, behaviour):
        assignment.variables.clear()
    elif "frontier" in assignment.variables:
        assignment.others = tuple(_other_frontiers(seen, histories, board, assignment))
        assignment.from_entries = "distance" not in assignment.variables and _are_distances(
            seen, assignment, board
        )
    return assignment


def _other_frontiers(
    seen: Recording, histories: dict[Candidate, list[Any]], board: Board, assignment: RoleAssignment
) -> Iterator[str]:
    """Yield the frontiers that behave like the first one, or that are put in its place."""
    first = histories["frontier", assignment.variables["frontier"]]
    for name in seen.roles.names["frontier"]:
        history = histories.get(("frontier", name), first)
        follows = name in seen.roles.following
        known = name in assignment.variables.values() or history == first
        if known or not (follows or seen.roles.comes_out.get(name)):
            continue
        with suppress(RoleMismatch, *THEIRS):
            Behaviour(board, assignment.numbering).check("frontier", history, follows=follows)
            yield name


def _are_distances(seen: Recording, assignment: RoleAssignment, board: Board) -> bool:
    """Return whether the numbers stored with the cells in the frontier behave as distances."""
    if _goes_deep_first(seen):
        return False
    to_cell = assignment.numbering.to_cell
    read = EntryDistances(board)
    tables: list[dict[Any, Any]] = []
    for raw in seen.steps:
        change = raw.changes.get(("frontier", assignment.variables["frontier"]))
        current = raw.changes.get(("current", assignment.variables.get("current", "")))
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
        cells = replace(assignment.numbering, to_cell=int)
        Behaviour(board, cells).check("distance", tables)
    except RoleMismatch:
        return False
    return len(set().union(*tables)) > 1


def _borne_out(seen: Recording, assignment: RoleAssignment, behaviour: Behaviour) -> bool:
    """Return whether a run confirms a guess at how the program identifies its cells.

    Either there are distances, and all of them fit these cells; or each cell that joins the
    frontier is one throw away from the current cell or from a cell in the frontier.
    """
    if "distance" in assignment.variables or "distance" in assignment.refused:
        return "distance" in assignment.variables
    to_cell = assignment.numbering.to_cell
    now: int | None = None
    waiting: list[Any] = []
    joined = 0
    for raw in seen.steps:
        current = raw.changes.get(("current", assignment.variables.get("current", "")))
        now = to_cell(current[0]) if current else now
        change = raw.changes.get(("frontier", assignment.variables.get("frontier", "")))
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


def _check_source(seen: Recording, candidate: Candidate, assignment: RoleAssignment) -> None:
    """Refuse a candidate that the source or the types of its values rule out."""
    role, name = candidate
    if candidate in seen.refused:
        raise RoleMismatch(seen.refused[candidate])
    word = name.rpartition(".")[2].lstrip("_")
    if role == "distance" and word not in SURE and _goes_deep_first(seen):
        raise RoleMismatch("in a depth-first search it may be a depth")
    if role == "current" and word not in NAMES[role] and "frontier" not in assignment.variables:
        raise RoleMismatch("the container it comes from is not a frontier of cells")
    alone = not assignment.variables.keys() & {"distance", "frontier"}
    if role == "visited" and word not in NAMES["visited"] and alone:
        raise RoleMismatch("there are no distances and no frontier to compare it with")


def _goes_deep_first(seen: Recording) -> bool:
    """Return whether cells are taken from a stack, or a function calls itself."""
    held = (name for name in seen.roles.used if ("frontier", name) in seen.seen)
    return seen.recursive or any(kind_of(seen, name) == "stack" for name in held)


def _unsure(
    seen: Recording, assignment: RoleAssignment, watch: Watch | None, registered: bool
) -> Iterator[str]:
    """Yield sentences about guesses, roles that could not be determined, and missing variables."""
    yield from (source.edited for source in seen.sources if source.edited)
    yield from seen.unsure
    for role in ROLES:
        name = assignment.variables.get(role)
        if seen.roles.given:
            if name is None and not registered and getattr(watch, role):
                yield f"{role}: no variable {getattr(watch, role)} that fits was seen"
            continue
        if name is not None:
            yield f"{role}: taken to be the variable {name}"
            continue
        refused, why = assignment.refused.get(role, ("", ""))
        is_shown = why and refused not in assignment.variables.values()
        why = f" ({refused} is shown as a variable, because {why})" if is_shown else ""
        if role == "distance" and assignment.from_entries:
            beside = assignment.variables["frontier"]
            yield f"{role}: taken to be the numbers beside the cells in {beside}{why}"
        else:
            hint = f"watch=Watch({role}=...) can name one"
            yield f"{role}: no variable was recognised{why}; {hint}"
    if assignment.numbering.says and assignment.variables:
        yield assignment.numbering.says
