"""The claims of lesson 17."""

from __future__ import annotations

from itertools import product

from claims.claim import claim
from claims.conditions import none_on_the_goal, usual_rules
from claims.games import Game

from snl_algos import solve
from snl_algos.course.states import depth_first, fewest, laid_out, one_ladder


def _played(game: Game, ladders: int, faces: tuple[int, ...]) -> int | None:
    """The cell after some faces, with at most so many ladders; None if a throw moves nobody."""
    cell = game.rules.start
    for face in faces:
        landing = cell + face
        if cell == game.rules.cells or landing > game.rules.cells:
            return None
        end = game.jumps.get(landing, landing)
        if end > landing:
            end, ladders = (end, ladders - 1) if ladders else (landing, 0)
        cell = end
    return cell


@claim(
    "The games by the rule are the routes in the graph of states, with the same number of throws.",
    when=[usual_rules],
    cells=5,
    random=0,
)
def games_are_routes(game: Game) -> None:
    """The games of each number of throws are the routes of states, for no ladder, one and two."""
    rule, most = one_ladder(game.board), 4
    for ladders in range(3):
        level = {(game.rules.start, ladders)}
        for throws in range(most + 1):
            faces = product(game.board.faces, repeat=throws)
            played = {_played(game, ladders, each) for each in faces} - {None}
            assert played == {cell for cell, _ in level}
            if game.rules.cells in played:
                won = fewest((1, ladders), rule, lambda state: state[0] == game.rules.cells)
                assert won is not None and won <= throws
            level = {after for state in level for after in rule(state)}


@claim(
    "So any search of this course solves the rule, unchanged:",
    when=[usual_rules, none_on_the_goal],
    cells=6,
)
def one_board_holds_all_states(game: Game) -> None:
    """The board of two copies has the fewest throws of the games with one ladder."""
    if game.rules.cells > 1:
        won = fewest((1, 1), one_ladder(game.board), lambda state: state[0] == game.rules.cells)
        assert solve(laid_out(game.board), "queue-bfs").throws == won


@claim("Read backwards, that is an order in which every move leads forward.")
def depth_first_finds_an_order(game: Game) -> None:
    """Depth first finds an order in which every move leads forward, or a cycle."""
    line = depth_first(game.rules.start, game.board.successors)
    left = set(game.distance)
    while sources := {
        cell for cell in left if not any(cell in game.board.ends(other) for other in left)
    }:
        left -= sources
    assert (line is None) == bool(left)
    if line is not None:
        assert sorted(line) == game.standing
        place = {cell: at for at, cell in enumerate(line)}
        for cell in line:
            assert all(place[end] > place[cell] for end in game.board.ends(cell))
