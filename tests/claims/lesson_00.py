"""The claims of lesson 0."""

from __future__ import annotations

from claims.claim import claim
from claims.conditions import no_jumps, usual_rules
from claims.games import Game
from claims.tables import fits_certificate, tables_near


@claim("And no move may lead from a numbered cell to one without a number.", cells=6)
def numbers_that_pass_are_right(game: Game) -> None:
    """Numbers that pass are right: the start has 0, a route reaches each cell in exactly as many \
throws as its number says, no move in fewer, and none leads to a cell without a number."""
    for table in tables_near(game):
        assert not fits_certificate(game, table) or table == game.distance


@claim(
    "There are N - 1 cells to go, and a throw covers at most d of them.",
    when=[usual_rules, no_jumps],
)
def throws_without_jumps(game: Game) -> None:
    """Without jumps (N - 1) / d throws are needed, rounded up, and so many are enough."""
    assert game.throws == -(-(game.rules.cells - 1) // game.faces)
