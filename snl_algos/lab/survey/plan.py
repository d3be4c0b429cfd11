"""A plan: the programs to run and their boards, in a TOML file.

    programs = ["forward-dp", "greedy", "mine.py:solve"]

    [[boards]]
    every = [5, 6]       # every board of 5 cells and of 6 ...
    dice = [1, 2, 3]     # ... with each of these dice

    [[boards]]
    random = 1000        # a thousand boards like printed ones
    cells = 100
    snakes = 10
    ladders = 10
    seed = 1

The work is divided into *shards*, which depend only on the plan. So a result does not depend on
the workers or on the order of the shards.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from ...board import BoardError
from ...boards.gallery import random_board
from ...checker.rules import RULES, Case, Die, Rules
from ..errors import AtlasError
from .unranking import NumberedBlock

__all__ = ["EveryBoard", "Plan", "RandomBoards", "Shard"]

#: The default number of boards in a shard, and the most shards: a list of more needs gigabytes.
SHARD, MAX_SHARDS = 5_000, 20_000_000
#: The seeds of boards are so far apart that plans with consecutive seeds share no boards.
SEED_STRIDE = 2**40


class Shard(NamedTuple):
    """A part of the work: a number of boards of a block, from a first one on."""

    part: int
    block: NumberedBlock
    first: int
    boards: int


@dataclass(frozen=True)
class EveryBoard:
    """Every board of some sizes, with at most `most_jumps` jumps unless that is None."""

    rules: Rules  # with the dice that the plan names
    cells: tuple[int, ...]
    most_jumps: int | None = None

    def sizes(self) -> Iterator[tuple[NumberedBlock, int]]:
        """Yield the blocks, and the number of boards of each that are run."""
        for cells in self.cells:
            feet = len(self.rules.feet(cells))
            for jumps in range(min(feet, feet if self.most_jumps is None else self.most_jumps) + 1):
                for die in self.rules.dice:
                    block = NumberedBlock(cells, jumps, die)
                    yield block, block.size(self.rules)

    def cases(self, block: NumberedBlock, first: int, count: int) -> Iterator[Case]:
        """Yield `count` boards of a block, from a first one on."""
        return block.cases(self.rules, first, count)


@dataclass(frozen=True)
class RandomBoards:
    """A number of random boards like printed ones: no cell belongs to two jumps."""

    rules: Rules
    number: int
    cells: int
    snakes: int
    ladders: int
    seed: int

    def sizes(self) -> Iterator[tuple[NumberedBlock, int]]:
        for die in self.rules.dice:
            yield NumberedBlock(self.cells, self.snakes + self.ladders, die), self.number

    def cases(self, block: NumberedBlock, first: int, count: int) -> Iterator[Case]:
        faces = block.die if isinstance(block.die, int) else list(block.die)
        for number in range(first, first + count):
            board = random_board(
                self.cells,
                snakes=self.snakes,
                ladders=self.ladders,
                seed=self.seed * SEED_STRIDE + number,
                die=faces,
            )
            yield self.rules.case(board)


@dataclass(frozen=True)
class Plan:
    """The programs to run, and their boards.

    Attributes
    ----------
    programs : tuple of str
        Algorithms, mistakes, and functions in files.
    parts : tuple of EveryBoard or RandomBoards
        The boards.
    shard : int
        The most boards in a shard.
    lines : int
        The most lines of Python that a call may run. 0 stands for 1,000, and ten more for each
        pair of cells. The exact algorithms are known to end, so their lines are not counted.
    work : bool
        Whether to measure also the work of each call: cells taken, edges examined, the longest
        frontier. This is about ten times slower.
    """

    programs: tuple[str, ...]
    parts: tuple[EveryBoard | RandomBoards, ...]
    shard: int = SHARD
    lines: int = 0
    work: bool = False
    _data: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def read(cls, file: str | Path) -> Plan:
        """Read the plan in a file.

        Raises
        ------
        AtlasError
            If the file does not exist, or if it is not a plan. The message says what is wrong, and
            where.
        """
        try:
            text = Path(file).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
            raise AtlasError(f"{file}: cannot be read: {why}") from None
        try:
            return cls.from_dict(tomllib.loads(text))
        except tomllib.TOMLDecodeError as error:
            raise AtlasError(f"{file}: it is not TOML: {error}") from None
        except AtlasError as error:
            raise AtlasError(f"{file}: {error}") from None

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Plan:
        """Return the plan in the data of a file.

        Examples
        --------
        >>> plan = Plan.from_dict({"programs": ["greedy"], "boards": [{"every": [4], "dice": [2]}]})
        >>> plan.boards, [shard.block.jumps for shard in plan.shards]
        (16, [0, 1, 2])
        """
        top = _Table("the plan", data)
        plan = cls(
            programs=tuple(top.texts("programs")),
            parts=tuple(_part(f"boards, number {at}", one)
                        for at, one in enumerate(top.tables("boards"), start=1)),
            shard=top.integer("shard", SHARD, least=1),
            lines=top.integer("lines", 0, least=1),
            work=top.boolean("work"),
            _data=deepcopy(dict(data)),
        )  # fmt: skip
        top.refuse_other_keys()
        shards = sum(-(-size // plan.shard) for part in plan.parts for _, size in part.sizes())
        if shards > MAX_SHARDS:
            raise AtlasError(
                f"the plan: it has {shards:,} shards, more than {MAX_SHARDS:,}; choose fewer "
                "boards or a larger shard"
            )
        return plan

    def to_dict(self) -> dict[str, Any]:
        """Return the data of its file."""
        return dict(self._data)

    @property
    def fingerprint(self) -> str:
        """A hash of the plan."""
        return sha256(json.dumps(self.to_dict(), sort_keys=True).encode()).hexdigest()[:16]

    @cached_property
    def shards(self) -> tuple[Shard, ...]:
        """All of the work, in order. The number of a shard is its index here."""
        return tuple(
            Shard(at, block, first, min(self.shard, size - first))
            for at, part in enumerate(self.parts)
            for block, size in part.sizes()
            for first in range(0, size, self.shard)
        )

    def lines_on(self, block: NumberedBlock) -> int:
        """Return how many lines a call may run on a board of a block."""
        return self.lines or 1_000 + 10 * block.cells**2

    @property
    def boards(self) -> int:
        """The number of boards, by the formulas of the parts."""
        return sum(size for part in self.parts for _, size in part.sizes())

    def cases(self, shard: Shard) -> Iterator[Case]:
        """Return the boards of a shard."""
        return self.parts[shard.part].cases(*shard[1:])


#: The keys of a plan itself. In TOML they must come before the boards.
PLAN_KEYS = ("programs", "shard", "lines", "work")
#: The most cells for `every`: there are 6 · 10^10 boards of 12 cells.
MAX_CELLS = 12


def _part(place: str, data: Mapping[str, Any]) -> EveryBoard | RandomBoards:
    table = _Table(place, data)
    if ("every" in data) == ("random" in data):
        raise AtlasError(
            f"{place}: give either every = [6], for all boards of 6 cells, or random = 1000, for "
            "1000 random ones"
        )
    rules = _rules(table)
    if "every" in data:
        if not rules.each_by_itself:
            fit = ", ".join(name for name, one in RULES.items() if one.each_by_itself)
            raise AtlasError(
                f"{place}: the boards of the rules {rules.name} cannot be numbered; rules whose "
                f"boards can: {fit}"
            )
        cells = table.integers("every", least=2, most=MAX_CELLS)
        most = table.integer("most_jumps", -1, least=0)
        every = EveryBoard(rules, tuple(cells), None if most < 0 else most)
        table.refuse_other_keys()
        return every
    boards = RandomBoards(
        rules,
        table.integer("random", least=1),
        table.integer("cells", 100, least=2),
        table.integer("snakes", 10, least=0),
        table.integer("ladders", 10, least=0),
        table.integer("seed", 0, least=0),
    )
    table.refuse_other_keys()
    try:
        case = next(boards.cases(next(boards.sizes())[0], 0, 1))
    except BoardError as error:
        raise AtlasError(f"{place}: {error}") from None
    if not rules.allows(case):
        raise AtlasError(f"{place}: the rules {rules.name} have no such boards: {rules.title}")
    return boards


def _rules(table: _Table) -> Rules:
    name = table.text("rules", "plain")
    if name not in RULES:
        raise AtlasError(
            f"{table.place}: no rules are called {name!r}; the rules are {', '.join(RULES)}"
        )
    return replace(RULES[name], dice=tuple(table.dice("dice", RULES[name].dice[:1])))


class _Table:
    """A table of the file, which is read key by key."""

    def __init__(self, place: str, data: object) -> None:
        if not isinstance(data, Mapping):
            raise AtlasError(f"{place}: expected a table with keys and values")
        self.place = place
        self._left = dict(data)

    def refuse_other_keys(self) -> None:
        for key in self._left:
            above = "; it belongs before the first [[boards]]" if key in PLAN_KEYS else ""
            raise AtlasError(f"{self.place}: unknown key {key!r}{above}")

    def _wrong(self, key: str, expected: str, got: object) -> AtlasError:
        shown = json.dumps(got, default=str)  # TOML has dates, and JSON has none
        return AtlasError(f"{self.place}: {key} must be {expected}, not {shown}")

    def _required(self, key: str, expected: str) -> object:
        """Return the value of a key; if there is none, name the key that may be meant for it."""
        if key in self._left:
            return self._left.pop(key)
        for similar in get_close_matches(key, self._left, n=1):
            raise AtlasError(f"{self.place}: unknown key {similar!r} (did you mean {key!r}?)")
        raise AtlasError(f"{self.place}: {key} is missing; give {expected}")

    def text(self, key: str, default: str) -> str:
        found = self._left.pop(key, default)
        if not isinstance(found, str):
            raise self._wrong(key, "a text", found)
        return found

    def boolean(self, key: str) -> bool:
        found = self._left.pop(key, False)
        if not isinstance(found, bool):
            raise self._wrong(key, "true or false", found)
        return found

    def texts(self, key: str) -> list[str]:
        found = self._required(key, "a list of names")
        if not isinstance(found, list) or not found or not all(isinstance(n, str) for n in found):
            raise self._wrong(key, "a list of names", found)
        if len(set(found)) < len(found):
            raise self._wrong(key, "a list without repeated names", found)
        return found

    def tables(self, key: str) -> list[Mapping[str, Any]]:
        found = self._required(key, f"a table that begins with [[{key}]]")
        if not isinstance(found, list) or not found:
            raise AtlasError(f"{self.place}: it has no boards; begin a table with [[{key}]]")
        return found

    def integer(self, key: str, default: int | None = None, *, least: int) -> int:
        if key not in self._left and default is not None:
            return default
        found = self._left.pop(key, None)
        if type(found) is not int or found < least:
            raise self._wrong(key, f"a whole number, {least} or more", found)
        return found

    def integers(self, key: str, *, least: int, most: int) -> list[int]:
        found = self._left.pop(key)
        expected = f"a list of different whole numbers from {least} to {most}, rising"
        if not isinstance(found, list) or not found or not all(type(n) is int for n in found):
            raise self._wrong(key, expected, found)
        if sorted(set(found)) != found or found[0] < least or found[-1] > most:
            raise self._wrong(key, expected, found)
        return found

    def dice(self, key: str, default: tuple[Die, ...]) -> list[Die]:
        found = self._left.pop(key, None)
        if found is None:
            return list(default)
        expected = "a list of dice, each a number of faces, or a list of rising faces"
        if not isinstance(found, list) or not found:
            raise self._wrong(key, expected, found)
        dice = [tuple(die) if isinstance(die, list) else die for die in found]
        for die in dice:
            faces = (die,) if isinstance(die, int) else die
            integer = isinstance(faces, tuple) and all(type(face) is int for face in faces)
            if not integer or not faces or min(faces) < 1 or list(faces) != sorted(set(faces)):
                raise self._wrong(key, expected, found)
        if len(set(dice)) < len(dice):
            raise self._wrong(key, "a list without repeated dice", found)
        return dice
