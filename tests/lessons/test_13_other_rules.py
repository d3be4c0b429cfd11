"""Lesson 13: the published boards, and the boards on which a rule matters."""

from __future__ import annotations

import re
from functools import partial
from itertools import combinations
from typing import get_args

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed, cells, printed

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


def test_each_rule_changes_the_answer_on_its_pair() -> None:
    """A pair of boards that differ in a rule, and not in the answer."""
    said = next(printed(cell) for cell in cells(13, "code") if "in pairs.items()" in cell.source)
    answers = [line.rpartition(": ")[2].split(", ") for line in said.splitlines()]
    assert len(answers) == 4
    assert all(one != other for one, other in answers)


def test_the_rule_past_the_goal_matters_only_with_a_jump_on_the_goal() -> None:
    """The count that the text turns into a claim, as it is saved."""
    said = all_printed(13)
    changed = re.search(r"the answer changes on (\d+)", said)
    with_jump = re.search(r"with a jump on the goal: (\d+)", said)
    assert changed and with_jump
    assert changed[1] == with_jump[1] != "0"


def test_the_proof_needs_a_die_without_gaps_and_no_jump_on_the_goal() -> None:
    assert solve(Board(4, die=(2,))).throws is None
    assert solve(Board(4, die=(2,), overshoot="win")).throws == 2
    with_a_jump = partial(Board, 2, {1: 2, 2: 1}, die=2)
    assert [solve(with_a_jump(overshoot=rule)).throws for rule in RULES] == [None, 1, None]
