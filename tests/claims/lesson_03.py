"""The claims of lesson 3."""

from __future__ import annotations

from claims.claim import claim
from claims.conditions import goal_in_reach, not_chained, out_of_reach
from claims.games import Game
from claims.watched import queue_lines, queue_taken

from snl_algos import MISTAKES, solve


@claim(
    "From front to back the throws in the queue never fall, and the last is at most one more than "
    "the first."
)
def the_queue_has_two_levels(game: Game) -> None:
    for line in queue_lines(game.board):
        assert line == sorted(line)
        assert line[-1] <= line[0] + 1


@claim("Every number that the program writes is the distance of its cell.")
def the_numbers_are_distances(game: Game) -> None:
    """Every number that `queue-bfs` writes is the distance of its cell."""
    answer = solve(game.board, "queue-bfs")
    assert answer.throws == game.throws
    assert answer.distance.items() <= game.distance.items()
    if answer.throws is None:
        assert answer.distance == game.distance


@claim(
    "Each cell that can be reached joins the queue, and each that joins is taken.",
    when=[out_of_reach],
)
def an_empty_queue_has_held_all_cells(game: Game) -> None:
    """If the queue runs empty, all cells that can be reached have been taken."""
    assert set(queue_taken(game.board)) == set(game.distance)


@claim(
    "As long as every board can be won, the mistake goes unnoticed.",
    when=[not_chained, goal_in_reach],
)
def the_last_distance_is_right_where_the_goal_is_in_reach(game: Game) -> None:
    """`last-distance` is right on every board whose goal can be reached."""
    assert MISTAKES["last-distance"](game.board) == game.throws
