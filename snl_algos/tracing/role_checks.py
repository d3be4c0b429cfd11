"""Checks whether a variable behaves as its role requires, from the first step to the last.

A table of distances has one number per cell, is 0 at the start and nowhere else, and never rises;
in the end most of its numbers are one more than the smallest number among the cells that lead
there in one throw. So the distances of a program with a mistake are still recognised, while costs,
depths and counts are not taken for distances. The other roles are checked similarly: they hold
nothing but cells, and most of these follow one another by throws.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..board import Board
from .cell_names import CellNames

__all__ = ["Behaviour", "RoleMismatch", "distance_of", "predecessor_of"]

#: A number as large as this means "not reached".
FAR = 10**9
#: With at most this many cells, a variable is not refused for holding too few of them.
FEW = 12


class RoleMismatch(Exception):
    """Raised if a variable does not behave as its role requires. The message says why."""


def distance_of(value: Any, blank: Any = None) -> float | None:
    """Return a distance; None for marks such as -1, None, infinity and 10**9.

    Examples
    --------
    >>> [distance_of(value) for value in (3, -1, None, float("inf"), float("nan"), True)]
    [3, None, None, None, None, None]
    """
    if hasattr(value, "item"):
        value = value.item()  # a numpy scalar
    if isinstance(value, bool) or not isinstance(value, int | float) or value == blank:
        return None
    return value if 0 <= value < FAR else None


def predecessor_of(to_cell: Callable[[Any], int | None], value: Any) -> int | None:
    """Return the cell in a table of predecessors: a number, or the first item of a tuple.

    Examples
    --------
    >>> to_cell = {0: 1, 1: 2}.get
    >>> predecessor_of(to_cell, 1), predecessor_of(to_cell, (0, "face 2"))
    (2, 1)
    """
    if value is None:
        return None
    cell = to_cell(value)
    if cell is None and isinstance(value, tuple | list) and value:
        return to_cell(value[0])
    return cell


class Behaviour:
    """Checks variables one after the other, each against those before it."""

    def __init__(self, board: Board, numbering: CellNames) -> None:
        self.board = board
        self.to_cell = numbering.to_cell
        self.share = 1 if numbering.is_guess else 2  # all values must fit, or half of them
        self.blank: Any = None  # what the last table to be checked was filled with at first
        self._met: set[int] = set()  # the cells held by variables with a role
        self._ends: dict[int, set[int]] = {}

    def check(
        self,
        role: str,
        history: list[Any],
        *,
        is_list: bool = False,
        is_taken: bool = False,
        follows: bool = False,
    ) -> None:
        """Raise a RoleMismatch if the history of a variable is not one of the role.

        `is_list`: its keys are the indices of a list. `is_taken`: it holds entries that were taken
        from a frontier. `follows`: it takes the place of a frontier, so it need not begin with the
        start.
        """
        if role == "current":
            self._check_current([change[0] for change in history], is_taken)
            return
        if role == "frontier":
            self._check_frontier(history, follows)
            return
        self.blank = _filled_with(history)
        tables = [self._by_cell(change, is_list) for change in history]
        if role == "distance":
            self._check_distance(tables)
        elif role == "predecessor":
            self._check_predecessor(tables)
        else:
            self._check_visited(tables)

    # -- tables -------------------------------------------------------------------

    def _by_cell(self, change: Mapping[Any, Any], is_list: bool) -> dict[int, Any]:
        """Return new values by cell. A list may have an unused item 0."""
        table = {}
        for key, value in change.items():
            cell = self.to_cell(key)
            if cell is not None:
                table[cell] = value
            elif is_list and (key == 0 or value == self.blank):
                continue
            elif value is not None and value is not False:
                raise RoleMismatch(f"{key!r} is not a cell")
        return table

    def _check_distance(self, tables: list[dict[int, Any]]) -> None:
        start = self.board.start
        if self.blank == 0:
            raise RoleMismatch("a 0 in it can also mean that the cell was not reached")
        known: dict[int, float] = {}
        for table in tables:
            for cell, value in table.items():
                number, former = distance_of(value, self.blank), known.get(cell)
                if former is not None and (number is None or number > former):
                    raise RoleMismatch(f"it rises at cell {cell}")
                if number is None:
                    continue
                if (number == 0) != (cell == start):
                    raise RoleMismatch(
                        f"it is {number} at cell {cell}, and the start is cell {start}"
                    )
                known[cell] = number
            if known and start not in known:
                raise RoleMismatch("it has numbers before the start has one")
        if not known:
            raise RoleMismatch("it never holds a number")
        nearest: dict[int, float] = {}
        for cell, number in known.items():
            for end in self.ends_of(cell):
                nearest[end] = min(nearest.get(end, FAR), number)
        good = sum(number == nearest.get(cell, FAR) + 1 for cell, number in known.items())
        if self.share * good < len(known) - 1:
            raise RoleMismatch("its numbers do not grow by one with each throw")
        self._met |= known.keys()

    def _check_predecessor(self, tables: list[dict[int, Any]]) -> None:
        good = sought = 0
        for table in tables:
            for cell, value in table.items():
                before = predecessor_of(self.to_cell, value)
                if before is None:
                    if not _is_nothing(value, self.blank):
                        raise RoleMismatch(f"it holds {value!r}, which is not a cell")
                elif value != self.blank and before != cell:
                    sought += 1
                    good += cell in self.ends_of(before)
        if not sought:
            raise RoleMismatch("it never holds a cell")
        if self.share * good < sought:
            raise RoleMismatch("no throws lead from its cells to the next")

    def _check_visited(self, tables: list[dict[int, Any]]) -> None:
        marked: set[int] = set()
        groups = []
        for table in tables:
            new = [cell for cell, mark in table.items() if mark]
            if any(cell in marked for cell, mark in table.items() if not mark):
                raise RoleMismatch("a mark is removed again")
            if new and self.blank:
                raise RoleMismatch("everything in it is marked from the start")
            marked.update(new)
            groups += [new] if new else []
        if not groups:
            raise RoleMismatch("nothing is marked")
        self._follow(groups)
        stood = [end for cell in marked if (end := self.board.stand(cell)) is not None]
        self._compare([*marked, *stood])

    # -- cells --------------------------------------------------------------------

    def _check_frontier(self, history: list[Mapping[str, Any]], follows: bool) -> None:
        joined: list[list[int]] = []
        strange: list[Any] = []
        for change in history:
            keys = [key for key, _ in change.get("is", change.get("add", ()))]
            cells = [self.to_cell(key) for key in keys]
            strange += [key for key, cell in zip(keys, cells, strict=True) if cell is None]
            joined.append([cell for cell in cells if cell is not None])
        # Some programs enqueue a marker after each level, or cells that are not on the board.
        if len(strange) > sum(map(len, joined)):
            raise RoleMismatch(f"{strange[0]!r} is not a cell")
        joined = [group for group in joined if group]
        if not joined:
            raise RoleMismatch("it never holds a cell")
        if not follows and joined[0][0] not in (self.board.start, self.board.goal):
            raise RoleMismatch(f"it begins with cell {joined[0][0]}")
        if len(joined[0]) > 1 and not set().union(*joined[1:]) - set(joined[0]):
            raise RoleMismatch("no cell joins it while it is emptied")
        self._follow(joined)
        waited = {cell for cells in joined for cell in cells}
        self._compare(waited)
        self._met |= waited

    def _check_current(self, keys: list[Any], is_taken: bool) -> None:
        cells = []
        strange = []
        for key in keys:
            cell = self.to_cell(key)
            if cell is not None:
                cells.append(cell)
            elif not _is_nothing(key, None):
                strange.append(key)
        if len(strange) > (len(cells) if is_taken else 0):
            raise RoleMismatch(f"it is {strange[0]!r}, which is not a cell")
        if not cells:
            raise RoleMismatch("it never holds a cell")
        if len(self._met) > FEW:
            self._compare(cells, share=4)

    def _follow(self, groups: list[list[int]]) -> None:
        """Require that most cells are one throw away from an earlier one, from start or goal."""
        board = self.board
        back = board.goal in groups[0] and board.start not in groups[0]
        met = {board.goal if back else board.start}
        reached = set() if back else set(self.ends_of(board.start))
        good = sought = 0
        for group in groups:
            for cell in group:
                if cell in met:
                    continue
                sought += 1
                if bool(self.ends_of(cell) & met) if back else cell in reached:
                    good += 1
                met.add(cell)
            for cell in () if back else group:
                reached |= self.ends_of(cell)
        if self.share * good < sought:
            raise RoleMismatch("its cells do not follow one another by throws")

    def _compare(self, cells: Iterable[int], share: int = 2) -> None:
        """Require that these cells include a good part of those met in other roles."""
        if share * len(self._met.intersection(cells)) < len(self._met):
            raise RoleMismatch("it holds few of the cells that were reached")

    # -- throws -------------------------------------------------------------------

    def ends_of(self, cell: int) -> set[int]:
        """Return where a throw from a cell, or from the end of its jump, can land or end."""
        if cell not in self._ends:
            ends: set[int] = set()
            for source in (cell, self.board.stand(cell)):
                if source is None:  # a cycle of jumps
                    continue
                for move in self.board.moves(source):
                    ends |= {move.landing, move.cell}
                ends.add(source)
            self._ends[cell] = ends
        return self._ends[cell]


def _filled_with(history: list[Mapping[Any, Any]]) -> Any:
    """Return the initial value of a table, which at most two places do not hold; else None."""
    first = list(history[0].values()) if history else []
    if len(first) < 3:
        return None
    try:
        value, times = Counter(first).most_common(1)[0]
    except TypeError:
        return None
    return value if times >= max(2, len(first) - 2) else None


def _is_nothing(value: Any, blank: Any) -> bool:
    """Return whether a value stands for "no cell": None, -1, 0, or the initial value."""
    known = value.item() if hasattr(value, "item") else value
    return known is None or known == blank or (isinstance(known, int | float) and known in (-1, 0))
