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

import operator
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, pairwise
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, NoReturn, get_args

from .errors import Explained
from .extras import MissingExtra, import_optional
from .layout import layout_for

__all__ = ["Board", "BoardError", "BoardWarning", "Move", "Overshoot", "with_article"]

Overshoot = Literal["stay", "bounce", "win"]

#: Limits that keep a mistyped number from filling the memory.
MAX_CELLS = 10**18
MAX_FACES = 1000
#: So many jumps are looked at one by one in less time than all at once.
FEW_JUMPS = 8
#: The keys of a board as plain data.
KEYS = ("cells", "die", "start", "chained", "overshoot", "jumps")
#: A larger board is summed up by `str`, not drawn.
MAX_DRAWN = 1000
#: Boards of up to so many cells, faces and jumps share the moves that take no jump: a check of
#: such boards asks for a few thousand of them a million times.
SHARED_CELLS, SHARED_FACES, SHARED_JUMPS = 400, 20, 40
OVERSHOOTS = get_args(Overshoot)
_NO_DIE = (str, bytes, Mapping)
_made = tuple.__new__


def with_article(face: int) -> str:
    """Return "a 3", or "an 8", as in "roll an 8".

    Examples
    --------
    >>> with_article(3), with_article(8), with_article(11), with_article(110)
    ('a 3', 'an 8', 'an 11', 'a 110')
    """
    digits = str(face)
    eleven = len(digits) % 3 == 2 and digits[:2] in ("11", "18")
    return f"an {face}" if eleven or digits[0] == "8" else f"a {face}"


class BoardError(Explained, ValueError):
    """A board, or a file that should hold one, breaks a rule. The message says which."""


class BoardWarning(UserWarning):
    """A jump of a board is left out."""


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
    """

    face: int
    landing: int
    cell: int

    @property
    def jump(self) -> tuple[int, int] | None:
        """The jump taken, as (from, to), or None."""
        return None if self.landing == self.cell else (self.landing, self.cell)

    def __str__(self) -> str:
        if self.jump is None:
            return f"throw {self.face} to {self.cell}"
        kind = "ladder" if self.cell > self.landing else "snake"
        return f"throw {self.face} to {self.landing}, {kind} to {self.cell}"


#: By the cell, and by how far it is from there to the first cell out of reach: the moves that take
#: no jump. They are made when they are first asked for.
_STRAIGHT: list[list[tuple[Move, ...] | None]] = [
    [None] * (SHARED_FACES + 2) for _ in range(SHARED_CELLS + 1)
]


class Board:
    """A Snakes and Ladders board: cells, jumps, a die and the rules.

    A board never changes once it is made, so it can be a key in a dictionary.

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
        lands in a loop of jumps is not a move: nobody ever stands there.
    overshoot : {"stay", "bounce", "win"}, default "stay"
        What a throw past the goal does. "stay": nothing, it is not a move. "bounce":
        the rest is counted back from the goal; if that leaves the board, it is not a
        move. "win": passing the goal counts as landing on it.

    Raises
    ------
    BoardError
        If a rule is broken. The message names the culprit.

    Notes
    -----
    Whoever stands on the goal has finished: there is no move from it.

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
        "_beyond", "_dead", "_onto", "_plain_until", "_shares",
        "cells", "chained", "faces", "goal", "jumps", "jumps_taken", "overshoot", "start",
    )  # fmt: skip

    cells: int
    #: the last cell
    goal: int
    jumps: Mapping[int, int]
    #: the faces of the die, rising
    faces: tuple[int, ...]
    start: int
    chained: bool
    overshoot: Overshoot
    #: landing → the cell you stand on, for each cell with a jump. The same as `jumps`,
    #: unless jumps are chained; None: a loop of jumps
    jumps_taken: Mapping[int, int | None]
    #: landings in a loop of jumps, where nobody ever stands
    _dead: frozenset[int]
    #: cell → the landings whose jump ends there; made when first asked for
    _onto: dict[int, list[int]] | None
    #: up to this cell the throws land on the next cells of the board, without a gap
    _plain_until: int
    #: one more than the largest face
    _beyond: int
    #: whether its moves without a jump are those of other boards, too
    _shares: bool

    def __init__(
        self,
        cells: int,
        jumps: Mapping[int, int] | Iterable[Sequence[int]] = (),
        *,
        die: int | Iterable[int] = 6,
        start: int = 1,
        chained: bool = False,
        overshoot: Overshoot = "stay",
        ladders: Mapping[int, int] | Iterable[Sequence[int]] | None = None,
        snakes: Mapping[int, int] | Iterable[Sequence[int]] | None = None,
    ) -> None:
        cells = _whole(cells, "the number of cells")
        if not 1 <= cells <= MAX_CELLS:
            raise BoardError(f"the number of cells must be 1 to 10^18, not {_short(cells)}")
        start = _whole(start, "start")
        if start not in (0, 1):
            raise BoardError(
                f"start must be 1 (on the first cell) or 0 (off the board), not {_short(start)}"
            )
        if not isinstance(chained, bool):
            raise BoardError(f"chained must be True or False, not {_short(chained)}")
        if not isinstance(overshoot, str) or overshoot not in OVERSHOOTS:
            raise BoardError(
                f'overshoot must be "stay", "bounce" or "win", not {_short(overshoot)}'
            )
        given = ladders is not None or snakes is not None
        if given:
            ladders = _pairs(() if ladders is None else ladders)
            snakes = _pairs(() if snakes is None else snakes)
            jumps = [*_pairs(jumps), *ladders, *snakes]
        set_once = super().__setattr__
        set_once("cells", cells)
        set_once("goal", cells)
        set_once("jumps", MappingProxyType(_checked_jumps(cells, jumps)))
        if given:
            _check_directions(ladders, snakes)
        set_once("faces", _checked_faces(die))
        set_once("start", start)
        set_once("chained", chained)
        set_once("overshoot", overshoot)
        taken = MappingProxyType(_follow_chains(self.jumps)) if chained else self.jumps
        set_once("jumps_taken", taken)
        dead = (foot for foot, end in taken.items() if end is None) if chained else ()
        set_once("_dead", frozenset(dead))
        set_once("_onto", None)
        most = self.faces[-1]
        plain = most == len(self.faces) and not self._dead
        set_once("_beyond", most + 1)
        stays = cells if overshoot == "stay" else cells - most
        set_once("_plain_until", stays if plain else -1)
        few = most <= SHARED_FACES and len(self.jumps) <= SHARED_JUMPS
        set_once("_shares", few and cells <= SHARED_CELLS)

    # -- what is on the board -------------------------------------------------

    @property
    def die(self) -> int | tuple[int, ...]:
        """The number of faces if they are 1, 2, 3, ..., else the faces themselves."""
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
        """Where the throws from a cell land, before any jump, in order of the faces.

        Examples
        --------
        >>> Board(30).landings(1)
        range(2, 8)
        >>> list(Board(30).landings(27))  # 4, 5 and 6 would pass the goal
        [28, 29, 30]
        """
        if type(cell) is not int:
            cell = operator.index(cell)  # small numbers of NumPy would run over
        # A range costs next to nothing, which matters in a search.
        if self.start <= cell <= self._plain_until:
            beyond = cell + self._beyond
            return range(cell + 1, beyond if beyond <= self.cells else self.cells + 1)
        return [landing for _, landing in self._throws(cell)]

    def stand(self, landing: int) -> int | None:
        """The cell you stand on after landing; None if a loop of jumps never lets you.

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
        """The moves from a cell, one for each face that moves you.

        Examples
        --------
        >>> for move in Board(6, {5: 2}).moves(3):
        ...     print(move)
        throw 1 to 4
        throw 2 to 5, snake to 2
        throw 3 to 6
        """
        taken: Any = self.jumps_taken  # None is a loop of jumps, where no throw lands
        if not self.start <= cell <= self._plain_until:
            return tuple(
                [_made(Move, (face, at, taken.get(at, at))) for face, at in self._throws(cell)]
            )
        if not self._shares:
            # `_made(Move, ...)` is `Move(...)` in half the time, and `in` beats `get`.
            made = [
                _made(Move, (face, at, taken[at] if at in taken else at))  # noqa: SIM401
                for face, at in enumerate(self.landings(cell), 1)
            ]
            return tuple(made)
        # A search makes most of its moves here: the jumps in reach are put between shared moves.
        if type(cell) is not int:
            cell = operator.index(cell)
        beyond = cell + self._beyond
        beyond = beyond if beyond <= self.cells else self.cells + 1
        straight = _STRAIGHT[cell][beyond - cell]
        if straight is None:
            straight = _straight(cell, beyond)
        moves: list[Move] = []
        for foot in taken:
            if cell < foot < beyond:
                moves = moves or list(straight)
                moves[foot - cell - 1] = _made(Move, (foot - cell, foot, taken[foot]))
        return tuple(moves) if moves else straight

    def ends(self, cell: int) -> list[int]:
        """The cell of each of the moves from a cell, in the same order, and much faster.

        Examples
        --------
        >>> Board(6, {5: 2}).ends(3)
        [4, 2, 6]
        """
        taken: Any = self.jumps_taken  # as in `moves`
        return [
            taken[landing] if landing in taken else landing  # noqa: SIM401
            for landing in self.landings(cell)
        ]

    def move_between(self, cell: int, end: int) -> Move:
        """The move from one cell to another; where several faces make it, the lowest.

        Raises
        ------
        BoardError
            If no throw leads there.

        Examples
        --------
        >>> Board(6, {5: 2}).move_between(3, 2)
        Move(face=2, landing=5, cell=2)
        """
        taken = self.jumps_taken
        for landing in self.landings(cell):
            if taken.get(landing, landing) == end:
                break
        else:
            raise BoardError(f"no throw leads from cell {cell} to cell {_short(end)}")
        if cell <= self._plain_until:
            return Move(landing - cell, landing, end)
        return next(move for move in self.moves(cell) if move.landing == landing)

    def throw(self, cell: int, landing: int) -> str:
        """The throw from one cell to a landing in words, with the jump that follows.

        Raises
        ------
        BoardError
            If no throw from the cell lands there.

        Examples
        --------
        >>> Board(30, {3: 22}).throw(1, 3)
        'from 1, roll a 2: land on 3, climb to 22'
        """
        face = next((face for face, reached in self._throws(cell) if reached == landing), None)
        if face is None:
            raise BoardError(f"no throw from cell {cell} lands on cell {_short(landing)}")
        said = f"from {cell}, roll {with_article(face)}: land on {landing}"
        if landing not in self.jumps:
            return said
        end, stand = self.jumps[landing], self.stand(landing)
        if stand != end:
            return f"{said}, follow the jumps to {stand}"
        return f"{said}, {'climb' if end > landing else 'slide'} to {end}"

    def successors(self, cell: int) -> tuple[int, ...]:
        """The cells that one throw from a cell can leave you on, each once.

        Examples
        --------
        >>> Board(6, {5: 2}).successors(3)
        (4, 2, 6)
        """
        return tuple(dict.fromkeys(self.ends(cell)))

    def sources(self, landing: int) -> Sequence[int]:
        """The cells from which some throw lands on a cell, before any jump, rising.

        Examples
        --------
        >>> list(Board(30).sources(10))
        [4, 5, 6, 7, 8, 9]
        """
        self._check_cell(landing)
        plain = isinstance(self.die, int) and not self._dead
        if plain and self.overshoot == "stay":
            return range(max(self.start, landing - self.faces[-1]), landing)
        near = {landing - face for face in self.faces}
        if self.overshoot == "bounce":
            near.update(2 * self.goal - landing - face for face in self.faces)
        elif self.overshoot == "win" and landing == self.goal:
            near.update(range(max(self.start, self.goal - self.faces[-1]), self.goal))
        on_board = (cell for cell in sorted(near) if self.start <= cell < self.goal)
        return [cell for cell in on_board if landing in self.landings(cell)]

    def predecessors(self, cell: int) -> tuple[int, ...]:
        """The cells from which one throw can leave you on a cell, rising.

        The exact transpose of `successors`.

        Examples
        --------
        >>> Board(8, {5: 2}, die=3).predecessors(2)
        (1, 2, 3, 4)
        """
        self._check_cell(cell)
        if self._onto is None:
            onto: dict[int, list[int]] = {}
            for landing, end in self.jumps_taken.items():
                if end is not None:
                    onto.setdefault(end, []).append(landing)
            super().__setattr__("_onto", onto)
            return self.predecessors(cell)
        landings = list(self._onto.get(cell, ()))
        if cell not in self.jumps_taken:
            landings.append(cell)
        return tuple(sorted({source for landing in landings for source in self.sources(landing)}))

    def _throws(self, cell: int) -> Iterator[tuple[int, int]]:
        """(face, landing) of every throw from a cell that moves you."""
        self._check_cell(cell)
        if cell == self.goal:
            return
        for face in self.faces:
            landing = cell + face
            if landing > self.goal:
                if self.overshoot == "stay":
                    return
                landing = self.goal if self.overshoot == "win" else 2 * self.goal - landing
                if landing < 1:
                    return
            if landing not in self._dead:
                yield face, landing

    def _check_cell(self, cell: int) -> None:
        if not self.start <= cell <= self.cells:
            raise BoardError(
                f"cell {_short(cell)} is off the board, whose cells are "
                f"{self.start} to {self.cells}"
            )

    # -- as plain data ----------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """The board as plain data, ready for JSON.

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
        """The board that plain data describes. Only `cells` must be there.

        Judges have jumps from a cell to itself; in plain data they are left out without a warning.

        Raises
        ------
        BoardError
            If a key is missing or unknown, or a value breaks a rule.

        Examples
        --------
        >>> Board.from_dict({"cells": 30, "jumps": [[3, 22]]})
        Board(30, {3: 22})
        """
        if not isinstance(data, Mapping):
            raise BoardError(f"expected a mapping with the keys of a board, got {_short(data)}")
        unknown = [key for key in data if key not in KEYS]
        if unknown or "cells" not in data:
            wrong = f"unknown key {_short(unknown[0])}" if unknown else "the key 'cells' is missing"
            raise BoardError(f"{wrong}; the keys of a board are {', '.join(KEYS)}")
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
        rules = (self.faces, self.start, self.chained, self.overshoot)
        return _remake, (self.cells, dict(self.jumps), *rules)

    def __repr__(self) -> str:
        """Python that makes the board again."""
        parts = [str(self.cells)]
        if self.jumps:
            parts.append(repr(dict(self.jumps)))
        if self.die != 6:
            parts.append(f"die={self.die!r}")
        if self.start != 1:
            parts.append(f"start={self.start}")
        if self.chained:
            parts.append("chained=True")
        if self.overshoot != "stay":
            parts.append(f"overshoot={self.overshoot!r}")
        return f"Board({', '.join(parts)})"

    def __str__(self) -> str:
        """The board in text, top row first, with each jump in the cell it leaves.

        Examples
        --------
        >>> print(Board(12, {2: 9, 11: 4}))
           9    10  11→4    12
           8     7     6     5
           1   2→9     3     4
        12 cells, die 6, 1 ladder, 1 snake
        """
        if self.cells > MAX_DRAWN:
            return self.summary()
        layout = layout_for(self.cells)
        labels = {
            cell: f"{cell}→{self.jumps[cell]}" if cell in self.jumps else str(cell)
            for cell in range(1, self.cells + 1)
        }
        width = max(map(len, labels.values()))
        lines = []
        for row in reversed(range(layout.rows)):
            at = (layout.cell_at(row, column) for column in range(layout.columns))
            line = "  ".join(f"{labels[cell] if cell else '':>{width}}" for cell in at)
            lines.append(line.rstrip())
        return "\n".join([*lines, self.summary()])

    def summary(self) -> str:
        """Size and rules in one line; the usual rules are left out.

        Examples
        --------
        >>> Board(30, {27: 1}, start=0).summary()
        '30 cells, die 6, no ladders, 1 snake, starts off the board'
        """
        parts = [f"{self.cells} cell{'s' * (self.cells != 1)}"]
        if isinstance(self.die, int):
            parts.append(f"die {self.die}")
        else:
            parts.append("die with faces " + " ".join(map(str, self.die)))
        for count, word in ((len(self.ladders), "ladder"), (len(self.snakes), "snake")):
            parts.append(f"{count or 'no'} {word}{'s' * (count != 1)}")
        if self.start == 0:
            parts.append("starts off the board")
        if self.chained:
            parts.append("jumps are chained")
        if self.overshoot != "stay":
            rule = {"bounce": "bounces off the goal", "win": "passing the goal wins"}
            parts.append(rule[self.overshoot])
        return ", ".join(parts)

    def _repr_svg_(self) -> str | None:
        """What a notebook shows, if matplotlib is installed and the board is not too large."""
        try:
            pictures = import_optional("pictures")
        except MissingExtra:
            return None
        svg: str | None = (
            pictures.board_svg(self, theme="auto") if self.cells <= pictures.MAX_DRAWN else None
        )
        return svg


def _remake(
    cells: int,
    jumps: dict[int, int],
    faces: tuple[int, ...],
    start: int,
    chained: bool,
    overshoot: Overshoot,
) -> Board:
    """Make a board again from a pickle or a copy."""
    return Board(cells, jumps, die=faces, start=start, chained=chained, overshoot=overshoot)


def _straight(cell: int, beyond: int) -> tuple[Move, ...]:
    """The moves from a cell to every cell before `beyond` that take no jump. They are kept."""
    throws = enumerate(range(cell + 1, beyond), 1)
    moves = _STRAIGHT[cell][beyond - cell] = tuple(Move(face, at, at) for face, at in throws)
    return moves


def _short(value: object) -> str:
    """A value for a message: always short, even if the value itself cannot be shown."""
    if isinstance(value, int) and abs(value) > 10**24:
        return "a number of more than 24 digits"
    try:
        text = repr(value)
    except ValueError:  # Python does not write out numbers of thousands of digits
        return "something with a number too long to show"
    return text if len(text) <= 40 else text[:37] + "..."


def _whole(value: object, what: str) -> int:
    """A whole number as a plain int. Takes the integers of numpy, but no bool and no float."""
    if type(value) is int:
        return value
    if not isinstance(value, bool):
        try:
            return operator.index(value)  # type: ignore[arg-type]
        except TypeError:
            pass
    raise BoardError(f"{what} must be a whole number, not {_short(value)}")


def _checked_faces(die: int | Iterable[int]) -> tuple[int, ...]:
    """The faces of a die, rising."""
    # A whole number is asked for first: whether something is an Iterable is a slow question.
    if type(die) is not int and isinstance(die, Iterable) and not isinstance(die, _NO_DIE):
        faces = sorted(_whole(face, "a face of the die") for face in islice(die, MAX_FACES + 1))
        if not 1 <= len(faces) <= MAX_FACES:
            found = "more" if faces else "0"
            raise BoardError(f"a die must have 1 to {MAX_FACES} faces, not {found}")
        for face, following in pairwise(faces):
            if face == following:
                raise BoardError(f"face {_short(face)} is on the die twice")
        if not 1 <= faces[0] <= faces[-1] <= MAX_CELLS:
            bad = faces[0] if faces[0] < 1 else faces[-1]
            raise BoardError(f"a face must be 1 to 10^18, not {_short(bad)}")
        return tuple(faces)
    count = _whole(die, "the die")
    if not 1 <= count <= MAX_FACES:
        raise BoardError(f"a die must have 1 to {MAX_FACES} faces, not {_short(count)}")
    return tuple(range(1, count + 1))


def _checked_jumps(
    cells: int, jumps: Mapping[int, int] | Iterable[Sequence[int]]
) -> dict[int, int]:
    """From cell → to cell, rising. A jump from a cell to itself is left out, with a warning."""
    if type(jumps) is tuple and len(jumps) <= FEW_JUMPS:
        few = _few_jumps(cells, jumps)
        if few is not None:
            return few
    checked = _faultless_jumps(cells, jumps)
    if checked is None:
        checked = _jumps_one_by_one(cells, jumps)
    rising = sorted(checked)
    if not all(map(operator.is_, checked, rising)):
        checked = dict(zip(rising, map(checked.__getitem__, rising), strict=True))
    if any(map(operator.eq, checked, checked.values())):
        foot = next(foot for foot, end in checked.items() if foot == end)
        words = f"jump {foot}→{foot} leads nowhere: it is left out"
        warnings.warn(words, BoardWarning, stacklevel=3)
        return {foot: end for foot, end in checked.items() if foot != end}
    return checked


def _pairs(jumps: Mapping[int, int] | Iterable[Sequence[int]]) -> list[Sequence[int]]:
    """Jumps as pairs, whether there is anything wrong with them or not."""
    try:
        return list(jumps.items() if isinstance(jumps, Mapping) else jumps)
    except TypeError:
        raise BoardError(f"jumps must be a mapping or pairs, not {_short(jumps)}") from None


def _check_directions(ladders: Any, snakes: Any) -> None:
    """Refuse a ladder that does not lead up, or a snake that does not lead down."""
    for foot, end in ladders:
        if foot >= end:
            raise BoardError(f"ladder {foot}→{end} does not lead up")
    for head, tail in snakes:
        if head <= tail:
            raise BoardError(f"snake {head}→{tail} does not lead down")


def _few_jumps(cells: int, jumps: tuple[Any, ...]) -> dict[int, int] | None:
    """A few jumps, if they are rising and nothing is wrong with them; None for any others.

    A check makes ten thousands of such boards, and this takes a fifth of the time.
    """
    checked: dict[int, int] = {}
    last = 0
    for jump in jumps:
        if type(jump) is not tuple or len(jump) != 2:
            return None
        foot, end = jump
        if type(foot) is not int or type(end) is not int or foot == end:
            return None
        if not (last < foot <= cells and 1 <= end <= cells):
            return None
        checked[foot] = end
        last = foot
    return checked


def _jumps_one_by_one(
    cells: int, jumps: Mapping[int, int] | Iterable[Sequence[int]]
) -> dict[int, int]:
    """From cell → to cell; an error says what is wrong with the first jump that is."""
    checked: dict[int, int] = {}
    for pair in _pairs(jumps):
        try:
            foot, end = pair
        except (TypeError, ValueError):
            raise BoardError(f"a jump must be a pair (from, to), not {_short(pair)}") from None
        foot = _whole(foot, f"the first cell of jump {_short(pair)}")
        end = _whole(end, f"the second cell of jump {_short(pair)}")
        for cell in (foot, end):
            if not 1 <= cell <= cells:
                raise BoardError(
                    f"jump {_short(foot)}→{_short(end)}: cell {_short(cell)} is off the board, "
                    f"whose cells are 1 to {cells}"
                )
        if foot in checked:
            raise BoardError(
                f"two jumps from cell {foot}: {foot}→{checked[foot]} and {foot}→{end}; "
                "a cell can have one at most"
            )
        checked[foot] = end
    return checked


def _faultless_jumps(cells: int, jumps: Any) -> dict[int, int] | None:
    """The same for plain whole numbers among which nothing is wrong; None for anything else.

    It asks of all jumps at once what `_jumps_one_by_one` asks of each, which is much faster.
    """
    if type(jumps) not in (dict, list, tuple):
        return None
    if type(jumps) is not dict and not set(map(type, jumps)) <= {tuple, list}:
        return None
    try:
        given: dict[Any, Any] = dict(jumps)
    except (TypeError, ValueError):
        return None
    feet, ends = given.keys(), given.values()
    if len(given) != len(jumps) or not {*map(type, feet), *map(type, ends)} <= {int}:
        return None
    if given and (min(min(feet), min(ends)) < 1 or max(max(feet), max(ends)) > cells):
        return None
    return given


def _follow_chains(jumps: Mapping[int, int]) -> dict[int, int | None]:
    """Where each jump ends when jumps are chained; None where it runs in a loop.

    Every jump is followed once only, so that a chain of 100,000 costs 100,000 steps.
    """
    ends: dict[int, int | None] = {}
    for foot in jumps:
        chain: dict[int, None] = {}
        cell = foot
        while cell in jumps and cell not in ends and cell not in chain:
            chain[cell] = None
            cell = jumps[cell]
        end = None if cell in chain else ends.get(cell, cell)
        ends.update(dict.fromkeys(chain, end))
    return ends
