"""Charts with axes: how time grows with the board, and the averages of games with a fair die."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import Any

from ...board import Board
from ...extras import library
from ..chance import average_throws, numbers_after_sweeps
from ..queues import jumpy, longest_queue
from ..speed import fastest

__all__ = ["GREY", "KNOWN", "NEW", "after_sweeps", "searches_by_time"]

#: For comparison, for known things, and for new things.
GREY, KNOWN, NEW = "#6b7280", "#1d4ed8", "#c2410c"


def _axes(across: str, upwards: str, size: tuple[float, float], **more: Any) -> Any:
    """Return the axes of a new figure, with their labels. Its size is in inches."""
    _, axes = library("matplotlib.pyplot", "pictures").subplots(figsize=size, **more)
    axes.set(xlabel=across, ylabel=upwards)
    return axes


def after_sweeps(board: Board, sweeps: int) -> None:
    """Draw the number of each cell after some sweeps, as bars, and its average, as a dot."""
    exact, number = average_throws(board), numbers_after_sweeps(board, sweeps)
    axes = _axes("cell", "throws on average", (7, 3.2), dpi=80, layout="constrained")
    axes.spines[["top", "right"]].set_visible(False)
    axes.bar(list(number), list(number.values()), color=KNOWN, alpha=0.6)
    axes.plot(list(exact), [float(throws) for throws in exact.values()], "o", color=NEW)
    axes.set_title(f"after {sweeps} sweep{'s' * (sweeps != 1)}", loc="left")
    library("matplotlib.pyplot", "pictures").show()


def searches_by_time(sizes: Sequence[int] = (20_000, 40_000, 80_000, 160_000)) -> None:
    """Draw the seconds of a search over boards of some sizes, with a deque and with a list."""
    boards = [jumpy(cells) for cells in sizes]
    plain = [[-1] * cells for cells in sizes]
    lines: dict[str, tuple[str, str, Any, list[list[int]]]] = {
        "list.pop(0), many jumps": ("s-", NEW, list, boards),
        "deque, many jumps": ("o-", KNOWN, deque, boards),
        "list.pop(0), no jumps": ("^--", GREY, list, plain),
    }
    axes = _axes("cells of the board", "time of a search (seconds)", (7, 4))
    for label, (style, color, kind, moves) in lines.items():
        times = [fastest(partial(longest_queue, move, kind), 3) for move in moves]
        axes.plot(sizes, times, style, color=color, label=label)
    axes.set_ylim(bottom=0)
    axes.grid(alpha=0.3)
    axes.legend()
    library("matplotlib.pyplot", "pictures").show()
