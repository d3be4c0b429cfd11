"""How time grows with the board, and the work of a search with the climb of a ladder."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import log10

from ...board import Board
from ...programs import ALGORITHMS
from ..heuristics import edges
from ..methods import seconds
from ..queues import jumpy, with_deque, with_list
from ..speed import fastest
from .axes import GREY, KNOWN, NEW, new_axes, show

__all__ = ["searches_by_time", "times_of_all", "work_by_climb"]

#: All algorithms are timed on empty boards of these sizes; those that refuse large boards, on the
#: smaller ones.
SIZES = tuple(10**power for power in range(2, 6))
SMALL_SIZES = (100, 300, 1000, 3000)
#: A mark for each algorithm; colours come twice, with a solid and with a dashed line.
MARKS = "os^Dv*PX<>hp"
COLOURS = ("#1d4ed8", "#c2410c", "#15803d", "#7e22ce", "#a16207", "#475569")
SMALL = ("adjacency-matrix-bfs", "bitset-bfs")


def searches_by_time(sizes: Sequence[int] = (20_000, 40_000, 80_000, 160_000)) -> None:
    """Draw the seconds of a search over boards of some sizes, with a deque and with a list."""
    boards = [jumpy(cells) for cells in sizes]
    plain = [[-1] * cells for cells in sizes]
    lines = {
        "list.pop(0), many jumps": ("s-", NEW, with_list, boards),
        "deque, many jumps": ("o-", KNOWN, with_deque, boards),
        "list.pop(0), no jumps": ("^--", GREY, with_list, plain),
    }
    axes = new_axes("cells of the board", "time of a search (seconds)", (7, 4))
    for label, (style, color, search, moves) in lines.items():
        times = [fastest(partial(search, move), 3) for move in moves]
        axes.plot(sizes, times, style, color=color, label=label)
    axes.set_ylim(bottom=0)
    axes.grid(alpha=0.3)
    axes.legend()
    show()


def times_of_all(sizes: Sequence[int] = SIZES, small_sizes: Sequence[int] = SMALL_SIZES) -> None:
    """Draw the seconds of every algorithm on empty boards, on logarithmic axes, with slopes.

    Algorithms that refuse large boards are timed on the small sizes.
    """
    axes = new_axes("cells of the empty board", "seconds", (8.5, 4.5), layout="constrained")
    for at, name in enumerate(ALGORITHMS):
        cells = small_sizes if name in SMALL else sizes
        times = [seconds(name, count) for count in cells]
        slope = log10(times[-1] / times[1]) / log10(cells[-1] / cells[1])
        look = {
            "marker": MARKS[at % len(MARKS)],
            "color": COLOURS[at % len(COLOURS)],
            "linestyle": "-" if at < len(COLOURS) else "--",
        }
        axes.loglog(cells, times, label=f"{name}, slope {slope:.1f}", **look)
    axes.grid(alpha=0.3)
    axes.legend(fontsize=8, loc="upper left", bbox_to_anchor=(1.01, 1))
    show()


def work_by_climb(climbs: Sequence[int], names: Sequence[str]) -> None:
    """Draw the edges that searches examine on 100 cells with one ladder, over its length.

    It begins on cell 5; a climb of 0 is for no ladder. There may be three searches.
    """
    counted = [edges(Board(100, {5: 5 + climb} if climb else {}), names) for climb in climbs]
    across = "cells that the ladder climbs (0: no ladder)"
    axes = new_axes(across, "edges examined", (7, 3.2), dpi=80, layout="constrained")
    for name, style, color in zip(names, ("o-", "^--", "s:"), (GREY, KNOWN, NEW), strict=False):
        axes.plot(climbs, [each[name] for each in counted], style, color=color, label=name)
    axes.spines[["top", "right"]].set_visible(False)
    axes.set_ylim(bottom=0)
    axes.grid(alpha=0.3)
    axes.legend(loc="upper right")
    show()
