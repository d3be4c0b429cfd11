"""The claims of lesson 2."""

from __future__ import annotations

from collections import Counter

from claims.claim import claim
from claims.conditions import (
    die_without_gaps,
    goal_in_reach,
    no_jumps,
    not_chained,
    out_of_reach,
)
from claims.games import Game
from claims.watched import queue_lines, queue_taken

from snl_algos import MISTAKES, shortest_routes, solve


@claim(
    "From front to back the throws in the queue never fall, and the last is at most one more than "
    "the first.",
    "From front to back they never fall, and each line has at most two different numbers, one "
    "apart.",
    "From front to back the throws in the queue never fall: an invariant, proven by induction.",
    "Suppose that it is true before some turn: pairs with *t* throws come first, and then those "
    "with *t* + 1.",
    "So cells are taken in the order of their throws, and the first arrival is the best.",
    "Prove by induction: the pairs in the queue never hold three different numbers of throws at "
    "the same time.",
)
def the_queue_has_two_levels(game: Game) -> None:
    for line in queue_lines(game.board):
        assert line == sorted(line)
        assert line[-1] <= line[0] + 1


@claim(
    "Every number that the program writes is the distance of its cell.",
    "If the queue runs empty, the cells without a number cannot be reached.",
    "If the queue runs empty, every cell that joined has been taken, and the induction goes "
    "through all distances: each cell that can be reached has its distance.",
    "It never takes back a number that it has written down.",
    "Every number that the search writes is the distance of its cell.",
)
def the_numbers_are_distances(game: Game) -> None:
    """Every number that `queue-bfs` writes is the distance of its cell."""
    answer = solve(game.board, "queue-bfs")
    assert answer.throws == game.throws
    assert answer.distance.items() <= game.distance.items()
    if answer.throws is None:
        assert answer.distance == game.distance


@claim(
    "Each landing is let through once, so after the start at most *V* pairs join the queue.",
    "So it looks at no more than *faces* · (*V* + 1) throws, and does a fixed amount of work for "
    "each of them.",
    "The work is O(V + E): at most one pair for each landing, and for each pair a look at all "
    "faces.",
)
def one_pair_for_each_landing(game: Game) -> None:
    taken = queue_taken(game.board)
    assert len(taken) - 1 <= game.rules.cells
    reasons = Counter(game.board.stand(landing) for landing in range(1, game.rules.cells + 1))
    for cell, times in Counter(taken[1:]).items():
        assert times <= reasons[cell]


@claim(
    "Without jumps the queue never holds more than six pairs, and a list is as good as a deque.",
    when=[no_jumps, die_without_gaps],
)
def without_jumps_the_queue_is_short(game: Game) -> None:
    """Without jumps the queue never holds more pairs than the die has faces."""
    for line in queue_lines(game.board):
        assert len(line) <= game.faces


@claim(
    "As long as every board can be won, the mistake goes unnoticed.",
    when=[not_chained, goal_in_reach],
)
def the_last_distance_is_right_where_the_goal_is_in_reach(game: Game) -> None:
    """`last-distance` is right on every board whose goal can be reached."""
    assert MISTAKES["last-distance"](game.board) == game.throws


@claim(
    "The distances hold them all: a throw belongs to a shortest route if and only if it leads from "
    "a cell to one whose distance is larger by one, and a shortest route to the goal leads on from "
    "there.",
    when=[goal_in_reach],
    cells=6,
    random=0,
)
def throws_on_shortest_routes(game: Game) -> None:
    on_routes = set()
    for route in shortest_routes(game.board, game.distance):
        cells = [game.rules.start, *(move.cell for move in route)]
        on_routes |= set(zip(cells, route, strict=False))
    meeting = set()
    for cell, throws in game.distance.items():
        for move in game.board.moves(cell):
            further = throws + 1
            onward = game.to_goal.get(move.cell, game.rules.cells + 1)
            if further == game.distance[move.cell] and further + onward == game.throws:
                meeting.add((cell, move))
    assert on_routes == meeting


@claim("Where the goal can be reached, the array is right.", when=(goal_in_reach, not_chained))
def the_array_is_right_in_reach(game: Game) -> None:
    """`last-distance` answers with the distance of the goal, if there is one."""
    assert MISTAKES["last-distance"](game.board) == game.throws


@claim("Where it cannot, its answer is a number like any other.", when=(out_of_reach, not_chained))
def the_array_gives_a_number_out_of_reach(game: Game) -> None:
    """`last-distance` answers with a number of throws, though the goal is out of reach."""
    assert MISTAKES["last-distance"](game.board) >= 0
