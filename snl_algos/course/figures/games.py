"""Games with a fair die: how many throws they take."""

from __future__ import annotations

from typing import Any

from ...board import Board
from ..chance import average_throws, numbers_after_sweeps
from .axes import KNOWN, NEW, new_axes, show

__all__ = ["after_sweeps"]


def after_sweeps(board: Board, sweeps: int) -> None:
    """Draw the number of each cell after some sweeps, as bars, and its average, as a dot."""
    exact, number = average_throws(board), numbers_after_sweeps(board, sweeps)
    axes = _axes("cell", "throws on average")
    axes.bar(list(number), list(number.values()), color=KNOWN, alpha=0.6)
    axes.plot(list(exact), [float(throws) for throws in exact.values()], "o", color=NEW)
    axes.set_title(f"after {sweeps} sweep{'s' * (sweeps != 1)}", loc="left")
    show()


def _axes(across: str, upwards: str) -> Any:
    axes = new_axes(across, upwards, (7, 3.2), dpi=80, layout="constrained")
    axes.spines[["top", "right"]].set_visible(False)
    return axes
