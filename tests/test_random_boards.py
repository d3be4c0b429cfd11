"""Random boards of 30 to 400 cells against the oracle, and what must hold on every board."""

from __future__ import annotations

from collections import defaultdict

from hypothesis import given, settings
from hypothesis import strategies as st
from oracle import (
    Rules,
    carried_to,
    faults,
    fewest_throws,
    graph_of,
    moves_of,
    wrong_with,
)
from strategies import SEARCHING, rules

from snl_algos import certificate, shortest_routes
from snl_algos.algorithms import ALGORITHMS
from snl_algos.views import adjacency_lists, adjacency_matrix, forward_tables, grid, move_array

ALL_BUT_MATRIX = [name for name in ALGORITHMS if name != "adjacency-matrix-bfs"]


@settings(SEARCHING, max_examples=200)
@given(rules())
def test_all_algorithms_and_their_certificates(game: Rules) -> None:
    """Right throws, right distances, legal routes; and no wrong answer is certified."""
    found = faults(game, ALL_BUT_MATRIX)
    assert not found, found


@settings(SEARCHING, max_examples=60)
@given(rules(cells=(30, 120)))
def test_the_matrix_algorithm(game: Rules) -> None:
    """Catches a row or column of the matrix that is off by one."""
    found = faults(game, ["adjacency-matrix-bfs"])
    assert not found, found


@settings(SEARCHING, max_examples=100)
@given(rules(cells=(1, 150)))
def test_moves_are_those_of_the_rules(game: Rules) -> None:
    """Faces, landings and cells, for each cell; `landings` and `stand` tell the same."""
    board = game.board()
    for cell in range(game.start, game.cells + 1):
        expected = moves_of(game, cell)
        assert [tuple(move) for move in board.moves(cell)] == expected
        assert list(board.landings(cell)) == [landing for _, landing, _ in expected]
        assert list(board.successors(cell)) == list(dict.fromkeys(end for _, _, end in expected))
        for _, landing, end in expected:
            assert board.stand(landing) == end
            lowest = next(move for move in board.moves(cell) if move.cell == end)
            assert board.move_between(cell, end) == lowest
    for landing in range(1, game.cells + 1):
        assert board.stand(landing) == carried_to(game, landing)


@settings(SEARCHING, max_examples=120)
@given(rules())
def test_predecessors_are_the_exact_transpose(game: Rules) -> None:
    """Catches a source forgotten under bounce, and one too many next to a loop."""
    board = game.board()
    onto: dict[int, list[int]] = defaultdict(list)
    lands: dict[int, list[int]] = defaultdict(list)
    for cell in range(game.start, game.cells + 1):
        for end in board.successors(cell):
            onto[end].append(cell)
        for landing in dict.fromkeys(board.landings(cell)):
            lands[landing].append(cell)
    for cell in range(game.start, game.cells + 1):
        assert list(board.predecessors(cell)) == onto[cell], cell
        assert list(board.sources(cell)) == lands[cell], cell


@settings(SEARCHING, max_examples=100)
@given(rules(starts=(0,)))
def test_a_board_off_the_start_is_one_with_a_cell_more(game: Rules) -> None:
    """N cells from off the board are N + 1 from the first cell, each cell one further on."""
    shifted = Rules(
        game.cells + 1,
        {foot + 1: end + 1 for foot, end in game.jumps.items()},
        game.die,
        1,
        game.chained,
        game.overshoot,
    )
    assert fewest_throws(shifted) == {
        cell + 1: throws for cell, throws in fewest_throws(game).items()
    }
    one, other = game.board(), shifted.board()
    for name in ALL_BUT_MATRIX:
        ours, theirs = ALGORITHMS[name](one), ALGORITHMS[name](other)
        assert ours.throws == theirs.throws, name
        assert (ours.route is None) == (theirs.route is None), name
        assert {cell + 1: d for cell, d in ours.distance.items()} == theirs.distance, name
        if ours.route is not None and theirs.route is not None:
            assert [move.face for move in ours.route] == [move.face for move in theirs.route], name


@settings(SEARCHING, max_examples=100)
@given(rules())
def test_forward_dp_is_refuted_where_it_is_wrong(game: Rules) -> None:
    """The other way round as well: where it is certified, the oracle finds nothing wrong."""
    board = game.board()
    answer = ALGORITHMS["forward-dp"](board)
    true = fewest_throws(game)
    if answer.throws != true.get(game.cells):
        assert not certificate(board, answer)
    if certificate(board, answer):
        assert wrong_with(game, true, answer) is None


@settings(SEARCHING, max_examples=60)
@given(rules(cells=(1, 80)))
def test_views_hold_the_board(game: Rules) -> None:
    """Array, grid, lists, matrix and tables, place by place."""
    board = game.board()
    ends = {foot: carried_to(game, foot) for foot in game.jumps}
    move = move_array(board)
    assert move == [
        -1 if (end := ends.get(cell)) is None or end == cell else end - 1
        for cell in range(1, game.cells + 1)
    ]
    drawn = grid(board)
    width = len(drawn[0])
    flat: list[int] = []
    for height, row in enumerate(reversed(drawn)):
        assert len(row) == width
        flat += row if height % 2 == 0 else reversed(row)
    assert flat[: game.cells] == [-1 if to == -1 else to + 1 for to in move]
    assert not any(flat[game.cells :])
    matrix = adjacency_matrix(board)
    graph = dict(enumerate(graph_of(game), game.start))
    for cell, others in enumerate(adjacency_lists(board)):
        assert len(others) == len({*others}) and {*others} == graph.get(cell, frozenset())
    for cell, edges in enumerate(matrix):
        assert {other for other, edge in enumerate(edges) if edge} == graph.get(cell, frozenset())
    tables = forward_tables(board)
    assert len(tables.is_snake) == len(tables.ladder) == game.cells - game.start + 1
    for position, is_snake in enumerate(tables.is_snake):
        cell = position + game.start
        assert is_snake == (game.jumps.get(cell, cell) < cell)
        feet = [foot for foot, top in game.jumps.items() if top == cell > foot]
        assert tables.ladder[position] == (max(feet) - game.start if feet else -1)


@settings(SEARCHING, max_examples=60)
@given(rules(cells=(1, 16), die=st.integers(1, 3)))
def test_every_shortest_route_once(game: Rules) -> None:
    """`shortest_routes` gives each sequence of throws once, all of them, in order of faces."""
    board, true = game.board(), fewest_throws(game)
    expected: list[tuple[int, ...]] = []

    def walk(cell: int, faces: tuple[int, ...]) -> None:
        if cell == game.cells:
            expected.append(faces)
        elif len(faces) < true[game.cells]:
            for face, _, end in moves_of(game, cell):
                walk(end, (*faces, face))

    if game.cells in true and true[game.cells] <= 9:
        walk(game.start, ())
        routes = list(shortest_routes(board, true))
        assert [tuple(move.face for move in route) for route in routes] == expected
        for route in routes:
            for before, move in zip((game.start, *(m.cell for m in route)), route, strict=False):
                assert move in board.moves(before)
    elif game.cells not in true:
        assert list(shortest_routes(board, true)) == []
