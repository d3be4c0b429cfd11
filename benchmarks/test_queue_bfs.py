"""The cost of the shared board: `queue-bfs` with its full answer against a bare search.

The bare search works on a plain move array and returns only a number. `queue-bfs` takes a
board with all its rules, builds the array itself and returns route and distances. The
engine, `fewest_throws`, takes the same board and returns only a number.
"""

import tracemalloc
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from bare_bfs import bare_bfs, bare_bfs_pop0

from snl_algos import ALGORITHMS, Board, fewest_throws, random_board
from snl_algos.boards import gallery
from snl_algos.views import move_array

queue_bfs = ALGORITHMS["queue-bfs"]

#: Published and random boards of 100 cells, all started from cell 1.
HUNDREDS = [
    *(gallery.get(name).board for name in ("hackerrank-1", "hackerrank-2", "hundred-plain")),
    *(random_board(100, snakes=10, ladders=10, seed=seed) for seed in range(7)),
]


@pytest.fixture(scope="module")
def large(short: bool) -> Board:
    """Return a board of a million cells, a tenth with a jump; smaller in the short form."""
    cells = 10**5 if short else 10**6
    ends = Random(1).sample(range(2, cells), cells // 5)
    return Board(cells, zip(ends[::2], ends[1::2], strict=True))


def on_all_hundreds(search: Callable[[list[int], int], int]) -> Callable[[], list[int]]:
    arrays = [move_array(board) for board in HUNDREDS]
    return lambda: [search(array, 100) for array in arrays]


@pytest.mark.benchmark(group="ten boards of 100 cells")
def test_hundred_bare(benchmark: Any) -> None:
    throws = benchmark(on_all_hundreds(bare_bfs))
    assert throws == [queue_bfs(board).throws for board in HUNDREDS]


@pytest.mark.benchmark(group="ten boards of 100 cells")
def test_hundred_queue_bfs(benchmark: Any) -> None:
    benchmark(lambda: [queue_bfs(board) for board in HUNDREDS])


@pytest.mark.benchmark(group="ten boards of 100 cells")
def test_hundred_fewest_throws(benchmark: Any) -> None:
    throws = benchmark(lambda: [fewest_throws(board) for board in HUNDREDS])
    assert throws == [queue_bfs(board).throws for board in HUNDREDS]


@pytest.mark.benchmark(group="a million cells, 10% jumps")
def test_million_bare(benchmark: Any, large: Board) -> None:
    array = move_array(large)
    throws = benchmark.pedantic(bare_bfs, (array, large.cells), rounds=7)
    assert throws == queue_bfs(large).throws


@pytest.mark.benchmark(group="a million cells, 10% jumps")
def test_million_queue_bfs(benchmark: Any, large: Board) -> None:
    benchmark.pedantic(queue_bfs, (large,), rounds=7)


@pytest.mark.benchmark(group="a million cells, 10% jumps")
def test_million_fewest_throws(benchmark: Any, large: Board) -> None:
    throws = benchmark.pedantic(fewest_throws, (large,), rounds=3)
    assert throws == queue_bfs(large).throws


@pytest.mark.benchmark(group="a million cells, 10% jumps")
def test_million_bare_pop0(benchmark: Any, large: Board) -> None:
    benchmark.pedantic(bare_bfs_pop0, (move_array(large), large.cells), rounds=1)


def test_memory(large: Board, record_property: Callable[[str, object], None]) -> None:
    """Peak memory of a search in bytes per cell, including the answer but not the board."""
    tracemalloc.start()
    try:
        answer = queue_bfs(large)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert answer.throws is not None
    record_property(f"bytes a cell, queue-bfs on {large.cells:,} cells", round(peak / large.cells))
