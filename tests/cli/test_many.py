"""`snl solve --many`: a stream of boards, and a stream of answers."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from command import good, snl

from snl_algos import random_board
from snl_algos.lab import fewest_throws_of


def lines_of(count: int) -> list[str]:
    """Boards as lines, objects and move arrays, some without a way."""
    source, lines = random.Random(15), []
    for at in range(count):
        board = random_board(cells=30, snakes=3, ladders=3, seed=source.randrange(10**9))
        moves = [board.jumps.get(cell, 0) - 1 for cell in range(1, 31)]
        if at % 4 == 0:
            moves = [-1] * 23 + [0] * 6 + [-1]
        data = {"cells": 30, "die": at % 3 + 4, "jumps": [*map(list, board.jumps.items())]}
        lines.append(json.dumps(data if at % 2 else moves))
    return lines


@pytest.fixture
def boards(tmp_path: Path) -> Path:
    file = tmp_path / "boards.jsonl"
    file.write_text("\n".join(lines_of(12)))
    return file


def test_the_answers(boards: Path) -> None:
    """Would catch: an answer that is wrong, missing, or not in its place."""
    expected = list(fewest_throws_of(boards))
    assert -1 in expected
    assert list(map(int, good("solve", "--many", boards).split())) == expected


#: Lines that are no boards.
BAD_LINES = ["", "[-1, 7]", "{}", "\ud800"]


def test_a_line_that_is_no_board(boards: Path) -> None:
    """Would catch: a traceback, a lost answer before it, or a message without its place."""
    text = boards.read_text().splitlines()
    for line in BAD_LINES:
        boards.write_text("\n".join([*text[:3], line, *text[3:]]), errors="surrogatepass")
        ran = snl("solve", "--many", boards)
        assert (ran.code, ran.out.count("\n")) == (2, 3), line
        assert "line 4: " in ran.err
        assert ran.err.count("\n") == 1


def test_wrong_usage(tmp_path: Path) -> None:
    """Would catch: an option that is ignored, a traceback of a file that is not there."""
    for words in (
        "thirty --many a", "--many a --all-routes", f"--many {tmp_path / 'none'}",
        f"--many {tmp_path}",
    ):  # fmt: skip
        ran = snl("solve", *words.split())
        assert ran.code == 2, words
        assert "Traceback" not in ran.err
