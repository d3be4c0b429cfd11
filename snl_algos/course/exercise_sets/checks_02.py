"""The checks of the exercises of lesson 2."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import chain
from random import Random
from typing import Any

from ...board import Board
from ...boards.gallery import load_board
from ...programs import Program
from ...programs.signatures import SIGNATURES
from ...sandbox.timeouts import within_lines
from ...views import move_array
from ..call_limits import asks_for_minus_one, call_within, check
from ..learner_calls import called, plain_boards, said
from ..learner_values import first_right, same
from ..orders import ORDERS, taken
from ..verdict import Verdict, not_yet, solved, verdict_of


def write_it_yourself(my_bfs: Program) -> Verdict:
    """Run it on all boards, and count its work where a queue does the same work twice."""
    report = check(my_bfs)
    also = asks_for_minus_one(my_bfs, report)
    if report and (repeated := _repeats(my_bfs)):
        also.append(
            f"Every answer is right, but it goes through the board again and again: {repeated} "
            "With a queue the throws from a cell are looked at when the cell is taken, and no more."
        )
    return verdict_of(report, also)


def _stairs(order: Sequence[int], leads: Callable[[int], Sequence[int]]) -> Board:
    """Return a board of steps, in the order of a route. You never stand between the steps.

    Parameters
    ----------
    order : sequence of int
        Where the steps are on the board, from 0 up; the first of them is the start.
    leads : callable
        Step → the steps that the faces 1 to 6 lead to. Steps after the last are the goal.
    """
    goal = 7 * len(order) + 1
    cells = [7 * place + 1 for place in order]
    return Board(goal, {
        cell + face: cells[step] if step < len(order) else goal
        for at, cell in enumerate(cells)
        for face, step in enumerate(leads(at), start=1)
    })  # fmt: skip


STEPS = 60
UP = range(STEPS)
#: Boards with the same edges between cells that are numbered differently, or reached by other
#: faces. A queue, even a slow one, does the same work on each board of a row. Sweeps, with or
#: without a list of the edges, depend on the order of the cells; a stack on that of the faces.
ROWS = [
    [
        _stairs([0, *order], lambda step: [step + 1] * 6)
        for order in (UP[1:], UP[:0:-1], Random(1).sample(UP[1:], STEPS - 1))
    ],
    [
        _stairs(UP, lambda step: range(step + 1, step + 7)),
        _stairs(UP, lambda step: range(step + 6, step, -1)),
    ],
]


def _repeats(program: Program) -> str:
    """Say on which boards a program repeats its work; nothing if it does not, or is not known."""
    if program.signature is not SIGNATURES["move-array"]:
        return ""
    for row in ROWS:
        cells, lines = row[0].cells, 1_000
        while not any(_ends(program, board, lines) for board in row):
            lines *= 2
            if lines > 4 * cells**2:  # to look through all cells for each distance takes fewer
                return f"on boards of {cells} cells it runs more than {lines // 2:,} lines."
        if not all(_ends(program, board, 2 * lines) for board in row):
            return (
                f"on some board of {cells} cells it runs at most {lines:,} lines, and on one that "
                "differs from it only in the order of the cells or of the faces more than "
                f"{2 * lines:,}."
            )
    return ""


def _ends(program: Program, board: Board, lines: int) -> bool:
    """Return whether a program ends on a board before it has run more than so many lines."""
    with suppress(Exception):
        found = call_within(
            lambda: within_lines(lines, lambda: program.function(move_array(board), board.cells))
        )
        return found != (None,)
    return True


def the_route(my_route: Callable[..., Any]) -> Verdict:
    """Give it the predecessors that a search finds on small boards."""
    boards = 0
    for board in chain(
        plain_boards(range(2, 6), die=2, jumps=2),
        [Board(30, die=2), Board(30, start=0), load_board("milton-bradley")],
    ):
        predecessor = _predecessors(board)
        boards += 1
        for goal in (board.goal, *predecessor):
            expected = _route(predecessor, board.start, goal)
            got = called(my_route, dict(predecessor), board.start, goal)
            if not same(got, expected):
                return not_yet(
                    f"The route is {expected}, but {said(got)}.",
                    board,
                    f"predecessors: {predecessor}, start: {board.start}, goal: {goal}",
                )
    return solved(f"It reads the route on all {boards} boards that it was tried on.")


def by_hand(my_taken: list[int]) -> Verdict:
    """Compare with the order that the queue takes the cells in, up to the goal."""
    board = Board(9, {3: 7, 6: 2}, die=3)
    right = taken(board, ORDERS["queue"])
    right = right[: right.index(board.goal) + 1]
    if my_taken != right:
        return not_yet(first_right(my_taken, right, "Which pairs wait then?"), board)
    return solved("The goal is taken seventh, while cells 2 and 7 wait for the second time.")


def _predecessors(board: Board) -> dict[int, int]:
    """Return cell → the cell it was first reached from, as the search of the lesson finds it."""
    found: dict[int, int] = {}
    queue = [board.start]
    for cell in queue:
        for stand in board.successors(cell):
            if stand not in found and stand != board.start:
                found[stand] = cell
                queue.append(stand)
    return found


def _route(predecessor: dict[int, int], start: int, goal: int) -> list[int]:
    if goal not in predecessor:
        return []
    route = [goal]
    while route[0] != start:
        route.insert(0, predecessor[route[0]])
    return route
