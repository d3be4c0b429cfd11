"""The claims of lesson 12."""

from __future__ import annotations

from fractions import Fraction

from claims.claim import claim
from claims.games import Game

from snl_algos.course.chance import average_throws, chain, choosing


def goal_from_everywhere(game: Game) -> bool:
    """the goal can be reached from every cell where you can stand"""
    return all(cell in game.to_goal for cell in game.distance)


@claim(
    "But if the goal can be reached from every cell where you can stand, a game takes a finite "
    "number of throws on average.",
    when=[goal_from_everywhere],
    cells=5,
    random=20,
)
def there_is_an_average(game: Game) -> None:
    average = average_throws(game.board)
    for cell, ends in chain(game.board).items():
        assert average[cell] == 1 + sum(chance * average[end] for end, chance in ends.items())
        assert average[cell] >= game.to_goal[cell]


@claim(
    "From each of the *V* cells some route of at most *V* throws wins, and the die makes exactly "
    "these throws with a chance greater than 0.",
    when=[goal_from_everywhere],
)
def routes_are_no_longer_than_the_board(game: Game) -> None:
    for cell in game.distance:
        assert game.to_goal[cell] <= len(game.distance)


def next_throw(
    after: dict[int, dict[int, Fraction]], here: dict[int, Fraction]
) -> dict[int, Fraction]:
    """Return how likely it is to stand on each cell one throw later."""
    there: dict[int, Fraction] = {}
    for cell, likely in here.items():
        for end, chance in after[cell].items():
            there[end] = there.get(end, Fraction(0)) + likely * chance
    return there


@claim(
    "So the chance that a game is not over after *V* throws is at most 1 - *p*, after 2 *V* "
    "throws at most the square of that, and so on.",
    when=[goal_from_everywhere],
    cells=5,
    random=20,
)
def games_end_at_a_steady_rate(game: Game) -> None:
    """The average is at most *V*/*p*, where *p* is one divided by the faces to the power *V*."""
    number = len(game.distance)
    never_over = 1 - Fraction(1, game.faces**number)
    after, here = chain(game.board), {game.rules.start: Fraction(1)}
    for throw in range(1, 2 * number + 1):
        here = next_throw(after, {cell: odds for cell, odds in here.items() if cell in after})
        going_on = sum(odds for cell, odds in here.items() if cell != game.rules.cells)
        if throw % number == 0:
            assert going_on <= never_over ** (throw // number)
    assert average_throws(game.board)[game.rules.start] <= number / (1 - never_over)


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
