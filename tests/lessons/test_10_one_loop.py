"""Lesson 10: no smaller board breaks the aim, and a bound that is only admissible misleads."""

from __future__ import annotations

from heapq import heappop, heappush

import pytest

pytest.importorskip("nbformat")


from snl_algos import Board, solve
from snl_algos.course.heuristics import remaining
from snl_algos.mistakes.aims_too_high import aims_too_high


def test_no_smaller_board_breaks_the_aim_with_six_faces() -> None:
    """What the solution of the third exercise draws, among boards with one jump."""
    found = [
        Board(cells, {foot: end})
        for cells in range(2, 15)
        for foot in range(2, cells)
        for end in range(1, cells + 1)
        if end != foot
        for board in [Board(cells, {foot: end})]
        if aims_too_high(board) != solve(board).throws
    ]
    assert found[0] == Board(14, {9: 14})


@pytest.mark.parametrize("sign", [1, -1])
def test_an_admissible_bound_that_is_not_consistent_can_mislead(sign: int) -> None:
    """The board of the text, whichever cell comes first among equal sums.

    Would catch: a board on which A* is right after all, or a bound that is too high.
    """
    board, bound = Board(8, {6: 1}, die=2), {3: 3}
    assert all(bound.get(cell, 0) <= left for cell, left in remaining(board).items())
    distance, settled, heap = {1: 0}, set[int](), [(0, sign)]
    while board.goal not in settled:
        cell = abs(heappop(heap)[1])
        if cell in settled:
            continue
        settled.add(cell)
        for end in board.successors(cell):
            if end not in settled and distance[cell] + 1 < distance.get(end, 99):
                distance[end] = distance[cell] + 1
                heappush(heap, (distance[end] + bound.get(end, 0), sign * end))
    assert (distance[board.goal], solve(board).throws) == (5, 4)
