"""The board that all algorithms share.

A `Board` is plain data: how many cells, which jumps, which die, which rules.
It answers one question, "where can one throw take me from here?", and every
algorithm of the package asks only that.

Words
-----
A **throw** shows a **face** of the die and carries you to a **landing** cell.
If a **jump** (a ladder or a snake) starts there, it carries you on to the cell
you then **stand** on. Face, landing and cell together are a **move**.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from operator import index
from types import MappingProxyType
from typing import Any, NamedTuple, NoReturn

from . import board_text
from .board_text import MAX_CELLS, MAX_FACES, Jumps, Overshoot, short
from .errors import BoardError, BoardWarning
from .extras import MissingExtra, import_optional

__all__ = ["MAX_CELLS", "MAX_FACES", "Board", "BoardError", "BoardWarning", "Move", "Overshoot"]


class Move(NamedTuple):
    """One throw and where it leads.

    Attributes
    ----------
    face : int
        What the die shows.
    landing : int
        The cell the throw ends on, before any jump.
    cell : int
        The cell you stand on in the end.

    Examples
    --------
    >>> Board(12, {3: 11}).moves(1)[1]
    Move(face=2, landing=3, cell=11)
    """

    face: int
    landing: int
    cell: int

    @property
    def jump(self) -> tuple[int, int] | None:
        """Jump taken, as (from, to), or None."""
        return None if self.landing == self.cell else (self.landing, self.cell)

    def __str__(self) -> str:
        rolled = f"roll {self.face}, land on {self.landing}"
        if self.jump is None:
            return rolled
        return f"{rolled}, {'climb' if self.cell > self.landing else 'slide'} to {self.cell}"


class Board:
    """A Snakes and Ladders board: cells, jumps, a die and the rules.

    A board is immutable, so it can be a key in a dictionary. No move leaves the goal.

    Parameters
    ----------
    cells : int
        Number of cells. They are numbered from 1; the last one is the goal.
    jumps : mapping or pairs, optional
        From cell → to cell. Upwards is a ladder, downwards a snake. A jump from
        a cell to itself is left out, with a warning. A jump on the first cell is not
        taken before the first throw; a jump on the goal is taken on landing.
    ladders, snakes : mapping or pairs, optional
        More jumps: all of the first lead up, all of the second lead down.
    die : int or iterable of int, default 6
        The number of faces (6 means 1 to 6), or the faces themselves.
    start : {1, 0}, default 1
        1: on the first cell. 0: off the board, so that the first throw enters it.
        A board of N cells with start 0 is the same game as one of N + 1 with start 1.
    chained : bool, default False
        Whether a jump that ends where another starts continues. If so, a throw that
        lands in a cycle of jumps is not a move, because it never comes to rest.
    overshoot : {"stay", "bounce", "win"}, default "stay"
        What a throw past the goal does. "stay": nothing, it is not a move. "bounce":
        the rest is counted back from the goal; if that leaves the board, it is not a
        move. "win": passing the goal counts as landing on it.

    Raises
    ------
    BoardError
        If a rule is broken. The message names the culprit.

    Examples
    --------
    >>> board = Board(30, {3: 22, 17: 4})
    >>> board.ladders, board.snakes
    ({3: 22}, {17: 4})
    >>> board.moves(1)[1]
    Move(face=2, landing=3, cell=22)
    >>> Board(30, ladders={3: 22}, snakes={17: 4}) == board
    True
    >>> Board(30, {3: 40})
    Traceback (most recent call last):
    ...
    snl_algos.board.BoardError: jump 3→40: cell 40 is off the board, whose cells are 1 to 30
    """

    __slots__ = (
        "_is_plain", "_onto",
        "cells", "chained", "faces", "goal", "jumps", "jumps_taken", "overshoot", "start",
    )  # fmt: skip

    cells: int
    goal: int  #: the last cell
    jumps: Mapping[int, int]
    faces: tuple[int, ...]  #: the faces of the die, in ascending order
    start: int
    chained: bool
    overshoot: Overshoot
    #: landing → the cell you stand on, for each cell with a jump. The same as `jumps`,
    #: unless jumps are chained; None for a cycle of jumps
    jumps_taken: Mapping[int, int | None]
    _is_plain: bool  #: whether the throws from a cell land on the next cells, without a gap
    _onto: dict[int | None, list[int]]  #: cell → the landings whose jump ends there; filled on use

    def __init__(
        self,
        cells: int,
        jumps: Jumps = (),
        *,
        die: int | Iterable[int] = 6,
        start: int = 1,
        chained: bool = False,
        overshoot: Overshoot = "stay",
        ladders: Jumps | None = None,
        snakes: Jumps | None = None,
    ) -> None:
        set_once = super().__setattr__
        set_once("cells", board_text.checked_cells(cells))
        set_once("goal", self.cells)
        for rule, value in board_text.checked_rules(start, chained, overshoot).items():
            set_once(rule, value)
        set_once("faces", board_text.checked_faces(die))
        all_jumps = board_text.checked_jumps(self.cells, jumps, ladders, snakes)
        useful = {foot: end for foot, end in all_jumps.items() if foot != end}
        if len(useful) < len(all_jumps):
            foot = min(all_jumps.keys() - useful.keys())
            words = f"jump {foot}→{foot} leads nowhere: it is left out"
            warnings.warn(words, BoardWarning, stacklevel=2)
        set_once("jumps", MappingProxyType(useful))
        taken = MappingProxyType(board_text.chains_followed(useful)) if chained else self.jumps
        set_once("jumps_taken", taken)
        set_once("_is_plain", isinstance(self.die, int) and not chained and overshoot == "stay")
        set_once("_onto", {})

    @property
    def die(self) -> int | tuple[int, ...]:
        """Number of faces if they are 1, 2, 3, ..., otherwise the faces themselves."""
        return len(self.faces) if self.faces[-1] == len(self.faces) else self.faces

    @property
    def ladders(self) -> dict[int, int]:
        """Foot → top of every ladder."""
        return {foot: top for foot, top in self.jumps.items() if top > foot}

    @property
    def snakes(self) -> dict[int, int]:
        """Head → tail of every snake."""
        return {head: tail for head, tail in self.jumps.items() if tail < head}

    # -- where a throw leads --------------------------------------------------

    def landings(self, cell: int) -> Sequence[int]:
        """Return where the moves from a cell land, before any jump, in order of the faces.

        Examples
        --------
        >>> Board(30).landings(1)
        range(2, 8)
        >>> list(Board(30).landings(27))  # 4, 5 and 6 would pass the goal
        [28, 29, 30]
        """
        if self._is_plain and self.start <= (cell := index(cell)) <= self.goal:
            return range(cell + 1, min(cell + len(self.faces), self.goal) + 1)
        return [landing for _, landing in self._throws(cell)]

    def _throws(self, cell: int) -> Iterable[tuple[int, int]]:
        """Return (face, landing) of every throw from a cell that is a move."""
        cell = self._on_the_board(cell)
        if self._is_plain:
            return enumerate(self.landings(cell), 1)
        throws = []
        for face in self.faces if cell != self.goal else ():
            landing = cell + face
            if landing > self.goal:
                if self.overshoot == "stay":
                    break
                landing = self.goal if self.overshoot == "win" else 2 * self.goal - landing
            if landing >= 1 and self.stand(landing) is not None:
                throws.append((face, landing))
        return throws

    def _on_the_board(self, cell: int) -> int:
        """Return a cell as an `int`, because small integers of NumPy overflow."""
        cell = index(cell)
        if not self.start <= cell <= self.goal:
            raise BoardError(
                f"cell {short(cell)} is off the board, whose cells are {self.start} to {self.goal}"
            )
        return cell

    def stand(self, landing: int) -> int | None:
        """Return the cell you stand on after landing; None if you land in a cycle of jumps.

        Examples
        --------
        >>> jumps = {2: 5, 5: 9}
        >>> Board(30, jumps).stand(2), Board(30, jumps, chained=True).stand(2)
        (5, 9)
        >>> print(Board(30, {2: 5, 5: 2}, chained=True).stand(2))
        None
        """
        return self.jumps_taken.get(landing, landing)

    def moves(self, cell: int) -> tuple[Move, ...]:
        """Return the moves from a cell, one for each face that moves you.

        Examples
        --------
        >>> for move in Board(6, {5: 2}).moves(3):
        ...     print(move)
        roll 1, land on 4
        roll 2, land on 5, slide to 2
        roll 3, land on 6
        """
        stand: Any = self.stand
        return tuple([Move(face, at, stand(at)) for face, at in self._throws(cell)])

    def ends(self, cell: int) -> list[int]:
        """Return the `cell` of each move from a cell, in the same order, but much faster.

        Examples
        --------
        >>> Board(6, {5: 2}).ends(3)
        [4, 2, 6]
        """
        taken: Any = self.jumps_taken  # a cycle of jumps is None, and `landings` leaves it out
        return [taken.get(landing, landing) for landing in self.landings(cell)]

    def move_between(self, cell: int, end: int) -> Move:
        """Return the move from one cell to another, with the lowest face if several lead there.

        Raises
        ------
        BoardError
            If no throw leads there.

        Examples
        --------
        >>> Board(6, {5: 2}).move_between(3, 2)
        Move(face=2, landing=5, cell=2)
        """
        for face, landing in self._throws(cell):
            if self.stand(landing) == end:
                return Move(face, landing, end)
        raise BoardError(f"no throw leads from cell {cell} to cell {short(end)}")

    def throw(self, cell: int, landing: int) -> str:
        """Return the throw from one cell to a landing in words, with the jump that follows.

        Raises
        ------
        BoardError
            If no throw from the cell lands there.

        Examples
        --------
        >>> Board(30, {3: 22}).throw(1, 3)
        'from 1, roll a 2: land on 3, climb to 22'
        """
        for move in self.moves(cell):
            if move.landing == landing:
                return board_text.throw_in_words(cell, move, self.jumps.get(landing))
        raise BoardError(f"no throw from cell {cell} lands on cell {short(landing)}")

    def successors(self, cell: int) -> tuple[int, ...]:
        """Return the cells where you can stand after one throw from a cell, without duplicates.

        Examples
        --------
        >>> Board(6, {5: 2}).successors(3)
        (4, 2, 6)
        """
        return tuple(dict.fromkeys(self.ends(cell)))

    def sources(self, landing: int) -> Sequence[int]:
        """Return all cells with a throw that lands on a cell, before any jump, in ascending order.

        Examples
        --------
        >>> list(Board(30).sources(10))
        [4, 5, 6, 7, 8, 9]
        """
        landing = self._on_the_board(landing)
        if self._is_plain:
            return range(max(self.start, landing - len(self.faces)), landing)
        near = {landing - face for face in self.faces}
        if self.overshoot == "bounce":
            near.update(2 * self.goal - landing - face for face in self.faces)
        elif self.overshoot == "win" and landing == self.goal:
            near.update(range(max(self.start, self.goal - self.faces[-1]), self.goal))
        on_board = (cell for cell in sorted(near) if self.start <= cell < self.goal)
        return [cell for cell in on_board if landing in self.landings(cell)]

    def predecessors(self, cell: int) -> tuple[int, ...]:
        """Return all cells with a throw that takes you to a cell, in ascending order.

        This is the exact transpose of `successors`.

        Examples
        --------
        >>> Board(8, {5: 2}, die=3).predecessors(2)
        (1, 2, 3, 4)
        """
        cell = self._on_the_board(cell)
        if not self._onto:  # built once from all jumps, because a search asks for many cells
            onto: dict[int | None, list[int]] = {}
            for foot, end in self.jumps_taken.items():
                onto.setdefault(end, []).append(foot)
            self._onto.update(onto)
        landings = self._onto.get(cell, [])
        if cell not in self.jumps_taken:
            landings = [*landings, cell]
        return tuple(sorted({source for landing in landings for source in self.sources(landing)}))

    def to_dict(self) -> dict[str, Any]:
        """Return the board as plain data, ready for JSON.

        Examples
        --------
        >>> Board(30, {3: 22}).to_dict()["jumps"]
        [[3, 22]]
        """
        return {
            "cells": self.cells,
            "die": list(self.die) if isinstance(self.die, tuple) else self.die,
            "start": self.start,
            "chained": self.chained,
            "overshoot": self.overshoot,
            "jumps": [[foot, end] for foot, end in self.jumps.items()],
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Board:
        """Return the board that plain data describes. Only `cells` is required.

        Some judges use jumps from a cell to itself; in plain data these are left out without a
        warning.

        Raises
        ------
        BoardError
            If a key is missing or unknown, or a value breaks a rule.

        Examples
        --------
        >>> Board.from_dict({"cells": 30, "jumps": [[3, 22]]})
        Board(30, {3: 22})
        """
        board_text.check_keys(data)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", BoardWarning)
            return cls(**data)

    # -- a value like any other -----------------------------------------------

    def _key(self) -> tuple[object, ...]:
        jumps = tuple(self.jumps.items())
        return self.cells, jumps, self.faces, self.start, self.chained, self.overshoot

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, Board) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a board does not change: make a new one to set its {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a board does not change: it keeps its {name}")

    def __reduce__(self) -> tuple[object, ...]:
        return Board.from_dict, (self.to_dict(),)

    def __repr__(self) -> str:
        """Return Python code that creates the board."""
        return board_text.in_python(self.to_dict())

    def __str__(self) -> str:
        """Return the board as text, top row first, with each jump in the cell where it starts.

        Examples
        --------
        >>> print(Board(12, {2: 9, 11: 4}))
           9    10  11→4    12
           8     7     6     5
           1   2→9     3     4
        12 cells, die 6, 1 ladder, 1 snake
        """
        return board_text.drawing_and_summary(self.to_dict())

    def summary(self) -> str:
        """Return size and rules in one line, without the default rules.

        Examples
        --------
        >>> Board(30, {27: 1}, start=0).summary()
        '30 cells, die 6, no ladders, 1 snake, starts off the board'
        """
        return board_text.summary(self.to_dict())

    def _repr_svg_(self) -> str | None:
        """Return a picture for notebooks; None without matplotlib or for a large board."""
        pictures = self._pictures()
        return None if pictures is None else str(pictures.board_picture(self, theme="auto").svg())

    def _repr_html_(self) -> str | None:
        """Return the board as text where it has no picture: some notebooks show no `repr`."""
        return f"<pre>{escape(str(self))}</pre>" if self._pictures() is None else None

    def _pictures(self) -> Any:
        """Return the package that draws the board, or None if it cannot be drawn."""
        try:
            pictures = import_optional("pictures")
        except MissingExtra:
            return None
        return pictures if self.cells <= pictures.MAX_DRAWN else None
