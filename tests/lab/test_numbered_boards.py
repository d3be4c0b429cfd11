"""The boards of a block: every one has a number, and they are as many as the formula says."""

from __future__ import annotations

import pytest
from oracle import every_jumps

from snl_algos.checker.cases import Block
from snl_algos.checker.rules import RULES
from snl_algos.lab.numbered_boards import NumberedBlock

NUMBERED = [name for name, rules in RULES.items() if rules.each_by_itself and not rules.square]


@pytest.mark.parametrize("name", NUMBERED)
def test_numbers_and_boards_are_the_same_thing(name: str) -> None:
    """Would catch: a board that is left out, counted twice, or in another order elsewhere."""
    rules = RULES[name]
    for cells in range(2, 6):
        for jumps in range(len(rules.feet(cells)) + 1):
            block = NumberedBlock(cells, jumps, rules.dice[0])
            found = [block.case(rules, number) for number in range(block.size(rules))]
            wanted = [one for one in Block(cells, jumps).cases(rules) if one.die == rules.dice[0]]
            assert found == wanted


@pytest.mark.parametrize("cells", [2, 3, 4, 5])
def test_together_they_are_all_boards(cells: int) -> None:
    """Against a nested loop of the oracle, which knows nothing of blocks."""
    rules = RULES["anything"]
    blocks = [NumberedBlock(cells, jumps, 6) for jumps in range(cells + 1)]
    found = [
        block.case(rules, number).jumps for block in blocks for number in range(block.size(rules))
    ]
    wanted = [tuple(sorted(jumps.items())) for jumps in every_jumps(cells)]
    assert sorted(found) == sorted(wanted)
    assert len(found) == cells**cells


def test_the_middle_of_a_large_block() -> None:
    """Would catch: a number that is found by counting up to it."""
    rules, block = RULES["plain"], NumberedBlock(100, 20, 6)
    last = block.size(rules) - 1
    assert block.case(rules, last).jumps == tuple((foot, 100) for foot in range(80, 100))
    assert block.case(rules, 0).jumps == tuple((foot, 1) for foot in range(2, 22))
    for number in (last // 3, last // 2):
        assert rules.allows(block.case(rules, number))
    for number in (-1, last + 1):
        with pytest.raises(IndexError):
            block.case(rules, number)
