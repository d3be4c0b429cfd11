"""The claims of lesson 8."""

from __future__ import annotations

import random
from itertools import pairwise

from claims.claim import claim
from claims.conditions import no_bouncing, no_snakes
from claims.games import Game
from claims.tables import tables_near
from claims.watched import sweeps_of

from snl_algos import solve
from snl_algos.course.passes import fill_in_order
from snl_algos.course.sweeps import fewest_descents, misfits


@claim(
    "If you fill in each cell only once, a cell before it on a shortest route must be right by "
    "then."
)
def filled_in_once(game: Game) -> None:
    by_distance = sorted(game.distance, key=lambda one: game.distance[one])
    assert fill_in_order(game.board, by_distance[1:]) == game.distance
    shuffled = list(game.cells[1:])
    random.Random(len(game.jumps)).shuffle(shuffled)
    for order in (shuffled, game.cells[1:]):
        number = fill_in_order(game.board, order)
        right = {game.rules.start}
        for cell in order:
            before = right.intersection(game.board.predecessors(cell))
            nearest = any(game.distance[one] + 1 == game.distance[cell] for one in before)
            assert (number.get(cell) == game.distance.get(cell, -1)) == nearest, cell
            right |= {cell} if nearest else set()


@claim("Then the cell gets its distance in sweep *d* + 1.", cells=5, random=100)
def sweeps_by_descents(game: Game) -> None:
    """A cell is right in sweep *d* + 1, where *d* is the fewest descents on a shortest route."""
    rows = sweeps_of(game.board)
    for cell, descents in fewest_descents(game.board).items():
        right = [number for number, row in enumerate(rows, 1) if row.get(cell) == rows[-1][cell]]
        assert right[0] == descents + 1, cell


@claim(
    "After the last change anywhere the program makes one more sweep, which changes nothing.",
    cells=5,
    random=100,
)
def numbers_fall_to_the_distance(game: Game) -> None:
    rows = sweeps_of(game.board)
    assert rows[-1] == game.distance
    assert len(rows) == 1 or rows[-2] == rows[-1]
    for before, after in pairwise(rows):
        for cell, throws in before.items():
            assert game.distance[cell] <= after[cell] <= throws


@claim(
    "So there is no descent: one sweep fills everything in, and one changes nothing.",
    when=[no_snakes, no_bouncing],
    cells=5,
    random=100,
)
def two_sweeps_without_snakes(game: Game) -> None:
    """Without snakes `repaired-dp` never needs more than two sweeps."""
    assert len(sweeps_of(game.board)) <= 2


@claim(
    "Without snakes you always stand at least as high as you landed, and the next landing is "
    "higher still, as long as throws do not bounce back from the goal.",
    when=[no_snakes, no_bouncing],
)
def standing_is_no_lower_than_landing(game: Game) -> None:
    for cell in game.distance:
        for move in game.board.moves(cell):
            assert cell < move.landing <= move.cell


@claim("So the sweeps are right on every board.")
def sweeps_are_right(game: Game) -> None:
    """The sweeps of `repaired-dp` are right."""
    answer = solve(game.board, "repaired-dp")
    assert answer.distance == game.distance
    assert answer.throws == game.throws


@claim(
    "The distance of every other cell that can be reached is one more than the smallest distance "
    "among the cells that lead to it by one move.**",
    cells=5,
    random=100,
)
def only_distances_fit(game: Game) -> None:
    """The distances fit Bellman's equation everywhere, and no other numbers do."""
    for table in tables_near(game):
        assert (misfits(game.board, table) == []) == (table == game.distance), table
