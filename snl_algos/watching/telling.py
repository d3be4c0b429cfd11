"""From what the recorder saw to the contract of a trace: cells numbered from 1, tables by cell."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Literal

from ..board import Board
from ..layout import layout_for
from ..notations import NamedBoard
from ..programs import Algorithm, Program, Watch
from ..traces.contract import FORMAT, VERSION, answer_as_data
from .narration import sentence
from .recorder import RawStep, Recording
from .roles import ROLES

__all__ = ["contract"]


def contract(
    seen: Recording, named: NamedBoard, program: Program, watch: Watch | None, unit: str
) -> dict[str, Any]:
    """The trace as the contract has it."""
    board = named.board
    registered = isinstance(program, Algorithm) and watch is program.watch
    to_cell, unsure = _numbering(seen, board, watch, registered)
    kind = _kind(seen)
    known: dict[str, set[str]] = {role: set() for role in ROLES}
    steps = [_step(raw, to_cell, kind, known) for raw in seen.steps]
    layout = layout_for(board.cells)
    work = seen.counter.work() if seen.counter else None
    playing = {role: seen.playing.get(role) for role in ROLES}
    edge = watch.edge if watch else None
    return {
        "format": FORMAT,
        "version": VERSION,
        "name": program.name,
        "title": program.title,
        "board": named.to_dict(),
        "layout": {"rows": layout.rows, "columns": layout.columns},
        "functions": [
            {"name": source.name, "first": source.first, "lines": source.lines}
            for source in seen.sources
        ],
        "roles": playing,
        "frontier_kind": kind,
        "unit": unit,
        "unsure": unsure,
        "steps": steps,
        "outcome": seen.outcome,
        "answer": answer_as_data(seen.value, seen.text) if seen.outcome == "returned" else None,
        "error": _error(seen),
        "limit": seen.limit,
        "findings": [],
        "printed": seen.printed,
        "counts": {
            "steps": len(steps),
            "lines": seen.lines,
            "cells_taken": work.cells if work and playing["current"] else None,
            "edges_looked_at": work.edges if work and edge else None,
            "longest_frontier": work.frontier if work and playing["frontier"] else None,
        },
    }


def _numbering(
    seen: Recording, board: Board, watch: Watch | None, registered: bool
) -> tuple[Callable[[Any], int | None], list[str]]:
    """What the function calls a cell → its number here; and what is unsure about the roles."""
    unsure = list(seen.unsure)
    if not seen.roles.given:
        for role in ROLES:
            if role in seen.playing:
                unsure.append(f"{role}: taken to be the variable {seen.playing[role]}")
            else:
                unsure.append(
                    f"{role}: no variable was recognised; watch=Watch({role}=...) can name one"
                )
    if watch and watch.cell_of:
        cell_of = watch.cell_of

        def declared(key: Any) -> int | None:
            try:
                return _on_board(cell_of(key), board)
            except Exception:  # what it does not know is no cell
                return None

        return declared, unsure
    origin = watch.origin if watch else None
    if origin is None:
        origin = _guessed_origin(seen, board) if not seen.roles.given or not registered else 1
        if origin == 0:
            unsure.append("cells: taken to be counted from 0; watch=Watch(origin=1) says otherwise")
    shift = board.start if isinstance(origin, str) else 1 - origin

    def to_cell(key: Any) -> int | None:
        try:
            return _on_board(int(key) + shift, board)
        except (TypeError, ValueError, OverflowError):
            return None

    return to_cell, unsure


def _on_board(cell: int | None, board: Board) -> int | None:
    return cell if cell is not None and board.start <= cell <= board.cells else None


def _guessed_origin(seen: Recording, board: Board) -> Literal[0, 1]:
    """Whether a function counts cells from 0 or from 1, from the numbers it used."""
    if board.start == 0:
        return 1  # 0 is the place off the board
    if board.cells in seen.lengths.values():
        return 0  # counted from 1, the goal would have no place in such a list
    for raw in seen.steps:
        if "current" in raw.changes and raw.changes["current"][0] in (0, 1):
            return 0 if raw.changes["current"][0] == 0 else 1
    return 1


def _kind(seen: Recording) -> str | None:
    """How the frontier behaves: as the source takes from it, else as its changes look."""
    if "frontier" not in seen.playing:
        return None
    if seen.roles.kind:
        return seen.roles.kind
    changes = [raw.changes["frontier"] for raw in seen.steps if "frontier" in raw.changes]
    if any(change.get("front") == 1 for change in changes):
        return "queue" if not any("is" in change for change in changes) else "level"
    return "stack" if any(change.get("back") for change in changes) else "level"


def _step(
    raw: RawStep,
    to_cell: Callable[[Any], int | None],
    kind: str | None,
    known: dict[str, set[str]],
) -> dict[str, Any]:
    """A step as the contract has it; `known` are the cells of each table that hold something."""
    changes: dict[str, Any] = {}
    if "current" in raw.changes:
        changes["current"] = to_cell(raw.changes["current"][0])
    if "frontier" in raw.changes:
        changes["frontier"] = {
            key: [[to_cell(cell), text] for cell, text in value] if key in ("is", "add") else value
            for key, value in raw.changes["frontier"].items()
        }
    meanings = {"distance": _distance, "predecessor": _first_cell(to_cell), "visited": _mark}
    for role, meaning in meanings.items():
        table = {}
        for key, value in raw.changes.get(role, {}).items():
            cell, means = str(to_cell(key)), _tried(meaning, value)
            nothing = means is None or means is False
            if cell == "None" or (nothing and cell not in known[role]):
                continue  # no cell, or nothing where nothing was
            (known[role].discard if nothing else known[role].add)(cell)
            table[cell] = means
        if table:
            changes[role] = table
    step: dict[str, Any] = {"line": raw.line}
    if raw.function:
        step["function"] = raw.function
    if raw.depth:
        step["depth"] = raw.depth
    if raw.told:
        step["told"] = True
    says = raw.says or sentence(changes, kind, raw.variables)
    if says:
        step["says"] = says
    step.update(changes)
    if raw.scope:
        step["scope"] = True
    if raw.variables or raw.scope:
        step["variables"] = raw.variables
    return step


def _tried(meaning: Callable[[Any], Any], value: Any) -> Any:
    """The meaning of a value; None if the value does not let itself be looked at."""
    try:
        return meaning(value)
    except Exception:
        return None


def _distance(value: Any) -> float | None:
    """A distance, or None for what programs mark as not reached: -1, None, infinity, 10**9."""
    if hasattr(value, "item"):
        value = value.item()  # a number of numpy
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return value if 0 <= value < 10**9 and not math.isnan(value) else None


def _first_cell(to_cell: Callable[[Any], int | None]) -> Callable[[Any], int | None]:
    """What a table of predecessors holds → a cell: a number, or a tuple that begins with one."""

    def predecessor(value: Any) -> int | None:
        if value is None:
            return None
        cell = to_cell(value)
        return (
            to_cell(value[0])
            if cell is None and isinstance(value, tuple | list) and value
            else cell
        )

    return predecessor


def _mark(value: Any) -> bool:
    return bool(value)


def _error(seen: Recording) -> dict[str, Any] | None:
    """The exception, with the innermost watched line it came through."""
    error = seen.error
    if error is None:
        return None
    where: dict[str, int | None] = {"function": None, "line": None}
    trail = error.__traceback__
    while trail is not None:
        for at, source in enumerate(seen.sources):
            code = trail.tb_frame.f_code
            inside = source.first <= trail.tb_lineno < source.first + max(1, len(source.lines))
            if code.co_name == source.name and inside:
                where = {"function": at, "line": trail.tb_lineno - source.first}
        trail = trail.tb_next
    return {"kind": type(error).__name__, "message": seen.text[:300], **where}
