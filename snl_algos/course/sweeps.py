"""The sweeps of `repaired-dp`, as they were, and the descents that say how many there must be."""

from __future__ import annotations

from ..board import Board
from ..programs import solve
from ..tracing import trace

__all__ = [
    "after_each_sweep", "fewest_descents", "misfits", "show_sweeps", "staircase",
]  # fmt: skip


def after_each_sweep(board: Board) -> list[dict[int, int]]:
    """Return the distances after each sweep, read from a run of `repaired-dp`.

    Examples
    --------
    >>> for distance in after_each_sweep(Board(8, {2: 6, 5: 8, 7: 4}, die=1)):
    ...     print(distance)
    {1: 0, 6: 1, 4: 2}
    {1: 0, 6: 1, 4: 2, 8: 3}
    {1: 0, 6: 1, 4: 2, 8: 3}
    """
    run = trace("repaired-dp", board, max_steps=10**6, max_seconds=600)
    marks = [recorded.get("variables", {}).get("changed") for recorded in run.steps]
    begins = [at for at, mark in enumerate(marks) if mark == "False"]
    ends = [at - 1 for at in begins[1:]] + [len(run.steps) - 1]
    return [{cell: int(text) for cell, text in run.state(at).distance.items()} for at in ends]


def fewest_descents(board: Board) -> dict[int, int]:
    """Return cell → the fewest descents in the landings of a shortest route to it.

    A descent is a landing that is lower than the landing before it. The count uses the distances
    and makes no sweep.

    Examples
    --------
    >>> fewest_descents(Board(8, {2: 6, 5: 8, 7: 4}, die=1))
    {1: 0, 4: 0, 6: 0, 8: 1}
    """
    distance = solve(board, "adjacency-list-bfs").distance
    ends = {(board.start, 0): 0}  # (cell, last landing) → descents, distance by distance
    for throws in range(int(max(distance.values()))):
        now = [(end, found) for end, found in ends.items() if distance[end[0]] == throws]
        for (stand, landing), count in now:
            for move in board.moves(stand):
                if distance[move.cell] == throws + 1:
                    end, more = (move.cell, move.landing), count + (move.landing < landing)
                    ends[end] = min(more, ends.get(end, more))
    return {
        cell: min(count for (stand, _), count in ends.items() if stand == cell) for cell in distance
    }


def show_sweeps(board: Board) -> None:
    """Print the distances after each sweep: a row for a sweep, a column for a cell."""
    cells = range(1, board.cells + 1)
    print("cell   ", *(f"{cell:2}" for cell in cells))
    for number, distance in enumerate(after_each_sweep(board), start=1):
        print(f"sweep {number}", *(f"{distance.get(cell, '·'):>2}" for cell in cells))


def staircase(snakes: int) -> Board:
    """Return a board on a die with one face, whose snakes lead one to the next, all the way down.

    Examples
    --------
    >>> staircase(3)
    Board(10, {2: 8, 3: 10, 5: 2, 7: 4, 9: 6}, die=1)
    """
    top = 2 * snakes + 4
    down = {head: head - 3 for head in range(top - 1, 4, -2)}
    return Board(top, {2: top - 2, **down, 3: top}, die=1)


def misfits(board: Board, distance: dict[int, int]) -> list[int]:
    """Return the cells whose number does not fit Bellman's equation.

    Examples
    --------
    >>> misfits(Board(6, {2: 4, 3: 6}, die=1), {1: 0, 4: 1, 5: 2, 6: 2})
    [6]
    """
    infinity = float("inf")

    def wanted(cell: int) -> float:
        before = [distance.get(one, infinity) for one in board.predecessors(cell)]
        return 0 if cell == board.start else 1 + min(before, default=infinity)

    cells = range(board.start, board.cells + 1)
    return [cell for cell in cells if distance.get(cell, infinity) != wanted(cell)]
