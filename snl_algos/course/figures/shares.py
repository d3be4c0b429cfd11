"""How often the forward pass is wrong on random boards."""

from __future__ import annotations

from collections.abc import Sequence

from ..passes import interval, wrong_of
from .axes import GREY, KNOWN, NEW, new_axes, show

__all__ = ["wrong_by_jumps"]

#: A mix of jumps: its name, snakes and ladders for each k, a marker, a colour.
MIXES = (
    ("k ladders", (0, 1), "s", KNOWN),
    ("k snakes", (1, 0), "v", GREY),
    ("k of both", (1, 1), "o", NEW),
)


def wrong_by_jumps(boards: int = 1000, counts: Sequence[int] = range(0, 25, 4)) -> None:
    """Draw the share of random boards that the pass gets wrong, with 95 % intervals.

    Each number of jumps, k, is tried on this many boards.
    """
    axes = new_axes("k, on a board of 100 cells", "wrong boards (%)", (6, 3.4), dpi=80)
    table = {}
    for at, (label, (snakes, ladders), mark, color) in enumerate(MIXES):
        wrong = table[label] = [wrong_of(boards, snakes * k, ladders * k) for k in counts]
        shares = [100 * count / boards for count in wrong]
        bounds = [[100 * bound for bound in interval(count, boards)] for count in wrong]
        below = [share - low for share, (low, _) in zip(shares, bounds, strict=True)]
        above = [high - share for share, (_, high) in zip(shares, bounds, strict=True)]
        places = [k + 0.3 * (at - 1) for k in counts]
        axes.errorbar(
            places, shares, [below, above], marker=mark, color=color, capsize=3, label=label
        )
    axes.legend()
    show()
    print(f"wrong of {boards}", *(f"{label:>10}" for label in table))
    for at, k in enumerate(counts):
        print(f"k = {k:<8}", *(f"{wrong[at]:10}" for wrong in table.values()))
