"""The boards of a class: every submission runs on the same ones.

They separate mistakes, and the rows of a rubric are parts of them. A check runs many more.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import islice

from ..checker.cases import SAMPLES, Block, random_cases, sizes
from ..checker.rules import Case, Rules, faces_of
from ..checker.traps import chosen

__all__ = ["KINDS", "boards_of", "class_boards"]

#: The number of boards with traps, and of random ones.
TRAPS, RANDOM = 400, 60
#: All boards of at most that many cells and jumps.
SMALL_CELLS, SMALL_JUMPS = 5, 1
SEED = 2024
#: Boards are large if they have this part of the cells of the largest.
LARGE = 0.9


@lru_cache(maxsize=4)
def class_boards(rules: Rules) -> tuple[Case, ...]:
    """Return the boards that every submission is run on, under some rules."""
    return tuple(dict.fromkeys((*_telling(rules), *_twins(rules))))


def _telling(rules: Rules) -> tuple[Case, ...]:
    """Return the boards that tell mistakes apart."""
    small = (
        case
        for cells in sizes(rules, SMALL_CELLS)
        for jumps in range(SMALL_JUMPS + 1)
        for case in Block(cells, jumps).cases(rules)
    )
    return (*chosen(rules)[:TRAPS], *small, *_random(rules))


@lru_cache(maxsize=4)
def _twins(rules: Rules) -> tuple[Case, ...]:
    """Return, for each board whose goal is out of reach, one that a few jumps less make easier."""
    twins: list[Case] = []
    for case in _telling(rules):
        if _is_unreachable(case, rules):
            fewer = (case._replace(jumps=case.jumps[at:]) for at in range(1, len(case.jumps) + 1))
            reach = (twin for twin in fewer if not _is_unreachable(twin, rules))
            twins += islice(filter(rules.allows, reach), 1)
    return tuple(dict.fromkeys(twins))


@lru_cache(maxsize=4)
def _random(rules: Rules) -> tuple[Case, ...]:
    return tuple(random_cases(rules, RANDOM, seed=SEED))


def _is_unreachable(case: Case, rules: Rules) -> bool:
    return rules.fewest_throws(case) is None


#: The kinds of boards that a row of a rubric can ask for: a kind → whether a board is of that kind.
KINDS: dict[str, Callable[[Case, Rules], bool]] = {
    "samples": lambda case, rules: any(case == rules.case(one.board) for one in SAMPLES),
    "snakes": lambda case, rules: (
        any(end < foot for foot, end in case.jumps) and not _is_unreachable(case, rules)
    ),
    # A constant is right on each board of one kind: the twins ask for a number.
    "unreachable": lambda case, rules: _is_unreachable(case, rules) or case in _twins(rules),
    # within one throw of the goal
    "end": lambda case, rules: any(
        max(jump) >= case.cells - faces_of(case.die)[-1] for jump in case.jumps
    ),
    "chained": lambda case, rules: any(end in dict(case.jumps) for _, end in case.jumps),
    "random": lambda case, rules: case in _random(rules),
    "time": lambda case, rules: case.cells >= LARGE * max(one.cells for one in class_boards(rules)),
}


@lru_cache(maxsize=64)
def boards_of(kind: str, rules: Rules) -> tuple[int, ...]:
    """Return the places in `class_boards` of the boards of a kind; none if the rules forbid it."""
    is_one = KINDS[kind]
    return tuple(at for at, case in enumerate(class_boards(rules)) if is_one(case, rules))
