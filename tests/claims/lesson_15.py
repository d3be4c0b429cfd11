"""The claims of lesson 15. Its searches throw a die of six faces, whatever the board's."""

from __future__ import annotations

from claims.claim import claim
from claims.conditions import usual_rules
from claims.games import Game
from oracle import fewest_throws

from snl_algos import Board, solve
from snl_algos.course import speed
from snl_algos.views import move_array


def one_die(game: Game) -> bool:
    """each board once, with the die of six faces that the programs know"""
    return game.rules.die == 1 or game.rules.cells > 7


@claim("So only the *furthest* of them must enter the queue.", when=[usual_rules, one_die])
def windows_and_bits_are_right(game: Game) -> None:
    """It is right to follow only the furthest plain cell and the ends of jumps."""
    board = Board(game.rules.cells, game.jumps)
    true = fewest_throws(game.rules._replace(die=6)).get(board.cells, -1)
    for search in (speed.by_queue, speed.by_windows, speed.by_bits):
        assert search(move_array(board)) == true, search.__name__
    assert solve(board, "bitset-bfs").throws == (None if true == -1 else true)
