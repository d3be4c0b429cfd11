"""The cost of the cheapest route when ladders charge a toll."""

from __future__ import annotations

from ...algorithms.dijkstra import dijkstra
from ...boards.gallery import load_board
from ..prices import with_toll
from .axes import GREY, KNOWN, NEW, new_axes, show

__all__ = ["cost_by_toll"]


def cost_by_toll() -> None:
    """Draw the cost of the cheapest route on the thirty-cell board, over a ladder's toll."""
    board = load_board("thirty")
    tolls = [quarter / 4 for quarter in range(21)]
    costs = [dijkstra(board, cost=with_toll(toll)).distance[board.goal] for toll in tolls]
    across, upwards = "toll of a ladder (throws)", "cost of the route (throws)"
    axes = new_axes(across, upwards, (6, 3.2), dpi=80)
    axes.plot(tolls, [3 + toll for toll in tolls], "--", color=KNOWN, label="3 throws, a ladder")
    axes.plot(tolls, [5] * len(tolls), ":", color=GREY, label="5 throws, no ladder")
    axes.plot(tolls, costs, color=NEW, linewidth=2.5, alpha=0.6, label="what Dijkstra finds")
    axes.legend()
    show()
    print("cost at a toll of 0, 1, 2, 3:", *(f"{costs[4 * toll]:g}" for toll in range(4)))
