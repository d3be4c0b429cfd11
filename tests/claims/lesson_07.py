"""The claims of lesson 7."""

from __future__ import annotations

from claims.claim import claim
from claims.conditions import (
    apart,
    at_most_one_jump,
    no_ladders,
    no_snakes,
    none_on_the_goal,
    none_on_the_start,
    usual_rules,
)
from claims.games import Game
from oracle import fewest_throws

from snl_algos.course.passes import answers

INFINITY = float("inf")


def said_and_right(game: Game) -> tuple[float, float]:
    """What the forward pass says, and what is right; infinity if the goal is out of reach."""
    right, said = answers(game.board)
    assert right == game.throws
    return INFINITY if said is None else said, INFINITY if right is None else right


def without_jumps(game: Game) -> float:
    """The fewest throws on the same board without its jumps."""
    empty = game.rules._replace(jumps={})
    return fewest_throws(empty).get(game.rules.cells, INFINITY)


@claim(
    "Take every board of up to seven cells with **at most one jump**, none on the first or last "
    "cell, and dice with 6, 3, 2 and 1 faces.",
    when=[usual_rules, at_most_one_jump, none_on_the_start, none_on_the_goal],
)
def one_jump_shows_nothing(game: Game) -> None:
    """With at most one jump the forward pass is right."""
    said, right = said_and_right(game)
    assert said == right


@claim(
    "With such dice one snake alone never helps you, and the pass handles one ladder correctly.",
    when=[usual_rules, at_most_one_jump, no_ladders],
)
def one_snake_never_helps(game: Game) -> None:
    _, right = said_and_right(game)
    assert right >= without_jumps(game)


def up_to_three_cells(game: Game) -> bool:
    """up to three cells"""
    return game.rules.cells <= 3


@claim(
    "By the rules of lesson 1, with no jump on the first or the last cell, the pass is right on "
    "every board of up to three cells.",
    when=[usual_rules, none_on_the_start, none_on_the_goal, up_to_three_cells],
    random=0,
)
def three_cells_show_nothing(game: Game) -> None:
    """The forward pass is right on boards of up to three cells."""
    said, right = said_and_right(game)
    assert said == right


@claim(
    "The die may have any number of faces, but a face of N or more never moves you on N cells: "
    "every such throw goes past the goal, and is lost.",
    when=[usual_rules],
)
def large_faces_never_move_you(game: Game) -> None:
    """By the usual rules, a face of N or more never moves you on N cells."""
    for cell in game.distance:
        assert all(move.face < game.rules.cells for move in game.board.moves(cell))


@claim("Too small.", when=[usual_rules, no_snakes, apart])
def standing_on_a_foot_is_too_small(game: Game) -> None:
    """Without snakes, and with no cell in two jumps, the forward pass is never too large."""
    said, right = said_and_right(game)
    assert said <= right


@claim(
    "But it never throws from there, so on boards with snakes alone, and none on the goal, this "
    "makes no answer too small.",
    when=[usual_rules, no_ladders, none_on_the_goal],
)
def snakes_alone_are_not_too_small(game: Game) -> None:
    """With snakes alone the forward pass is never too small."""
    said, right = said_and_right(game)
    assert said >= right


@claim("Prove that its answer is never too small.")
def fewer_moves_are_never_too_small(game: Game) -> None:
    """A program that leaves out some of the legal moves never says fewer throws than are needed."""
    for skipped in range(3):
        distance, waiting = {game.rules.start: 0}, [game.rules.start]
        for cell in waiting:
            for number, end in enumerate(game.board.ends(cell)):
                if (cell + number) % 3 != skipped and end not in distance:
                    distance[end] = distance[cell] + 1
                    waiting.append(end)
        assert all(throws >= game.distance[cell] for cell, throws in distance.items())
