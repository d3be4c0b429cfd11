"""What is particular to single algorithms. All boards and all answers are in other files."""

from __future__ import annotations

import math

import networkx as nx
import pytest
from hypothesis import given, settings
from oracle import EXACT, Rules, fewest_throws, moves_of
from strategies import SEARCHING, rules

import snl_algos
from snl_algos import certificate, solve
from snl_algos.algorithms import ALGORITHMS
from snl_algos.algorithms.dijkstra import dijkstra, pips
from snl_algos.algorithms.forward_dp import LIMITS, claimed_route, fill_table, forward_dp
from snl_algos.algorithms.level_bfs import place
from snl_algos.board import Board, BoardError, Move
from snl_algos.layout import layout_for
from snl_algos.views import grid

# -- dijkstra, at any cost ------------------------------------------------------------


def toll(move: Move) -> int:
    """A ladder costs ten, every other move one."""
    return 10 if move.jump and move.cell > move.landing else 1


def free_snakes(move: Move) -> float:
    return 0.0 if move.jump and move.cell < move.landing else 0.5


def cheapest(game: Rules, cost) -> dict[int, float]:
    """Cell → least cost, by NetworkX on the oracle's moves."""
    network = nx.DiGraph()
    network.add_nodes_from(range(game.start, game.cells + 1))
    for cell in range(game.start, game.cells + 1):
        for face, landing, end in moves_of(game, cell):
            price = cost(Move(face, landing, end))
            if not network.has_edge(cell, end) or price < network[cell][end]["weight"]:
                network.add_edge(cell, end, weight=price)
    return nx.single_source_dijkstra_path_length(network, game.start)


@pytest.mark.parametrize("cost", [pips, toll, free_snakes], ids=["pips", "toll", "free snakes"])
@settings(SEARCHING, max_examples=80)
@given(game=rules(cells=(2, 200)))
def test_least_cost_is_networkxs(game: Rules, cost):
    """All distances, the cost of the route, and the certificate.

    Catches the dearer of two moves to one cell, and a cell settled too early.
    """
    board = game.board()
    answer = dijkstra(board, cost)
    assert answer.distance == cheapest(game, cost)
    assert certificate(board, answer, cost=cost)
    if answer.throws is None:
        assert game.cells not in answer.distance
        assert answer.route is None
    else:
        assert sum(map(cost, answer.route)) == answer.distance[game.cells]
        assert len(answer.route) == answer.throws >= fewest_throws(game)[game.cells]


def test_fewest_throws_or_fewest_pips():
    """The gallery's board: two throws are enough, three ones show fewer pips."""
    board = snl_algos.gallery.get("fewest-pips").board
    throws, cheap = dijkstra(board), dijkstra(board, pips)
    assert throws.throws == 2
    assert throws.distance[board.goal] == 2
    assert sum(move.face for move in throws.route) > 3
    assert cheap.throws == 3
    assert cheap.distance[board.goal] == 3
    assert [move.face for move in cheap.route] == [1, 1, 1]
    assert cheapest(Rules(12, dict(board.jumps)), pips)[12] == 3


def test_a_toll_on_ladders():
    """A ladder that saves two throws is not worth ten; one that saves twelve is."""
    short, long = Board(20, {2: 19}), Board(100, {2: 99})
    assert [move.jump for move in dijkstra(short).route] == [(2, 19), None]
    assert not any(move.jump for move in dijkstra(short, toll).route)
    assert dijkstra(short, toll).distance[20] == 4
    assert [move.jump for move in dijkstra(long, toll).route] == [(2, 99), None]
    assert dijkstra(long, toll).distance[100] == 11


def test_the_cheaper_of_two_moves_to_one_cell():
    """Two faces lead to cell 9: the ladder's toll is saved by landing there."""
    board = Board(9, {3: 8, 5: 8}, die=7)
    route = dijkstra(board, pips).route
    assert [move.landing for move in route] == [3, 9]
    tolled = dijkstra(board, toll)
    assert tolled.distance[8] == 1
    assert tolled.distance[9] == 2
    assert not any(move.jump for move in tolled.route)


@pytest.mark.parametrize("bad", [-1, -0.001, float("-inf"), float("nan")])
def test_a_negative_cost_is_refused(bad):
    """Also not a number, which no comparison finds."""
    board = Board(12, {2: 5})
    with pytest.raises(ValueError, match="a move must not cost less than nothing") as refusal:
        dijkstra(board, lambda move: bad if move.jump else 1)
    assert "throw 1 to 2, ladder to 5" in str(refusal.value)


def test_no_cost_at_all():
    answer = dijkstra(Board(30, {3: 22, 27: 1}), lambda move: 0)
    assert set(answer.distance.values()) == {0}
    assert answer.route[-1].cell == 30


def test_an_infinite_cost_is_a_wall():
    """Moves that cost infinitely much are never worth it, and do no harm."""
    board = Board(12, {2: 5})
    answer = dijkstra(board, lambda move: math.inf if move.jump else 1)
    assert answer.throws == 2
    assert answer.distance[12] == 2


# -- forward-dp and its limits ----------------------------------------------------------


def test_the_limits_are_said():
    assert ALGORITHMS["forward-dp"].limits == LIMITS
    assert not ALGORITHMS["forward-dp"].exact
    assert len(LIMITS) == 5


@pytest.mark.parametrize(
    ("board", "true", "said"),
    [
        (Board(50, {2: 30, 23: 48, 33: 20}, start=0), 4, 5),  # skips a snake
        (Board(40, {6: 20, 12: 38}, start=0), 4, 3),  # stands on a ladder's foot
        (Board(20, {2: 20, 10: 20}), 1, 2),  # knows one foot a top, the highest
        (Board(20, {2: 12, 12: 20}), 2, 1),  # two ladders in one throw
        (Board(20, {3: 9, 9: 2, 2: 20}, chained=True), 1, 1),  # follows no chain
        (Board(8, {3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1}), None, 2),  # a snake's head for a goal
        (Board(20, {12: 9}, die=(11,)), 2, None),  # only a snake leads on
        (Board(9, {5: 7}, die=5, overshoot="win"), 2, 2),
        (Board(9, die=7, overshoot="win", start=0), 2, 2),
        (Board(3, die=(5,), overshoot="win"), 1, None),  # knows no throw past the goal
    ],
)
def test_each_limit_shows(board, true, said):
    """A board for each limit, on which the pass is wrong in that way, and stays so."""
    assert solve(board).throws == true
    answer = forward_dp(board)
    assert answer.throws == said
    if said != true:
        assert not certificate(board, answer)


def test_the_table_by_hand():
    """Ten positions with one ladder and one snake, filled with pencil and paper."""
    least, before = fill_table(Board(9, {2: 7, 8: 3}, die=3, start=0))
    assert least == [0, 1, 1, 1, 2, 2, 2, 1, 2, 2]
    assert before[1:] == [0, 0, 0, 3, 3, 3, 2, 7, 7]


def test_the_claimed_route_fits_the_claimed_throws():
    """As many throws as the table says, end to end, though not every move is legal."""
    for board in (Board(40, {6: 20, 12: 38}, start=0), Board(20, {2: 12, 12: 20}), Board(1)):
        least, before = fill_table(board)
        route = claimed_route(board, least, before)
        assert len(route) == least[-1]
        here = board.start
        for move in route:
            assert move.landing == here + move.face
            here = move.cell
        assert here == board.goal


# -- the others --------------------------------------------------------------------------


def test_level_bfs_leaves_the_board_whole():
    """A published form of it marks the grid itself, and answers wrongly the second time."""
    board = Board(36, {2: 15, 14: 35, 17: 13})
    drawn = grid(board)
    answers = [ALGORITHMS["level-bfs"](board).throws for _ in range(3)]
    assert answers == [4, 4, 4]
    assert grid(board) == drawn


@pytest.mark.parametrize("cells", [1, 2, 5, 7, 30, 36, 97])
def test_level_bfs_finds_its_places(cells):
    """Its own reckoning of rows is that of the layout."""
    drawn = grid(Board(cells))
    layout = layout_for(cells)
    for cell in range(1, cells + 1):
        row, column = place(cell, drawn)
        assert (layout.rows - 1 - row, column) == layout.place(cell)


@pytest.mark.parametrize("name", EXACT)
def test_landing_on_a_cell_is_not_standing_on_it(name):
    """Cell 5 is landed on first, by a throw that a snake takes away, and stood on later.

    Catches a search that marks landings and standing places in one array.
    """
    board = Board(12, {5: 2, 4: 5}, die=4)
    answer = ALGORITHMS[name](board)
    assert answer.throws == fewest_throws(Rules(12, {5: 2, 4: 5}, 4))[12]
    assert answer.distance[5] == 1
    assert certificate(board, answer)


@pytest.mark.parametrize("name", ALGORITHMS)
def test_asked_twice_it_says_the_same(name):
    """Catches an answer that hangs on something kept from a former call."""
    board = Board(30, {3: 22, 5: 8, 11: 26, 20: 29, 17: 4, 19: 7, 27: 1, 21: 9})
    first = ALGORITHMS[name](board)
    other = ALGORITHMS[name](Board(12, {12: 1}))
    assert ALGORITHMS[name](board) == first
    assert ALGORITHMS[name](Board(12, {12: 1})) == other


@pytest.mark.parametrize("name", EXACT)
@pytest.mark.parametrize(
    ("board", "throws"),
    [
        (Board(1), 0),
        (Board(1, start=0), 1),
        (Board(2), 1),
        (Board(2, {2: 1}), None),
        (Board(2, {1: 2}), 1),
        (Board(7), 1),
        (Board(8), 2),
        (Board(6, start=0), 1),
        (Board(7, start=0), 2),
        (Board(10, {10: 1}), None),
        (Board(10, {10: 1, 9: 10}), 2),
        (Board(10, {9: 10}, die=(8,)), 1),
        (Board(10, die=(8,)), None),
        (Board(10, die=(9,)), 1),
        (Board(10, die=(20,), overshoot="win"), 1),
        (Board(10, die=(20,)), None),
        (Board(10, {2: 3, 3: 2}, chained=True, die=1), None),
        (Board(10, {2: 3, 3: 10}, chained=True, die=1), 1),
        (Board(10, {2: 3, 3: 10}, die=1), 8),
        (Board(2, {1: 2}, die=(2,), overshoot="bounce"), 1),
        (Board(2, die=4, start=0, overshoot="bounce"), 1),
        (Board(2, {2: 1}, die=(4,), start=0, overshoot="bounce"), None),
        (Board(3, die=(2,), start=0, overshoot="bounce"), None),
        (Board(4, {1: 4}, die=(2, 5), start=1, overshoot="bounce"), 2),
    ],
)
def test_answers_found_by_hand(board, throws, name):
    """The least boards, a goal that throws back, bounces that come back to the start."""
    answer = ALGORITHMS[name](board)
    assert answer.throws == throws
    assert certificate(board, answer)


# -- the front door and the registry -------------------------------------------------------


def test_solve():
    board = Board(30, {3: 22})
    assert solve(board) == ALGORITHMS["queue-bfs"](board)
    assert solve(board, "level-bfs").route is None
    with pytest.raises(KeyError) as refusal:
        solve(board, "quick-bfs")
    for name in ALGORITHMS:
        assert name in str(refusal.value)


@pytest.mark.parametrize("name", ALGORITHMS)
def test_too_large_a_board_is_refused(name):
    """At once and in words, before any memory is taken."""
    with pytest.raises(BoardError) as refusal:
        ALGORITHMS[name](Board(10**18))
    message = str(refusal.value)
    assert name in message
    assert f"{10**18:,}" in message
    assert f"{ALGORITHMS[name].most_cells:,}" in message
