"""A million random boards of 100 cells, on which all engines agree."""

from __future__ import annotations

import random

import pytest
from oracle import Rules, fewest_throws

from snl_algos import Board
from snl_algos.lab.engines import ENGINES

#: The million is run in this many parts.
PARTS, BOARDS = 40, 25_000


def random_jumps(source: random.Random) -> dict[int, int]:
    """Up to 60 jumps: anywhere, or all of them short, or most of them back."""
    feet = source.sample(range(1, 101), source.choice([2, 10, 20, 60]))
    kind = source.choice(["anywhere", "short", "back"])
    if kind == "short":
        ends = {foot: foot + source.choice([-9, -5, -1, 1, 4, 9]) for foot in feet}
    elif kind == "back":
        ends = {foot: source.randint(1, foot) for foot in feet}
    else:
        ends = {foot: source.randint(1, 100) for foot in feet}
    return {foot: end for foot, end in ends.items() if 1 <= end <= 100 and end != foot}


@pytest.mark.release
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
def test_a_million_boards(part: int) -> None:
    """Every hundredth answer is found by the oracle, too."""
    source = random.Random(part)
    usable = [engine for engine in ENGINES.values() if engine.is_usable]
    unreachable = 0
    for number in range(BOARDS):
        board = Board(100, random_jumps(source))
        answers = {engine.name: engine(board) for engine in usable if not engine.refusal(board)}
        assert len(answers) == len(usable)
        assert len(set(answers.values())) == 1, (board, answers)
        throws = answers["bits"]
        if number % 100 == 0:
            assert fewest_throws(Rules(100, dict(board.jumps))).get(100) == throws, board
        unreachable += throws is None
    assert 100 < unreachable < BOARDS / 2
