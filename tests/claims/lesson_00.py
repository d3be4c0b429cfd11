"""The claims of lesson 0."""

from __future__ import annotations

from claims.claim import claim
from claims.conditions import no_jumps, usual_rules
from claims.games import Game
from claims.tables import fits_certificate, tables_near


@claim(
    "Two things must hold: no move reaches a cell in fewer throws than its number says, and some "
    "route reaches it in exactly that many.",
    "Then every number is right.",
    cells=6,
)
def numbers_that_pass_are_right(game: Game) -> None:
    for table in tables_near(game):
        assert not fits_certificate(game, table) or table == game.distance


@claim(
    "There are N - 1 cells to go, and a throw covers at most d of them.",
    when=[usual_rules, no_jumps],
)
def throws_without_jumps(game: Game) -> None:
    """Without jumps (N - 1) / d throws are needed, rounded up, and so many are enough."""
    assert game.throws == -(-(game.rules.cells - 1) // game.faces)
