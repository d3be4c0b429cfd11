"""The claims of lesson 4."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from claims.claim import claim
from claims.conditions import die_without_gaps, no_jumps, not_chained
from claims.games import Game
from claims.watched import queue_lines, queue_taken


@claim("On a board of *V* cells the search looks at no more than faces · (*V* + 1) throws.")
def faces_for_each_pair(game: Game) -> None:
    taken = queue_taken(game.board)
    looked_at = sum(len(game.board.moves(cell)) for cell in taken if cell != game.rules.cells)
    assert looked_at <= game.faces * (game.rules.cells + 1)


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


@claim("Then *c* joins the queue at most *k* + 1 times.", when=[not_chained])
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
