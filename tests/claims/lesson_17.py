"""The claims of lesson 17."""

from __future__ import annotations

from claims.claim import claim
from claims.conditions import (
    die_without_gaps,
    goal_in_reach,
    lost_past_the_goal,
    none_on_the_goal,
    none_on_the_start,
    not_chained,
    usual_rules,
)
from claims.games import Game

from snl_algos import MISTAKES


def in_throws(game: Game) -> int:
    """The right answer as the programs of the gallery give it."""
    return -1 if game.throws is None else game.throws


@claim(
    "Under our usual rules, only boards with a jump on the goal.",
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
    "Two programs of the gallery give no wrong answer at all under our usual rules.",
    when=[usual_rules],
    random=0,
)
def no_memo_is_right(game: Game) -> None:
    """`no-memo` is right."""
    assert MISTAKES["no-memo"](game.board) == in_throws(game)


def no_jumps_meet(game: Game) -> bool:
    """no jump ends where another begins"""
    return not game.jumps.keys() & game.jumps.values()


@claim(
    "Prove that it is right on every board where no jump begins on the start, or where another "
    "ends.",
    when=[no_jumps_meet, none_on_the_start],
)
def one_set_is_enough_if_no_jumps_meet(game: Game) -> None:
    """`one-visited-set` is right if no jump begins on the start or where another ends."""
    assert MISTAKES["one-visited-set"](game.board) == in_throws(game)


@claim("This search never gives a wrong number.", when=[goal_in_reach], cells=5, random=0)
def a_search_that_forgets_is_right(game: Game) -> None:
    """A search that marks nothing is right wherever the goal can be reached."""
    waiting, throws = [(game.rules.start, 0)], 0
    for cell, throws in waiting:
        if cell == game.rules.cells:
            break
        waiting += [(end, throws + 1) for end in game.board.ends(cell)]
    assert throws == game.throws


@claim("The answer is 1 if and only if a move from the start leads to the goal.")
def one_throw_is_a_move_to_the_goal(game: Game) -> None:
    ends = [move.cell for move in game.board.moves(game.rules.start)]
    assert (game.throws == 1) == (game.rules.cells in ends)
