"""An algorithm's answer, and the certificate that proves or refutes it.

A certificate does not need another algorithm to compare with. Two checks of the claimed
distances are enough:

- *no move shortens a distance*: then no route is shorter than claimed;
- *each distance is attained*: a sequence of moves with that total cost leads to the cell.

Together they prove every claimed distance up to the goal's. A search that stops at the goal
may leave larger distances behind; these must pass the same two checks.

A search that aims at the goal does not settle every cell that is nearer than the goal. For
the others it gives lower bounds (`Answer.at_least`), and no move may undercut these either.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import repeat
from math import isinf
from numbers import Integral
from typing import NamedTuple

from .board import Board, Move
from .findings import Finding, in_throws

__all__ = [
    "Answer",
    "Certificate",
    "Cost",
    "certificate",
    "moves_back",
    "one_throw",
    "read_route",
    "shortest_routes",
]

#: The number of distances shown in a notebook.
MAX_SHOWN = 100

#: A function from a move to its cost.
Cost = Callable[[Move], float]


def one_throw(move: Move) -> int:
    """Return 1, the usual cost: every move is one throw.

    Examples
    --------
    >>> from snl_algos import Board
    >>> one_throw(Board(7).moves(1)[0])
    1
    """
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
    >>> Answer(throws=1, route=(Move(2, 3, 6),), distance={1: 0, 6: 1}).throws
    1
    """

    throws: int | None
    route: tuple[Move, ...] | None
    distance: Mapping[int, float]
    at_least: Mapping[int, float] = {}

    def __str__(self) -> str:
        """Return the number of throws, and the route if there is one.

        Examples
        --------
        >>> print(Answer(throws=1, route=(Move(2, 3, 6),), distance={1: 0, 6: 1}))
        1 throw: roll 2, land on 3, climb to 6
        """
        route = "; ".join(map(str, self.route or ()))
        return f"{in_throws(self.throws)}: {route}" if route else in_throws(self.throws)

    def _repr_html_(self) -> str:
        """Return what a notebook shows: the number of throws, the route and the distances."""
        moves = "".join(f"<li>{escape(str(move))}</li>" for move in self.route or ())
        route = f"<ol>{moves}</ol>" if moves else ""
        reached = [f"{cell}: {throws}" for cell, throws in self.distance.items()]
        shown = escape(", ".join(reached[:MAX_SHOWN]))
        more = f", and {len(reached) - MAX_SHOWN} more" if len(reached) > MAX_SHOWN else ""
        distances = f"<p>Distances (cell: throws): {shown}{more}</p>" if shown else ""
        return f"<p><strong>{in_throws(self.throws)}</strong></p>{route}{distances}"


@dataclass(frozen=True, slots=True)
class Certificate:
    """The result of checking an answer. It is true in a condition if the answer is proven.

    Attributes
    ----------
    finding : Finding or None
        The first error found; None if the answer is proven.
    proof : str
        A sentence on what was proven; empty if something is wrong.

    Examples
    --------
    >>> from snl_algos import Board, certificate, solve
    >>> board = Board(12, {3: 11})
    >>> proof = certificate(board, solve(board))
    >>> bool(proof), proof.proof
    (True, '2 throws are enough and no fewer will do')
    """

    finding: Finding | None
    proof: str = ""

    @property
    def holds(self) -> bool:
        """Whether the answer is proven."""
        return self.finding is None

    @property
    def reason(self) -> str:
        """A sentence on what was proven, or on the first error found."""
        return self.proof if self.finding is None else str(self.finding)

    def __bool__(self) -> bool:
        return self.holds


def certificate(board: Board, answer: Answer, *, cost: Cost = one_throw) -> Certificate:
    """Prove an answer, or find the first error in it.

    Parameters
    ----------
    board : Board
        The board that the answer is for.
    answer : Answer
        The answer to prove. An infinite distance is treated as no distance.
    cost : callable, optional
        Move → its cost, one throw by default. If a move has a negative cost, every reachable
        cell must have a distance, because a cheap move may lie anywhere.

    Returns
    -------
    Certificate
        It does not trust the algorithm: it is derived only from the board's moves.

    Examples
    --------
    >>> board = Board(6, {3: 6})
    >>> good = Answer(1, (Move(5, 6, 6),), {1: 0, 2: 1, 6: 1})
    >>> print(certificate(board, good).reason)
    1 throw is enough and no fewer will do
    >>> wrong = certificate(board, Answer(0, (), {1: 0, 6: 0}))
    >>> wrong.finding.kind, wrong.finding.cells
    ('not-attained', (6,))
    >>> print(wrong.reason)
    cell 6 is said to be at distance 0, but no moves lead there at 0
    """
    if any(map(isinf, answer.distance.values())):  # in arrays, infinity means "not reached"
        finite = {cell: at for cell, at in answer.distance.items() if not isinf(at)}
        answer = answer._replace(distance=finite)
    wrong = (
        _wrong_cells(board, answer)
        or _shortening(board, answer, cost)
        or _unattained(board, answer, cost)
        or _wrong_route(board, answer, cost)
    )
    if wrong is not None:
        return Certificate(wrong)
    if answer.throws is None:
        known = len(answer.distance)
        proof = f"no move leads out of the {known} cells reached, and the goal is not one of them"
    elif cost is not one_throw:
        proof = f"a cost of {answer.distance[board.goal]:g} is enough and no less will do"
    elif answer.throws == 1:
        proof = "1 throw is enough and no fewer will do"
    else:
        proof = f"{answer.throws} throws are enough and no fewer will do"
    return Certificate(None, proof)


def _wrong_cells(board: Board, answer: Answer) -> Finding | None:
    """Return a claim that can be refuted without looking at any move, if there is one."""
    distance, throws = answer.distance, answer.throws
    for cell in (*distance, *answer.at_least):
        if not isinstance(cell, Integral) or not board.start <= cell <= board.cells:
            return Finding("not-a-cell", words={"what": repr(cell)})
    start, goal = (board.start,), (board.goal,)
    if board.start not in distance:
        return Finding("start-without-distance", start)
    if distance[board.start] != 0:
        return Finding("start-not-at-0", start, numbers={"claimed": distance[board.start]})
    if throws is None and board.goal in distance:
        return Finding("goal-both-ways", goal, numbers={"claimed": distance[board.goal]})
    if throws is not None and board.goal not in distance:
        return Finding("goal-without-distance", goal, numbers={"claimed": throws})
    return None


def _shortening(board: Board, answer: Answer, cost: Cost) -> Finding | None:
    """Return a move that reaches some cell sooner than claimed, if there is one.

    For a cell without a distance, the bound in `at_least` counts. Without a bound, the cell
    is assumed to be no nearer than the goal, so that a search may stop there; if the goal is
    unreachable, or a move has a negative cost, the cell is assumed to be unreachable.
    """
    distance = answer.distance
    horizon = distance.get(board.goal)
    lowest = distance if horizon is None else {**answer.at_least, **distance}
    ends = _ends(board, cost)
    if cost is not one_throw and any(price < 0 for cell in lowest for _, price in ends(cell)):
        horizon = None
    for cell, reached in lowest.items():
        for place, (end, price) in enumerate(ends(cell)):
            claimed = lowest.get(end, horizon)
            after = reached + price
            if claimed is None:
                move = board.moves(cell)[place]
                return Finding("move-to-unreached", (cell, end), moves=(move,))
            if after < claimed:
                move = board.moves(cell)[place]
                if cell not in distance:
                    kind = "not-ruled-out"
                elif end in lowest:
                    kind = "move-shortens" if end in distance else "move-undercuts"
                else:
                    kind = "move-shortens-unknown"
                    claimed = None
                numbers = {"claimed": claimed, "after": after}
                return Finding(kind, (cell, end), moves=(move,), numbers=numbers)
    return None


def _unattained(board: Board, answer: Answer, cost: Cost) -> Finding | None:
    """Return a cell whose distance is not attained by any moves, if there is one.

    The search begins at the start and follows only moves that fit the distances exactly.
    It would not be enough to look for a fitting predecessor of each cell: if moves can
    cost 0, two cells can each justify the other's false distance.
    """
    distance = answer.distance
    ends = _ends(board, cost)
    attained = {board.start}
    queue = deque(attained)
    while queue:
        cell = queue.popleft()
        for end, price in ends(cell):
            if end not in attained and distance.get(end) == distance[cell] + price:
                attained.add(end)
                queue.append(end)
    for cell in distance:
        if cell not in attained:
            return Finding("not-attained", (cell,), numbers={"claimed": distance[cell]})
    return None


def _ends(board: Board, cost: Cost) -> Callable[[int], Iterable[tuple[int, float]]]:
    """Return a function from a cell to the end and cost of each move, as `Board.moves` has them."""
    if cost is one_throw:  # without creating the moves, which would take most of the time
        return lambda cell: zip(board.ends(cell), repeat(1))
    return lambda cell: [(move.cell, cost(move)) for move in board.moves(cell)]


def _wrong_route(board: Board, answer: Answer, cost: Cost) -> Finding | None:
    """Return the first error in the route or in the number of throws, if there is one."""
    route, throws, goal = answer.route, answer.throws, (board.goal,)
    if throws is None:
        return Finding("route-out-of-reach", goal, moves=route) if route else None
    if route is None:
        at = answer.distance[board.goal]
        if cost is one_throw and at != throws:
            return Finding("answer-not-distance", goal, numbers={"claimed": throws, "distance": at})
        return None
    cell, total = board.start, 0.0
    for move in route:
        if move not in board.moves(cell):
            return Finding("illegal-move", (cell,), moves=(move,))
        cell, total = move.cell, total + cost(move)
        said = answer.distance.get(cell)
        if said != total:
            numbers = {"after": total, "claimed": said}
            return Finding("route-not-distance", (cell,), moves=(move,), numbers=numbers)
    if cell != board.goal:
        return Finding("route-ends-elsewhere", (cell,))
    if len(route) != throws:
        numbers = {"claimed": throws, "length": len(route)}
        return Finding("route-length", goal, moves=route, numbers=numbers)
    return None


def read_route(board: Board, predecessor: Mapping[int, int] | Sequence[int]) -> tuple[Move, ...]:
    """Return the route to the goal, read from the predecessors backwards from the goal.

    Parameters
    ----------
    board : Board
        The board.
    predecessor : mapping or sequence
        Cell → the cell before it on a shortest route, for every cell on the way
        from the goal back to the start.

    Returns
    -------
    tuple of Move
        The moves in order, from the start. If several faces lead to the same cell, the lowest
        is given.

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


def moves_back(board: Board, predecessor: Mapping[int, tuple[int, Move]]) -> tuple[Move, ...]:
    """Return the route to the goal, read backwards from the move that reached each cell.

    `read_route` is not enough if moves differ in cost: of two moves to the same cell, one may
    be cheaper.

    Parameters
    ----------
    board : Board
        The board.
    predecessor : mapping
        Cell → the cell before it on a cheapest route, and the move from there.

    Returns
    -------
    tuple of Move
        The moves in order, from the start.

        Examples
    --------
    >>> board = Board(9, {3: 8, 7: 8})
    >>> six, one = board.moves(1)[5], board.moves(8)[0]
    >>> moves_back(board, {8: (1, six), 9: (8, one)})
    (Move(face=6, landing=7, cell=8), Move(face=1, landing=9, cell=9))
    """
    route = []
    cell = board.goal
    while cell != board.start:
        cell, taken = predecessor[cell]
        route.append(taken)
    route.reverse()
    return tuple(route)


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

    # Search back from the goal first, so that the search forward never enters a dead end.
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

    # An explicit stack instead of recursion: routes can be longer than Python's recursion limit.
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
