"""Searches over states: a cell, and what you still have. The rules are functions of a state."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

from ..board import Board

__all__ = ["depth_first", "fewest", "laid_out", "one_ladder", "one_ladder_by_cell"]

State = TypeVar("State", bound=Hashable)
#: A state → the states after one throw.
Rule = Callable[[State], Iterable[State]]


def fewest(start: State, rule: Rule[State], won: Callable[[State], bool]) -> int | None:
    """Return the fewest throws from a state to one that has won; None if there is none.

    Examples
    --------
    >>> board = Board(6, {2: 3, 4: 6}, die=2)
    >>> fewest((1, 1), one_ladder(board), lambda state: state[0] == board.goal)
    2
    """
    throws = {start: 0}
    queue = deque([start])
    while queue:
        state = queue.popleft()
        if won(state):
            return throws[state]
        for after in rule(state):
            if after not in throws:
                throws[after] = throws[state] + 1
                queue.append(after)
    return None


def one_ladder(board: Board) -> Rule[tuple[int, int]]:
    """Return the rule of states (cell, ladders left): with none left, a foot is a plain cell.

    Examples
    --------
    >>> rule = one_ladder(Board(6, {2: 3, 4: 6}, die=2))
    >>> [*rule((1, 1))], [*rule((1, 0))]
    ([(3, 0), (3, 1)], [(2, 0), (3, 0)])
    """

    def after_a_throw(state: tuple[int, int]) -> Iterator[tuple[int, int]]:
        cell, left = state
        for move in board.moves(cell):
            if move.cell <= move.landing:  # a plain cell, or a snake
                yield move.cell, left
            elif left:
                yield move.cell, left - 1
            else:
                yield move.landing, left

    return after_a_throw


def one_ladder_by_cell(board: Board) -> int:
    """Return a number of throws with at most one ladder. It is too large on some boards.

    Examples
    --------
    >>> one_ladder_by_cell(Board(6, {2: 3, 4: 6}, die=2))
    3
    """
    distance = {board.start: 0}
    ladders = {board.start: 1}  # cell → the ladders that are left there
    queue = deque([board.start])
    while queue:
        cell = queue.popleft()  #: take cell {cell}; ladders left: {ladders[cell]}
        for move in board.moves(cell):
            climbs = move.cell > move.landing
            stand = move.landing if climbs and not ladders[cell] else move.cell
            if stand not in distance:
                distance[stand] = distance[cell] + 1
                ladders[stand] = ladders[cell] - (1 if climbs and ladders[cell] else 0)
                queue.append(stand)  #: cell {stand} joins; ladders left: {ladders[stand]}
    return distance.get(board.goal, -1)


def laid_out(board: Board) -> Board:
    """Return the states of "at most one ladder" as one board: the second half is without ladders.

    The halves are `board.cells` + (largest face) - 1 apart. A throw past the goal of the first
    half leads back to the start, which makes no route shorter. It is for the usual rules.

    Examples
    --------
    >>> laid_out(Board(6, {2: 3, 4: 6}, die=2))
    Board(13, {2: 10, 4: 13, 6: 13, 7: 1}, die=2)
    """
    gap = board.faces[-1] - 1
    apart = board.cells + gap
    jumps = {foot: top + apart for foot, top in board.ladders.items()}
    jumps[board.goal] = board.goal + apart
    jumps |= {board.goal + past: board.start for past in range(1, gap + 1)}
    for head, tail in board.snakes.items():
        jumps |= {head: tail, head + apart: tail + apart}
    return Board(board.cells + apart, jumps, die=board.die)


def depth_first(start: State, rule: Rule[State]) -> list[State] | None:
    """Return the states, each before all that a throw leads to; None if there is a cycle.

    Examples
    --------
    >>> depth_first(1, Board(5, {2: 4}, die=2).successors)
    [1, 3, 4, 5]
    >>> print(depth_first(1, Board(5, {4: 1}, die=2).successors))
    None
    """
    path: set[State] = set()
    finished: dict[State, None] = {}  # in the order in which they are finished

    def visit(state: State) -> bool:
        if state in path:
            return False
        if state not in finished:
            path.add(state)
            if not all(visit(after) for after in rule(state)):
                return False
            path.remove(state)
            finished[state] = None
        return True

    return [*finished][::-1] if visit(start) else None
