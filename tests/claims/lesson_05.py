"""The claims of lesson 5."""

from __future__ import annotations

from claims.claim import claim
from claims.conditions import goal_in_reach
from claims.games import Game

from snl_algos import solve


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


@claim("Queue and levels never disagree on a distance.")
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


@claim("Then no route has *k* + *l* throws or fewer.")
def no_cell_in_both(game: Game) -> None:
    """If *k* levels from the start and *l* from the goal share no cell, the goal is further."""
    goal = float("inf") if game.throws is None else game.throws
    both = [
        (throws, game.to_goal[cell]) for cell, throws in game.distance.items()
        if cell in game.to_goal
    ]  # fmt: skip
    for near in range(game.rules.cells):
        for far in range(game.rules.cells):
            meet = any(here <= near and there <= far for here, there in both)
            assert meet or goal > near + far
    assert solve(game.board, "bidirectional-bfs").throws == game.throws


@claim(
    "Three, as many as the route has throws: if the goal is *d* throws away, the two searches take "
    "*d* levels together.",
    when=[goal_in_reach],
)
def as_many_levels_as_throws(game: Game) -> None:
    """If the goal is *d* throws away, two searches from both ends take *d* levels together."""
    near = far = 0
    while not any(
        game.distance[cell] <= near and game.to_goal.get(cell, far + 1) <= far
        for cell in game.distance
    ):
        sizes = (
            list(game.distance.values()).count(near),
            list(game.to_goal.values()).count(far),
        )
        far, near = (far + 1, near) if 0 < sizes[1] < sizes[0] else (far, near + 1)
    assert near + far == game.throws
