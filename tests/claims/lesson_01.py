"""The claims of lesson 1."""

from __future__ import annotations

from claims.claim import claim
from claims.conditions import no_jumps, usual_rules
from claims.games import Game

from snl_algos.views import adjacency_lists


@claim("At most one edge per face of the die leaves each cell.")
def one_edge_a_face(game: Game) -> None:
    for cell, ends in enumerate(adjacency_lists(game.board)):
        assert len(ends) <= game.faces, cell


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


def no_shorter_than_the_die(game: Game) -> bool:
    """at least as many cells as faces"""
    return game.rules.cells >= game.faces


@claim(
    "A board of `N` cells without jumps has `d N - d (d + 1) / 2` edges for `d` faces, if `N` is "
    "at least `d`: 579 for 100 cells and six faces.",
    when=[usual_rules, no_jumps, no_shorter_than_the_die],
)
def edges_of_an_empty_board(game: Game) -> None:
    cells, faces = game.rules.cells, game.faces
    edges = sum(len(game.board.moves(cell)) for cell in game.cells)
    assert edges == faces * cells - faces * (faces + 1) // 2


@claim(
    "From cell c, the face f moves you if and only if c + f is at most N.",
    when=[usual_rules, no_jumps],
)
def faces_that_move_you(game: Game) -> None:
    for cell in game.cells:
        moves = game.board.moves(cell)
        assert [move.face for move in moves] == [
            face for face in game.board.faces if cell + face <= game.rules.cells
        ]
        assert len({move.cell for move in moves}) == len(moves)
