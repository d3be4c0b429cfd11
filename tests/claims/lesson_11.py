"""The claims of lesson 11."""

from __future__ import annotations

from claims.claim import claim
from claims.games import Game
from claims.watched import cheapest, pushed_by_dijkstra


@claim("The first distance that a cell gets is its last, and it goes into the heap once.")
def no_entry_is_stale_with_equal_costs(game: Game) -> None:
    """With equal costs Dijkstra's algorithm pushes each cell once."""
    pushed, _ = pushed_by_dijkstra(game.board)
    assert len(pushed) == len(set(pushed))


@claim("One throw less may cost more pips: at most five for each throw.", random=100)
def a_throw_that_weighs_enough(game: Game) -> None:
    """Fewest throws, then fewest pips, if a throw weighs more than (faces - 1) · (V - 1)."""
    weight = (max(game.board.faces) - 1) * (len(game.cells) - 1) + 1
    pairs = cheapest(game.board, lambda move: 10**6 + move.face)
    for cell, cost in cheapest(game.board, lambda move: weight + move.face).items():
        throws, pips = divmod(pairs[cell], 10**6)
        assert throws == game.distance[cell] <= len(game.cells) - 1
        assert cost == throws * weight + pips
