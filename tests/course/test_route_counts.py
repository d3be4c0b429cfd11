"""Counting routes: against the routes that are listed, and against another way of counting."""

from __future__ import annotations

from collections import Counter

from snl_algos import Board, all_boards, load_board, random_board, shortest_routes, solve
from snl_algos.course.route_counts import count_routes, staircase, through

BOARDS = [
    *(random_board(36, snakes=5, ladders=5, seed=seed) for seed in range(20)),
    Board(9, {3: 8, 7: 2}, die=3, overshoot="bounce"),
    Board(9, {3: 8, 7: 2}, die=(1, 4), overshoot="win"),
    Board(9, {2: 4, 4: 7, 8: 3}, die=3, start=0, chained=True),
    load_board("thirty"),
    load_board("milton-bradley"),
]


def test_the_count_is_the_length_of_the_list() -> None:
    """Would catch: a route that is counted twice, or whose last throw is left out."""
    for board in BOARDS:
        distance = solve(board, "adjacency-list-bfs").distance
        routes = list(shortest_routes(board, distance))
        assert count_routes(board)[board.goal] == len(routes)
        stood = Counter(move.cell for route in routes for move in route)
        stood[board.start] = len(routes)
        assert through(board, distance) == dict(sorted(stood.items()))


def test_the_count_on_every_small_board() -> None:
    """Would catch: a count of a goal out of reach."""
    for faces in (1, 2, 3):
        for board in all_boards(4, faces):
            distance = solve(board, "adjacency-list-bfs").distance
            listed = len(list(shortest_routes(board, distance)))
            assert count_routes(board).get(board.goal, 0) == listed


def test_every_cell_has_its_own_count() -> None:
    """Sequences of throws of each length, without any idea of a shortest move."""
    board = load_board("thirty")
    here, first = Counter({board.start: 1}), {board.start: (0, 1)}
    for throws in range(1, 8):
        there: Counter[int] = Counter()
        for cell, number in here.items():
            for move in board.moves(cell):
                there[move.cell] += number
        here = there
        for cell, number in here.items():
            first.setdefault(cell, (throws, number))
    assert count_routes(board) == {cell: number for cell, (_, number) in first.items()}


def test_a_staircase_multiplies_by_six() -> None:
    for steps in (1, 3, 200):
        board = staircase(steps)
        assert count_routes(board)[board.goal] == 6**steps
