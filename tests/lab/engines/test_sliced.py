"""Many boards at once, a bit for each, against the independent oracle and the rule book."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from oracle import Rules, every_jumps, faces_of, fewest_throws
from replaying import ENTRIES, data_of

from snl_algos.board import Board
from snl_algos.checker.cases import Block
from snl_algos.checker.rules import RULES
from snl_algos.lab.engines import bitsliced
from snl_algos.lab.survey.shard import right_answers

#: Small dice, gaps, and faces that pass the goal of every small board, up to the largest.
DICE: list[int | tuple[int, ...]] = [1, 2, 3, 9, (2,), (1, 3), (2, 6), (9, 10), (1, 10**18)]


def wrong_among(games: Sequence[Rules]) -> list[Rules]:
    """The games, all with the same cells and rules, that are answered wrongly."""
    first = games[0]
    boards = [tuple(game.jumps.items()) for game in games]
    said = bitsliced.throws_of_each(
        first.cells, boards, faces_of(first), start=first.start, chained=first.chained
    )
    true = [fewest_throws(game).get(game.cells) for game in games]
    return [game for game, ours, right in zip(games, said, true, strict=True) if ours != right]


@pytest.mark.parametrize("chained", [False, True])
@pytest.mark.parametrize("start", [0, 1])
def test_every_small_board(start: int, chained: bool) -> None:
    """Would catch: a jump that leads on a board of the neighbour, too, or a loop that ends.

    There are 3125 boards of five cells, more than are in one set: it would also catch the boards
    of the second set answered in the place of the first.
    """
    for cells in (1, 2, 3, 4, 5):
        for die in DICE if cells < 5 else DICE[1:2]:
            games = [Rules(cells, jumps, die, start, chained) for jumps in every_jumps(cells)]
            assert len(games) == cells**cells
            assert wrong_among(games) == []


def rule_book() -> list[list[Rules]]:
    """The boards of the rule book without a throw past the goal, those alike together."""
    alike: dict[tuple[Any, ...], list[Rules]] = {}
    for entry in ENTRIES:
        board = Board.from_dict(data_of(entry))
        if board.overshoot == "stay":
            game = Rules(board.cells, dict(board.jumps), board.die, board.start, board.chained)
            alike.setdefault((game.cells, game.die, game.start, game.chained), []).append(game)
    return list(alike.values())


def test_the_rule_book() -> None:
    assert [wrong_among(games) for games in rule_book()] == [[] for _ in rule_book()]


@pytest.mark.parametrize("name", RULES)
def test_the_answers_of_a_campaign(name: str) -> None:
    """Would catch: rules or a die that a shard does not pass on."""
    rules = RULES[name]
    for cells in [rules.fixed] if rules.fixed else [4, 9, 16]:
        for die in rules.dice:
            cases = [case._replace(die=die) for case in Block(cells, 1).cases(rules)]
            assert right_answers(rules, cases) == [rules.fewest_throws(case) for case in cases]
    assert right_answers(rules, []) == []
