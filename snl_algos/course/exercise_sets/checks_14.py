"""The checks of the exercises of lesson 14."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from ...answer import shortest_routes
from ...board import Board
from ...boards.gallery import all_boards, load_board, random_board
from ...programs import solve
from ..learner_calls import called, said
from ..learner_values import same
from ..route_counts import count_routes, kinds, staircase
from ..verdict import Verdict, not_yet, solved
from ..watched import WatchedBoard, looked_too_often

#: A board with 6^20 shortest routes. A program that lists them is stopped when it has asked for the
#: moves from a cell more often than a slow way to count needs: as many passes as there are cells
#: where it finds the distances itself, some passes where they are given.
MANY = staircase(20)
ALL_PASSES, SOME_PASSES = 2 * MANY.cells**2, 20 * MANY.cells

#: The number of its shortest routes fits neither into 64 bits nor exactly into a float.
HUGE = staircase(40)


def count_by_hand(my_routes: dict[int, int]) -> Verdict:
    """Compare cell by cell, and show from where the shortest moves come."""
    board = Board(10, {4: 6}, die=3)
    distance, right = solve(board, "adjacency-list-bfs").distance, count_routes(board)
    for cell in sorted(set(my_routes) ^ set(right)):
        if cell in right:
            return not_yet(f"Cell {cell} is missing: you can stand there.", board)
        return not_yet(f"You never stand on cell {cell}: leave it out.", board)
    for cell in sorted(right, key=lambda one: distance[one]):
        if my_routes[cell] != right[cell]:
            if cell == board.start:
                return not_yet("One route leads to the start: you are there before any throw.")
            before = [
                f"from {one} by a {move.face}"
                for one in sorted(right)
                for move in board.moves(one)
                if move.cell == cell and distance[one] == distance[cell] - 1
            ]
            return not_yet(
                f"Cell {cell} is at distance {distance[cell]}. The last throw of a shortest route "
                f"to it comes {', '.join(before)}. You say {my_routes[cell]}.",
                board,
            )
    return solved("Every number is the sum of those before it.")


def one_condition_is_missing(my_count: Callable[..., Any]) -> Verdict:
    """Compare with the number of routes that are listed, on many boards."""
    for board in chain(
        (
            board
            for cells in range(2, 6)
            for die in (1, 2, 3)
            for board in all_boards(cells, die, jumps=2)
        ),
        (random_board(36, snakes=5, ladders=5, seed=seed) for seed in range(20)),
        [load_board("thirty"), load_board("milton-bradley")],
    ):
        right = count_routes(board).get(board.goal, 0)
        got = called(my_count, board)
        if not same(got, right):
            return not_yet(f"Shortest routes to the goal: {right}, but {said(got)}.", board)
    got = called(my_count, WatchedBoard.of(MANY, ALL_PASSES))
    if looked_too_often(got):
        return _one_by_one(ALL_PASSES)
    if not same(got, 6**20):
        return not_yet(f"Shortest routes to the goal: {6**20:,}, but {said(got)}.", MANY)
    if not same(got := called(my_count, HUGE), 6**40):
        return not_yet(
            f"It is right where numbers are small. On this board there are 6^40 shortest routes, "
            f"{6**40:,}, but {said(got)}. A float and a number of 64 bits are too short for that.",
            HUGE,
        )
    return solved("The number is right on every board that was tried.")


def thirty_six_routes(my_board: Board) -> Verdict:
    """Count the shortest routes."""
    if my_board.cells > 15:
        return not_yet(f"It has {my_board.cells} cells. 15 are allowed.", my_board)
    if my_board.faces != (1, 2, 3, 4, 5, 6):
        return not_yet("The die must have the faces 1 to 6.", my_board)
    number = count_routes(my_board).get(my_board.goal, 0)
    if number != 36:
        return not_yet(f"Shortest routes: {number}, and 36 are wanted.", my_board)
    cells = kinds(my_board)["cells"]
    return solved(f"Sequences of throws: 36. Sequences of cells: {cells}.", my_board)


def the_route_with_a_number(my_route: Callable[..., Any]) -> Verdict:
    """Ask for every route of some boards, and for a few of a board with very many."""
    for board, number, faces in _numbered_routes():
        got = called(my_route, board, number)
        if looked_too_often(got):
            return _one_by_one(SOME_PASSES)
        if not same(got, faces):
            says = f"Route number {number:,} has the faces {faces}, but {said(got)}."
            return not_yet(says, board)
    return solved("Every route that was asked for is right.")


def _numbered_routes() -> Iterator[tuple[Board, int, list[int]]]:
    """Yield boards with the number and the faces of a shortest route."""
    plain = [Board(cells, die=die) for cells in range(2, 9) for die in (2, 3, 6)]
    for board in [*plain, Board(6, {2: 4, 4: 3}, die=2)]:  # the jumps of the last meet
        yield from _all_routes(board)
    for number in (6**20 - 1, 6**20 // 2, 0):
        faces = [number // 6**power % 6 + 1 for power in reversed(range(20))]
        yield WatchedBoard.of(MANY, SOME_PASSES), number, faces
    for name in ("thirty", "milton-bradley"):
        yield from _all_routes(load_board(name))


def _all_routes(board: Board) -> Iterator[tuple[Board, int, list[int]]]:
    distance = solve(board, "adjacency-list-bfs").distance
    for number, route in enumerate(shortest_routes(board, distance)):
        yield board, number, [move.face for move in route]


def _one_by_one(looks: int) -> Verdict:
    return not_yet(
        f"This board has {6**20:,} shortest routes. The program was stopped after it had asked "
        f"{looks:,} times for the moves from one of its {MANY.cells} cells: it goes through the "
        "routes one by one.",
        MANY,
    )
