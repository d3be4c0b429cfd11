"""The claims of lesson 20."""

from __future__ import annotations

from fractions import Fraction

from claims.claim import claim
from claims.games import Game
from claims.lesson_19 import goal_from_everywhere, next_throw

from snl_algos.course.chance import chain, choosing


@claim(
    "After *k* sweeps the number of a cell is the average length of the games from there, if every "
    "game is stopped after *k* throws.",
    cells=5,
    random=100,
)
def sweeps_are_broken_off_games(game: Game) -> None:
    after = chain(game.board)
    number = dict.fromkeys([*after, game.rules.cells], Fraction(0))
    not_over, length = {game.rules.start: Fraction(1)}, Fraction(0)
    for _ in range(4):
        assert number[game.rules.start] == length
        not_over.pop(game.rules.cells, None)
        length += sum(not_over.values())
        not_over = next_throw(after, not_over)
        new = {
            cell: Fraction(1 + sum(chance * number[end] for end, chance in ends.items()))
            for cell, ends in after.items()
        } | {game.rules.cells: Fraction(0)}
        assert all(new[cell] >= number[cell] for cell in number)
        number = new


@claim(
    "The question of this course is the special case where nothing is left to the die.",
    when=[goal_from_everywhere],
    cells=5,
    random=20,
)
def choosing_the_face_is_the_question(game: Game) -> None:
    """If you choose the face itself, value iteration finds the fewest throws."""
    _, throws = choosing(game.board, [(face,) for face in game.board.faces])
    assert throws == game.throws
