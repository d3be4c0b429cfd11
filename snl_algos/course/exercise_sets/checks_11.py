"""The exercises of lesson 11, How many routes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from ...answer import shortest_routes
from ...board import Board
from ...boards.gallery import all_boards, load_board, random_board
from ...programs import solve
from ..counting import count_routes, kinds, staircase
from ..learner_calls import called, said
from ..register import Attempt, task
from ..values import same
from ..verdict import Verdict, not_yet, solved


@task(
    "11.1",
    title="Count by hand",
    kind="predict",
    defines="my_routes",
    task="""
        A board of 10 cells, a die with three faces, and a ladder from 4 to 6:
        `Board(10, {4: 6}, die=3)`. First find the distance of every cell on paper. Then write
        down, for every cell on which you can stand, the number of shortest routes to it.
    """,
    stub="""
        my_routes = {1: 1, 2: 1, 3: 1, 6: 1, 5: 1, 7: 1, 8: 1, 9: 1, 10: 1}
    """,
    hints=(
        "After one throw you stand on 2, 3 or 6. Which cells are at distance 2?",
        """
        From which cells at distance 1 does a throw lead to 5? And from which cells at distance 2
        does a throw lead to 10?
        """,
    ),
    solution="""
        my_routes = {1: 1, 2: 1, 3: 1, 6: 1, 5: 2, 7: 1, 8: 1, 9: 1, 10: 3}
    """,
    attempts=(
        Attempt(
            "moves that are not on a shortest route are counted",
            (("10: 3", "10: 4"), ("7: 1", "7: 2")),
            Board(10, {4: 6}, die=3),
        ),
        Attempt("the foot of the ladder", (("{1: 1", "{4: 1, 1: 1"),), Board(10, {4: 6}, die=3)),
    ),
)
def count_by_hand(my_routes: dict[int, int]) -> Verdict:
    """Compares cell by cell, and shows from where the shortest moves come."""
    board = Board(10, {4: 6}, die=3)
    distance, right = solve(board, "adjacency-list-bfs").distance, count_routes(board)
    if set(my_routes) != set(right):
        cells = ", ".join(map(str, sorted(set(my_routes) ^ set(right))))
        return not_yet(f"Look again at cell {cells}: can you stand there?", board)
    for cell in sorted(right, key=lambda one: distance[one]):
        if my_routes[cell] != right[cell]:
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


@task(
    "11.2",
    title="One condition is missing",
    kind="repair",
    defines="my_count",
    task="""
        This program is meant to count the shortest routes to the goal. On most boards it counts
        too many. Repair it. If the goal is out of reach, it must return 0.
    """,
    stub="""
        from collections import deque


        def my_count(board):
            distance = {board.start: 0}
            routes = {board.start: 1}
            queue = deque([board.start])
            while queue:
                cell = queue.popleft()
                for move in board.moves(cell):
                    if move.cell not in distance:
                        distance[move.cell] = distance[cell] + 1
                        routes[move.cell] = 0
                        queue.append(move.cell)
                    routes[move.cell] += routes[cell]
            return routes.get(board.goal, 0)
    """,
    hints=(
        "Which moves does it count that are not on a shortest route?",
        """
        Count a move only if it leads to a cell that is one throw further than the cell from which
        it comes.
        """,
    ),
    solution="""
        from collections import deque


        def my_count(board):
            distance = {board.start: 0}
            routes = {board.start: 1}
            queue = deque([board.start])
            while queue:
                cell = queue.popleft()
                for move in board.moves(cell):
                    if move.cell not in distance:
                        distance[move.cell] = distance[cell] + 1
                        routes[move.cell] = 0
                        queue.append(move.cell)
                    if distance[move.cell] == distance[cell] + 1:
                        routes[move.cell] += routes[cell]
            return routes.get(board.goal, 0)
    """,
    attempts=(
        Attempt(
            "only the first route to a cell",
            (
                ("            if distance[move.cell] == distance[cell] + 1:\n    ", ""),
                ("routes[move.cell] = 0", "routes[move.cell] = routes[cell]"),
                ("            routes[move.cell] += routes[cell]\n", ""),
            ),
            Board(3, {2: 3}, die=2),
        ),
        Attempt(
            "each cell once, however many faces lead there",
            (("for move in board.moves(cell):",
              "for move in {one.cell: one for one in board.moves(cell)}.values():"),),
            Board(3, {2: 3}, die=2),
        ),
    ),
)  # fmt: skip
def one_condition_is_missing(my_count: Callable[..., Any]) -> Verdict:
    """Compares with the number of routes that are listed, on many boards."""
    for board in chain(
        (board for cells in range(2, 6) for die in (1, 2, 3) for board in all_boards(cells, die)),
        (random_board(36, snakes=5, ladders=5, seed=seed) for seed in range(20)),
        [load_board("thirty"), load_board("milton-bradley")],
    ):
        right = count_routes(board).get(board.goal, 0)
        got = called(my_count, board)
        if not same(got, right):
            return not_yet(f"Shortest routes to the goal: {right}, but {said(got)}.", board)
    return solved("The number is right on every board that was tried.")


@task(
    "11.3",
    title="Thirty-six routes",
    kind="draw",
    defines="my_board",
    task="""
        Draw a board of at most 15 cells with a die of six faces that has **exactly 36** shortest
        routes from the first cell to the last.
    """,
    stub="""
        from snl_algos import Board

        my_board = Board(15)
    """,
    hints=(
        "36 is six times six. On which board do all six faces lead to the same cell?",
        """
        If jumps lead from the cells 2 to 7 to cell 8, there are six routes of one throw to 8. How
        many routes lead from 8 to 15?
        """,
    ),
    solution="""
        from snl_algos import Board

        my_board = Board(15, {landing: 8 for landing in range(2, 8)})
    """,
    after="""
        From 8 to 15 there are six routes of two throws: 1 and 6, 2 and 5, and so on. Six ways to
        begin, and for each of them six ways to go on.
    """,
    attempts=(
        Attempt(
            "one ladder less",
            (("range(2, 8)", "range(2, 7)"),),
            Board(15, dict.fromkeys(range(2, 7), 8)),
        ),
        Attempt(
            "too large",
            (("Board(15, {landing: 8 for landing in range(2, 8)})", "Board(29)"),),
            Board(29),
        ),
    ),
)
def thirty_six_routes(my_board: Board) -> Verdict:
    """Counts them."""
    if my_board.cells > 15:
        return not_yet(f"It has {my_board.cells} cells. 15 are allowed.", my_board)
    if my_board.faces != (1, 2, 3, 4, 5, 6):
        return not_yet("The die must have the faces 1 to 6.", my_board)
    number = count_routes(my_board).get(my_board.goal, 0)
    if number != 36:
        return not_yet(f"It has {number} shortest routes.", my_board)
    cells = kinds(my_board)["cells"]
    return solved(f"36 sequences of throws, and {cells} sequences of cells.", my_board)


@task(
    "11.4",
    title="The route with a number",
    kind="write",
    defines="my_route",
    task="""
        Write the shortest routes in order of their faces, as in a dictionary, and number them from
        0. `my_route(board, number)` returns the faces of the route with this number. Do not list
        the routes before it: the last board of the check has more than 3,000,000,000,000,000 of
        them. `solve(board, "adjacency-list-bfs").distance` gives you the distance of every cell.
    """,
    stub="""
        from itertools import islice

        from snl_algos import shortest_routes, solve


        def my_route(board, number):
            distance = solve(board, "adjacency-list-bfs").distance
            routes = shortest_routes(board, distance)
            return [move.face for move in next(islice(routes, 0, None))]  # always the first
    """,
    hints=(
        "First count, for each cell, the shortest routes *from* it to the goal.",
        """
        A shortest route from a cell begins with one of its moves to a cell that is one throw
        further. So its number is the sum of the numbers of these cells. The goal has 1, and all
        other cells that are as far away have 0. Begin with the cells that are furthest away.
        """,
        """
        Now walk from the start. If the first shortest move leads to a cell with 100 routes, it
        begins routes 0 to 99. If your number is smaller, take this move. If not, subtract 100,
        and look at the next move.
        """,
    ),
    solution="""
        from snl_algos import solve


        def my_route(board, number):
            distance = solve(board, "adjacency-list-bfs").distance

            def shortest_moves(cell):
                further = distance[cell] + 1
                return [move for move in board.moves(cell) if distance[move.cell] == further]

            onward = {}
            for cell in sorted(distance, key=distance.get, reverse=True):
                onward[cell] = sum(onward[move.cell] for move in shortest_moves(cell))
                if cell == board.goal:
                    onward[cell] = 1

            faces, cell = [], board.start
            while cell != board.goal:
                for move in shortest_moves(cell):
                    if number < onward[move.cell]:
                        break
                    number -= onward[move.cell]
                faces.append(move.face)
                cell = move.cell
            return faces
    """,
    attempts=(
        Attempt(
            "counts from 1",
            (
                (
                    "faces, cell = [], board.start",
                    "number, faces, cell = max(0, number - 1), [], board.start",
                ),
            ),
            Board(4, die=2),
        ),
        Attempt(
            "does not subtract the routes that are passed over",
            (("            number -= onward[move.cell]\n", ""),),
            Board(5, die=3),
        ),
    ),
)
def the_route_with_a_number(my_route: Callable[..., Any]) -> Verdict:
    """Asks for every route of some boards, and for a few of a board with very many."""
    for board in chain(
        (Board(cells, die=die) for cells in range(2, 9) for die in (2, 3, 6)),
        [load_board("thirty"), load_board("milton-bradley")],
    ):
        distance = solve(board, "adjacency-list-bfs").distance
        for number, route in enumerate(shortest_routes(board, distance)):
            verdict = _compared(my_route, board, number, [move.face for move in route])
            if verdict is not None:
                return verdict
    many = staircase(20)
    for number in (0, 6**20 // 2, 6**20 - 1):
        faces = [number // 6**power % 6 + 1 for power in reversed(range(20))]
        verdict = _compared(my_route, many, number, faces)
        if verdict is not None:
            return verdict
    return solved("Every route that was asked for is right.")


def _compared(
    my_route: Callable[..., Any], board: Board, number: int, faces: list[int]
) -> Verdict | None:
    got = called(my_route, board, number)
    if same(got, faces):
        return None
    return not_yet(f"Route number {number} has the faces {faces}, but {said(got)}.", board)
