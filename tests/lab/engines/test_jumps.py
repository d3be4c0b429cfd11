"""A board by arrays of its jumps, and boards by the lines of a file."""

from __future__ import annotations

import json
import random
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from oracle import Rules, fewest_throws

from snl_algos import Board, BoardError
from snl_algos.lab import fewest_throws_by_jumps, fewest_throws_of
from snl_algos.lab.engines import ENGINES
from snl_algos.views import move_array

WALKERS = [name for name, engine in ENGINES.items() if engine.on_jumps]


def games() -> Iterator[Rules]:
    """Small boards with many jumps, runs and walls of them, on the first and last cell too."""
    source = random.Random(18)
    for _ in range(600):
        cells, share = source.randint(1, 60), source.choice([0.1, 0.4, 0.8])
        feet = [cell for cell in range(1, cells + 1) if source.random() < share]
        yield Rules(cells, {foot: source.randint(1, cells) for foot in feet})


@pytest.mark.parametrize("engine", ["auto", *WALKERS])
def test_arrays_of_jumps(engine: str) -> None:
    """A jump to its own cell is among them, and is none."""
    if engine.startswith("compiled"):
        pytest.importorskip("numba")
    unreachable = 0
    for game in games():
        plain = {foot: end for foot, end in game.jumps.items() if foot != end}
        true = fewest_throws(game._replace(jumps=plain)).get(game.cells)
        starts, ends = list(game.jumps), list(game.jumps.values())
        assert fewest_throws_by_jumps(game.cells, starts, ends, engine=engine) == true, game
        unreachable += true is None
    assert unreachable > 50


@pytest.mark.parametrize("numpy_too", [False, True])
@pytest.mark.parametrize(
    ("cells", "starts", "ends", "message"),
    [
        (9, [3, 5], [4], "there are 2 starts and 1 ends"),
        (9, [3, 3], [4, 5], r"starts\[1\] is 3 again"),
        (9, [5, 3], [4, 5], r"starts\[1\] is 3, after 5: sort"),
        (9, [0, 3], [4, 5], r"starts\[0\] is 0, off the board"),
        (9, [3, 5], [4, 10], r"ends\[1\] is 10, off the board"),
        (9, [3.0, 5.0], [4, 8], r"starts.* whole number"),
        (9, [3, 5], [4, None], "ends"),
        (
            9,
            [3, 2**63],
            [4, 5],
            r"starts(\[1\] is 9223372036854775808| must hold whole)",
        ),
        (9, [[3, 5]], [4, 5], "starts"),
        (10**18 + 1, [], [], "the number of cells"),
    ],
)
def test_bad_arrays(cells: Any, starts: Any, ends: Any, message: str, numpy_too: bool) -> None:
    if numpy_too:
        numpy = pytest.importorskip("numpy")
        starts, ends = numpy.array(starts), numpy.array(ends)
    with pytest.raises(BoardError, match=message):
        fewest_throws_by_jumps(cells, starts, ends)


def test_an_engine_that_takes_no_jumps() -> None:
    with pytest.raises(
        BoardError, match="bits does not take arrays of jumps; pips and compiled-pips do"
    ):
        fewest_throws_by_jumps(9, [3], [4], engine="bits")
    with pytest.raises(KeyError):
        fewest_throws_by_jumps(9, [3], [4], engine="bit")


# -- the lines of a file ------------------------------------------------------------------------


def line_of(board: Board, as_array: bool) -> str:
    return json.dumps(move_array(board) if as_array else board.to_dict())


def test_a_file_of_boards(tmp_path: Path) -> None:
    boards = [Board(30, {3: 22}), Board(12), Board(9, dict.fromkeys(range(2, 8), 1))]
    file = tmp_path / "boards.jsonl"
    lines = [line_of(board, as_array=at % 2 > 0) for at, board in enumerate(boards * 2)]
    file.write_text("\n".join(lines), "utf-8")
    assert fewest_throws_of(file) == fewest_throws_of(str(file)) == array("q", [3, 2, -1] * 2)
    assert fewest_throws_of(file, engine="fronts") == array("q", [3, 2, -1] * 2)
    file.write_text("", "utf-8")
    assert fewest_throws_of(file) == array("q")


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        (b"", "it is empty"),
        (b"[-1, -1", "neither a board nor a list"),
        (b'{"cells": 9, "jum', "."),
        (b"[-1, 7]", "entry 1 is 7"),
        (b"\xff", "utf-8"),
        (b"[" * 100_000, "neither a board nor a list"),
        (b"[-1, [2], -1]", "entry 1 is not a whole number: list"),
        (b'[-1, {"a": 2}, -1]', "entry 1 is"),
    ],
    ids=["empty", "cut", "object cut", "off the board", "bytes", "deep", "list", "object"],
)
def test_a_bad_line(bad: bytes, message: str, tmp_path: Path) -> None:
    file = tmp_path / "boards.jsonl"
    file.write_bytes(b"[-1, -1]\n" + bad + b"\n[-1]\n")
    with pytest.raises(BoardError, match=message) as refusal:
        fewest_throws_of(file)
    assert f"{file}, line 2: " in str(refusal.value)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.jsonl", "thirty", "a\0b"):
        with pytest.raises(BoardError, match="cannot be read"):
            fewest_throws_of(path)


@pytest.mark.parametrize("engine", ["auto", "pips"])
def test_numbers_of_numpy_do_not_overflow(engine: str) -> None:
    """Pips are multiplied by the number of jumps: 64 bits do not hold the product."""
    numpy = pytest.importorskip("numpy")
    source, cells = random.Random(29), 10**18
    starts = sorted(source.sample(range(2, cells), 1000))
    ends = [source.randint(1, cells) for _ in starts]
    found = fewest_throws_by_jumps(cells, numpy.array(starts), numpy.array(ends), engine=engine)
    assert found == fewest_throws_by_jumps(cells, starts, ends, engine="pips")
