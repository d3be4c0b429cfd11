"""Plans: what a file may say, and what is said of one that is wrong."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from oracle import every_jumps

from snl_algos.checker.cases import Block as BoardsOf
from snl_algos.checker.rules import RULES
from snl_algos.lab.survey import ShardRunner
from snl_algos.lab.survey_plan import Plan, Shard, SurveyError
from snl_algos.programs import program_of

GOOD: dict[str, Any] = {"programs": ["greedy"], "boards": [{"every": [4, 5], "dice": [1, 2]}]}
RANDOM: dict[str, Any] = {"random": 10, "cells": 30, "snakes": 2, "ladders": 3}


def with_boards(**said: Any) -> dict[str, Any]:
    return {**GOOD, "boards": [said]}


def test_a_plan_and_its_shards() -> None:
    """Would catch: shards with a gap between them, or with boards of two blocks."""
    plan = Plan({**GOOD, "shard": 7})
    assert plan.boards == 2 * (4**2 + 5**3) == sum(shard.boards for shard in plan.shards)
    by_block: dict[int, int] = {}
    for shard in plan.shards:
        assert shard.first == by_block.get(shard.place, 0)
        assert 0 < shard.boards <= 7
        by_block[shard.place] = shard.first + shard.boards
    assert by_block == {place: block.size for place, block in enumerate(plan.blocks)}


NUMBERED = [name for name, rules in RULES.items() if rules.each_by_itself and not rules.square]


@pytest.mark.parametrize("name", NUMBERED)
def test_numbers_and_boards_are_the_same_thing(name: str) -> None:
    """Would catch: a board that is left out, counted twice, or in another order elsewhere."""
    boards = with_boards(every=[2, 3, 4, 5], dice=[2, [1, 3]], rules=name)
    plan = Plan({**boards, "shard": 100})
    for place, block in enumerate(plan.blocks):
        rules = replace(plan.rules(1), dice=(block.die,))
        found = [
            case for shard in plan.shards if shard.place == place for case in plan.cases(shard)
        ]
        assert found == list(BoardsOf(block.cells, block.jumps).cases(rules))
        assert len(found) == block.size


def test_together_they_are_all_boards() -> None:
    """Against a nested loop of the oracle, which knows nothing of blocks."""
    for cells in (2, 3, 4, 5):
        plan = Plan(with_boards(every=[cells], rules="anything"))
        found = [case.jumps for shard in plan.shards for case in plan.cases(shard)]
        assert sorted(found) == sorted(tuple(sorted(one.items())) for one in every_jumps(cells))
        assert len(found) == cells**cells


def test_a_board_far_into_a_large_block() -> None:
    """Would catch: a board that is found by counting up to it."""
    plan = Plan({**with_boards(every=[12]), "shard": 10**6})
    place = len(plan.blocks) - 1
    last = plan.blocks[place].size - 1
    jumps = [plan.cases(Shard(place, number, 1))[0].jumps for number in (0, last)]
    assert jumps == [tuple((foot, end) for foot in range(2, 12)) for end in (1, 12)]


def test_random_boards_depend_on_nothing_but_the_plan() -> None:
    """Would catch: a board that depends on the size of the shards or on who runs them."""
    plans = [Plan({**GOOD, "boards": [RANDOM], "shard": size}) for size in (3, 10)]
    boards = [[case for shard in plan.shards for case in plan.cases(shard)] for plan in plans]
    assert boards[0] == boards[1]
    assert len(set(boards[0])) == 10
    other = Plan({**GOOD, "boards": [{**RANDOM, "seed": 1}]})
    assert not set(other.cases(other.shards[0])) & set(boards[0])


WRONG = [
    ({}, "programs is missing"),
    ({"programms": ["greedy"]}, "unknown key 'programms' (did you mean 'programs'?)"),
    ({**GOOD, "programs": "greedy"}, "programs"),
    ({**GOOD, "programs": ["greedy", "greedy"]}, "different names"),
    ({**GOOD, "boards": []}, "[[boards]]"),
    ({**GOOD, "shard": 0}, "1 or more"),
    (with_boards(cells=5), "every = [6]"),
    (with_boards(every=6), "rising"),
    (with_boards(every=[6, 5]), "rising"),
    (with_boards(every=[5], most_jumps=-1), "0 or more"),
    (with_boards(every=[5], dice=[[3, 1]]), "rising faces"),
    (with_boards(every=[5], rules="hackerrank"), "plain"),
    (with_boards(random=10, cells=10, snakes=9), "room"),
    (with_boards(random=10, cells=60, rules="hackerrank"), "100 cells"),
    ({**GOOD, "shard": date(2026, 1, 2)}, "not datetime.date(2026, 1, 2)"),
    (with_boards(random=10**15), "it has 200,000,000,000 shards, more than 1,000,000"),
]


def test_what_is_wrong_is_named() -> None:
    for said, words in WRONG:
        with pytest.raises(SurveyError) as caught:
            Plan(said)
        assert words in str(caught.value), said


def test_files(tmp_path: Path) -> None:
    """Would catch: a traceback instead of the name of the file."""
    file = tmp_path / "plan.toml"
    for text, words in [(b"programs = [", "TOML"), (b"\xff", "utf-8"), (b"", "programs")]:
        file.write_bytes(text)
        with pytest.raises(SurveyError) as caught:
            Plan.read(file)
        assert str(file) in str(caught.value) and words in str(caught.value)
    with pytest.raises(SurveyError, match="cannot be read"):
        Plan.read(tmp_path / "none.toml")


def test_a_misspelt_program_is_named_with_what_may_be_meant() -> None:
    """Would catch: a survey of many programs that only says that one of them is unknown."""
    with pytest.raises(KeyError, match=r"'gredy' \(did you mean 'greedy'\?\)"):
        ShardRunner(Plan({**GOOD, "programs": ["gredy"]}))


def grid(board: list[list[int]]) -> int:
    return len(board)


def test_boards_that_a_program_cannot_be_given_are_named_with_those_that_fit() -> None:
    """Would catch: a message that leaves its reader alone."""
    plan = Plan({"programs": ["mine.py"], "boards": [{"every": [4]}]})
    with pytest.raises(SurveyError, match=r'need not be square; .* rules = "leetcode"'):
        ShardRunner(plan, lambda name: program_of(grid)).run(0)
