"""The sweeps of `repaired-dp`, as they were, and the descents that say how many there must be."""

from __future__ import annotations

from ..board import Board, Move
from ..programs import program_of, solve
from ..tracing import observe_work, trace

__all__ = [
    "after_each_sweep", "edges_on", "fewest_descents", "flattest_routes", "misfits", "pieces",
    "right_in_sweep", "show_sweeps", "staircase",
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
    routes = flattest_routes(board).items()
    return {cell: max(len(pieces(route)) - 1, 0) for cell, route in routes}


def flattest_routes(board: Board) -> dict[int, list[Move]]:
    """Return cell → a shortest route to it with the fewest descents in its landings.

    Examples
    --------
    >>> routes = flattest_routes(Board(8, {2: 6, 5: 8, 7: 4}, die=1))
    >>> [move.landing for move in routes[8]]
    [2, 7, 5]
    """
    distance = solve(board, "adjacency-list-bfs").distance
    # (cell, last landing) → (descents, route), distance by distance
    ends: dict[tuple[int, int], tuple[int, list[Move]]] = {(board.start, 0): (0, [])}
    for throws in range(int(max(distance.values()))):
        now = [(end, found) for end, found in ends.items() if distance[end[0]] == throws]
        for (stand, landing), (count, route) in now:
            for move in board.moves(stand):
                if distance[move.cell] == throws + 1:
                    more = count + (move.landing < landing)
                    end = (move.cell, move.landing)
                    if end not in ends or more < ends[end][0]:
                        ends[end] = (more, [*route, move])
    flattest = {}
    for cell in distance:
        found = [one for (stand, _), one in ends.items() if stand == cell]
        flattest[cell] = min(found, key=lambda one: one[0])[1]
    return flattest


def pieces(route: list[Move]) -> list[list[Move]]:
    """Return a route cut before each landing that is lower than the one before it.

    Examples
    --------
    >>> routes = flattest_routes(Board(8, {2: 6, 5: 8, 7: 4}, die=1))
    >>> [[move.landing for move in piece] for piece in pieces(routes[8])]
    [[2, 7], [5]]
    """
    cut: list[list[Move]] = []
    for move in route:
        if not cut or move.landing < cut[-1][-1].landing:
            cut.append([])
        cut[-1].append(move)
    return cut


def right_in_sweep(board: Board) -> dict[int, int]:
    """Return cell → the sweep of `repaired-dp` that finds its distance.

    Examples
    --------
    >>> right_in_sweep(Board(8, {2: 6, 5: 8, 7: 4}, die=1))
    {1: 1, 6: 1, 4: 1, 8: 2}
    """
    table = after_each_sweep(board)
    return {
        cell: next(number for number, row in enumerate(table, 1) if row.get(cell) == distance)
        for cell, distance in table[-1].items()
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


def edges_on(board: Board, algorithm: str) -> int:
    """Return how many edges an algorithm examines on a board, counted by watching it.

    Examples
    --------
    >>> edges_on(staircase(3), "repaired-dp")
    45
    """
    work = observe_work(program_of(algorithm), board)
    return 0 if work is None else work.edges or 0


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
