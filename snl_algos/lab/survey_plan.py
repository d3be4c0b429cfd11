"""The plan of a survey: the programs to run and their boards, in a TOML file.

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

The boards of one size, number of jumps and die are a *block*. Blocks are cut into *shards*, which
depend only on the plan.

If a jump may begin on f of n cells, there are C(f, j) · (n - 1)^j boards with j jumps. Each has a
number within its block, which is read in digits: first the feet of its jumps, in the order of
`itertools.combinations`, then one digit for each end.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from math import comb, inf
from pathlib import Path
from typing import Any, NamedTuple

from ..board import BoardError
from ..boards.gallery import random_board
from ..checker.rules import RULES, Case, Die, Rules
from ..errors import Explained, did_you_mean

__all__ = ["Block", "Plan", "Shard", "SurveyError"]

#: The boards of a shard, unless the plan says otherwise; and the most shards.
SHARD, MAX_SHARDS = 5_000, 1_000_000
#: The seeds of boards are so far apart that plans with consecutive seeds share no boards.
SEED_STRIDE = 2**40

Test = Callable[[Any], bool]


class SurveyError(Explained, ValueError):
    """A plan cannot be run, or a file of results cannot be read."""


def _is_number(least: int) -> Test:
    return lambda value: type(value) is int and value >= least


def _is_rising(value: Any, least: int, most: float) -> bool:
    """Return whether a value is a list of different whole numbers within bounds, rising."""
    return (
        isinstance(value, list) and len(value) > 0 and all(type(one) is int for one in value)
        and value == sorted(set(value)) and value[0] >= least and value[-1] <= most
    )  # fmt: skip


def _are_dice(value: Any) -> bool:
    dice = [[one] if type(one) is int else one for one in value] if isinstance(value, list) else []
    return bool(dice) and all(_is_rising(one, 1, inf) for one in dice)


def _are_names(value: Any) -> bool:
    names = isinstance(value, list) and value and all(isinstance(one, str) for one in value)
    return bool(names) and len(set(value)) == len(value)


def _are_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value)


#: Key → what its value must be, in words and as a test.
PLAN_KEYS: dict[str, tuple[str, Test]] = {
    "programs": ("a list of different names", _are_names),
    "boards": ("tables that begin with [[boards]]", _are_tables),
    "shard": ("a whole number, 1 or more", _is_number(1)),
    "lines": ("a whole number, 1 or more", _is_number(1)),
}
BOARD_KEYS: dict[str, tuple[str, Test]] = {
    "every": (
        "a list of different whole numbers from 2 to 12, rising",
        lambda value: _is_rising(value, 2, 12),
    ),
    "most_jumps": ("a whole number, 0 or more", _is_number(0)),
    "random": ("a whole number, 1 or more", _is_number(1)),
    "cells": ("a whole number, 2 or more", _is_number(2)),
    "snakes": ("a whole number, 0 or more", _is_number(0)),
    "ladders": ("a whole number, 0 or more", _is_number(0)),
    "seed": ("a whole number, 0 or more", _is_number(0)),
    "dice": ("a list of dice, each a number of faces or a list of rising faces", _are_dice),
    "rules": (f"one of {', '.join(RULES)}", lambda value: value in [*RULES]),
}


def _check(place: str, data: Any, keys: Mapping[str, tuple[str, Test]]) -> None:
    """Refuse a table with an unknown key or a wrong value."""
    if not isinstance(data, Mapping):
        raise SurveyError(f"{place}: expected a table with keys and values")
    for key, value in data.items():
        if key not in keys:
            raise SurveyError(f"{place}: unknown key {key!r}{did_you_mean(key, keys)}")
        expected, fits = keys[key]
        if not fits(value):
            raise SurveyError(f"{place}: {key} must be {expected}, not {value!r}")


class Block(NamedTuple):
    """The boards of a part of the plan with the same cells, number of jumps and die."""

    part: int  #: from 1
    cells: int
    jumps: int
    die: Die
    size: int

    @property
    def die_in_words(self) -> str:
        return str(self.die) if isinstance(self.die, int) else "-".join(map(str, self.die))


class Shard(NamedTuple):
    """Some boards of a block, from a first one on."""

    place: int  #: of the block, in the order of the plan
    first: int
    boards: int


@dataclass(frozen=True)
class Plan:
    """The programs to run, and their boards: the data of the file, checked.

    Examples
    --------
    >>> plan = Plan({"programs": ["greedy"], "boards": [{"every": [4], "dice": [2]}]})
    >>> plan.boards, [block.jumps for block in plan.blocks]
    (16, [0, 1, 2])
    """

    data: Mapping[str, Any]

    def __post_init__(self) -> None:
        _check("the plan", self.data, PLAN_KEYS)
        for key in ("programs", "boards"):
            if key not in self.data:
                raise SurveyError(f"the plan: {key} is missing; give {PLAN_KEYS[key][0]}")
        for at, one in enumerate(self.data["boards"], start=1):
            place = f"boards, number {at}"
            _check(place, one, BOARD_KEYS)
            if ("every" in one) == ("random" in one):
                raise SurveyError(
                    f"{place}: give either every = [6], for all boards of 6 cells, or random = "
                    "1000, for 1000 random ones"
                )
            rules = self.rules(at)
            if "every" in one and not rules.each_by_itself:
                fit = ", ".join(name for name, one in RULES.items() if one.each_by_itself)
                raise SurveyError(
                    f"{place}: boards of the rules {rules.name} cannot be numbered, only of {fit}"
                )
            if "random" in one:
                try:
                    allowed = rules.allows(self._random(at, rules.dice[0], 0))
                except BoardError as error:
                    raise SurveyError(f"{place}: {error}") from None
                if not allowed:
                    raise SurveyError(
                        f"{place}: the rules {rules.name} have no such boards: {rules.title}"
                    )
        count = sum(-(-block.size // self.shard) for block in self.blocks)
        if count > MAX_SHARDS:
            raise SurveyError(
                f"the plan: it has {count:,} shards, more than {MAX_SHARDS:,}; choose fewer boards "
                "or a larger shard"
            )

    @classmethod
    def read(cls, file: str | Path) -> Plan:
        """Return the plan in a file; a SurveyError says what is wrong with it, and where."""
        try:
            return cls(tomllib.loads(Path(file).read_text("utf-8")))
        except OSError as error:
            raise SurveyError(f"{file}: cannot be read: {error.strerror}") from None
        except tomllib.TOMLDecodeError as error:
            raise SurveyError(f"{file}: it is not TOML: {error}") from None
        except ValueError as error:  # no UTF-8, no plan
            raise SurveyError(f"{file}: {error}") from None

    @property
    def programs(self) -> list[str]:
        return list(self.data["programs"])

    @property
    def shard(self) -> int:
        return int(self.data.get("shard", SHARD))

    @property
    def boards(self) -> int:
        """The number of boards, by formulas."""
        return sum(block.size for block in self.blocks)

    def lines_on(self, block: Block) -> int:
        """Return how many lines of Python a call may run on a board of a block."""
        return int(self.data.get("lines", 1_000 + 10 * block.cells**2))

    def rules(self, part: int) -> Rules:
        """Return the rules of a part (from 1), with the dice that it names."""
        one = self.data["boards"][part - 1]
        rules = RULES[one.get("rules", "plain")]
        dice = one.get("dice", rules.dice[:1])
        return replace(
            rules, dice=tuple(tuple(die) if isinstance(die, list) else die for die in dice)
        )

    @cached_property
    def blocks(self) -> list[Block]:
        """All blocks, in order."""
        return [
            block for part, one in enumerate(self.data["boards"], start=1)
            for block in self._blocks(part, one)
        ]  # fmt: skip

    def _blocks(self, part: int, one: Mapping[str, Any]) -> Iterator[Block]:
        rules = self.rules(part)
        if "random" in one:
            jumps = one.get("snakes", 10) + one.get("ladders", 10)
            for die in rules.dice:
                yield Block(part, one.get("cells", 100), jumps, die, one["random"])
            return
        for cells in one["every"]:
            feet = len(rules.feet(cells))
            for jumps in range(min(feet, one.get("most_jumps", cells)) + 1):
                size = comb(feet, jumps) * (cells - 1) ** jumps
                for die in rules.dice:
                    yield Block(part, cells, jumps, die, size)

    @cached_property
    def shards(self) -> list[Shard]:
        """All of the work, in order. The number of a shard is its index here."""
        return [
            Shard(place, first, min(self.shard, block.size - first))
            for place, block in enumerate(self.blocks)
            for first in range(0, block.size, self.shard)
        ]

    def cases(self, shard: Shard) -> list[Case]:
        """Return the boards of a shard."""
        part, cells, jumps, die, _ = self.blocks[shard.place]
        numbers = range(shard.first, shard.first + shard.boards)
        if "random" in self.data["boards"][part - 1]:
            return [self._random(part, die, number) for number in numbers]
        choices = list(combinations(self.rules(part).feet(cells), jumps))
        return [_numbered(cells, die, choices, number) for number in numbers]

    def _random(self, part: int, die: Die, number: int) -> Case:
        one = self.data["boards"][part - 1]
        board = random_board(
            one.get("cells", 100), snakes=one.get("snakes", 10), ladders=one.get("ladders", 10),
            seed=one.get("seed", 0) * SEED_STRIDE + number,
            die=die if isinstance(die, int) else list(die),
        )  # fmt: skip
        return self.rules(part).case(board)


def _numbered(cells: int, die: Die, choices: Sequence[Sequence[int]], number: int) -> Case:
    """Return the board of a number, counted from 0, in a block with these choices of feet."""
    choice, digits = divmod(number, (cells - 1) ** len(choices[0]))
    feet, ends = choices[choice], list[int]()
    for foot in reversed(feet):
        digits, digit = divmod(digits, cells - 1)
        ends.append(digit + 1 if digit + 1 < foot else digit + 2)  # no jump ends on its foot
    return Case(cells, tuple(zip(feet, reversed(ends), strict=True)), die)
