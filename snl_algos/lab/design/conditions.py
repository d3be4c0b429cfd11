"""What can be asked of a board. Each condition is found in one way and proven in another.

`misses` guides the search and is quick: an engine, or a count by layers. `verify` is asked once,
of the board that was found, and shares none of that: it goes back to certificates and to routes
that are listed one by one.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple, Protocol

from ...algorithms import queue_bfs
from ...answer import Answer, certificate, shortest_routes
from ...board import Board
from ...findings import in_throws
from ..engines import fewest_throws
from .route_counts import fewest_and_routes, routes_without_snakes

__all__ = ["Condition", "NeedsASnake", "Throws", "UniqueRoute", "Verification", "certified"]

#: A board whose goal is out of reach misses any number of throws by so many.
FAR = 10**6
#: So many shortest routes are listed one by one. If there are more, only that is said.
MAX_LISTED = 10_000


class Verification(NamedTuple):
    """Whether a condition holds after all, and what was counted, in a sentence."""

    holds: bool
    said: str


class Condition(Protocol):
    """Something that is asked of a board."""

    def misses(self, board: Board) -> tuple[int, ...]:
        """Empty if it holds; else numbers that say how far it is from that, the lower the nearer.

        Conditions are asked in order, and only if all before hold.
        """

    def verify(self, board: Board) -> Verification:
        """The same once more, by other means."""


def certified(board: Board) -> tuple[Answer, str]:
    """An answer whose certificate holds, and what is proven."""
    answer = queue_bfs.queue_bfs(board)
    proof = certificate(board, answer)
    if not proof:
        raise AssertionError(f"{board!r}: {proof.reason}")
    return answer, proof.reason


@dataclass(frozen=True)
class Throws:
    """The goal can be reached; if a number is given, in so many throws and no fewer."""

    wanted: int | None = None

    def misses(self, board: Board) -> tuple[int, ...]:
        """How many throws it is away."""
        throws = fewest_throws(board)
        if throws is None:
            return (FAR,)
        return () if self.wanted in (None, throws) else (abs(throws - (self.wanted or 0)),)

    def verify(self, board: Board) -> Verification:
        """By the certificate of an answer, which looks at the moves only."""
        answer, proof = certified(board)
        return Verification(
            answer.throws is not None and self.wanted in (None, answer.throws), proof
        )


@dataclass(frozen=True)
class UniqueRoute:
    """There is one shortest route: only one sequence of throws is the shortest."""

    wanted: bool = True

    def misses(self, board: Board) -> tuple[int, ...]:
        """How many shortest routes there are."""
        _, routes = fewest_and_routes(board)
        return (routes,) if self.wanted and routes != 1 else ()

    def verify(self, board: Board) -> Verification:
        """By listing the routes."""
        answer, _ = certified(board)
        listed = list(islice(shortest_routes(board, answer.distance), MAX_LISTED + 1))
        if len(listed) == 1:
            faces = ", ".join(str(move.face) for move in listed[0])
            return Verification(True, f"one shortest route: {faces}")
        many = f"{len(listed):,}" if len(listed) <= MAX_LISTED else f"more than {MAX_LISTED:,}"
        return Verification(not self.wanted, f"{many} shortest routes")


@dataclass(frozen=True)
class NeedsASnake:
    """Every shortest route takes a snake."""

    def misses(self, board: Board) -> tuple[int, ...]:
        """How many shortest routes there are without a snake."""
        fewest, _ = fewest_and_routes(board)
        without, routes = routes_without_snakes(board)
        return (routes,) if without == fewest else ()

    def verify(self, board: Board) -> Verification:
        """By a certificate for the board whose snakes all lead to the first cell.

        A shortest route never comes back to the start. So on that board no shortest route takes
        a snake, and those of this board that take none are on it, too.
        """
        answer, _ = certified(board)
        useless = dict.fromkeys(board.snakes, 1)
        other, _ = certified(Board(board.cells, {**board.ladders, **useless}, die=board.die))
        assert answer.throws is not None
        holds = other.throws is None or other.throws > answer.throws
        without = "it cannot be reached" if other.throws is None else in_throws(other.throws)
        return Verification(holds, f"without taking a snake: {without}")
