"""Adjacency matrices: of whole boards, and what adding a ladder does to one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...board import Board
from ...extras import library
from ...views import adjacency_lists, adjacency_matrix
from .charts import KNOWN, NEW

__all__ = ["ladder_in_matrix", "lists_with_ladder", "matrices"]

#: The board without jumps that the ladder 3→7 is added to, and its cells.
PLAIN = Board(8, die=3)
CELLS = range(1, 9)
FOOT, TOP = 3, 7

#: What happens to the lists in each stage.
STAGES = (
    "no jump yet",
    "1→3 becomes 1→7: a throw that lands on 3 goes up",
    "2→3 becomes 2→7",
    "you never stand on 3 now, so no throw begins there",
)

Lists = Sequence[Sequence[int]]


def lists_with_ladder(stage: int) -> list[list[int]]:
    """Return the adjacency lists of a board of eight cells at one stage of adding the ladder 3→7.

    At stage 0 there is no jump yet, at 1 and at 2 an edge is redirected, and 3 is the end.

    Examples
    --------
    >>> lists_with_ladder(3)[1:4]
    [[2, 7, 4], [7, 4, 5], []]
    """
    lists = adjacency_lists(PLAIN)
    for cell in (1, 2)[:stage]:
        lists[cell] = [TOP if end == FOOT else end for end in lists[cell]]
    if stage == len(STAGES) - 1:
        lists[FOOT] = []
    return lists


def ladder_in_matrix(stage: int = 3) -> None:
    """Draw the cells in a row with their edges, next to the matrix, and print the lists.

    The stages are those of `lists_with_ladder`; what each adds is orange.
    """
    lists, before = lists_with_ladder(stage), lists_with_ladder(max(stage - 1, 0))
    pyplot = library("matplotlib.pyplot", "pictures")
    _, axes = pyplot.subplots(
        1, 2, figsize=(9.5, 3.2), dpi=66, width_ratios=(2, 1), layout="constrained"
    )
    _draw_edges(axes[0], lists, before)
    axes[0].set(title=STAGES[stage])
    _draw_matrix(axes[1], lists, before)
    pyplot.show()
    for cell in CELLS:
        print(f"{cell}: {lists[cell]}")


def _draw_edges(axes: Any, lists: Lists, before: Lists) -> None:
    """Draw the cells in a row. An edge is an arrow above them."""
    for cell in CELLS:
        gone = not lists[cell] and cell != CELLS[-1]
        axes.text(
            cell, 0, str(cell), ha="center", va="center", color="#b0b0b0" if gone else "black",
            bbox={"boxstyle": "circle", "facecolor": "white", "edgecolor": "#b0b0b0"},
        )  # fmt: skip
        for end in lists[cell]:
            new = end not in before[cell]
            bend = f"arc3,rad={-0.8 + 0.06 * (end - cell)}"
            style = {"color": NEW if new else KNOWN, "lw": 2 if new else 1}
            arrow = {"arrowstyle": "->", "connectionstyle": bend, **style}
            axes.annotate("", (end, 0.25), (cell, 0.25), arrowprops=arrow)
    axes.set(xlim=(0.4, 8.6), ylim=(-0.6, 2.6))
    axes.axis("off")


def _draw_matrix(axes: Any, lists: Lists, before: Lists) -> None:
    """Draw a 1 in the row of a cell and the column of another for each edge."""
    ones = [[int(end in lists[cell]) for end in CELLS] for cell in CELLS]
    axes.imshow(ones, cmap="Blues", vmin=0, vmax=3.5)
    for cell in CELLS:
        for end in lists[cell]:
            new = end not in before[cell]
            style = {"color": NEW if new else "black", "weight": "bold" if new else "normal"}
            axes.text(end - 1, cell - 1, "1", ha="center", va="center", **style)
    axes.set(xticks=range(8), xticklabels=list(CELLS), xlabel="to cell")
    axes.set(yticks=range(8), yticklabels=list(CELLS), ylabel="from cell")


def matrices(*boards: Board) -> None:
    """Draw the adjacency matrices of some boards, side by side."""
    pyplot = library("matplotlib.pyplot", "pictures")
    size = 3.2 * len(boards), 3.2
    _, axes = pyplot.subplots(
        1, len(boards), figsize=size, dpi=80, layout="constrained", squeeze=False
    )
    for board, place in zip(boards, axes[0], strict=True):
        _draw_whole(board, place)
    pyplot.show()


def _draw_whole(board: Board, axes: Any) -> None:
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
