"""Conditions of claims: which boards they speak of. The book's table shows the docstrings."""

from __future__ import annotations

from collections.abc import Callable

from claims.games import Game

Condition = Callable[[Game], bool]


def usual_rules(game: Game) -> bool:
    """the usual rules"""
    rules = game.rules
    return (
        isinstance(rules.die, int)
        and rules.start == 1
        and not rules.chained
        and rules.overshoot == "stay"
    )


def die_without_gaps(game: Game) -> bool:
    """a die with the faces 1 to d"""
    return isinstance(game.rules.die, int)


def not_chained(game: Game) -> bool:
    """jumps are not chained"""
    return not game.rules.chained


def no_bouncing(game: Game) -> bool:
    """throws do not bounce back from the goal"""
    return game.rules.overshoot != "bounce"


def lost_past_the_goal(game: Game) -> bool:
    """a throw past the goal does not move you"""
    return game.rules.overshoot == "stay"


def starts_off_the_board(game: Game) -> bool:
    """the start is off the board"""
    return game.rules.start == 0


def no_jumps(game: Game) -> bool:
    """no jumps"""
    return not game.jumps


def no_snakes(game: Game) -> bool:
    """no snakes"""
    return all(end > foot for foot, end in game.jumps.items())


def no_ladders(game: Game) -> bool:
    """no ladders"""
    return all(end < foot for foot, end in game.jumps.items())


def none_on_the_goal(game: Game) -> bool:
    """no jump begins on the goal"""
    return game.rules.cells not in game.jumps


def none_on_the_start(game: Game) -> bool:
    """no jump begins on cell 1"""
    return 1 not in game.jumps


def apart(game: Game) -> bool:
    """no cell belongs to two jumps"""
    touched = [*game.jumps, *game.jumps.values()]
    return len(touched) == len(set(touched))


def at_most_one_jump(game: Game) -> bool:
    """at most one jump"""
    return len(game.jumps) <= 1


def goal_in_reach(game: Game) -> bool:
    """the goal can be reached"""
    return game.throws is not None


def out_of_reach(game: Game) -> bool:
    """the goal is out of reach"""
    return game.throws is None
