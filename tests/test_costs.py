"""Other costs than one throw, and searches that aim: against NetworkX, and against lies."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial

import networkx as nx
import pytest
from hypothesis import given, settings
from oracle import Rules, fewest_throws, moves_of, rules_of
from strategies import SEARCHING, rules

from snl_algos import (
    ALGORITHMS,
    Answer,
    Board,
    all_boards,
    certificate,
    compare,
    random_board,
)
from snl_algos.algorithms.a_star import largest_gain
from snl_algos.algorithms.bellman_ford import bellman_ford
from snl_algos.algorithms.dijkstra import dijkstra
from snl_algos.algorithms.zero_one_bfs import zero_one_bfs
from snl_algos.answer import Cost, one_throw
from snl_algos.board import Move
from snl_algos.comparison import COLUMNS
from snl_algos.costs import COSTS, CostError, NegativeCycle, free_sixes, paid_ladders, pips

AIMING = ["bidirectional-bfs", "a-star"]


def toll(move: Move) -> int:
    """A ladder costs ten, every other move one."""
    return 10 if move.jump and move.cell > move.landing else 1


def free_snakes(move: Move) -> float:
    return 0.0 if move.jump and move.cell < move.landing else 0.5


def network(game: Rules, cost: Cost) -> nx.DiGraph[int]:
    """The moves of a board as edges, the cheapest of several, by the oracle's rules."""
    graph: nx.DiGraph[int] = nx.DiGraph()
    graph.add_node(game.start)
    for cell in range(game.start, game.cells + 1):
        for face, landing, end in moves_of(game, cell):
            price = cost(Move(face, landing, end))
            if not graph.has_edge(cell, end) or price < graph[cell][end]["weight"]:
                graph.add_edge(cell, end, weight=price)
    return graph


def boards() -> Iterator[Board]:
    """Boards of all kinds, on some of which ladders pay for ever."""
    for seed in range(60):
        yield random_board(40, snakes=6, ladders=6, seed=seed)
    for overshoot in ("stay", "bounce", "win"):
        yield Board(30, {3: 22, 27: 1, 12: 9}, die=(1, 6), start=0, overshoot=overshoot)
    yield Board(40, {2: 9, 9: 21, 21: 5, 30: 31, 31: 30, 14: 39}, chained=True)
    yield Board(7, {2: 3, 4: 5, 6: 1}, die=1)
    yield from all_boards(6, die=2, jumps=2)


@pytest.mark.parametrize("cost", [pips, toll, free_snakes])
@settings(SEARCHING, max_examples=80)
@given(game=rules(cells=(2, 200)))
def test_dijkstra_at_any_cost(game: Rules, cost: Cost) -> None:
    """Would catch: the more expensive of two moves to one cell, a cell that is settled too early, a
    route that is not the cheapest.
    """
    board = game.board()
    answer = dijkstra(board, cost)
    assert answer.distance == dict(
        nx.single_source_dijkstra_path_length(network(game, cost), game.start)
    )
    assert certificate(board, answer, cost=cost)
    if answer.throws is None:
        assert game.cells not in answer.distance
        assert answer.route is None
    else:
        assert answer.route is not None
        assert sum(map(cost, answer.route)) == answer.distance[game.cells]
        assert len(answer.route) == answer.throws >= fewest_throws(game)[game.cells]


@pytest.mark.parametrize("cost", [one_throw, pips, free_sixes, paid_ladders])
def test_bellman_ford_at_any_cost(cost: Cost) -> None:
    """Would catch: too few sweeps, a cycle that is missed, one that is none."""
    cycles = 0
    for board in boards():
        graph = network(rules_of(board), cost)
        try:
            true = nx.single_source_bellman_ford_path_length(graph, board.start)
        except nx.NetworkXUnbounded:
            cycles += 1
            with pytest.raises(NegativeCycle) as raised:
                bellman_ford(board, cost)
            assert is_cycle(board, cost, raised.value)
            continue
        answer = bellman_ford(board, cost)
        assert answer.distance == dict(true)
        proof = certificate(board, answer, cost=cost)
        assert proof, proof.reason
    assert bool(cycles) == (cost is paid_ladders)


def is_cycle(board: Board, cost: Cost, error: NegativeCycle) -> bool:
    """Whether the moves of an error lead round, along its cells, for less than nothing."""
    game, found = rules_of(board), error.finding
    here = found.cells[0]
    for cell, move in zip((*found.cells[1:], found.cells[0]), found.moves, strict=True):
        assert tuple(move) in moves_of(game, here) and move.cell == cell
        here = cell
    total = sum(map(cost, found.moves))
    return total < 0 and total == found.numbers["total"]


def test_a_deque_is_enough_for_free_sixes() -> None:
    """Would catch: a free move that goes to the back, or a cell settled twice."""
    for board in boards():
        answer = zero_one_bfs(board, free_sixes)
        assert answer.distance == dijkstra(board, free_sixes).distance
        assert certificate(board, answer, cost=free_sixes)


def _at_jumps(price: float, move: Move) -> float:
    return price if move.jump else 1


def test_a_cost_that_is_refused() -> None:
    """Would catch: a cheapest route that is none, given without a word."""
    board = Board(12, {2: 5})
    for bad in (-1, -0.001, float("-inf"), float("nan")):
        with pytest.raises(CostError, match="the cost of a move must not be negative") as refusal:
            dijkstra(board, partial(_at_jumps, bad))
        assert "roll 1, land on 2, climb to 5" in str(refusal.value)
    with pytest.raises(CostError, match="must be 0 or 1"):
        zero_one_bfs(board, pips)


def test_each_cost_has_its_price_for_each_kind_of_move() -> None:
    """Would catch: a cost that is listed with another meaning."""
    plain, six, ladder, snake = Move(5, 10, 10), Move(6, 10, 10), Move(5, 10, 20), Move(5, 10, 4)
    prices = {
        name: [cost(move) for move in (plain, six, ladder, snake)] for name, cost in COSTS.items()
    }
    assert prices == {
        "throws": [1, 1, 1, 1],
        "pips": [5, 6, 5, 5],
        "free-sixes": [1, 0, 1, 1],
        "paid-ladders": [1, 1, -1, 1],
    }


def test_a_missing_cell_may_be_cheap() -> None:
    """Would catch: a certificate for negative costs that stops at the goal."""
    board = Board(20, {16: 19, 14: 15})
    right = bellman_ford(board, paid_ladders)
    assert certificate(board, right, cost=paid_ladders)
    last = max(right.distance, key=lambda cell: right.distance[cell])
    assert last != board.goal
    less = {cell: at for cell, at in right.distance.items() if cell != last}
    proof = certificate(board, right._replace(distance=less), cost=paid_ladders)
    assert proof.finding is not None and proof.finding.kind == "move-to-unreached"


# -- searches that aim -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", AIMING)
def test_what_is_said_of_the_others_is_true(name: str) -> None:
    """Would catch: a bound that is too high, which would hide a shorter route."""
    taken = 0
    for board in boards():
        answer, true = ALGORITHMS[name](board), fewest_throws(rules_of(board))
        assert all(true[cell] == at for cell, at in answer.distance.items())
        assert all(at <= true[cell] for cell, at in answer.at_least.items() if cell in true)
        assert certificate(board, answer)
        taken += len(answer.at_least)
    assert taken > 500


@pytest.mark.parametrize("name", AIMING)
def test_no_lie_about_the_others_proves_a_wrong_answer(name: str) -> None:
    """Would catch: a certificate that believes what is said of cells that were never settled."""
    chance = random.Random(1)
    lies = 0
    for board in boards():
        answer, true = ALGORITHMS[name](board), fewest_throws(rules_of(board))
        for _ in range(20):
            numbers = dict.fromkeys(range(board.start, board.cells + 1), 0)
            numbers = {cell: chance.randint(-2, 9) for cell in numbers if chance.random() < 0.7}
            wrong = answer._replace(at_least=numbers)
            lies += 1
            if certificate(board, wrong):
                assert wrong.throws == true.get(board.goal)
        if answer.throws is not None:
            distance = {board.start: 0, board.goal: answer.throws + 1}
            none = Answer(None, None, {board.start: 0}, dict.fromkeys(range(1, board.cells), 1))
            for claim in (Answer(answer.throws + 1, None, distance, answer.at_least), none):
                assert not certificate(board, claim)
    assert lies > 1000


def test_the_largest_gain() -> None:
    """Would catch: a bound that forgets chains, dice with gaps or a ladder on the start."""
    for board in boards():
        gain = largest_gain(board)
        ends = [(cell, end) for cell in range(board.start, board.cells) for end in board.ends(cell)]
        assert all(end - cell <= gain for cell, end in ends)


# -- side by side ----------------------------------------------------------------------------------


def test_programs_are_compared_at_a_cost() -> None:
    """Would catch: a comparison that goes on counting throws, or explains what it cannot."""
    compared = compare("fewest-pips", cost=pips)
    assert compared.unit == "pips"
    assert compared.columns == (*COLUMNS[:2], "pips", *COLUMNS[2:])
    assert [row[2] for row in compared.table()] == ["3", "–", "3"]
    assert compared.difference_of(Answer(1, None, {1: 0, 12: 1})) is None
    rows = {row.name: row for row in compared.rows}
    assert rows.keys() == {"dijkstra", "zero-one-bfs", "bellman-ford"}
    for name in ("dijkstra", "bellman-ford"):
        assert (rows[name].cost, rows[name].agrees, bool(rows[name].certificate)) == (3, True, True)
    refused = rows["zero-one-bfs"].finding
    assert refused is not None and refused.kind == "refused"
    assert compared.to_dict()["unit"] == "pips"
    plain = compare(Board(12), ["dijkstra", "bellman-ford"], cost=pips).rows
    assert [(row.cost, row.agrees) for row in plain] == [(11, True), (11, True)]
    lie = partial(dijkstra, cost=pips)
    assert compare("fewest-pips", lie, cost=one_throw).rows[0].agrees is False
