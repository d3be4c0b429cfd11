"""`snl boards`, `snl list`, `snl random`, the version and the help."""

from __future__ import annotations

import json
import re

from command import ROOT, cells_of, good, snl

from snl_algos import ALGORITHMS, MISTAKES, __version__, load_board
from snl_algos.boards import gallery


def test_boards_lists_exactly_the_gallery() -> None:
    """A board hidden, or listed with another board's numbers."""
    heading, _, *rows = good("boards").splitlines()
    assert cells_of(heading) == ["board", "cells", "ladders", "snakes", "title"]
    listed = [cells_of(row) for row in rows]
    assert [row[0] for row in listed] == list(gallery.names())
    for name, *numbers, title in listed:
        board = load_board(name)
        assert list(map(int, numbers)) == [board.cells, len(board.ladders), len(board.snakes)]
        assert title == gallery.get(name).name
    files = (ROOT / "snl_algos/boards/named").glob("*.json")
    assert sorted(file.stem for file in files) == sorted(row[0] for row in listed)


def test_all_programs_are_listed_with_their_limits() -> None:
    """A program or a limit that is kept from the reader."""
    right, wrong = (part.splitlines() for part in good("list").split("\n\n"))
    rows = [cells_of(line) for line in right[2 : 2 + len(ALGORITHMS)]]
    assert rows == [
        [a.name, a.title, "yes" if a.exact else "no", a.time, a.memory] for a in ALGORITHMS.values()
    ]
    limits = [f"{a.name}: {limit}" for a in ALGORITHMS.values() for limit in a.limits]
    assert right[2 + len(ALGORITHMS) :] == limits
    for line, mistake in zip(wrong[2:], MISTAKES.values(), strict=True):
        assert line.split()[0] == mistake.name and mistake.title in line
        assert mistake.board is None or repr(mistake.board) in line


def test_random_is_the_same_for_a_seed() -> None:
    """A seed that is not used, or not told."""
    one = good("random", "--cells", 60, "--snakes", 4, "--ladders", 3, "--seed", 7, "--die", 8)
    data = json.loads(one)
    assert (data["cells"], data["die"], len(data["jumps"])) == (60, 8, 7)
    assert sum(end < foot for foot, end in data["jumps"]) == 4
    program, *arguments = data["source"].split()
    assert program == "snl"
    assert good(*arguments) == one
    assert good("random", "--seed", 1) != good("random", "--seed", 2)


def test_random_tells_the_seed_it_drew() -> None:
    """A board that cannot be had again; a seed in the middle of the JSON."""
    ran = snl("random")
    assert ran.code == 0
    seed = re.fullmatch(r"snl: chosen: --seed (\d+)\n", ran.err)
    assert seed
    assert good("random", "--seed", seed[1]) == ran.out


def test_random_fits_its_jumps_to_the_board() -> None:
    """Defaults that fail on a small board, or a number that its source does not name."""
    for cells in (1, 2, 9, 10, 25, 99):
        printed = good("random", "--cells", cells, "--seed", 3)
        data = json.loads(printed)
        ladders = sum(end > foot for foot, end in data["jumps"])
        snakes = len(data["jumps"]) - ladders
        assert (snakes, ladders) == (cells // 10, cells // 10)
        assert good(*data["source"].split()[1:]) == printed


def test_version_and_help() -> None:
    """A version of its own; a help that begins with something else."""
    assert good("--version") == f"snl_algos {__version__}\n"
    for help_option in ("-h", "--help"):
        assert "Shortest paths" in good(help_option)
