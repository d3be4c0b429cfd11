"""How many boards a second a check plays, all costs included, and how far ten seconds get."""

from collections.abc import Callable
from time import perf_counter

import pytest
from bare_bfs import bare_bfs

from snl_algos import ALGORITHMS, check

FUNCTIONS = {
    "bare BFS, (move, N)": (bare_bfs, "move-array"),
    "queue-bfs, (board)": (ALGORITHMS["queue-bfs"], "board"),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_check(name: str, record_property: Callable[[str, object], None]) -> None:
    function, form = FUNCTIONS[name]
    check(function, form)  # once, so that what is loaded once does not count
    began = perf_counter()
    tried = check(function, form).tried
    record_property(f"check of {name}", f"{tried / (perf_counter() - began):,.0f} boards a second")
    report = check(function, form, seconds=10)
    record_property(f"check of {name}, ten seconds", f"{report.tried:,} boards; {report.proven}")
    assert report.correct
