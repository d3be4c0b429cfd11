"""The claims of lesson 1."""

from __future__ import annotations

from claims.claim import claim
from claims.conditions import no_jumps, usual_rules
from claims.games import Game
from claims.tables import fits_certificate, tables_near


@claim(
    "If all four hold, then every number is the distance of its cell, and no other cell can be "
    "reached.",
    cells=6,
)
def numbers_that_pass_are_right(game: Game) -> None:
    """Numbers that pass the four checks are the distances, and those of all cells in reach."""
    for table in tables_near(game):
        assert not fits_certificate(game, table) or table == game.distance


@claim(
    "There are N - 1 cells to go, and a throw covers at most d of them.",
    when=[usual_rules, no_jumps],
)
def throws_without_jumps(game: Game) -> None:
    """Without jumps (N - 1) / d throws are needed, rounded up, and so many are enough."""
    assert game.throws == -(-(game.rules.cells - 1) // game.faces)
