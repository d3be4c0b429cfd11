"""The claims of lesson 15."""

from __future__ import annotations

from claims.claim import claim
from claims.conditions import die_without_gaps
from claims.games import Game
from claims.tables import shortening, tables_near, unattained
from oracle import fewest_throws

from snl_algos import Answer, certificate

INFINITY = float("inf")


@claim("So at least d throws are needed, and d suffice.", cells=5, random=100)
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


@claim(
    "It never leaves the claim, and with each throw the claimed distance grows by at most one.",
    cells=5,
    random=100,
)
def no_route_is_shorter(game: Game) -> None:
    """If no move shortens a claim or leads out of it, no route is shorter than claimed."""
    for table in tables_near(game):
        if not shortening(game, table):
            assert all(table.get(cell, INFINITY) <= at for cell, at in game.distance.items())


@claim("If some number is too small, no move attains the smallest of those.", cells=5, random=100)
def which_question_catches_which(game: Game) -> None:
    for table in tables_near(game):
        small = {c: at for c, at in table.items() if at < game.distance.get(c, INFINITY)}
        if small:
            least = min(small.values())
            assert {cell for cell, at in small.items() if at == least} <= {*unattained(game, table)}
        if any(table.get(cell, INFINITY) > at for cell, at in game.distance.items()):
            assert shortening(game, table)


@claim("For example: a larger die never makes the answer larger.", when=[die_without_gaps])
def a_larger_die_never_hurts(game: Game) -> None:
    larger = fewest_throws(game.rules._replace(die=game.faces + 1))
    assert larger.get(game.rules.cells, INFINITY) <= (
        INFINITY if game.throws is None else game.throws
    )


@claim("A *closed* set with the start and without the goal proves it.", cells=4, random=0)
def a_closed_set_is_a_proof(game: Game) -> None:
    """A *closed* set with the start and without the goal proves that the goal is out of reach."""
    others = [cell for cell in game.cells if cell not in (game.rules.start, game.rules.cells)]
    for chosen in range(2 ** len(others)):
        inside = {cell for at, cell in enumerate(others) if chosen >> at & 1} | {game.rules.start}
        if game.rules.cells in inside:
            continue
        closed = all(end in inside for cell in inside for end in game.board.ends(cell))
        assert not closed or game.throws is None
