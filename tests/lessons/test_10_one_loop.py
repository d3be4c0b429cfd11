"""Lesson 10: a bound that is only admissible misleads."""

from __future__ import annotations

from heapq import heappop, heappush

import pytest

from snl_algos import Board, solve
from snl_algos.course.heuristics import remaining


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
