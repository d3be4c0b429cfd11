"""`snl design`: the board, what is said of it, and what is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from command import good, misused, refused, snl

from snl_algos import ALGORITHMS, Board
from snl_algos.boards.notations import read_boards
from snl_algos.lab.design import design

pytest.importorskip("typer")

SMALL = ["design", "--cells", 9, "--snakes", 1, "--ladders", 1, "--die", 3]


def test_a_board_and_what_is_true_of_it(tmp_path: Path) -> None:
    """Would catch: an option that is dropped, or a source that makes another board."""
    ran = snl(*SMALL, "--throws", 2, "--unique-route", "--right", "greedy", "--seed", 3)
    assert ran.code == 0
    board = read_boards(ran.out)[0].board
    made = design(9, snakes=1, ladders=1, die=3, throws=2, unique_route=True, right=["greedy"],
                  seed=3)  # fmt: skip
    assert board == made.board
    assert ran.err == "".join(f"snl: {said}\n" for said in made.properties)
    program, *arguments = json.loads(ran.out)["source"].split()
    assert program == "snl"
    assert snl(*arguments) == ran
    file = tmp_path / "board.json"
    assert snl(*arguments, "-o", file) == (0, "", ran.err)
    assert file.read_text() == ran.out
    assert "--force" in refused(*arguments, "-o", file)


def test_notations_pipe_into_solve() -> None:
    made = snl("design", "--cells", 36, "--snakes", 2, "--ladders", 2, "--throws", 5, "--seed", 1,
               "--to", "grid")  # fmt: skip
    assert good("solve", "-", stdin=made.out.encode()).startswith("throws: 5\n")


def test_the_seed_that_was_drawn_is_said() -> None:
    ran = snl(*SMALL)
    seed = ran.err.splitlines()[0].removeprefix("snl: chosen: --seed ")
    assert snl(*SMALL, "--seed", seed).out == ran.out


def test_no_board_is_exit_code_1() -> None:
    """Would catch: "impossible" and "not found" mixed up, or a board all the same."""
    ran = snl(*SMALL, "--throws", 8, "--seed", 1)
    assert (ran.code, ran.out) == (1, "")
    assert "none of the 210 plausible boards" in ran.err
    ran = snl("design", "--throws", 30, "--tries", 5, "--seed", 1)
    assert (ran.code, ran.out) == (1, "")
    assert "not found in 5 tries. No board met this condition: the fewest" in ran.err
    assert len(ran.err.splitlines()) == 1


def test_the_condition_that_blocks_is_named() -> None:
    """Would catch: a condition that was met, or the last one, named as the one that blocks; a
    nearest board that is not the one described."""
    words = ["design", "--cells", 30, "--snakes", 2, "--ladders", 2, "--tries", 300, "--seed", 1]
    ran = snl(*words, "--throws", 12, "--requires-snake")
    assert "No board met this condition: the fewest throws are 12. " in ran.err
    board, throws = re.findall(r"The nearest board is (Board\(.*?\)): (\d+) throws", ran.err)[0]
    assert ALGORITHMS["queue-bfs"](eval(board, {"Board": Board})).throws == int(throws)
    ran = snl(*words, "--throws", 5, "--only-wrong", "greedy", "--requires-snake")
    assert "(the fewest throws are 5) met this condition: every shortest route takes a" in ran.err


def test_the_nearest_board_says_what_its_programs_do() -> None:
    """Would catch: "The nearest board is Board(...): ." where the program is right on it."""
    words = ["design", "--cells", 20, "--snakes", 2, "--ladders", 2, "--tries", 9, "--seed", 1]
    ran = snl(*words, "--wrong", "greedy")
    assert ran.code == 1 and "): right: greedy. Such a board may exist" in ran.err


def test_what_is_refused() -> None:
    assert "jumps do not fit" in refused("design", "--cells", 10, "--seed", 1)
    assert "cells" in refused("design", "--cells", 99, "--to", "grid", "--seed", 1)
    assert "exact" in refused("design", "--wrong", "dijkstra", "--seed", 1)
    assert "greddy" in misused("design", "--wrong", "greddy")
    assert "--throws" in misused("design", "--throws", 0)
