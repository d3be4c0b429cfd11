"""How time and memory grow with the board."""

from __future__ import annotations

from collections.abc import Sequence

from ...extras import library
from ..graphs import STORES, bytes_of
from .colours import GREY, KNOWN, NEW

__all__ = ["memory_by_size", "searches_by_time"]


def searches_by_time(sizes: Sequence[int] = (20_000, 40_000, 80_000, 160_000)) -> None:
    """The seconds of a search over boards of some sizes, with a deque and with a list.

    Parameters
    ----------
    sizes : sequence of int
        The numbers of cells.
    """
    from ..queues import fastest, jumpy, with_deque, with_list

    pyplot = library("matplotlib.pyplot", "pictures")
    boards = [jumpy(cells) for cells in sizes]
    lines = {
        "list.pop(0), many jumps": ("s-", NEW, [fastest(with_list, move) for move in boards]),
        "deque, many jumps": ("o-", KNOWN, [fastest(with_deque, move) for move in boards]),
        "list.pop(0), no jumps": ("^--", GREY, [fastest(with_list, [-1] * n) for n in sizes]),
    }
    _, axes = pyplot.subplots(figsize=(7, 4))
    for label, (style, color, seconds) in lines.items():
        axes.plot(sizes, seconds, style, color=color, label=label)
    axes.set(xlabel="cells of the board", ylabel="time of a search (seconds)")
    axes.set_ylim(bottom=0)
    axes.grid(alpha=0.3)
    axes.legend()
    pyplot.show()


def memory_by_size(sizes: Sequence[int] = (100, 200, 400, 800, 1600, 3200)) -> None:
    """The memory that lists and matrices of empty boards take, and how it grows at the end.

    Parameters
    ----------
    sizes : sequence of int
        The numbers of cells; the last is twice the one before it.
    """
    pyplot = library("matplotlib.pyplot", "pictures")
    _, axes = pyplot.subplots(figsize=(6, 3.4), dpi=80)
    for (name, build), style, color in zip(STORES.items(), ("o-", "s-"), (KNOWN, NEW), strict=True):
        taken = [bytes_of(build, cells) for cells in sizes]
        axes.loglog(sizes, [count / 1e6 for count in taken], style, color=color, label=name)
        print(f"{name}: {taken[-1] / taken[-2]:.1f} times the memory on twice the cells")
    axes.set(xlabel="cells", ylabel="memory (MB)")
    axes.set_xticks(sizes, sizes)
    axes.minorticks_off()
    axes.legend()
    pyplot.show()
