"""The claims of lesson 6."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

from claims.claim import claim
from claims.conditions import no_bouncing, no_jumps, no_snakes, not_chained, usual_rules
from claims.games import Game

from snl_algos import shortest_routes
from snl_algos.algorithms.forward_dp import INFINITY, fill_table
from snl_algos.course.passes import fill_in_order


def only_upwards(game: Game) -> bool:
    """every move leads to a higher cell"""
    return all(end > cell for cell in game.cells for end in game.board.ends(cell))


@claim(
    "On a board without snakes, every move leads to a higher cell.", when=[no_snakes, no_bouncing]
)
def ladders_lead_upwards(game: Game) -> None:
    assert only_upwards(game)


@claim(
    "If every move of a board leads to a higher cell, one pass in the order of the cells gives "
    "each cell its distance, where the number of a cell is one more than the smallest number among "
    "the cells that lead to it by one *move*.",
    when=[only_upwards],
)
def one_pass_is_enough(game: Game) -> None:
    assert fill_in_order(game.board, game.cells[1:]) == game.distance


@claim("(A foot or a head where you never stand has no number, so it does not count.)")
def no_number_where_you_never_stand(game: Game) -> None:
    """One pass over the cells gives no number to a cell where you never stand."""
    assert fill_in_order(game.board, game.cells[1:]).keys() <= game.distance.keys()


def one_snake(game: Game) -> bool:
    """one snake"""
    return sum(end < head for head, end in game.jumps.items()) == 1


@claim(
    "3: a board without a cycle, with the reason: no route leads from the tail of the snake back "
    "to its head",
    when=[one_snake, no_bouncing, not_chained],
)
def a_cycle_leads_from_the_tail_to_the_head(game: Game) -> None:
    """With one snake there is a cycle if and only if a route leads from its tail to its head."""
    graph = {cell: game.board.predecessors(cell) for cell in game.distance}
    reached = {cell: [one for one in before if one in graph] for cell, before in graph.items()}
    ((head, tail),) = game.board.snakes.items()
    back = tail in game.distance and any(
        move.landing == head for cell in game.between(tail) for move in game.board.moves(cell)
    )
    assert back == has_cycle(reached)


def has_cycle(before: dict[int, list[int]]) -> bool:
    try:
        TopologicalSorter(before).prepare()
    except CycleError:
        return True
    return False


@claim("A position that was never reached has -1, just like the start.")
def minus_one_where_nothing_was_reached(game: Game) -> None:
    """In the forward pass, a position that was never reached has no predecessor."""
    least, predecessor = fill_table(game.board)
    for position, throws in enumerate(least):
        assert throws < INFINITY or predecessor[position] == -1


@claim("A part of a shortest route is a shortest route.", cells=5, random=0)
def optimal_substructure(game: Game) -> None:
    for route in shortest_routes(game.board, game.distance):
        cells = [game.rules.start, *(move.cell for move in route)]
        for at, first in enumerate(cells):
            for further, last in enumerate(cells[at:]):
                assert game.between(first)[last] == further


@claim(
    "It is right on every board of at most two cells, and with every die of one face.",
    when=[usual_rules, no_jumps],
)
def only_the_cell_before(game: Game) -> None:
    """One more than the cell before is right on up to two cells, and with one face."""
    right = all(throws == cell - 1 for cell, throws in game.distance.items())
    assert right == (game.rules.cells <= 2 or game.faces == 1)
