"""The claims of lesson 14."""

from __future__ import annotations

from collections import Counter

from claims.claim import claim
from claims.conditions import goal_in_reach
from claims.games import Game

from snl_algos import shortest_routes
from snl_algos.course.route_counts import count_routes, through


@claim(
    "For any other cell *c* that can be reached, the number of shortest routes to *c* is the sum, "
    "over all shortest moves that lead to *c*, of the numbers of the cells they come from."
)
def routes_add_up(game: Game) -> None:
    counted = count_routes(game.board)
    expected = Counter({game.rules.start: 1})
    for cell in sorted(game.distance, key=lambda one: game.distance[one]):
        for move in game.board.moves(cell):
            if game.distance[move.cell] == game.distance[cell] + 1:
                expected[move.cell] += expected[cell]
    assert counted == expected


@claim(
    "The number of shortest routes to a cell is the sum over the shortest moves that lead there.",
    when=[goal_in_reach],
    cells=6,
    random=0,
)
def the_count_is_the_length_of_the_list(game: Game) -> None:
    routes = list(shortest_routes(game.board, game.distance))
    assert count_routes(game.board)[game.rules.cells] == len(routes)
    used = Counter(move.cell for route in routes for move in route)
    used[game.rules.start] = len(routes)
    assert through(game.board, game.distance) == used


@claim(
    "Prove: every shortest route uses c if and only if A times B is G.",
    when=[goal_in_reach],
    cells=6,
    random=0,
)
def routes_before_times_routes_after(game: Game) -> None:
    """Every shortest route uses a cell that lies on one if and only if A times B is G."""
    routes = [{move.cell for move in route} for route in shortest_routes(game.board, game.distance)]
    to, used = count_routes(game.board), through(game.board, game.distance)
    for cell in set[int]().union(*routes):
        after, rest = divmod(used[cell], to[cell])
        assert rest == 0 and after >= 1
        everywhere = all(cell in route for route in routes)
        assert everywhere == (to[cell] * after == to[game.rules.cells])


@claim("What does it return on every board whose goal can be reached?", when=[goal_in_reach])
def the_first_arrival_counts_one_route(game: Game) -> None:
    """If a cell takes the number of the cell from which it is first reached, every number is 1."""
    number, waiting = {game.rules.start: 1}, [game.rules.start]
    for cell in waiting:
        for end in game.board.ends(cell):
            if end not in number:
                number[end] = number[cell]
                waiting.append(end)
    assert number[game.rules.cells] == 1
