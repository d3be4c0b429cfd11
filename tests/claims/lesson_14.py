"""The claims of lesson 14."""

from __future__ import annotations

from claims.claim import claim
from claims.conditions import (
    die_without_gaps,
    lost_past_the_goal,
    none_on_the_goal,
    not_chained,
    usual_rules,
)
from claims.games import Game

from snl_algos import MISTAKES


def in_throws(game: Game) -> int:
    """The right answer as the programs of the gallery give it."""
    return -1 if game.throws is None else game.throws


@claim(
    "On none without a jump on the goal.",
    when=[die_without_gaps, none_on_the_goal, not_chained, lost_past_the_goal],
)
def past_the_goal_is_right(game: Game) -> None:
    """`past-the-goal` is right without gaps in the die and without a jump on the goal."""
    assert MISTAKES["past-the-goal"](game.board) == in_throws(game)


@claim("It says the right thing on every board.", when=[not_chained])
def marks_late_is_right(game: Game) -> None:
    """`marks-late` is right."""
    assert MISTAKES["marks-late"](game.board) == in_throws(game)


@claim(
    "Two programs of the gallery give no wrong answer at all.",
    when=[usual_rules],
    random=0,
)
def no_memo_is_right(game: Game) -> None:
    """`no-memo` is right."""
    assert MISTAKES["no-memo"](game.board) == in_throws(game)
