"""The claims of lesson 2."""

from __future__ import annotations

from claims.claim import claim
from claims.conditions import apart, no_jumps, none_on_the_start, not_chained, usual_rules
from claims.games import Game

from snl_algos import MISTAKES
from snl_algos.views import adjacency_lists


@claim("A board of V cells has at most faces · V edges, no matter what its jumps are.")
def edges_by_faces(game: Game) -> None:
    edges = [len(ends) for ends in adjacency_lists(game.board)]
    assert max(edges) <= game.faces
    assert sum(edges) <= game.faces * game.rules.cells


@claim("At most six edges leave a cell; only the last cells lose some.", when=[no_jumps])
def only_the_last_cells_lose_edges(game: Game) -> None:
    """Without jumps a cell has an edge for each face, unless a throw from there passes the goal."""
    for cell, ends in enumerate(adjacency_lists(game.board)[:-1]):
        assert len(ends) <= game.faces
        short = cell + max(game.board.faces) > game.rules.cells
        assert len(ends) == game.faces or short or cell < game.rules.start


@claim("You never stand where a jump begins, unless another jump ends there or it is the start.")
def where_a_jump_begins_you_do_not_stand(game: Game) -> None:
    exceptions = {game.rules.start, *game.jumps.values()}
    for cell in game.jumps.keys() - exceptions:
        assert cell not in game.distance


@claim(
    "If no cell belongs to two jumps, and none begins on the start, the lists are right.",
    when=(apart, none_on_the_start, not_chained),
)
def the_emptied_lists_are_right_where_no_jumps_meet(game: Game) -> None:
    """`empties-every-foot` is right if no jumps meet and none begins on the start."""
    assert MISTAKES["empties-every-foot"](game.board) == (
        -1 if game.throws is None else game.throws
    )


@claim(
    "The extra edges can make its answer too small, but not too large.",
    when=(not_chained,),
)
def edges_both_ways_are_never_too_large(game: Game) -> None:
    if game.throws is not None:
        assert 0 <= MISTAKES["edges-both-ways"](game.board) <= game.throws


def no_shorter_than_the_die(game: Game) -> bool:
    """at least as many cells as faces"""
    return game.rules.cells >= game.faces


@claim(
    "With `d` faces it is 1 + 2 + ... + d = d (d + 1) / 2, as long as the board has at least `d` "
    "cells.",
    when=[usual_rules, no_jumps, no_shorter_than_the_die],
)
def edges_of_an_empty_board(game: Game) -> None:
    """Without jumps so many throws are lost at the end of the board."""
    cells, faces = game.rules.cells, game.faces
    edges = sum(len(game.board.moves(cell)) for cell in game.cells)
    assert edges == faces * cells - faces * (faces + 1) // 2
