"""The fair die: averages against linear equations, games and published numbers."""

from __future__ import annotations

from fractions import Fraction
from statistics import mean, stdev

import pytest

from snl_algos import Board, load_board, random_board, solve, step
from snl_algos.course.chance import (
    after_a_throw,
    average_throws,
    choosing,
    one_game,
    solve_chain,
    with_die,
)

#: Boards with few snakes, so that the goal can be reached from everywhere.
BOARDS = [random_board(20, snakes=3, ladders=3, seed=seed) for seed in range(12)]
RULED = [
    Board(9, {3: 8, 7: 2}, die=3, overshoot="bounce"),
    Board(9, {3: 8, 7: 2}, die=(1, 4), overshoot="win"),
    Board(9, {2: 4, 4: 7, 8: 3}, die=3, start=0, chained=True),
]


def test_games_are_played_by_the_same_rules() -> None:
    """Averages of many games, within five standard errors."""
    for board in [*BOARDS[:2], *RULED]:
        lengths = [len(one_game(board, seed)) for seed in range(1000)]
        error = stdev(lengths) / 1000**0.5
        assert abs(mean(lengths) - average_throws(board)[board.start]) < 5 * error


def test_a_game_of_chance_is_not_judged_as_a_shortest_route() -> None:
    """The stepper at the top of lesson 12, in red: "It answers 12 throws." """
    assert step(one_game, "thirty").traces[0].findings == ()


def test_the_published_numbers_of_the_board_of_1943() -> None:
    """S. C. Althoen, L. King, K. Schilling (1993); L. A. Cheteyan and others (2011)."""
    from_48 = load_board("milton-bradley")
    jumps = {foot: end for foot, end in from_48.jumps.items() if foot != 48}
    from_47 = Board(100, {**jumps, 47: 26}, start=0)
    assert round(float(average_throws(from_48)[0]), 4) == 39.5984
    assert average_throws(from_47)[0] == Fraction(
        225837582538403273407117496273279920181931269186581786048583,
        5757472998140039232950575874628786131130999406013041613400,
    )
    assert solve(from_48).throws == solve(from_47).throws == 7
    longer = Board(100, {**from_47.jumps, 79: 81}, start=0)
    assert round(float(average_throws(longer)[0]), 1) == 41.9
    for board in (from_48, from_47):
        spun = {n: average_throws(with_die(board, n))[0] for n in range(12, 19)}
        assert min(spun, key=lambda n: spun[n]) == 15
    assert round(float(spun[15]), 2) == 25.81


def test_without_a_way_to_the_goal_there_is_no_average() -> None:
    with pytest.raises(ValueError, match="out of reach"):
        average_throws(with_die(load_board("milton-bradley"), 1))
    with pytest.raises(ValueError, match="out of reach"):
        choosing(Board(4, {3: 1}, die=1), [1])


@pytest.mark.parametrize("board", BOARDS[:2], ids=repr)
@pytest.mark.parametrize("dice", [[6, 3], [2, (1, 5)]], ids=repr)
def test_no_other_die_would_be_better_anywhere(board: Board, dice: list[int]) -> None:
    """The choices satisfy the equation with the minimum, in fractions."""
    choice, throws = choosing(board, dice)
    boards = [with_die(board, die) for die in dice]
    chosen = {cell: after_a_throw(boards[die], cell) for cell, die in choice.items()}
    average = solve_chain(chosen, board.goal)
    assert average[board.start] == throws
    for cell, die in choice.items():
        after = [
            sum((p * average[end] for end, p in after_a_throw(each, cell).items()), Fraction(0))
            for each in boards
        ]
        assert average[cell] == 1 + min(after) == 1 + after[die]


def test_who_chooses_the_face_needs_the_fewest_throws() -> None:
    """Would catch: a choice that is not the best one."""
    for board in BOARDS:
        assert choosing(board, [(face,) for face in board.faces])[1] == solve(board).throws
