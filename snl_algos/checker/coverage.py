"""A description of the blocks of boards that were run completely."""

from __future__ import annotations

from collections.abc import Iterable

from .cases import Block
from .rules import Rules

__all__ = ["proven", "span"]


def proven(done: set[Block], rules: Rules) -> str:
    """Describe the blocks that were run completely.

    Examples
    --------
    >>> from snl_algos.checker.rules import RULES
    >>> blocks = {Block(2, 0), Block(3, 0), Block(3, 1), Block(4, 0), Block(4, 1)}
    >>> proven(blocks, RULES["plain"])
    'every board of 2 to 3 cells, of 4 cells with up to 1 jump'
    """
    most: dict[int, int] = {}
    for cells in sorted({block.cells for block in done}):
        jumps = 0
        while Block(cells, jumps) in done:
            jumps += 1
        if jumps:
            most[cells] = jumps - 1
    parts: list[tuple[list[int], int | None]] = []
    for cells, jumps in most.items():
        limit = None if jumps == len(rules.feet(cells)) else jumps
        if parts and parts[-1][1] == limit:
            parts[-1][0].append(cells)
        else:
            parts.append(([cells], limit))
    phrases = []
    for numbers, limit in parts:
        text = f"of {span(numbers)} cells"
        if rules.square:
            text = f"of {' and '.join(map(str, numbers))} cells"
        if limit is not None:
            text += f" with up to {limit} jump{'s' * (limit != 1)}" if limit else " without jumps"
        phrases.append(text)
    return f"every board {', '.join(phrases)}" if phrases else ""


def span(numbers: Iterable[int]) -> str:
    """Describe the range of some numbers.

    Examples
    --------
    >>> span([3, 5, 4]), span([7])
    ('3 to 5', '7')
    """
    lowest, *_, highest = sorted(set(numbers)) * 2
    return f"{lowest}" if lowest == highest else f"{lowest} to {highest}"
