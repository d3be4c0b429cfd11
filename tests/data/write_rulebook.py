"""Writes `rulebook.json`, the rules of the game by example.

    python tests/data/write_rulebook.py

The book holds a few hundred boards that cover every option, and for each of them every move
and every distance. The moves come from the independent oracle (`tests/oracle.py`), the
distances from NetworkX; neither asks a `Board`. `Board`, two engines and the scripts of the page
(`web/tests/workbench.test.ts`) replay the book in their tests.

The file has one board per line. Its keys:

    shows      what the board is here for
    cells, die, start, chained, overshoot, jumps     the board, as `Board.to_dict` has it
    stands     start of a jump → the cell you stand on after landing there; null: in a loop
    moves      cell → [face, landing, cell] for each face that moves you from there
    distance   cell → the fewest throws to stand there; a cell that is missing is out of reach

The same code writes the same file every time: `test_rulebook.py` checks that it is up to date.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from oracle import Overshoot, Rules, carried_to, fewest_throws, moves_of

FILE = Path(__file__).with_name("rulebook.json")
FORMAT, VERSION = "snl-rulebook", 1

Die = int | tuple[int, ...]
#: Ordinary dice, dice larger than the board, dice with gaps, and faces beyond every board.
DICE: tuple[Die, ...] = (
    1, 2, 3, 4, 5, 6, 8, 12, (2,), (1, 3), (2, 5), (1, 4, 5), (3, 7, 25), (1, 1000),
)  # fmt: skip
#: The dice of the boards of middle size.
FEW_DICE: tuple[Die, ...] = (3, 6, 8, (2, 5), (1, 4, 5), (1, 40))
STARTS = (1, 0)
CHAINED = (False, True)
OVERSHOOTS: tuple[Overshoot, ...] = ("stay", "bounce", "win")


class Board(NamedTuple):
    """A board of the book: its rules, what it shows, and its jumps from a cell to itself."""

    shows: str
    rules: Rules
    self_jumps: tuple[int, ...] = ()


def by_hand() -> Iterator[Board]:
    """Boards that show one thing each."""
    yield Board("one cell: won before the first throw", Rules(1, {}))
    for over in OVERSHOOTS:
        yield Board("one cell, entered from off the board", Rules(1, {}, 6, 0, overshoot=over))
    yield Board("two cells", Rules(2, {}, 1))
    yield Board("a board without jumps", Rules(30, {}))
    yield Board("a ladder and a snake", Rules(30, {3: 22, 27: 1}))
    yield Board("a ladder straight to the goal", Rules(30, {2: 30}))
    yield Board("a jump on the first cell is not taken before the first throw", Rules(9, {1: 8}, 2))
    for over in OVERSHOOTS:
        rules = Rules(6, {1: 4, 5: 1}, 8, overshoot=over)
        yield Board("back on the first cell, its jump is taken", rules)
        for start in STARTS:
            rules = Rules(9, {9: 3, 4: 9}, 4, start, overshoot=over)
            yield Board("a jump on the goal is taken on landing; a ladder still ends there", rules)
            rules = Rules(9, {9: 3}, 4, start, overshoot=over)
            yield Board("nobody ever stands on the goal", rules)
    for chained in CHAINED:
        rules = Rules(20, {2: 7, 7: 15, 15: 4}, 3, chained=chained)
        yield Board("jumps that end on the start of another", rules)
        rules = Rules(12, {2: 7, 7: 2, 3: 2}, 3, chained=chained)
        yield Board("a loop of two jumps, and a jump into it", rules)
        rules = Rules(12, {4: 8, 8: 11, 11: 4, 6: 12}, 4, 0, chained)
        yield Board("a loop of three jumps", rules)
        rules = Rules(8, {8: 2, 2: 8}, 3, chained=chained)
        yield Board("a loop that holds the goal", rules)
        rules = Rules(8, {1: 6, 6: 1}, 3, chained=chained, overshoot="bounce")
        yield Board("a loop that holds the first cell", rules)
        rules = Rules(10, {5: 9, 9: 5}, (2, 4), 0, chained, "bounce")
        yield Board("a loop that a throw can bounce into", rules)
        yield Board("a jump to its own cell is no jump", Rules(9, {3: 7}, 3, 1, chained), (4, 7))
    yield Board(
        "too many snakes: the goal is out of reach", Rules(9, dict.fromkeys(range(2, 9), 1))
    )
    yield Board("the die is too coarse for the goal", Rules(8, {}, (2, 4)))
    yield Board("it bounces past the low end: no move", Rules(3, {}, 9, overshoot="bounce"))
    yield Board("it bounces past the low end: no move", Rules(3, {}, 9, 0, overshoot="bounce"))
    rules = Rules(3, {}, (3, 5), overshoot="bounce")
    yield Board("it bounces past the low end: place 0 is no way round", rules)
    yield Board("it bounces onto the first cell", Rules(4, {1: 3}, (6,), overshoot="bounce"))
    yield Board("it bounces back to where it was", Rules(5, {}, (2, 4), overshoot="bounce"))
    yield Board("every face passes the goal, and wins", Rules(5, {}, (100,), overshoot="win"))
    yield Board("every face passes the goal: no move", Rules(5, {}, (100,)))
    yield Board("the largest face there may be", Rules(5, {2: 4}, (1, 10**18), overshoot="win"))
    yield Board("the largest face there may be", Rules(5, {2: 4}, (1, 10**18), overshoot="bounce"))


def every_combination(dice: tuple[Die, ...], fewest: int, most: int) -> Iterator[Board]:
    """A random board for each combination of the options."""
    combinations = product(dice, STARTS, CHAINED, OVERSHOOTS)
    for number, (die, start, chained, over) in enumerate(combinations):
        random = Random(1000 * most + number)
        cells = fewest + 5 * number % (most - fewest + 1)  # so that every size occurs
        jumps = some_jumps(random, cells, share=(0.2, 0.4, 0.7)[number % 3])
        yield Board("a random board", Rules(cells, jumps, die, start, chained, over))


def some_jumps(random: Random, cells: int, share: float) -> dict[int, int]:
    """Jumps from a share of the cells, the first and the last included, to anywhere."""
    ends = {
        foot: 1 + below(random, cells) for foot in range(1, cells + 1) if random.random() < share
    }
    return {foot: end for foot, end in ends.items() if foot != end}


def below(random: Random, most: int) -> int:
    """A number from 0 to less than `most`: only `random()` is the same on every Python."""
    return int(random.random() * most)


def boards() -> list[Board]:
    """All boards of the book, in its order."""
    large = [
        Board("100 cells", Rules(100, some_jumps(Random(at), 100, 0.2), 6, start, chained, over))
        for at, (start, chained, over) in enumerate(product(STARTS, CHAINED, OVERSHOOTS))
    ]
    return [*by_hand(), *every_combination(DICE, 1, 8), *every_combination(FEW_DICE, 9, 30), *large]


def entry_of(board: Board) -> dict[str, Any]:
    """A board with its moves and its distances, as the book has it."""
    rules = board.rules
    jumps = sorted([*rules.jumps.items(), *((cell, cell) for cell in board.self_jumps)])
    cells = range(rules.start, rules.cells + 1)
    return {
        "shows": board.shows,
        "cells": rules.cells,
        "die": rules.die if isinstance(rules.die, int) else list(rules.die),
        "start": rules.start,
        "chained": rules.chained,
        "overshoot": rules.overshoot,
        "jumps": [list(jump) for jump in jumps],
        "stands": {str(landing): carried_to(rules, landing) for landing in sorted(rules.jumps)},
        "moves": {str(cell): [list(move) for move in moves_of(rules, cell)] for cell in cells},
        "distance": {str(cell): throws for cell, throws in sorted(fewest_throws(rules).items())},
    }


def rulebook() -> str:
    """The text of the file: one board per line."""
    lines = [json.dumps(entry_of(board), ensure_ascii=False) for board in boards()]
    head = f'"format": "{FORMAT}", "version": {VERSION},'
    return f'{{{head}\n"boards": [\n' + ",\n".join(lines) + "\n]}\n"


if __name__ == "__main__":
    FILE.write_text(rulebook(), encoding="utf-8", newline="\n")
    print(f"{FILE.name}: {len(boards())} boards")
