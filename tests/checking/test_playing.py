"""What a program says of many boards at a time is what it says of each alone."""

from __future__ import annotations

from snl_algos import MISTAKES
from snl_algos.checking import RULES
from snl_algos.checking.cases import Block
from snl_algos.checking.playing import Player


def test_many_boards_at_a_time() -> None:
    """Would catch: a board left out after a wrong one, played twice, or out of order."""
    rules = RULES["plain"]
    player = Player(MISTAKES["skips-snakes"], rules, 1.0)
    cases = [case for jumps in range(3) for case in Block(4, jumps).cases(rules)]
    said = list(player.outcomes(cases))
    assert [case for case, _ in said] == cases
    assert said == [(case, player.outcome(case)) for case in cases]
    wrong = [outcome.throws != rules.fewest_throws(case) for case, outcome in said]
    assert 1 <= sum(wrong) < len(wrong)


def test_later_than_asked_for() -> None:
    """Would catch: boards that are played after the time is over."""
    player = Player(MISTAKES["skips-snakes"], RULES["plain"], 1.0)
    assert list(player.outcomes(Block(4, 1).cases(RULES["plain"]), until=0.0)) == []
