"""Lesson 17: what its cells print, and the board of its first screen."""

from __future__ import annotations

from snl_algos import Board, all_boards
from snl_algos.course.states import fewest, one_ladder, one_ladder_by_cell


def test_no_smaller_board_shows_that_a_cell_is_not_enough() -> None:
    """Would catch: a first screen that a smaller board would do for.

    Among boards with ladders alone, none of them on the first or the last cell.
    """
    found = [
        board
        for cells in range(2, 7)
        for die in (1, 2, 3)
        for board in all_boards(cells, die, jumps=2)
        if not board.snakes and not board.jumps.keys() & {1, board.goal}
        if one_ladder_by_cell(board)
        != fewest((1, 1), one_ladder(board), lambda state: state[0] == board.goal)  # noqa: B023
    ]
    assert found[0] == Board(6, {2: 3, 4: 6}, die=2)
