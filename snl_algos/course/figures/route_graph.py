"""Shortest routes: cells as circles, moves as arrows."""

from __future__ import annotations

from collections import defaultdict

from ...board import Board
from ...programs import solve
from ..route_counts import count_routes, through
from .axes import GREY, KNOWN, NEW, new_axes, show

__all__ = ["shortest_moves"]


def shortest_moves(board: Board) -> None:
    """Draw all shortest routes to the goal in one picture: a column for each distance.

    Above each cell is the number of shortest routes to it; at each arrow are the faces that
    lead along it. The goal must be within reach.
    """
    distance = solve(board, "adjacency-list-bfs").distance
    routes, useful = count_routes(board), through(board, distance)
    columns = defaultdict(list)
    for cell in useful:
        columns[distance[cell]].append(cell)
    place = {
        cell: (throws, row - (len(cells) - 1) / 2)
        for throws, cells in columns.items()
        for row, cell in enumerate(cells)
    }

    tallest = max(map(len, columns.values()))
    axes = new_axes("distance", "", (7, 1.2 + 0.8 * tallest), dpi=80, layout="constrained")
    for cell, at in place.items():
        faces = defaultdict(list)
        for move in board.moves(cell):
            if move.cell in useful and distance[move.cell] == distance[cell] + 1:
                faces[move.cell].append(str(move.face))
        for end, shown in faces.items():
            arrow = {"arrowstyle": "->", "color": KNOWN, "shrinkA": 13, "shrinkB": 13}
            axes.annotate("", place[end], at, arrowprops=arrow)
            axes.text(
                at[0] + 0.22 * (place[end][0] - at[0]), at[1] + 0.22 * (place[end][1] - at[1]),
                ", ".join(shown), color=GREY, fontsize=9, ha="center", va="center",
                bbox={"boxstyle": "round,pad=0.1", "facecolor": "white", "edgecolor": "none"},
            )  # fmt: skip
    for cell, (across, up) in place.items():
        circle = {"boxstyle": "circle", "facecolor": "white", "edgecolor": GREY}
        axes.text(across, up, f"{cell:2}", ha="center", va="center", bbox=circle)
        axes.annotate(
            str(routes[cell]), (across, up), xytext=(0, 16), textcoords="offset points",
            color=NEW, weight="bold", ha="center",
        )  # fmt: skip
    axes.set_xticks(sorted(columns))
    axes.set(xlim=(-0.3, max(columns) + 0.3), ylim=(-tallest / 2, tallest / 2))
    axes.get_yaxis().set_visible(False)
    axes.spines[["top", "right", "left"]].set_visible(False)
    show()
