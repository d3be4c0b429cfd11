"""The boards that a suite is chosen from: all of the smallest sizes, traps, and random ones."""

from __future__ import annotations

from dataclasses import replace

from ...checker.cases import Block, random_cases, sizes
from ...checker.rules import Case, Rules
from ...checker.traps import chosen

__all__ = ["boards_under", "size_of"]

#: All boards of the smallest sizes are taken, up to this many together.
MAX_SMALL = 1_500
#: If a judge does not fix the size, this is the size of random boards and the limit of others.
MAX_CELLS = 100
RANDOM_BOARDS, SEED = 200, 5


def boards_under(rules: Rules) -> list[Case]:
    """Return the boards, smallest first.

    Examples
    --------
    >>> from snl_algos.checker.rules import RULES
    >>> [case.jumps for case in boards_under(RULES["leetcode"])[:3]]
    [(), ((2, 1),), ((2, 3),)]
    """
    large = replace(rules, fixed=rules.fixed or MAX_CELLS)
    cases = [*_all_small(rules), *chosen(rules), *random_cases(large, RANDOM_BOARDS, SEED)]
    fitting = (case for case in dict.fromkeys(cases) if case.cells <= MAX_CELLS)
    return sorted(fitting, key=lambda case: (size_of(case), case))


def size_of(case: Case) -> tuple[int, int]:
    """Return the size of a board for comparisons: cells, then jumps."""
    return case.cells, len(case.jumps)


def _all_small(rules: Rules) -> list[Case]:
    found: list[Case] = []
    for cells in sizes(rules, MAX_CELLS):
        for jumps in range(len(rules.feet(cells)) + 1):
            block = Block(cells, jumps)
            if len(found) + block.size(rules) > MAX_SMALL:
                return found
            found += block.cases(rules)
    return found
