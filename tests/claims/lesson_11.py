"""The claims of lesson 11."""

from __future__ import annotations

from claims.claim import claim
from claims.conditions import die_without_gaps, none_on_the_start
from claims.games import Game
from claims.tables import shortening, tables_near, unattained
from oracle import fewest_throws

from snl_algos import MISTAKES, Answer, certificate

INFINITY = float("inf")


@claim(
    "Lesson 1 has the proof: **if the start claims 0, no move shortens a claimed distance or leads "
    "out of the claim, and each other claim is attained, then all claims are right.**",
    cells=5,
    random=100,
)
def certified_is_right(game: Game) -> None:
    """A certificate holds for each right answer, and for no wrong one."""
    for table in tables_near(game):
        answer = Answer(table.get(game.rules.cells), None, table)
        proof = certificate(game.board, answer)
        if table == game.distance:
            assert proof, proof.reason
        # Cells that are no nearer than the goal may be missing from an answer.
        goal = INFINITY if game.throws is None else game.throws
        near = {cell: throws for cell, throws in game.distance.items() if throws < goal}
        assert not proof or (answer.throws == game.throws and near.items() <= table.items())


@claim("If some number is too small, no move attains the smallest of those.", cells=5, random=100)
def which_condition_catches_which(game: Game) -> None:
    for table in tables_near(game):
        small = {c: at for c, at in table.items() if at < game.distance.get(c, INFINITY)}
        if small:
            least = min(small.values())
            assert {cell for cell, at in small.items() if at == least} <= {*unattained(game, table)}
        if any(table.get(cell, INFINITY) > at for cell, at in game.distance.items()):
            assert shortening(game, table)


def no_jumps_meet(game: Game) -> bool:
    """no jump ends where another begins"""
    return not game.jumps.keys() & game.jumps.values()


@claim(
    "It does no harm on any board where no jump begins on the start, or where another ends.",
    when=[no_jumps_meet, none_on_the_start],
)
def one_set_is_enough_if_no_jumps_meet(game: Game) -> None:
    """`one-visited-set` is right if no jump begins on the start or where another ends."""
    throws = -1 if game.throws is None else game.throws
    assert MISTAKES["one-visited-set"](game.board) == throws


@claim("For example: a larger die never makes the answer larger.", when=[die_without_gaps])
def a_larger_die_never_hurts(game: Game) -> None:
    larger = fewest_throws(game.rules._replace(die=game.faces + 1))
    assert larger.get(game.rules.cells, INFINITY) <= (
        INFINITY if game.throws is None else game.throws
    )
