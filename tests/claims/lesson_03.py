"""The claims of lesson 3."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from claims.claim import claim
from claims.conditions import die_without_gaps, goal_in_reach, no_jumps, not_chained, out_of_reach
from claims.games import Game
from claims.watched import queue_lines, queue_taken

from snl_algos import MISTAKES, shortest_routes


@claim("Each landing is let through once, so after the start at most *V* pairs join the queue.")
def one_pair_for_each_landing(game: Game) -> None:
    taken = queue_taken(game.board)
    assert len(taken) - 1 <= game.rules.cells
    reasons = Counter(game.board.stand(landing) for landing in range(1, game.rules.cells + 1))
    for cell, times in Counter(taken[1:]).items():
        assert times <= reasons[cell]


@claim("(You may also test and mark the cells you stand on, and no others.")
def marking_where_you_stand_is_right(game: Game) -> None:
    """A search that tests and marks the cells you stand on, and no landings, is right."""
    distance, queue = {game.rules.start: 0}, [game.rules.start]
    for cell in queue:
        for move in game.board.moves(cell):
            if move.cell not in distance:
                distance[move.cell] = distance[cell] + 1
                queue.append(move.cell)
    assert distance == game.distance


@claim(
    "The second entry changes nothing: its number is not better, and all landings from there have "
    "been visited."
)
def a_second_take_brings_in_nothing(game: Game) -> None:
    """When `queue-bfs` takes a cell once more, no cell joins the queue."""
    taken, waiting = queue_taken(game.board), [len(line) for line in queue_lines(game.board)]
    for turn, (before, after) in enumerate(pairwise(waiting)):
        assert taken[turn] not in taken[:turn] or after == before - 1


@claim("Prove that *c* joins the queue at most *k* + 1 times.", when=[not_chained])
def one_pair_more_than_jumps_end_there(game: Game) -> None:
    """A cell other than the start joins at most once more than the number of jumps ending there."""
    ends = Counter(game.board.jumps.values())
    for cell, times in Counter(queue_taken(game.board)).items():
        assert cell == game.rules.start or times <= ends[cell] + 1


@claim(
    "Without jumps the queue never holds more than six pairs, and a list is as good as a deque.",
    when=[no_jumps, die_without_gaps],
)
def without_jumps_the_queue_is_short(game: Game) -> None:
    """Without jumps the queue never holds more pairs than the die has faces."""
    for line in queue_lines(game.board):
        assert len(line) <= game.faces


@claim(
    "The distances hold them all: a throw belongs to a shortest route if and only if it leads from "
    "a cell to one whose distance is larger by one, and a shortest route from the start to the "
    "goal goes through that cell.",
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
