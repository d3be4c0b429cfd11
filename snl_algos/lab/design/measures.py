"""The measures of records: numbers of a board, computed quickly and proven in another way.

The boards of all records have 100 cells, a die of 6 and the start on the first cell. Jumps are not
chained, and a throw past the goal is not a move. The boards are clean: no cell belongs to two
jumps, and the first and the last cell belong to none. They need not look like printed boards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ...algorithms.dijkstra import dijkstra
from ...answer import Answer, Cost
from ...board import Board
from ...certificates import certificate
from ...costs import pips
from ...findings import in_throws
from ..engines import fewest_throws
from .conditions import certified
from .route_layers import fewest_and_routes, shortest

__all__ = ["CELLS", "MEASURES", "Measure", "is_allowed"]

CELLS = 100
#: More pips than any route without a detour takes on such a board.
MANY_PIPS = 1_000


@dataclass(frozen=True)
class Measure:
    """A number of a board that has a record."""

    name: str
    title: str  #: a description of the number
    value: Callable[[Board], int | None]  #: the number; None if the goal cannot be reached
    guide: Callable[[Board], int]  #: a second number, lower on boards closer to a better one
    proof: Callable[[Board], tuple[int, str]]  #: the number, and a sentence, by other means


def is_allowed(board: Board) -> bool:
    """Return whether a board may hold a record.

    Examples
    --------
    >>> is_allowed(Board(100, {2: 50})), is_allowed(Board(100, {2: 50, 50: 7}))
    (True, False)
    """
    used = [cell for jump in board.jumps.items() for cell in jump]
    is_clean = len(set(used)) == len(used) and not {1, board.cells}.intersection(used)
    return is_clean and board == Board(CELLS, board.jumps)


def _throws_proven(board: Board) -> tuple[int, str]:
    answer, proof = certified(board)
    assert answer.throws is not None
    return answer.throws, proof


def extra_pips(board: Board) -> int | None:
    """Return how many pips more than necessary the routes of fewest throws take, at least.

    Examples
    --------
    Two throws, 4 and 4, are the fewest. Four throws of 1 take four pips less.

    >>> extra_pips(Board(13, {2: 4, 5: 9, 10: 12})), extra_pips(Board(100))
    (4, 0)
    """
    if fewest_throws(board) is None:
        return None
    here, reached = {board.start: 0}, {board.start}
    while board.goal not in here:
        there: dict[int, int] = {}
        for cell, taken in here.items():
            for face, _, end in board.moves(cell):
                if end not in reached:
                    there[end] = min(taken + face, there.get(end, MANY_PIPS))
        reached |= there.keys()
        here = there
    return here[board.goal] - _fewest_pips(board)


def _fewest_pips(board: Board) -> int:
    """Return the fewest pips to the goal, by taking the cells in the order of their pips."""
    cells: dict[int, set[int]] = {0: {board.start}}
    settled: set[int] = set()
    taken = 0
    while True:
        for cell in cells.pop(taken, set()) - settled:
            if cell == board.goal:
                return taken
            settled.add(cell)
            for face, _, end in board.moves(cell):
                cells.setdefault(taken + face, set()).add(end)
        taken += 1


def _pips_proven(board: Board) -> tuple[int, str]:
    throws_first, _ = _cheapest(board, lambda move: MANY_PIPS + move.face)
    throws, thrown = divmod(throws_first, MANY_PIPS)
    fewest, answer = _cheapest(board, pips)
    return thrown - fewest, (
        f"every route of {throws} throws, the fewest, takes {thrown} pips or more, and {fewest} "
        f"pips are enough with {len(answer.route or ())} throws"
    )


def _cheapest(board: Board, cost: Cost) -> tuple[int, Answer]:
    """Return the lowest cost of a route, proven by a certificate, and the answer."""
    answer = dijkstra(board, cost=cost)
    proof = certificate(board, answer, cost=cost)
    if not proof:
        raise AssertionError(f"{board!r}: {proof.reason}")
    return int(answer.distance[board.goal]), answer


def snakes_in_a_row(board: Board) -> int | None:
    """Return the longest chain of snakes, throw after throw, that every shortest route takes.

    Examples
    --------
    The only route takes two snakes, with a throw from 7 to 8 between them.

    >>> snakes_in_a_row(Board(13, {2: 10, 11: 7, 9: 4, 5: 12}, die=1))
    1
    """
    # Cell → (snakes just taken in a row, longest chain so far) of the routes to it.
    here: dict[int, set[tuple[int, int]]] = {board.start: {(0, 0)}}
    reached = {board.start}
    while here and board.goal not in here:
        there: dict[int, set[tuple[int, int]]] = {}
        for cell, chains in here.items():
            for _, landing, end in board.moves(cell):
                if end not in reached:
                    there.setdefault(end, set()).update(
                        (run + 1, max(run + 1, longest)) if end < landing else (0, longest)
                        for run, longest in chains
                    )
        reached |= there.keys()
        here = there
    return min((longest for _, longest in here[board.goal]), default=0) if here else None


def _snakes_proven(board: Board) -> tuple[int, str]:
    """Prove the chain by two searches with a limit: one finds a shortest route, one does not."""
    throws, _ = _throws_proven(board)
    chain = snakes_in_a_row(board) or 0
    enough, other = (_throws_without_chain(board, longer) for longer in (chain + 1, chain))
    if enough != throws or (chain and other == throws):
        raise AssertionError(f"{board!r}: the longest chain is not {chain}")
    if not chain:
        return 0, f"{throws} throws are enough without a snake"
    instead = "the goal is out of reach" if other is None else f"{in_throws(other)} are needed"
    return chain, (
        f"a route of {in_throws(throws)}, the fewest, takes {chain} snakes in a row at most; "
        f"with fewer in a row, {instead}"
    )


def _throws_without_chain(board: Board, chain: int) -> int | None:
    """Return the fewest throws on routes that never take `chain` snakes in a row."""

    def ends(state: tuple[int, int]) -> Iterator[tuple[int, int]]:
        for _, landing, end in board.moves(state[0]):
            run = state[1] + 1 if end < landing else 0
            if run < chain or not run:
                yield end, run

    return shortest((board.start, 0), ends, lambda state: state[0] == board.goal)[0]


def _routes(board: Board) -> int:
    return fewest_and_routes(board)[1]


#: Name → measure.
MEASURES: dict[str, Measure] = {
    measure.name: measure
    for measure in (
        Measure("most-throws", "the fewest throws to the goal", fewest_throws, _routes,
                _throws_proven),
        Measure("extra-pips", "pips that the routes of fewest throws take more than necessary",
                extra_pips, lambda board: 0, _pips_proven),
        Measure("snakes-in-a-row", "snakes in a row that every shortest route takes",
                snakes_in_a_row, _routes, _snakes_proven),
    )
}  # fmt: skip
