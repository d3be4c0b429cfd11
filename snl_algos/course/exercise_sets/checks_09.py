"""The exercises of lesson 9, One relaxation, four orders."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from ...algorithms.bellman_ford import bellman_ford
from ...algorithms.dijkstra import dijkstra
from ...board import Board
from ...boards.gallery import load_board, random_board
from ...costs import NegativeCycle, free_sixes, paid_ladders
from ..learner_calls import called, plain_boards, said
from ..orders import ORDERS, taken
from ..proofs import in_order
from ..register import Attempt, task
from ..values import same
from ..verdict import Verdict, not_yet, solved


@task(
    "9.1",
    title="In which order?",
    kind="predict",
    defines="my_taken",
    task="""
        A board of 6 cells, a die with two faces, and a ladder from 2 to 5:
        `Board(6, {2: 5}, die=2)`. Each move costs one throw. Write down the cells in the order in
        which the loop takes them, once with a queue and once with a stack. A cell may be taken
        more than once. The moves of a cell are relaxed in the order of their faces.
    """,
    stub="""
        my_taken = {
            "queue": [1, 2, 3, 4, 5, 6],
            "stack": [1, 2, 3, 4, 5, 6],
        }
    """,
    hints=(
        "From cell 1 you come to 5 (by the ladder on 2) and to 3. Nobody ever stands on 2.",
        "With a stack, the cell that was found last is taken first: after 1 comes 3.",
    ),
    solution="""
        my_taken = {
            "queue": [1, 5, 3, 6, 4],
            "stack": [1, 3, 4, 6, 5, 6],
        }
    """,
    attempts=(
        Attempt(
            "the stack takes each cell once",
            (("4, 6, 5, 6]", "4, 6, 5]"),),
            Board(6, {2: 5}, die=2),
        ),
        Attempt(
            "by the number of the cell",
            (("[1, 5, 3, 6, 4]", "[1, 3, 5, 4, 6]"),),
            Board(6, {2: 5}, die=2),
        ),
    ),
)
def in_which_order(my_taken: dict[str, list[int]]) -> Verdict:
    """Compares with the loop."""
    board = Board(6, {2: 5}, die=2)
    for name in ("queue", "stack"):
        if name not in my_taken:
            return not_yet(f'The order of the {name} is missing: my_taken["{name}"].')
        right, mine = taken(board, ORDERS[name]), my_taken[name]
        if mine != right:
            same = next(
                (at for at, (a, b) in enumerate(zip(mine, right, strict=False)) if a != b),
                min(len(mine), len(right)),
            )
            return not_yet(
                f"With a {name}, the first {same} are right. Which cells wait then, and in which "
                "order did they come?",
                board,
            )
    return solved("The queue takes each cell once, the stack takes cell 6 twice.")


@task(
    "9.2",
    title="At which end?",
    kind="complete",
    defines="my_deque",
    task="""
        A six costs nothing, because it lets you throw again; any other face costs 1. Complete the
        search with a deque, which returns the lowest cost from the start to the goal, or `None`.
    """,
    stub="""
        from collections import deque


        def my_deque(board):
            cost = {board.start: 0}
            settled = set()
            waiting = deque([board.start])
            while waiting:
                cell = waiting.popleft()
                if cell in settled:
                    continue
                settled.add(cell)
                for move in board.moves(cell):
                    further = cost[cell] + (0 if move.face == 6 else 1)
                    if move.cell not in cost or further < cost[move.cell]:
                        cost[move.cell] = further
                        waiting.append(move.cell)  # always at the back?
            return cost.get(board.goal)
    """,
    hints=(
        """
        From front to back the costs must never fall. Where does a cell belong that costs the same
        as the cell that was just taken?
        """,
        "`waiting.appendleft(move.cell)` puts it at the front.",
    ),
    solution="""
        from collections import deque


        def my_deque(board):
            cost = {board.start: 0}
            settled = set()
            waiting = deque([board.start])
            while waiting:
                cell = waiting.popleft()
                if cell in settled:
                    continue
                settled.add(cell)
                for move in board.moves(cell):
                    further = cost[cell] + (0 if move.face == 6 else 1)
                    if move.cell not in cost or further < cost[move.cell]:
                        cost[move.cell] = further
                        if move.face == 6:
                            waiting.appendleft(move.cell)
                        else:
                            waiting.append(move.cell)
            return cost.get(board.goal)
    """,
    attempts=(
        Attempt(
            "the ends are exchanged",
            (("if move.face == 6:", "if move.face != 6:"),),
            Board(13, {7: 2}),
        ),
        Attempt(
            "always at the front",
            (("waiting.append(move.cell)", "waiting.appendleft(move.cell)"),),
            Board(14, {7: 1}),
        ),
    ),
)
def at_which_end(my_deque: Callable[..., Any]) -> Verdict:
    """Compares with Dijkstra's algorithm."""
    for board in chain(
        plain_boards(range(2, 21), jumps=1),
        (random_board(36, snakes=5, ladders=5, seed=seed) for seed in range(50)),
    ):
        right = dijkstra(board, cost=free_sixes).distance.get(board.goal)
        got = called(my_deque, board)
        if not same(got, right):
            return not_yet(f"The lowest cost is {right}, but {said(got)}.", board)
    return solved("The lowest cost is right on every board that was tried.")


@task(
    "9.3",
    title="Is there a cheapest route?",
    kind="write",
    defines="my_verdict",
    task="""
        Each move costs 1, and a move over a ladder costs -1: `cost(move)` tells you. Write
        `my_verdict(board, cost)`. It returns `False` if a cycle of moves that can be reached from
        the start costs less than nothing in total, and `True` otherwise. The stub always says
        `True`.
    """,
    stub="""
        def my_verdict(board, cost):
            return True
    """,
    hints=(
        """
        Relax every move, sweep after sweep. If there is no such cycle, how many sweeps can still
        change a number on a board with V cells?
        """,
        """
        Make V sweeps (V is `board.cells - board.start + 1`). If the last of them still changes a
        number, there is a cycle. Begin with the start only, so that nothing out of reach counts.
        """,
    ),
    solution="""
        def my_verdict(board, cost):
            cells = range(board.start, board.cells + 1)
            distance = {board.start: 0}
            for sweep in range(len(cells)):
                changed = False
                for cell in cells:
                    if cell in distance:
                        for move in board.moves(cell):
                            further = distance[cell] + cost(move)
                            if move.cell not in distance or further < distance[move.cell]:
                                distance[move.cell] = further
                                changed = True
            return not changed
    """,
    attempts=(
        Attempt(
            "far too few sweeps",
            (("range(len(cells))", "range(2)"),),
            Board(30, {3: 10, 14: 29, 15: 26, 18: 17, 22: 13, 28: 11}),
        ),
        Attempt(
            "cycles out of reach count",
            (("distance = {board.start: 0}", "distance = dict.fromkeys(cells, 0)"),),
            Board(10, {3: 1, 5: 6, 7: 8, 9: 4}, die=1),
        ),
    ),
)
def is_there_a_cheapest_route(my_verdict: Callable[..., Any]) -> Verdict:
    """Compares with bellman-ford, which raises NegativeCycle."""
    for board in chain(
        plain_boards(range(2, 7), 2, jumps=2),
        [Board(8, {2: 3, 4: 5, 6: 1}, die=1), Board(10, {3: 1, 5: 6, 7: 8, 9: 4}, die=1)],
        (random_board(30, snakes=3, ladders=3, seed=seed) for seed in range(50)),
        [load_board("thirty"), load_board("milton-bradley")],
    ):
        finding = None
        try:
            bellman_ford(board, cost=paid_ladders)
        except NegativeCycle as error:
            finding = error.finding
        got = called(my_verdict, board, paid_ladders)
        if not same(got, finding is None):
            why = f"{finding}." if finding else "No cycle that can be reached costs less than 0."
            return not_yet(f"{str(why)[0].upper()}{str(why)[1:]} But {said(got)}.", board)
    return solved("It is right on every board that was tried.")


@task(
    "9.4",
    title="Whatever the order",
    kind="prove",
    defines="my_order",
    task="""
        *Claim.* Let no cycle of moves cost less than nothing. When the loop ends, every number is
        the lowest cost to its cell, whatever the order in which the cells were taken.

        Here are the steps of a proof, in a wrong order. Put them into the right one:
        on the page with the arrows, in a notebook by their letters.

        - **A.** So along any route from the start, each number is at most the number before it plus
          the cost of the move: step by step, the number of a cell is at most the cost of the route.
        - **B.** Whenever a number is written down, some route has exactly this cost: the route to
          the cell that was taken, and the move. So no number is lower than the lowest cost.
        - **C.** A cell whose number has changed waits. When the loop ends, no cell waits, so each
          has been taken after its last change.
        - **D.** So no number is higher than the lowest cost, and none is lower. They are equal.
        - **E.** When a cell was taken for the last time, all its moves were relaxed with its final
          number. So at the end no move makes any number smaller.
    """,
    stub="""
        my_order = ["A", "B", "C", "D", "E"]
    """,
    hints=(
        "B can come early or late, but before the step that puts both halves together.",
        "Which step speaks about all moves at the end? It needs that each cell was taken again.",
    ),
    solution="""
        my_order = ["B", "C", "E", "A", "D"]
    """,
    attempts=(
        Attempt("routes before moves", (('"E", "A"', '"A", "E"'),)),
        Attempt("one half only", (('"B", "C", "E", "A", "D"', '"C", "E", "A", "D", "B"'),)),
    ),
)
def whatever_the_order(my_order: list[str]) -> Verdict:
    """Each step may use only those before it."""
    needs: dict[str, dict[str, str]] = {
        "A": {"E": "it goes along the moves of a route, none of which may make a number smaller"},
        "B": {},
        "C": {},
        "D": {
            "A": "it needs that no number is too high",
            "B": "it needs that no number is too low",
        },
        "E": {"C": "it needs that each cell was taken after its last change"},
    }
    return in_order(my_order, needs)
