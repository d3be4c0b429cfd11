"""Numbers that somebody might claim for the cells of a board."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from claims.games import Game

#: Cell → the claimed throws; a cell without a number is claimed to be out of reach.
Table = dict[int, int]
#: On boards of up to so many cells all tables of small numbers are made.
ALL_TABLES = 3


def tables_near(game: Game) -> Iterator[Table]:
    """Return the right table, and wrong ones in which the start has 0.

    On the smallest boards these are all tables of the numbers 0 to 3; on others, those with one
    number changed or missing, one too many, and all numbers off by one; and what is true if you
    could not stand on one of the cells.
    """
    right, start = game.distance, game.rules.start
    others = [cell for cell in game.cells if cell != start]
    yield right
    if game.rules.cells <= ALL_TABLES:
        for numbers in product((None, 0, 1, 2, 3), repeat=len(others)):
            said = zip(others, numbers, strict=True)
            yield {start: 0} | {cell: number for cell, number in said if number is not None}
        return
    for cell in others:
        without = {one: throws for one, throws in right.items() if one != cell}
        at = right.get(cell, 2)
        yield without
        yield _avoiding(game, cell)
        yield from (without | {cell: number} for number in {at - 1, at + 1, at + 2, 1})
    for more in (-1, 1):
        yield {cell: throws + more for cell, throws in right.items()} | {start: 0}


def _avoiding(game: Game, cell: int) -> Table:
    """Return the distances by routes that never stand on a cell."""
    found, waiting = {game.rules.start: 0}, [game.rules.start]
    for one in waiting:
        for end in game.board.ends(one):
            if end != cell and end not in found:
                found[end] = found[one] + 1
                waiting.append(end)
    return found


def shortening(game: Game, table: Table) -> list[tuple[int, int]]:
    """Return the moves, as (cell, end), that reach a cell in fewer throws than the table says."""
    infinity = float("inf")
    return [
        (cell, end)
        for cell in table
        for end in game.board.ends(cell)
        if table[cell] + 1 < table.get(end, infinity)
    ]


def unattained(game: Game, table: Table) -> list[int]:
    """Return the cells but the start to which no move leads from one that is a throw nearer."""
    attained = {
        end for cell in table for end in game.board.ends(cell) if table[cell] + 1 == table.get(end)
    }
    return [cell for cell in table if cell not in attained and cell != game.rules.start]


def fits_certificate(game: Game, table: Table) -> bool:
    """Whether no move shortens a distance or leads out of the table, and each is attained."""
    return not shortening(game, table) and not unattained(game, table)
