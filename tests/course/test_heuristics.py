"""What is left to the goal, and the work that searches save."""

from __future__ import annotations

from snl_algos import compare, load_board, random_board, solve
from snl_algos.course.heuristics import edges, level_sizes, remaining

BOARDS = [random_board(36, snakes=5, ladders=5, seed=seed) for seed in range(20)]


def test_what_is_left_fits_what_has_been_thrown() -> None:
    """Would catch: throws to the goal that are those from the start."""
    for board in BOARDS:
        left = remaining(board)
        assert left.get(board.start) == solve(board).throws
        for cell in left:
            if cell != board.goal:
                assert left[cell] == 1 + min(left.get(end, 99) for end in board.successors(cell))


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
