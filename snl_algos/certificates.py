"""The certificate that proves an answer, or refutes it.

It does not need another algorithm to compare with. Two checks of the claimed distances are
enough:

- *no move shortens a distance*: then no route is shorter than claimed;
- *each distance is attained*: a sequence of moves with that total cost leads to the cell.

Together they prove every claimed distance up to the goal's. A search that stops at the goal
may leave larger distances behind; these must pass the same two checks.

A search that aims at the goal does not settle every cell that is nearer than the goal. For
the others it gives lower bounds (`Answer.at_least`), and no move may undercut these either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import repeat
from math import isinf
from numbers import Integral

from .answer import Answer, Cost, one_throw, unreadable
from .board import Board, Move
from .board_text import counted
from .errors import CallError
from .findings import Finding

__all__ = ["Certificate", "certificate"]


@dataclass(frozen=True, slots=True)
class Certificate:
    """The result of checking an answer. It is true in a condition if the answer is proven.

    Examples
    --------
    >>> from snl_algos import Board, certificate, solve
    >>> board = Board(12, {3: 11})
    >>> proof = certificate(board, solve(board))
    >>> bool(proof), proof.proof
    (True, '2 throws are enough and no fewer will do')
    """

    finding: Finding | None  #: the first error found; None if the answer is proven
    proof: str = ""  #: a sentence on what was proven; empty if something is wrong

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

    Raises
    ------
    CallError
        If it is not given a Board and an Answer, of Moves and numbers.

    Examples
    --------
    >>> from snl_algos import Move
    >>> board = Board(6, {3: 6})
    >>> good = Answer(1, (Move(5, 6, 6),), {1: 0, 2: 1, 6: 1})
    >>> print(certificate(board, good).reason)
    1 throw is enough and no fewer will do
    >>> wrong = certificate(board, Answer(0, (), {1: 0, 6: 0}))
    >>> wrong.finding.kind, wrong.finding.cells
    ('not-attained', (6,))
    >>> print(wrong.reason)
    cell 6 is said to be at distance 0, but no move reaches it at 0
    """
    if not isinstance(board, Board) or not isinstance(answer, Answer):
        raise CallError("give a Board and its Answer: certificate(board, solve(board))")
    if unreadable(answer) or not all(isinstance(move, Move) for move in answer.route or ()):
        raise CallError(
            "an Answer has its route as Moves, and its distances as numbers in a dict: "
            "Answer(1, (Move(5, 6, 6),), {1: 0, 6: 1})"
        )
    if any(map(isinf, answer.distance.values())):  # in arrays, infinity means "not reached"
        finite = {cell: at for cell, at in answer.distance.items() if not isinf(at)}
        answer = answer._replace(distance=finite)
    wrong = (
        _wrong_cells(board, answer)
        or _shortening(board, answer, cost)
        or _unattained(board, answer, cost)
        or _wrong_route(board, answer, cost)
    )
    return Certificate(wrong, "" if wrong else _proof(board, answer, cost))


def _proof(board: Board, answer: Answer, cost: Cost) -> str:
    """Return what is proven of an answer."""
    if answer.throws is None:
        known = counted(len(answer.distance), "cell")
        return f"no move leads out of the {known} reached, and the goal is not one of them"
    if cost is not one_throw:
        return f"a cost of {answer.distance[board.goal]:g} is enough and no less will do"
    throws = "1 throw is" if answer.throws == 1 else f"{answer.throws} throws are"
    return f"{throws} enough and no fewer will do"


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
    attained, queue = {board.start}, [board.start]
    for cell in queue:
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
            return Finding("illegal-route", (cell,), moves=(move,))
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
