"""An algorithm's answer: the fewest throws, a route and the distances.

A route is read from predecessors; an answer, from whatever a function has returned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from numbers import Real
from operator import index
from types import AsyncGeneratorType, CoroutineType, GeneratorType
from typing import Any, NamedTuple

from .board import Board, Move
from .board_text import short
from .findings import Finding, in_throws

__all__ = [
    "Answer", "Cost", "moves_back", "one_throw", "read_answer", "read_route", "shortest_routes",
    "unreadable",
]  # fmt: skip

#: The number of distances shown in a notebook.
MAX_SHOWN = 100

#: A function from a move to its cost.
Cost = Callable[[Move], float]


def one_throw(move: Move) -> int:
    """Return 1, the usual cost: every move is one throw."""
    return 1


class Answer(NamedTuple):
    """The answer of an algorithm for a board.

    Attributes
    ----------
    throws : int or None
        The fewest throws from the start to the goal; None if it cannot be reached.
    route : tuple of Move or None
        The moves of one shortest route, or None if the algorithm does not return one.
    distance : mapping
        Cell → its distance in throws (or in units of another cost), as claimed by the
        algorithm, for the cells that it reached.
    at_least : mapping
        Cell → a lower bound on its distance, for cells that were never settled although
        they may be nearer than the goal. Only searches that aim at the goal need it; a
        cell in neither mapping is assumed to be no nearer than the goal.

    Examples
    --------
    >>> print(Answer(throws=1, route=(Move(2, 3, 6),), distance={1: 0, 6: 1}))
    1 throw: roll 2, land on 3, climb to 6
    """

    throws: int | None
    route: tuple[Move, ...] | None
    distance: Mapping[int, float]
    at_least: Mapping[int, float] = {}

    def __str__(self) -> str:
        """Return the number of throws, and the route if there is one."""
        route = "; ".join(map(str, self.route or ()))
        return f"{in_throws(self.throws)}: {route}" if route else in_throws(self.throws)

    def to_dict(self) -> dict[str, Any]:
        """Return the answer as plain data, ready for JSON; `at_least` only if it is needed.

        Raise a TypeError or ValueError if a part of it is neither a number nor a scalar of NumPy.

        Examples
        --------
        >>> Answer(throws=1, route=(Move(2, 3, 6),), distance={1: 0, 6: 1}).to_dict()
        {'throws': 1, 'route': [[2, 3, 6]], 'distance': {'1': 0, '6': 1}}
        """
        data = {
            "throws": None if self.throws is None else index(self.throws),
            "route": None if self.route is None else [[*map(index, move)] for move in self.route],
            "distance": _by_cell(self.distance),
        }
        return data | ({"at_least": _by_cell(self.at_least)} if self.at_least else {})

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Answer:
        """Return the answer that `to_dict` has written.

        Examples
        --------
        >>> Answer.from_dict({"throws": 1, "route": [[2, 3, 6]], "distance": {"1": 0, "6": 1}})
        Answer(throws=1, route=(Move(face=2, landing=3, cell=6),), distance={1: 0, 6: 1}, \
at_least={})
        """
        route = data["route"]
        return cls(
            data["throws"],
            None if route is None else tuple([Move(*move) for move in route]),
            {int(cell): at for cell, at in data["distance"].items()},
            {int(cell): at for cell, at in data.get("at_least", {}).items()},
        )

    def _repr_html_(self) -> str:
        """Return what a notebook shows: the number of throws, the route and the distances."""
        moves = "".join(f"<li>{escape(str(move))}</li>" for move in self.route or ())
        route = f"<ol>{moves}</ol>" if moves else ""
        reached = [f"{cell}: {throws}" for cell, throws in self.distance.items()]
        shown = escape(", ".join(reached[:MAX_SHOWN]))
        more = f", and {len(reached) - MAX_SHOWN} more" if len(reached) > MAX_SHOWN else ""
        distances = f"<p>Distances (cell: throws): {shown}{more}</p>" if shown else ""
        return f"<p><strong>{in_throws(self.throws)}</strong></p>{route}{distances}"


def _by_cell(distance: Mapping[int, float]) -> dict[str, float]:
    return {
        str(index(cell)): index(at) if hasattr(at, "__index__") else float(at)
        for cell, at in distance.items()
    }


def read_route(board: Board, predecessor: Mapping[int, int] | Sequence[int]) -> tuple[Move, ...]:
    """Return the route to the goal, read from the predecessors backwards from the goal.

    `predecessor` has the cell before each cell on the way from the goal back to the start. If
    several faces lead to the same cell, the move has the lowest.

    Examples
    --------
    >>> read_route(Board(9, {3: 8}), {8: 1, 9: 8})
    (Move(face=2, landing=3, cell=8), Move(face=1, landing=9, cell=9))
    """
    route, cell = list[Move](), board.goal
    while cell != board.start:
        before = predecessor[cell]
        route.append(board.move_between(before, cell))
        cell = before
    return tuple(reversed(route))


def moves_back(board: Board, predecessor: Mapping[int, tuple[int, Move]]) -> tuple[Move, ...]:
    """Return the route to the goal, read backwards from the move that reached each cell.

    `predecessor` has for each cell the one before it on a cheapest route, and the move from there.
    `read_route` is not enough if moves differ in cost: of two moves to the same cell, one may be
    cheaper.

    Examples
    --------
    >>> board = Board(9, {3: 8, 7: 8})
    >>> six, one = board.moves(1)[5], board.moves(8)[0]
    >>> moves_back(board, {8: (1, six), 9: (8, one)})
    (Move(face=6, landing=7, cell=8), Move(face=1, landing=9, cell=9))
    """
    route, cell = list[Move](), board.goal
    while cell != board.start:
        cell, taken = predecessor[cell]
        route.append(taken)
    return tuple(reversed(route))


def shortest_routes(board: Board, distance: Mapping[int, float]) -> Iterator[tuple[Move, ...]]:
    """Yield every shortest sequence of throws from the start to the goal, in order of the faces.

    Parameters
    ----------
    board : Board
        The board.
    distance : mapping
        Cell → throws, correct for every cell nearer than the goal: the distances of any exact
        algorithm that does not aim at the goal (see `Answer.at_least`).

    Yields
    ------
    tuple of Move
        A route. There can be very many: take only as many as you need.

    Examples
    --------
    >>> board = Board(8)
    >>> from snl_algos import solve
    >>> for route in shortest_routes(board, solve(board).distance):
    ...     print([move.face for move in route])
    [1, 6]
    [2, 5]
    [3, 4]
    [4, 3]
    [5, 2]
    [6, 1]
    """
    if board.goal not in distance:
        return
    # Backwards from the goal first, so that the search forward never enters a dead end.
    useful = {board.goal}
    nearer = [cell for cell, throws in distance.items() if throws < distance[board.goal]]
    for cell in sorted(nearer, key=distance.__getitem__, reverse=True):
        if any(end in useful and distance[end] == distance[cell] + 1
               for end in board.successors(cell)):  # fmt: skip
            useful.add(cell)

    # A stack instead of recursion: routes can be longer than Python's recursion limit.
    stack: list[tuple[int, Move | None]] = [(0, None)]  # how many moves come before it, and a move
    route: list[Move] = []
    while stack:
        before, move = stack.pop()
        route[before:] = [] if move is None else [move]
        cell = board.start if move is None else move.cell
        if cell == board.goal:
            yield tuple(route)
        for next_move in reversed(board.moves(cell)):
            if next_move.cell in useful and distance[next_move.cell] == distance[cell] + 1:
                stack.append((len(route), next_move))


# -- the values that functions return -------------------------------------------------


def read_answer(value: Any) -> Answer | Finding:
    """Return the answer that a returned value stands for, or what is wrong with the value.

    Parameters
    ----------
    value : object
        An `Answer`; a whole number of throws, of any type; or -1 or None, for out of reach.

    Examples
    --------
    >>> read_answer(3).throws, read_answer(-1).throws, read_answer(None).throws
    (3, None, None)
    >>> print(read_answer(3.0))
    it returned 3.0, a float, but a whole number of throws is expected, or -1 for out of reach
    """
    if isinstance(value, Answer):
        read = read_answer(value.throws)
        if isinstance(read, Finding):
            return read
        return unreadable(value) or value._replace(throws=read.throws)
    if value is None:
        return Answer(None, None, {})
    if unrun := _not_run(value):
        return unrun
    try:
        if isinstance(value, bool):
            raise TypeError
        throws = index(value)
    except TypeError:
        words = {"value": short(value), "type": type(value).__name__}
        return Finding("not-a-number", words=words)
    if abs(throws) > 10**9:
        return Finding("too-many-digits")
    if throws < -1:
        return Finding("negative", numbers={"claimed": throws})
    return Answer(None if throws == -1 else throws, None, {})


def _not_run(value: Any) -> Finding | None:
    """Report that a call did not run the function, which is `async` or has a `yield`."""
    if isinstance(value, CoroutineType):
        value.close()  # or Python warns that it was never awaited
    if isinstance(value, CoroutineType | AsyncGeneratorType):
        words = {"function": value.__name__, "type": type(value).__name__.replace("_", " ")}
        return Finding("asynchronous", words=words)
    if isinstance(value, GeneratorType) and value.__name__ != "<genexpr>":
        return Finding("generator", words={"function": value.__name__})
    return None


def unreadable(answer: Answer) -> Finding | None:
    """Return why the route or the distances of an answer cannot be read; None if they can."""
    route = answer.route
    moves = route if isinstance(route, Sequence) else () if route is None else [route]
    for move in moves:
        is_triple = isinstance(move, tuple) and len(move) == 3
        if not is_triple or not all(hasattr(one, "__index__") for one in move):
            return Finding("not-a-route", words={"value": short(route)})
    for table in (answer.distance, answer.at_least):
        if not _has_numbers(table):
            return Finding("not-distances", words={"value": short(table)})
    return None


def _has_numbers(table: Any) -> bool:
    """Return whether a value is a mapping to numbers, none of which is NaN."""
    if type(table) is dict and set(map(type, table.values())) <= {int}:
        return True  # most are like this; testing each for Real is slow
    return isinstance(table, Mapping) and all(
        isinstance(number, Real) and number == number for number in table.values()
    )
