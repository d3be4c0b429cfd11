"""How many boards a second a check plays, all costs included, and how far ten seconds get."""

from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Any

import pytest

from snl_algos import ALGORITHMS, check


def textbook(move: list[int], N: int) -> int:
    """A breadth-first search as a textbook has it."""
    visited = [False] * N
    queue = deque([(0, 0)])
    visited[0] = True
    while queue:
        cell, throws = queue.popleft()
        if cell == N - 1:
            return throws
        for landing in range(cell + 1, min(cell + 7, N)):
            if not visited[landing]:
                visited[landing] = True
                stand = landing if move[landing] == -1 else move[landing]
                queue.append((stand, throws + 1))
    return -1


FUNCTIONS = {"textbook, (move, N)": textbook, "queue-bfs, (board)": ALGORITHMS["queue-bfs"]}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_check(name: str, record_property: Callable[[str, object], None]) -> None:
    function: Any = FUNCTIONS[name]
    check(function)  # once, so that what is loaded once does not count
    began = perf_counter()
    tried = check(function).tried
    record_property(f"check of {name}", f"{tried / (perf_counter() - began):,.0f} boards a second")
    report = check(function, seconds=10)
    record_property(f"check of {name}, ten seconds", f"{report.tried:,} boards; {report.proven}")
    assert report.correct
