"""Lesson 13: the boards on which the rule for throws past the goal matters."""

from __future__ import annotations

from functools import partial
from typing import get_args

from snl_algos import Board, solve
from snl_algos.board import Overshoot

RULES = get_args(Overshoot)


def test_the_proof_needs_a_die_without_gaps_and_no_jump_on_the_goal() -> None:
    assert solve(Board(4, die=(2,))).throws is None
    assert solve(Board(4, die=(2,), overshoot="win")).throws == 2
    with_a_jump = partial(Board, 2, {1: 2, 2: 1}, die=2)
    assert [solve(with_a_jump(overshoot=rule)).throws for rule in RULES] == [None, 1, None]
