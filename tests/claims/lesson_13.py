"""The claims of lesson 13."""

from __future__ import annotations

from typing import get_args

from claims.claim import claim
from claims.conditions import die_without_gaps, none_on_the_goal
from claims.games import Game
from oracle import Overshoot, fewest_throws


@claim(
    "If the die has the faces 1 to *d* and no jump begins on the goal, then the fewest throws are "
    "the same under all three rules.",
    when=[die_without_gaps, none_on_the_goal],
)
def past_the_goal_does_not_matter(game: Game) -> None:
    for overshoot in get_args(Overshoot):
        other = fewest_throws(game.rules._replace(overshoot=overshoot))
        assert other.get(game.rules.cells) == game.throws, overshoot
