"""The claims of lesson 9."""

from __future__ import annotations

from claims.claim import claim
from claims.games import Game
from claims.watched import cheapest, noted_dijkstra

from snl_algos import solve
from snl_algos.costs import pips
from snl_algos.course.prices import with_toll


@claim("Each cell that has been taken out has its smallest cost.", cells=6)
def dijkstra_settles_at_the_smallest_cost(game: Game) -> None:
    """Dijkstra's algorithm settles each cell at its smallest cost, for pips and for tolls."""
    for cost in (pips, with_toll(2)):
        *_, answer = noted_dijkstra(game.board, cost=cost)
        assert answer.distance == cheapest(game.board, cost)


@claim(
    "For each other cell that waits, the smallest entry is the lowest cost of the routes that stay "
    "among the cells taken out until their last move.",
    cells=5,
    random=100,
)
def entries_are_routes_through_taken_cells(game: Game) -> None:
    """The smallest entry of a cell is its cheapest route whose cells before have been taken out."""
    lowest = cheapest(game.board, pips)
    taken: set[int] = set()
    for heap in noted_dijkstra(game.board, cost=pips)[1]:
        offered = {game.rules.start: 0.0}
        for cell in taken:
            for move in game.board.moves(cell):
                cost = lowest[cell] + pips(move)
                offered[move.cell] = min(cost, offered.get(move.cell, cost))
        for cell in {cell for _, cell in heap} - taken:
            assert min(at for at, other in heap if other == cell) == offered[cell], cell
        assert offered.keys() <= {cell for _, cell in heap} | taken
        taken.add(min(heap)[1])


@claim("Prove that the costs at which entries come out of the heap never fall.", cells=6)
def entries_come_out_in_order(game: Game) -> None:
    for cost in (pips, with_toll(2)):
        taken = [min(heap)[0] for heap in noted_dijkstra(game.board, cost=cost)[1]]
        assert taken == sorted(taken)


@claim(
    "Each edge is relaxed once, when the cell it leads from first comes out, so at most E + 1 "
    "entries go into the heap and come out again.",
    cells=6,
)
def entries_of_the_heap(game: Game) -> None:
    pushed, _, answer = noted_dijkstra(game.board, cost=pips)
    edges = sum(len(game.board.moves(cell)) for cell in answer.distance)
    assert len(pushed) <= edges + 1


@claim("The first distance that a cell gets is its last, and it goes into the heap once.")
def equal_costs_make_it_bfs(game: Game) -> None:
    """With equal costs Dijkstra's algorithm finds the distances, and pushes each cell once."""
    pushed, _, answer = noted_dijkstra(game.board)
    assert len(pushed) == len(set(pushed))
    assert answer.distance == game.distance
    assert solve(game.board, "queue-bfs").throws == answer.throws


@claim("Its distance is one more than the smallest distance of the cells with a throw to it.")
def the_smallest_cell_before_counts(game: Game) -> None:
    """A distance is one more than the smallest among the cells with a throw to the cell."""
    before: dict[int, list[int]] = {}
    for cell, distance in game.distance.items():
        for move in game.board.moves(cell):
            before.setdefault(move.cell, []).append(distance)
    for cell, distance in game.distance.items():
        assert cell == game.rules.start or distance == 1 + min(before[cell])


@claim(
    "A route with one throw more can save at most 5 pips on each throw, a 1 in place of a 6.",
    random=100,
)
def a_throw_that_weighs_enough(game: Game) -> None:
    """Fewest throws, then fewest pips, if a throw weighs (largest face - 1) · (V - 1)."""
    weight = (max(game.board.faces) - 1) * (len(game.cells) - 1)
    pairs = cheapest(game.board, lambda move: 10**6 + move.face)
    for cell, cost in cheapest(game.board, lambda move: weight + move.face).items():
        throws, pips = divmod(pairs[cell], 10**6)
        assert throws == game.distance[cell] <= len(game.cells) - 1
        assert cost == throws * weight + pips
