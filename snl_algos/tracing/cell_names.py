"""How a program identifies its cells, and which cells of the board these are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from operator import index
from typing import Any

from ..board import Board
from ..layout import layout_for
from ..programs import Watch
from .raw_steps import Candidate, Recording

__all__ = ["CellNames", "possible_cell_names"]


@dataclass(frozen=True, slots=True)
class CellNames:
    """One way to number cells."""

    #: maps a cell as the program names it to its number on the board, or to None
    to_cell: Callable[[Any], int | None]
    #: the assumption, as a sentence
    says: str = ""
    #: whether the whole run must confirm it
    is_guess: bool = False


def possible_cell_names(
    seen: Recording, board: Board, watch: Watch | None, *, registered: bool
) -> list[CellNames]:
    """Return the ways the program may number its cells, the most likely first."""
    if watch is not None and watch.cell_of is not None:
        return [CellNames(partial(_declared, watch.cell_of, board))]
    origin = watch.origin if watch else None
    if origin is None and registered:
        origin = 1
    if origin is not None:
        shift = board.start if isinstance(origin, str) else 1 - origin
        return [CellNames(partial(_shifted, shift, board))]
    from_1 = CellNames(partial(_shifted, 0, board))
    if board.start == 0:  # 0 is the start, off the board
        return [from_1]
    from_0 = CellNames(
        partial(_shifted, 1, board),
        "cells: taken to be counted from 0; watch=Watch(origin=1) says otherwise",
    )
    numbers = [from_0, from_1] if _looks_counted_from_0(seen, board) else [from_1, from_0]
    if _starts_after_the_first_throw(seen, board):
        numbers.remove(from_1)
    return [*numbers[: 1 if seen.roles.given else 2], *_pairs(board)]


def _pairs(board: Board) -> list[CellNames]:
    """Return cells by row and column as drawn, with rows counted from the bottom or the top."""
    layout = layout_for(board.cells)
    said = (
        "cells: taken to be pairs (row, column), with row 0 at the {}; "
        "watch=Watch(cell_of=...) says otherwise"
    )
    from_bottom = {layout.place(cell): cell for cell in range(1, board.cells + 1)}
    from_top = {(layout.rows - 1 - row, at): cell for (row, at), cell in from_bottom.items()}
    return [
        CellNames(partial(_looked_up, from_bottom), said.format("bottom"), True),
        CellNames(partial(_looked_up, from_top), said.format("top"), True),
    ]


def _declared(cell_of: Callable[[Any], int | None], board: Board, key: Any) -> int | None:
    try:
        return _on_board(cell_of(key), board)
    except Exception:  # it fails on values that are not cells
        return None


def _shifted(shift: int, board: Board, key: Any) -> int | None:
    number = _whole(key)
    return None if number is None else _on_board(number + shift, board)


def _looked_up(cells: dict[tuple[int, int], int], key: Any) -> int | None:
    if not isinstance(key, tuple | list) or len(key) != 2:
        return None
    row, column = map(_whole, key)
    return None if row is None or column is None else cells.get((row, column))


def _whole(key: Any) -> int | None:
    """Return an integer, also for a number of numpy, `3.0` or `"3"`; None for anything else."""
    if type(key) is int:
        return key
    try:
        if hasattr(key, "item"):
            key = key.item()
        if isinstance(key, str):
            return int(key) if key.isdecimal() else None
        if isinstance(key, float):
            return int(key) if key.is_integer() else None
        return None if isinstance(key, bool) else index(key)
    except Exception:  # the program's own values may raise anything
        return None


def _on_board(cell: int | None, board: Board) -> int | None:
    return cell if cell is not None and board.start <= cell <= board.cells else None


def _looks_counted_from_0(seen: Recording, board: Board) -> bool:
    """Return whether the numbers in a run suggest that cells are counted from 0."""
    if board.cells in seen.lists.values():
        return True  # counted from 1, the goal would be past the end of such a list
    for raw in seen.steps:
        for (role, _), change in raw.changes.items():
            if role == "current" and _whole(change[0]) in (0, 1):
                return _whole(change[0]) == 0
    numbers = {_whole(key) for raw in seen.steps for key in _keys(raw.changes)}
    return seen.roles.given and 0 in numbers and board.cells not in numbers


def _keys(changes: dict[Candidate, Any]) -> Iterator[Any]:
    """Yield the cells in the changes of a step, as the program names them."""
    for (role, _), change in changes.items():
        if role == "current":
            yield change[0]
        elif role == "frontier":
            yield from (key for key, _ in change.get("is", change.get("add", ())))
        else:
            yield from change


def _starts_after_the_first_throw(seen: Recording, board: Board) -> bool:
    """Return whether 1 is where the first throw leads, in a run that never enqueues the start.

    That is so if it is counted from 0: then 1 waits with others before any is taken, and the number
    of the goal is one below its cell's.
    """
    among_others = taken = False
    numbers: set[int | None] = set()
    for raw in seen.steps:
        for (role, _), change in raw.changes.items():
            if role == "current":
                taken = True
                numbers.add(_whole(change[0]))
            elif role == "frontier":
                taken = taken or bool({"front", "back"} & change.keys())
                numbers |= {_whole(key) for key, _ in change.get("is", change.get("add", ()))}
                among_others = among_others or (not taken and len(numbers) > 1)
    goes_to_the_last = {1, board.cells - 1} <= numbers and board.cells not in numbers
    return goes_to_the_last and among_others
