"""The cost of a trace: time relative to the plain run, and size as JSON, plain and gzipped."""

import gzip
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter

import pytest

from snl_algos import ALGORITHMS, Board, random_board, trace

BOARDS = {
    100: [Board(100), random_board(100, snakes=10, ladders=10, seed=7)],
    400: [Board(400), random_board(400, snakes=20, ladders=20, seed=7)],
}


def seconds(run: Callable[[], object], times: int) -> float:
    """Return the median time of a run."""
    taken = []
    for _ in range(times):
        begin = perf_counter()
        run()
        taken.append(perf_counter() - begin)
    return median(taken)


@pytest.mark.parametrize("cells", BOARDS)
@pytest.mark.parametrize("name", ALGORITHMS)
def test_trace(
    name: str, cells: int, short: bool, record_property: Callable[[str, object], None]
) -> None:
    function = ALGORITHMS[name]
    for board in BOARDS[cells]:
        plain = seconds(partial(function, board), 1 if short else 21)
        traced = seconds(partial(trace, name, board), 1 if short else 7)
        text = trace(name, board).to_json().encode()
        record_property(
            f"trace of {name}, {cells} cells, {len(board.jumps)} jumps",
            f"{traced * 1e3:.1f} ms, {traced / plain:.0f} times the plain run; "
            f"{len(text) / 1000:.1f} kB, {len(gzip.compress(text)) / 1000:.1f} kB gzipped",
        )
