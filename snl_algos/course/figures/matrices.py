"""Adjacency matrices of whole boards, as squares."""

from __future__ import annotations

from typing import Any

from ...board import Board
from ...extras import library
from ...views import adjacency_matrix

__all__ = ["matrices"]


def matrices(*boards: Board) -> None:
    """Draw the adjacency matrices of some boards, side by side."""
    pyplot = library("matplotlib.pyplot", "pictures")
    size = 3.2 * len(boards), 3.2
    _, axes = pyplot.subplots(
        1, len(boards), figsize=size, dpi=80, layout="constrained", squeeze=False
    )
    for board, place in zip(boards, axes[0], strict=True):
        _draw(board, place)
    pyplot.show()


def _draw(board: Board, axes: Any) -> None:
    """Draw a dark square in row c and column d if a throw from cell c can leave you on d."""
    rows = [list(row[1:]) for row in adjacency_matrix(board)[1:]]
    axes.imshow(rows, cmap="Greys", vmax=1.3)
    ticks = range(board.cells)
    names = [tick + 1 for tick in ticks]
    axes.set_xticks(ticks, names, fontsize=7)
    axes.set_yticks(ticks, names, fontsize=7)
    jumps = ", ".join(f"{foot}→{end}" for foot, end in board.jumps.items())
    axes.set(xlabel="to cell", ylabel="from cell")
    axes.set_title(jumps or "no jumps", fontsize=9)
