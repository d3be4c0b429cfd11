"""The claims of lesson 13."""

from __future__ import annotations

from claims.claim import claim
from claims.conditions import goal_in_reach, usual_rules
from claims.games import Game

from snl_algos import solve
from snl_algos.algorithms.a_star import largest_gain


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
    "No throw takes you further forward than the largest *gain*: the largest face plus the longest "
    "climb."
)
def the_bound_is_consistent(game: Game) -> None:
    """The cells left, divided by the largest gain, are a consistent bound."""
    gain = largest_gain(game.board)
    bound = {cell: -(-(game.rules.cells - cell) // gain) for cell in game.cells}
    for cell in game.distance:
        for end in game.board.ends(cell):
            assert end - cell <= gain
            assert bound[end] >= bound[cell] - 1
        assert cell not in game.to_goal or bound[cell] <= game.to_goal[cell]


@claim(
    "Repair it, so that it is admissible on every board with our usual rules, and 0 for the goal.",
    when=[usual_rules],
)
def the_bound_of_the_exam_is_admissible(game: Game) -> None:
    """The cells left, divided by the largest face plus the longest climb, are admissible."""
    climb = max((end - foot for foot, end in game.jumps.items()), default=0)
    gain = max(game.board.faces) + max(climb, 0)
    for cell in game.distance.keys() & game.to_goal.keys():
        assert -(-(game.rules.cells - cell) // gain) <= game.to_goal[cell]


@claim("Then A* takes only cells on shortest routes.", when=[goal_in_reach])
def a_perfect_bound(game: Game) -> None:
    """With a perfect bound A* takes only cells on shortest routes."""
    distance, taken = {game.rules.start: 0}, set()
    while game.rules.cells not in taken:
        waiting = [cell for cell in distance if cell not in taken and cell in game.to_goal]
        cell = min(waiting, key=lambda one: (distance[one] + game.to_goal[one], one))
        assert game.distance[cell] + game.to_goal[cell] == game.throws
        taken.add(cell)
        for end in game.board.ends(cell):
            distance[end] = min(distance.get(end, distance[cell] + 1), distance[cell] + 1)


@claim("Then each cell has its distance when it is settled.")
def a_star_settles_distances(game: Game) -> None:
    """A* settles each cell with its distance."""
    answer = solve(game.board, "a-star")
    assert answer.throws == game.throws
    assert answer.distance.items() <= game.distance.items()
