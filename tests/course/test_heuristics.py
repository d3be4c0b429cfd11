"""What is left to the goal, and bounds for it."""

from __future__ import annotations

from snl_algos import MISTAKES, Board, all_boards, compare, load_board, random_board, solve
from snl_algos.algorithms.a_star import largest_gain
from snl_algos.course.heuristics import edges, level_sizes, remaining, too_high

BOARDS = [random_board(36, snakes=5, ladders=5, seed=seed) for seed in range(20)]


def test_what_is_left_fits_what_has_been_thrown() -> None:
    """Would catch: throws to the goal that are those from the start."""
    for board in BOARDS:
        left = remaining(board)
        assert left.get(board.start) == solve(board).throws
        for cell in left:
            if cell != board.goal:
                assert left[cell] == 1 + min(left.get(end, 99) for end in board.successors(cell))


def test_the_bound_of_the_search_is_never_too_high() -> None:
    """And the one without ladders is, on the board of the mistake."""
    for cells in range(2, 6):
        for board in all_boards(cells, 2):
            left, gain = remaining(board), largest_gain(board)
            bound = {cell: -(-(board.goal - cell) // gain) for cell in left}
            assert too_high(board, bound.__getitem__) == {}
    wrong = Board(6, {5: 6}, die=2)
    assert wrong == MISTAKES["aims-too-high"].board
    assert too_high(wrong, lambda cell: -(-(6 - cell) // 2)) == {1: (3, 2), 3: (2, 1)}


def test_levels_hold_every_cell_up_to_the_goal() -> None:
    for board in BOARDS:
        answer = solve(board, "adjacency-list-bfs")
        if answer.throws is not None:
            near = [one for one in answer.distance.values() if one <= answer.throws]
            assert sum(level_sizes(board)) == len(near)


def test_edges_are_those_of_the_comparison() -> None:
    board = load_board("thirty")
    for name, number in edges(board, ["queue-bfs", "a-star"]).items():
        work = compare(board, [name]).rows[0].work
        assert work is not None and work.edges == number > 0
