"""Lesson 13: the published boards, and the boards on which a rule matters."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import get_args

import pytest

pytest.importorskip("nbformat")


from snl_algos import Board, solve
from snl_algos.board import Overshoot

RULES = get_args(Overshoot)


def test_the_smallest_board_with_an_overwritten_jump() -> None:
    """Would catch: a smaller board on which it matters which of two jumps of a cell is kept."""
    kept = {
        cells: [
            (foot, one, other)
            for foot in range(2, cells + 1)
            for one, other in combinations([end for end in range(1, cells + 1) if end != foot], 2)
            if len({solve(Board(cells, {foot: end}, die=1)).throws for end in (one, other)}) > 1
        ]
        for cells in (2, 3)
    }
    assert kept == {2: [], 3: [(2, 1, 3)]}
    assert [solve(Board(3, {2: end}, die=1)).throws for end in (3, 1)] == [1, None]


def test_the_proof_needs_a_die_without_gaps_and_no_jump_on_the_goal() -> None:
    assert solve(Board(4, die=(2,))).throws is None
    assert solve(Board(4, die=(2,), overshoot="win")).throws == 2
    with_a_jump = partial(Board, 2, {1: 2, 2: 1}, die=2)
    assert [solve(with_a_jump(overshoot=rule)).throws for rule in RULES] == [None, 1, None]
