"""How time grows with the board, and the work of a search with the climb of a ladder."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ...board import Board
from ..heuristics import edges
from ..queues import jumpy, with_deque, with_list
from ..speed import fastest
from .axes import GREY, KNOWN, NEW, new_axes, show

__all__ = ["searches_by_time", "work_by_climb"]


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
