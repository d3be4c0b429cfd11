"""The claims of lesson 11."""

from __future__ import annotations

from claims.claim import claim
from claims.games import Game
from claims.watched import pushed_by_dijkstra

from snl_algos.algorithms.bellman_ford import bellman_ford
from snl_algos.costs import NegativeCycle, paid_ladders


@claim(
    "So the first distance that a cell gets is its last, and it goes into the heap once.",
    "So *c* is never offered less, and its first entry is its last.",
)
def no_entry_is_stale_with_equal_costs(game: Game) -> None:
    """With equal costs Dijkstra's algorithm pushes each cell once."""
    pushed, _ = pushed_by_dijkstra(game.board)
    assert len(pushed) == len(set(pushed))


def no_rewarding_round_trip(game: Game) -> bool:
    """no cycle of negative cost if ladders pay"""
    try:
        bellman_ford(game.board, cost=paid_ladders)
    except NegativeCycle:
        return False
    return True


@claim(
    "Without such a round trip, some cheapest route visits each cell at most once, so it has at "
    "most *V* - 1 throws on *V* cells.",
    when=[no_rewarding_round_trip],
    cells=6,
)
def cheapest_routes_are_short(game: Game) -> None:
    answer = bellman_ford(game.board, cost=paid_ladders)
    assert answer.route is None or len(answer.route) <= len(game.cells) - 1
