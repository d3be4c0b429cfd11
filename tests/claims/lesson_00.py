"""The claims of lesson 0."""

from __future__ import annotations

from claims.claim import claim
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
