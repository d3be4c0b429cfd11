"""The boards per second of a check, all costs included, and what it proves in ten seconds."""

from collections.abc import Callable
from time import perf_counter
from typing import Any

import pytest
from bare_bfs import bare_bfs

from snl_algos import ALGORITHMS, check

FUNCTIONS: dict[str, tuple[Any, str]] = {
    "bare BFS, (move, N)": (bare_bfs, "move-array"),
    "queue-bfs, (board)": (ALGORITHMS["queue-bfs"], "board"),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_check(name: str, short: bool, record_property: Callable[[str, object], None]) -> None:
    function, signature = FUNCTIONS[name]
    check(function, signature, seconds=1)  # once, so that loading is not measured
    began = perf_counter()
    tried = check(function, signature, seconds=1 if short else None).tried
    record_property(f"check of {name}", f"{tried / (perf_counter() - began):,.0f} boards a second")
    seconds = 1 if short else 10
    report = check(function, signature, seconds=seconds)
    record_property(f"check of {name}, {seconds} s", f"{report.tried:,} boards; {report.proven}")
    assert report.correct is not False  # None: the machine was too busy even for the small boards
