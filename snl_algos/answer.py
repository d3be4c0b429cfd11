"""An algorithm's answer, and the certificate that proves or refutes it.

A certificate needs no other algorithm to compare with. Two checks on the claimed
distances are enough:

- *no move shortens a distance*: then no route whatever is shorter than claimed;
- *each distance is attained*: moves that each add their cost lead to the cell.

Together they prove every claimed distance at or below that of the goal. Distances
beyond it, which a search that stops at the goal leaves behind, are held to the same
two checks.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .board import Board, Move

__all__ = [
    "Answer",
    "Certificate",
    "Cost",
    "certificate",
    "in_throws",
    "one_throw",
    "read_route",
    "shortest_routes",
]

#: What a move costs. Every move counts as one throw unless said otherwise.
Cost = Callable[[Move], float]


def one_throw(move: Move) -> int:
    """The usual cost: every move is one throw."""
    return 1


def in_throws(number: float | None) -> str:
    """A number of throws in words; None is a goal, or another cell, that cannot be reached.

    Examples
    --------
    >>> in_throws(1), in_throws(3), in_throws(None)
    ('1 throw', '3 throws', 'out of reach')
    """
    if number is None:
        return "out of reach"
    return f"{number} throw{'' if number == 1 else 's'}"


class Answer(NamedTuple):
    """What an algorithm says of a board.

    Attributes
    ----------
    throws : int or None
        The fewest throws from the start to the goal; None if it cannot be reached.
    route : tuple of Move or None
        The moves of one shortest route, or None if the algorithm keeps none.
    distance : mapping
        Cell → throws to stand on it, as far as the algorithm looked and as it
        believes. In the units of the cost, where another cost was asked for.

    Examples
    --------
    >>> Answer(throws=1, route=(Move(2, 3, 6),), distance={1: 0, 6: 1}).throws
    1
    """

    throws: int | None
    route: tuple[Move, ...] | None
    distance: Mapping[int, float]


@dataclass(frozen=True, slots=True)
class Certificate:
    """Whether an answer is proven. True in a condition if it holds.

    Attributes
    ----------
    holds : bool
        True if the answer is proven.
    reason : str
        What was proven, or the first thing found wrong.
    """

    holds: bool
    reason: str

    def __bool__(self) -> bool:
        return self.holds


def certificate(board: Board, answer: Answer, *, cost: Cost = one_throw) -> Certificate:
    """Prove an answer, or name the first thing wrong with it.

    Parameters
    ----------
    board : Board
        The board it was given for.
    answer : Answer
        The answer to prove.
    cost : callable, optional
        Move → its cost, not negative; one throw by default.

    Returns
    -------
    Certificate
        It never trusts the algorithm: only the board's moves are looked at.

    Examples
    --------
    >>> board = Board(6, {3: 6})
    >>> good = Answer(1, (Move(5, 6, 6),), {1: 0, 2: 1, 6: 1})
    >>> print(certificate(board, good).reason)
    1 throw is enough and no fewer will do
    >>> print(certificate(board, Answer(0, (), {1: 0, 6: 0})).reason)
    cell 6 is said to be reached at 0, but no moves lead there at 0
    """
    wrong = (
        _wrong_cells(board, answer)
        or _shortening(board, answer, cost)
        or _unattained(board, answer, cost)
        or _wrong_route(board, answer, cost)
    )
    if wrong:
        return Certificate(False, wrong)
    if answer.throws is None:
        known = len(answer.distance)
        proof = f"no move leads out of the {known} cells reached, and the goal is not one of them"
    elif cost is not one_throw:
        proof = f"a cost of {answer.distance[board.goal]:g} is enough and no less will do"
    elif answer.throws == 1:
        proof = "1 throw is enough and no fewer will do"
    else:
        proof = f"{answer.throws} throws are enough and no fewer will do"
    return Certificate(True, proof)


def _wrong_cells(board: Board, answer: Answer) -> str | None:
    """Claims that are wrong without looking at a single move."""
    distance = answer.distance
    for cell in distance:
        if not isinstance(cell, int) or not board.start <= cell <= board.cells:
            return f"a distance is given for {cell!r}, which is no cell of the board"
    if distance.get(board.start) != 0:
        return f"the start is not at 0 but at {distance.get(board.start)}"
    if answer.throws is None and board.goal in distance:
        return f"the goal is said to be out of reach, and to be reached at {distance[board.goal]}"
    if answer.throws is not None and board.goal not in distance:
        return f"the goal is said to be reached in {answer.throws}, but has no distance"
    return None


def _shortening(board: Board, answer: Answer, cost: Cost) -> str | None:
    """A move by which some cell would be reached sooner than claimed.

    A cell without a distance counts as lying no nearer than the goal, so that a
    search may stop there; if the goal is out of reach, it counts as never reached.
    """
    distance = answer.distance
    horizon = distance.get(board.goal)
    for cell, reached in distance.items():
        for move in board.moves(cell):
            end = move.cell
            claimed = distance.get(end, horizon)
            after = reached + cost(move)
            if claimed is None:
                return f"a move leads from cell {cell} to cell {end}, said to be out of reach"
            if after < claimed:
                said = f"at {claimed}" if end in distance else "no sooner than the goal"
                return (
                    f"cell {end} is said to be reached {said}, "
                    f"but a move from cell {cell} reaches it at {after}"
                )
    return None


def _unattained(board: Board, answer: Answer, cost: Cost) -> str | None:
    """A cell that no moves lead to at its distance.

    Starts from the start and takes only moves that fit the distances to the letter.
    Asking each cell for some predecessor that fits would not do: where moves may
    cost nothing, two cells could vouch for each other.
    """
    distance = answer.distance
    attained = {board.start}
    queue = deque(attained)
    while queue:
        cell = queue.popleft()
        for move in board.moves(cell):
            end = move.cell
            if end not in attained and distance.get(end) == distance[cell] + cost(move):
                attained.add(end)
                queue.append(end)
    for cell in distance:
        if cell not in attained:
            at = distance[cell]
            return f"cell {cell} is said to be reached at {at}, but no moves lead there at {at}"
    return None


def _wrong_route(board: Board, answer: Answer, cost: Cost) -> str | None:
    """The first thing wrong with the route, or with the throws it is said to take."""
    route, throws = answer.route, answer.throws
    if throws is None:
        return "a route is given to a goal that is said to be out of reach" if route else None
    if route is None:
        at = answer.distance[board.goal]
        if cost is one_throw and at != throws:
            return f"the answer is {throws}, but the goal's distance is {at}"
        return None
    cell, total = board.start, 0.0
    for move in route:
        if move not in board.moves(cell):
            return f"the route is not legal: from cell {cell} one cannot {move}"
        cell, total = move.cell, total + cost(move)
        said = answer.distance.get(cell)
        if said != total:
            return f"the route reaches cell {cell} at {total:g}, but its distance is {said}"
    if cell != board.goal:
        return f"the route ends on cell {cell}, not on the goal"
    if len(route) != throws:
        return f"the answer is {throws}, but the route has {len(route)} throws"
    return None


def read_route(board: Board, predecessor: Mapping[int, int] | Sequence[int]) -> tuple[Move, ...]:
    """The route to the goal, read back from predecessors, from the goal to the start.

    Parameters
    ----------
    board : Board
        The board.
    predecessor : mapping or sequence
        Cell → the cell its shortest move comes from, for every cell on the way
        from the goal back to the start.

    Returns
    -------
    tuple of Move
        From the start on. Where several faces make the same step, the lowest is given.

    Examples
    --------
    >>> read_route(Board(9, {3: 8}), {8: 1, 9: 8})
    (Move(face=2, landing=3, cell=8), Move(face=1, landing=9, cell=9))
    """
    route = []
    cell = board.goal
    while cell != board.start:
        before = predecessor[cell]
        route.append(board.move_between(before, cell))
        cell = before
    route.reverse()
    return tuple(route)


def shortest_routes(board: Board, distance: Mapping[int, float]) -> Iterator[tuple[Move, ...]]:
    """Every shortest sequence of throws from the start to the goal, in order of the faces.

    Parameters
    ----------
    board : Board
        The board.
    distance : mapping
        Cell → throws, right for every cell nearer than the goal: what any exact
        algorithm answers.

    Yields
    ------
    tuple of Move
        A route. There can be very many: take as many as you want to see.

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

    # Walk back from the goal first, so that the walk forward never enters a dead end.
    useful = {board.goal}
    queue = deque([board.goal])
    while queue:
        cell = queue.popleft()
        for before in board.predecessors(cell):
            if before not in useful and distance.get(before) == distance[cell] - 1:
                useful.add(before)
                queue.append(before)

    def onward(cell: int) -> Iterator[Move]:
        for move in board.moves(cell):
            if move.cell in useful and distance[move.cell] == distance[cell] + 1:
                yield move

    # A stack of choices instead of recursion: routes can be longer than Python's stack.
    route: list[Move] = []
    choices = [onward(board.start)]
    if board.start == board.goal:
        yield ()
    while choices:
        move = next(choices[-1], None)
        if move is None:
            choices.pop()
            if route:
                route.pop()
        elif move.cell == board.goal:
            yield (*route, move)
        else:
            route.append(move)
            choices.append(onward(move.cell))
