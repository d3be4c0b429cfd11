"""Conditions on boards. The search tests each condition in one way, and it is proven in another.

`misses` guides the search and is fast: it uses an engine, or counts by layers. `verify` is called
once, for the board that was found, and is independent of that: it uses certificates, and routes
that are listed one by one.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple, Protocol

from ...algorithms import queue_bfs
from ...answer import Answer, shortest_routes
from ...board import Board
from ...certificates import certificate
from ...findings import in_throws
from ..engines import fewest_throws
from .route_layers import fewest_and_routes, routes_without_snakes

__all__ = ["Condition", "RequiresSnake", "Throws", "UniqueRoute", "Verification", "certified"]

#: A board whose goal is out of reach misses any number of throws by this much.
FAR = 10**6
#: The most shortest routes to list one by one. If there are more, only that is reported.
MAX_LISTED = 10_000


class Verification(NamedTuple):
    """Whether a condition holds, and a sentence on what was counted."""

    holds: bool
    sentence: str


class Condition(Protocol):
    """A condition on a board."""

    @property
    def asked(self) -> str:
        """Its request in words; empty if it only asks for a goal that can be reached."""

    def misses(self, board: Board) -> tuple[int, ...]:
        """Return how far a board misses the condition, lower for nearer; empty if it holds.

        Conditions are tested in order, and only if all earlier ones hold.
        """

    def verify(self, board: Board) -> Verification:
        """Check the condition again, by other means."""


def certified(board: Board) -> tuple[Answer, str]:
    """Return an answer whose certificate holds, and the reason."""
    answer = queue_bfs.queue_bfs(board)
    proof = certificate(board, answer)
    if not proof:
        raise AssertionError(f"{board!r}: {proof.reason}")
    return answer, proof.reason


@dataclass(frozen=True)
class Throws:
    """The goal can be reached; if a number is given, in that many throws and no fewer."""

    required: int | None = None

    @property
    def asked(self) -> str:
        """The number of throws."""
        return f"the fewest throws are {self.required}" if self.required else ""

    def misses(self, board: Board) -> tuple[int, ...]:
        """Return the difference from the required number of throws."""
        throws = fewest_throws(board)
        if throws is None:
            return (FAR,)
        return () if self.required in (None, throws) else (abs(throws - (self.required or 0)),)

    def verify(self, board: Board) -> Verification:
        """Check the certificate of an answer, which depends only on the moves."""
        answer, proof = certified(board)
        return Verification(
            answer.throws is not None and self.required in (None, answer.throws), proof
        )


@dataclass(frozen=True)
class UniqueRoute:
    """There is one shortest route: only one sequence of throws is shortest."""

    required: bool = True

    @property
    def asked(self) -> str:
        """One route."""
        return "only one shortest route" if self.required else ""

    def misses(self, board: Board) -> tuple[int, ...]:
        """Return the number of shortest routes."""
        _, routes = fewest_and_routes(board)
        return (routes,) if self.required and routes != 1 else ()

    def verify(self, board: Board) -> Verification:
        """List the shortest routes."""
        answer, _ = certified(board)
        listed = list(islice(shortest_routes(board, answer.distance), MAX_LISTED + 1))
        if len(listed) == 1:
            faces = ", ".join(str(move.face) for move in listed[0])
            return Verification(True, f"one shortest route: {faces}")
        many = f"{len(listed):,}" if len(listed) <= MAX_LISTED else f"more than {MAX_LISTED:,}"
        return Verification(not self.required, f"{many} shortest routes")


@dataclass(frozen=True)
class RequiresSnake:
    """Every shortest route takes a snake."""

    asked = "every shortest route takes a snake"

    def misses(self, board: Board) -> tuple[int, ...]:
        """Return the number of shortest routes without a snake."""
        fewest, _ = fewest_and_routes(board)
        without, routes = routes_without_snakes(board)
        return (routes,) if without == fewest else ()

    def verify(self, board: Board) -> Verification:
        """Check a certificate for the same board with all snakes leading to the first cell.

        A shortest route never returns to the start. So no shortest route on that board takes a
        snake, and all routes of this board without a snake also exist there.
        """
        answer, _ = certified(board)
        useless = dict.fromkeys(board.snakes, 1)
        other, _ = certified(Board(board.cells, {**board.ladders, **useless}, die=board.die))
        assert answer.throws is not None
        holds = other.throws is None or other.throws > answer.throws
        without = "it cannot be reached" if other.throws is None else in_throws(other.throws)
        return Verification(holds, f"without taking a snake: {without}")
