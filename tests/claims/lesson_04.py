"""The claims of lesson 4."""

from __future__ import annotations

from claims.claim import claim
from claims.conditions import goal_in_reach, not_chained
from claims.games import Game

from snl_algos import MISTAKES, solve
from snl_algos.layout import layout_for


@claim("After round *k*, the level consists of exactly the cells at distance *k*.")
def a_level_is_a_distance(game: Game) -> None:
    assert [cell for cell, throws in game.distance.items() if throws == 0] == [game.rules.start]
    answer = solve(game.board, "level-bfs")
    rounds = max(game.distance.values()) if answer.throws is None else answer.throws
    for number in range(rounds + (answer.throws is None)):
        level = {cell for cell, throws in answer.distance.items() if throws == number}
        assert level == {cell for cell, throws in game.distance.items() if throws == number}


@claim("So the goal appears in the round whose number is its distance.")
def every_round_finds_a_cell(game: Game) -> None:
    assert set(game.distance.values()) == set(range(max(game.distance.values()) + 1))
    assert solve(game.board, "level-bfs").throws == game.throws


def even_number_of_rows(game: Game) -> bool:
    """a square board with an even number of rows"""
    rows = layout_for(game.rules.cells).rows
    return rows % 2 == 0 and game.rules.cells == rows**2


@claim(
    "If you count the rows from the *top*, you are right on every board with an even number of "
    "rows.",
    when=[even_number_of_rows, not_chained],
)
def rows_from_the_top(game: Game) -> None:
    said = MISTAKES["alternates-from-the-top"](game.board)
    assert said == (-1 if game.throws is None else game.throws)


@claim("They give the same distances.")
def queue_and_levels_agree(game: Game) -> None:
    """`queue-bfs` and `level-bfs` give the same distances."""
    queue, levels = solve(game.board, "queue-bfs"), solve(game.board, "level-bfs")
    assert queue.throws == levels.throws
    for cell in queue.distance.keys() & levels.distance.keys():
        assert queue.distance[cell] == levels.distance[cell]


@claim("The goal is still found in the right round.", when=[goal_in_reach])
def the_last_level_is_enough_for_the_goal(game: Game) -> None:
    """A search that remembers its last level alone finds the goal in the right round."""
    rounds, level = 0, {game.rules.start}
    while game.rules.cells not in level:
        rounds += 1
        level = {end for cell in level for end in game.board.ends(cell)} - level
    assert rounds == game.throws
