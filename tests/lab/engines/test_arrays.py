"""Move arrays of all kinds, many boards at once, and what is refused."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from array import array
from typing import Any

import pytest
from oracle import Rules, fewest_throws

from snl_algos import BoardError
from snl_algos.board import Board
from snl_algos.lab import fewest_throws_of, fewest_throws_on
from snl_algos.views import move_array


def games(cells: int, count: int) -> list[Rules]:
    source = random.Random(cells)
    return [
        Rules(cells, {foot: source.randint(1, cells) for foot in source.sample(range(2, cells), 9)})
        for _ in range(count)
    ]


def without_own_cells(game: Rules) -> Rules:
    return game._replace(jumps={foot: end for foot, end in game.jumps.items() if foot != end})


@pytest.mark.parametrize("cells", [20, 127, 128, 300])
def test_every_kind_of_array(cells: int) -> None:
    numpy = pytest.importorskip("numpy")
    for game in map(without_own_cells, games(cells, 20)):
        true, move = fewest_throws(game).get(cells), move_array(game.board())
        wide = numpy.full(2 * cells, 7, dtype=">i4")
        wide[::2] = move
        kinds = [
            move,
            tuple(move),
            array("h", move),
            array("q", move),
            memoryview(array("i", move)),
            numpy.array(move),
            numpy.array(move, dtype=numpy.int16),
            wide[::2],  # not contiguous, and in the other byte order
            numpy.array(move[::-1])[::-1],
        ]
        assert {fewest_throws_on(kind) for kind in kinds} == {true}


def test_an_entry_that_names_itself_is_not_a_jump() -> None:
    """As `Board` has it. Would catch: a cell that holds on to whoever lands there."""
    assert fewest_throws_on([-1, 1, 2, 3, 4, 5, -1]) == 1
    for engine in ("bits", "fronts"):
        assert fewest_throws_on(list(range(200)), engine=engine) == 34


@pytest.mark.full
@pytest.mark.parametrize("cells", [20, 200])
def test_many_boards(cells: int) -> None:
    """An array of the standard library, or one of NumPy for one of NumPy."""
    numpy = pytest.importorskip("numpy")
    boards = [without_own_cells(game) for game in games(cells, 200)]
    boards += [Rules(cells, dict.fromkeys(range(4, 10), 1))]
    true = [fewest_throws(game).get(cells, -1) for game in boards]
    assert -1 in true
    moves = [move_array(game.board()) for game in boards]
    mixed = (game.board() if at % 2 else moves[at] for at, game in enumerate(boards))
    found = fewest_throws_of(mixed)
    assert isinstance(found, array) and found.typecode == "q" and found.tolist() == true
    for kind in ("i1", "i2", ">i4", "i8") if cells < 128 else ("i2", "<i4", ">i8"):
        found = fewest_throws_of(numpy.array(moves, dtype=kind))
        assert found.dtype == numpy.int64 and found.tolist() == true


@pytest.mark.full
@pytest.mark.parametrize("threads", [None, 3])
def test_threads_find_the_same(threads: int | None) -> None:
    """Would catch: rows that are left out, or answered twice, where the work is divided."""
    numpy = pytest.importorskip("numpy")
    pytest.importorskip("numba")
    boards = [without_own_cells(game) for game in games(100, 301)]
    moves = numpy.array([move_array(game.board()) for game in boards])
    true = [fewest_throws(game).get(100, -1) for game in boards]
    found = fewest_throws_of(moves, engine="compiled-bits", threads=threads)
    assert found.tolist() == true
    assert fewest_throws_of(moves[:, ::-1][:, ::-1], engine="compiled-bits").tolist() == true
    assert fewest_throws_of(moves[:0], engine="compiled-bits").tolist() == []


def test_a_compiled_engine_that_is_not_installed() -> None:
    """It is named, with the extra that installs it; and auto does without it.

    With Numba, auto takes a compiled engine for an array of ten million.
    """
    program = (
        "import sys\nsys.modules['numba'] = None\nfrom snl_algos import *\n"
        "from snl_algos.lab.engines.engine import choose_for_moves\n"
        "from snl_algos.extras import MissingExtra\n"
        "assert choose_for_moves(10_000_000).name == 'fronts'\n"
        "try:\n    fewest_throws(Board(9), engine='compiled-bits')\n"
        "except MissingExtra as missing:\n    print(missing)"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert b"snl_algos[fast]" in run.stdout


@pytest.mark.parametrize("engine", ["auto", "fronts", "compiled-bits", "compiled-fronts"])
def test_a_bad_array_of_numpy_is_refused(engine: str) -> None:
    numpy = pytest.importorskip("numpy")
    if engine.startswith("compiled"):
        pytest.importorskip("numba")
    row = [-1, -1, -1]
    bad: list[Any] = [
        numpy.array([]),
        numpy.array([], dtype=int),
        numpy.array(-1),
        numpy.array([row, row]),
        numpy.array([-1.0, -1.0]),
        numpy.array([-1, numpy.nan]),
        numpy.array([True, False]),
        numpy.array([-1, None]),
        numpy.array(["-1"]),
        numpy.array([-1, 2]),
        numpy.array([-1, -2]),
        numpy.array([0, 2**63], dtype=numpy.uint64),
        numpy.ma.masked_array([-1, -1], mask=[0, 1]),
    ]
    for move in bad:
        with pytest.raises(BoardError):
            fewest_throws_on(move, engine=engine)
    for boards in [
        numpy.array(row),
        numpy.array([row, row]) * 1.0,
        numpy.empty((3, 0), dtype=int),
        numpy.array([row, [-1, 3, -1]]),
        numpy.array([[row, row]]),
        numpy.array([row, row[:2]], dtype=object),
    ]:
        with pytest.raises(BoardError):
            fewest_throws_of(boards, engine=engine)
    with pytest.raises(BoardError, match="row 1, entry 2 is -7"):
        fewest_throws_of(numpy.array([row, [-1, -1, -7]]), engine=engine)


def test_what_is_not_many_boards() -> None:
    boards: Any
    for boards in (7, None, "thirty", Board(9), b"ab", [Board(9), 7]):
        with pytest.raises(BoardError):
            fewest_throws_of(boards)


def test_an_engine_that_takes_no_arrays() -> None:
    with pytest.raises(BoardError):
        fewest_throws_on([-1, -1], engine="pips")
    with pytest.raises(BoardError):
        fewest_throws_on([-1] * 1_000_001, engine="bits")


def test_nothing_from_outside_is_loaded() -> None:
    """Would catch: NumPy loaded for whoever has lists, which takes longer than the answer."""
    program = (
        "import sys, json\nfrom snl_algos import Board, lab\n"
        "lab.fewest_throws_of([Board(30), [-1] * 30])\nlab.fewest_throws_on([-1] * 3000)\n"
        "print(json.dumps(sorted({'numpy', 'numba'} & set(sys.modules))))"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert json.loads(run.stdout) == []
