"""The claims of lesson 5."""

from __future__ import annotations

from claims.claim import claim
from claims.conditions import apart, none_on_the_start, not_chained
from claims.games import Game

from snl_algos import MISTAKES, solve
from snl_algos.algorithms.adjacency_list_bfs import build_lists
from snl_algos.course.graphs import traversal
from snl_algos.views import adjacency_matrix


@claim(
    "Replace each edge that ends where a jump begins by one to the jump's end, and do it only once."
)
def the_lists_hold_the_moves(game: Game) -> None:
    """The list of each cell where you can stand holds exactly the ends of its moves."""
    lists = build_lists(game.board)
    for cell in game.distance:
        assert set(lists[cell]) == set(game.board.ends(cell)), cell


@claim(
    "You never stand on cell 3 or 6, so this program empties their lists, as the drawing of "
    "lesson 1 does."
)
def lists_where_nobody_stands_are_empty(game: Game) -> None:
    """Where a jump begins and none ends you never stand, except on the start; its list is empty."""
    lists = build_lists(game.board)
    for cell in game.jumps.keys() - {game.rules.start, *game.jumps.values()}:
        assert cell not in game.distance
        assert not lists[cell]


@claim(
    "At most one edge leaves a cell for each face of the die, no matter what the jumps are: "
    "E ≤ faces · V."
)
def edges_by_faces(game: Game) -> None:
    rows = [sum(row) for row in adjacency_matrix(game.board)]
    assert max(rows) <= game.faces
    assert sum(rows) < game.faces * len(game.cells)


@claim(
    "Here `level` belongs to the cell you stand on, so a cell joins the queue when it gets its "
    "level, and never again."
)
def the_search_on_lists_is_right(game: Game) -> None:
    """The level that the search on lists writes, once for each cell, is its distance."""
    answer = solve(game.board, "adjacency-list-bfs")
    assert answer.distance == game.distance


@claim("A traversal that restarts sees every cell.")
def a_traversal_sees_every_cell(game: Game) -> None:
    parts = traversal(build_lists(game.board), game.rules.start)
    seen = [cell for part in parts.values() for cell in part]
    assert sorted(seen) == list(game.cells)
    assert set(parts[game.rules.start]) == game.distance.keys()


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
    "The edges that the matrix adds can make its answer too small, but not too large.",
    when=(not_chained,),
)
def edges_both_ways_are_never_too_large(game: Game) -> None:
    if game.throws is not None:
        assert 0 <= MISTAKES["edges-both-ways"](game.board) <= game.throws
