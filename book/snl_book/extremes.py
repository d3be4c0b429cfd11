"""How far the boards of the traps go in each dimension, found on the boards themselves."""

from __future__ import annotations

from collections.abc import Iterator

from snl_algos.checker import RULES, Rules
from snl_algos.checker.rules import Case
from snl_algos.checker.traps import TRAPS
from snl_algos.checker.traps.trap import Ground

__all__ = ["extremes"]

#: The rules of judges, and how many cells their boards have here, where that is open.
JUDGES = ("geeksforgeeks", "leetcode", "hackerrank", "thirty-cells", "interviewbit", "dp-arrays")
CELLS = 100

Jump = tuple[int, int]


def extremes() -> list[list[str]]:
    """Return for each judge, how far the boards of the traps go in each dimension.

    Of lengths and ends only jumps count that decide: without them the answer is another one.
    """
    return [_row(RULES[name]) for name in JUDGES]


def _row(rules: Rules) -> list[str]:
    ground = Ground(rules.fixed or CELLS, 6, rules)
    covering = [trap for trap in TRAPS.values() if trap.covers]
    cases = [case for trap in covering for case in trap.cases(ground)]
    jumps = {
        jump
        for trap in covering
        if {"length", "ends"} & set(trap.covers)
        for case in trap.cases(ground)
        for jump in case.jumps
        if _decides(rules, case, jump)
    }
    ladders = [top - foot for foot, top in jumps if top > foot]
    snakes = [head - tail for head, tail in jumps if tail < head]
    feet, ends = [foot for foot, _ in jumps], [end for _, end in jumps]
    descents = [_descents(rules, case) for case in cases]
    throws = [rules.fewest_throws(case) or 0 for case in cases]
    return [
        f"`{rules.name}`",
        str(ground.cells),
        str(max(len(case.jumps) for case in cases)),
        f"{min(ladders)} to {max(ladders)}",
        f"{min(snakes)} to {max(snakes)}" if snakes else "–",
        f"{min(feet)} to {max(feet)}",
        f"{min(ends)} to {max(ends)}",
        str(max(descents)) if rules.snakes else "–",
        str(max(throws)),
    ]


def _decides(rules: Rules, case: Case, jump: Jump) -> bool:
    others = tuple(one for one in case.jumps if one != jump)
    return rules.fewest_throws(case) != rules.fewest_throws(case._replace(jumps=others))


def _descents(rules: Rules, case: Case) -> int:
    """Return the fewest snakes on a shortest route; 0 if there is none."""
    jumps, seen = dict(case.jumps), set[int]()
    level = {rules.start: 0}
    while level and case.cells not in level:
        seen |= level.keys()
        following = dict[int, int]()
        for end, snakes in _reached(level, case.cells, jumps):
            if end not in seen:
                following[end] = min(following.get(end, snakes), snakes)
        level = following
    return level.get(case.cells, 0)


def _reached(level: dict[int, int], cells: int, jumps: dict[int, int]) -> Iterator[tuple[int, int]]:
    """The cells that one throw leads to, with the snakes on the way there."""
    for cell, snakes in level.items():
        for landing in range(cell + 1, min(cell + 6, cells) + 1):
            end = jumps.get(landing, landing)
            yield end, snakes + (end < landing)
