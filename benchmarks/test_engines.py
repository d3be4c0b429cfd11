"""The engines against a bare queue BFS, all on the same move arrays or boards.

The time of an engine includes the validation and preparation of a move array; the bare search
does neither.
"""

import tracemalloc
from array import array
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from bare_bfs import bare_bfs

from snl_algos import Board, fewest_throws
from snl_algos.lab import fewest_throws_by_jumps, fewest_throws_of, fewest_throws_on
from snl_algos.lab.engines import ENGINES

PURE = [
    name
    for name, engine in ENGINES.items()
    if engine.on_moves and engine.needs == "the standard library"
]
MANY, LARGE, HUGE = "100 cells, 20 jumps", "a million cells, {}", "10^18 cells, 100,000 jumps"


def boards_of_hundred(count: int) -> list[list[int]]:
    """Return boards of 100 cells, each with twenty jumps between any cells."""
    source, boards = Random(1), []
    for _ in range(count):
        move = [-1] * 100
        ends = source.sample(range(1, 99), 40)
        for foot, end in zip(ends[::2], ends[1::2], strict=True):
            move[foot] = end
        boards.append(move)
    return boards


@pytest.fixture(scope="module")
def hundreds(short: bool) -> list[list[int]]:
    return boards_of_hundred(10 if short else 1000)


def large_board(cells: int, jumps: str) -> list[int]:
    """Return a move array: without jumps, or with 10% that lead anywhere, or nearby."""
    source, move = Random(1), [-1] * cells
    if jumps == "no jumps":
        return move
    ends = source.sample(range(1, cells - 1), cells // 5)
    for foot, end in zip(ends[::2], ends[1::2], strict=True):
        nearby = min(max(0, foot + source.randint(-50, 50)), cells - 2)
        move[foot] = end if jumps == "10% anywhere" else nearby
    return move


def bare_of(moves: list[list[int]]) -> "array[int]":
    return array("q", (bare_bfs(move, len(move)) for move in moves))


@pytest.mark.benchmark(group=MANY)
def test_hundred_bare(benchmark: Any, hundreds: list[list[int]]) -> None:
    benchmark(bare_of, hundreds)


@pytest.mark.benchmark(group=MANY)
@pytest.mark.parametrize("name", PURE)
def test_hundred(benchmark: Any, hundreds: list[list[int]], name: str) -> None:
    found = benchmark(fewest_throws_of, hundreds, engine=name)
    assert found == bare_of(hundreds)


@pytest.mark.parametrize("jumps", ["no jumps", "10% anywhere", "10% nearby"])
@pytest.mark.parametrize("name", ["bare", *PURE])
def test_large(benchmark: Any, name: str, jumps: str, short: bool) -> None:
    if name == "bits" and jumps != "10% anywhere":
        pytest.skip("quadratic on boards that need many throws")
    benchmark.group = LARGE.format(jumps)
    benchmark.name = name
    move = large_board(10**4 if short else 10**6, jumps)
    run: Callable[[], int | None]
    if name == "bare":
        run = lambda: bare_bfs(move, len(move))  # noqa: E731
    else:
        run = lambda: fewest_throws_on(move, engine=name)  # noqa: E731
    throws = benchmark.pedantic(run, rounds=5)
    assert throws == bare_bfs(move, len(move))


@pytest.mark.parametrize("far", ["anywhere", "nearby"])
def test_huge(benchmark: Any, far: str, short: bool) -> None:
    """The time of `pips` alone, without creating the board."""
    benchmark.group, benchmark.name = HUGE, far
    source, cells, jumps = Random(1), 10**18, 1000 if short else 10**5
    feet = sorted({source.randrange(2, cells) for _ in range(jumps)})
    reach = cells // 10**3
    ends = {
        foot: source.randrange(1, cells)
        if far == "anywhere"
        else min(max(1, foot + source.randint(-reach, reach)), cells - 1)
        for foot in feet
    }
    board = Board(cells, ends)
    assert benchmark.pedantic(fewest_throws, (board,), rounds=5)


@pytest.mark.parametrize("far", ["anywhere", "nearby"])
@pytest.mark.parametrize("name", ["pips", "compiled-pips"])
def test_a_million_jumps(benchmark: Any, name: str, far: str, short: bool) -> None:
    """Arrays of jumps on 10^18 cells, from the arrays to the number."""
    numpy = pytest.importorskip("numpy")
    if name == "compiled-pips":
        pytest.importorskip("numba")
    benchmark.group, benchmark.name = f"10^18 cells, a million jumps {far}", name
    random, cells, jumps = numpy.random.default_rng(1), 10**18, 1000 if short else 10**6
    starts = numpy.unique(random.integers(2, cells, jumps))
    ends = random.integers(1, cells, starts.size)
    if far == "nearby":
        reach = cells // 10**3
        ends = (starts + random.integers(-reach, reach + 1, starts.size)).clip(1, cells - 1)
    fewest_throws_by_jumps(cells, starts[:9], ends[:9], engine=name)  # so that it is compiled
    given = (cells, starts, ends)
    throws = benchmark.pedantic(fewest_throws_by_jumps, given, {"engine": name}, rounds=3)
    assert throws == fewest_throws_by_jumps(*given)


def test_a_board_with_a_million_jumps(benchmark: Any, short: bool, record_property: Any) -> None:
    """The time to create it, and its memory beyond the numbers that it is made from."""
    source, cells, jumps = Random(1), 10**18, 1000 if short else 10**6
    pairs = {source.randrange(2, cells): source.randrange(1, cells) for _ in range(jumps)}
    tracemalloc.start()
    kept = Board(cells, pairs)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    record_property("a Board with so many jumps takes at most", f"{most / 1e6:,.0f} MB")
    assert benchmark.pedantic(Board, (cells, pairs), rounds=3) == kept


@pytest.mark.benchmark(group=f"{MANY}, a hundred times as many")
@pytest.mark.parametrize("threads", [1, None], ids=["one thread", "all threads"])
def test_hundred_compiled(
    benchmark: Any, hundreds: list[list[int]], threads: int | None, short: bool
) -> None:
    """A hundred copies of the boards above, in a NumPy array."""
    numpy, times = pytest.importorskip("numpy"), 1 if short else 100
    pytest.importorskip("numba")
    matrix = numpy.tile(numpy.array(hundreds, dtype="i4"), (times, 1))
    fewest_throws_of(matrix[:1], engine="compiled-bits")  # once, so that it is compiled
    found = benchmark(fewest_throws_of, matrix, engine="compiled-bits", threads=threads)
    assert found[: len(hundreds)].tolist() == bare_of(hundreds).tolist()


@pytest.mark.parametrize("jumps", ["no jumps", "10% anywhere", "10% nearby"])
def test_large_compiled(benchmark: Any, jumps: str, short: bool) -> None:
    numpy = pytest.importorskip("numpy")
    pytest.importorskip("numba")
    benchmark.group, benchmark.name = LARGE.format(jumps), "compiled-fronts"
    move = numpy.array(large_board(10**4 if short else 10**6, jumps), dtype="i4")
    fewest_throws_on(move[:1].clip(-1, 0), engine="compiled-fronts")  # so that it is compiled
    throws = benchmark.pedantic(fewest_throws_on, (move,), {"engine": "compiled-fronts"}, rounds=5)
    assert throws == bare_bfs(move.tolist(), len(move))
