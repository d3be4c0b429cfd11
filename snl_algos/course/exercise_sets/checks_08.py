"""The exercises of lesson 8, Dijkstra."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from ...algorithms.dijkstra import dijkstra
from ...board import Board, Move
from ...boards.gallery import all_boards, random_board
from ...programs import Program
from ..call_limits import check
from ..learner_calls import Failed, called, said
from ..proofs import the_gap
from ..register import Attempt, task
from ..values import WrongValue, number, plain
from ..verdict import Verdict, not_yet, solved, verdict_of


@task(
    "8.1",
    title="Your own heap search",
    kind="complete",
    defines="heap_search",
    task="""
        Complete the function: fewest throws by a heap. `board.moves(cell)` gives the moves from a
        cell, and `move.cell` is where you stand after one. Return `None` if the goal is out of
        reach.
    """,
    stub='''
        from heapq import heappop, heappush


        def heap_search(board):
            """Fewest throws from the start to the goal, by a heap."""
            distance = {board.start: 0}
            heap = [(0, board.start)]
            while heap:
                reached, cell = heappop(heap)
                if reached > distance[cell]:
                    continue
                ...  # relax every move from the cell
            return distance.get(board.goal)
    ''',
    hints=(
        """
        For each move from the cell: how far is it to `move.cell` by this move? When is that worth
        writing down?
        """,
        """
        It is worth it if `move.cell` has no distance yet, or a larger one. Write the new distance
        down, and push an entry.
        """,
        """
        An entry begins with the distance, not with the cell: the heap compares the first numbers.
        """,
    ),
    solution='''
        from heapq import heappop, heappush


        def heap_search(board):
            """Fewest throws from the start to the goal, by a heap."""
            distance = {board.start: 0}
            heap = [(0, board.start)]
            while heap:
                reached, cell = heappop(heap)
                if reached > distance[cell]:
                    continue
                for move in board.moves(cell):
                    further = reached + 1
                    if move.cell not in distance or further < distance[move.cell]:
                        distance[move.cell] = further
                        heappush(heap, (further, move.cell))
            return distance.get(board.goal)
    ''',
    attempts=(
        Attempt(
            "the heap sorts by cell",
            (("heappush(heap, (further, move.cell))", "heappush(heap, (move.cell, further))"),),
            Board(3, die=1),
        ),
        Attempt("counts pips, not throws", (("reached + 1", "reached + move.face"),), Board(3)),
        Attempt(
            "stands on every landing",
            (
                ("move.cell not in distance", "move.landing not in distance"),
                ("< distance[move.cell]", "< distance[move.landing]"),
                ("distance[move.cell] = further", "distance[move.landing] = further"),
                ("(further, move.cell)", "(further, move.landing)"),
            ),
            Board(3, {2: 1}, die=1),
        ),
    ),
)
def your_own_heap_search(heap_search: Program) -> Verdict:
    """Plays it on all boards."""
    return verdict_of(check(heap_search))


@task(
    "8.2",
    title="Two wishes in one number",
    kind="write",
    defines="two_wishes",
    task="""
        You want the **fewest throws**, and among all routes with the fewest throws one with the
        **fewest pips**. `dijkstra` stays as it is: write a cost of a move that expresses both
        wishes in one number. The stub expresses only the first.
    """,
    stub='''
        def two_wishes(move):
            """The cost of a move."""
            return 1
    ''',
    hints=(
        "A single throw must weigh more than all pips that could ever be saved by it.",
        """
        The sum of the costs is (throws) × (weight of a throw) + (pips). How many pips can a
        shortest route on these boards have at most?
        """,
    ),
    solution='''
        def two_wishes(move):
            """The cost of a move: a throw weighs more than all the pips of a route."""
            return 1000 + move.face
    ''',
    attempts=(
        Attempt("pips only", (("1000 + ", ""),), Board(4, {2: 3})),
        Attempt("both alike", (("1000", "1"),), Board(5, {2: 4})),
        Attempt("a weight that is too small", (("1000", "10"),), Board(41, {2: 40}, die=(1, 40))),
    ),
)
def two_wishes_in_one_number(two_wishes: Callable[..., Any]) -> Verdict:
    """Compares the routes of Dijkstra with the best pair, on many boards."""

    def cost(move: Move) -> float:
        got = two_wishes(move)
        found = number(plain(got))
        if found is None:
            raise WrongValue(f"A cost is a number, but for {move} {said(got)}.")
        if found < 0:
            raise WrongValue(f"No cost may be below 0, but for {move} {said(got)}.")
        return found

    for board in _boards():
        found = called(lambda: dijkstra(board, cost=cost), of=two_wishes)  # noqa: B023
        if isinstance(found, Failed):
            return not_yet(f"On this board {found}.", board)
        route = found.route
        got = route and (len(route), sum(move.face for move in route))
        best = _best_pair(board)
        if got != best:
            moves = "; ".join(map(str, route or ()))
            return not_yet(
                "There is a better route on this board.",
                board,
                f"(throws, pips) at best: {best}",
                f"with your cost: {got}, {moves}",
            )
    return solved("Both wishes are granted on every board that was played.")


def _boards() -> Iterator[Board]:
    """Small boards first; one whose die has a large face; larger ones."""
    return chain(
        (board for cells in range(2, 9) for board in all_boards(cells, 6, jumps=1)),
        [Board(41, {2: 40}, die=(1, 40))],
        (random_board(60, snakes=5, ladders=5, seed=seed) for seed in range(200)),
    )


def _best_pair(board: Board) -> tuple[int, int] | None:
    """The least (throws, pips), throws first, by sweeps until nothing changes."""
    best, changed = {board.start: (0, 0)}, True
    while changed:
        changed = False
        for cell in list(best):
            for move in board.moves(cell):
                pair = best[cell][0] + 1, best[cell][1] + move.face
                if move.cell not in best or pair < best[move.cell]:
                    best[move.cell], changed = pair, True
    return best.get(board.goal)


@task(
    "8.3",
    title="Find the gap",
    kind="prove",
    defines="my_gap",
    task="""
        A move over a snake costs -1, every other move 1. Somebody has an idea for such costs:

        1. If I add 1 to the cost of each move, no cost is negative.
        2. So Dijkstra's algorithm finds a cheapest route for the new costs.
        3. The costs of all routes have become larger by the same amount.
        4. So a route that is cheapest for the new costs is cheapest for the old ones.

        Which step does not follow? Choose it on the page; in a notebook, write its number.
    """,
    stub="""
        my_gap = None  # the number of the step
    """,
    hints=(
        "Take two routes with different numbers of throws, and add 1 to each of their moves.",
        "On `Board(9, {7: 2, 8: 3}, die=3)` compare the faces 3, 3, 3, 3, 3, 3 with 2, 3, 3.",
    ),
    solution="""
        my_gap = 3
    """,
    after="""
        A route of six throws becomes more expensive by 6, one of three throws by 3. So the idea
        punishes routes with many throws. `bellman-ford` needs no such idea.
    """,
    attempts=(
        Attempt("the first step", (("3", "1"),)),
        Attempt("the second step", (("3", "2"),)),
        Attempt("the conclusion", (("3", "4"),)),
    ),
)
def the_gap_in_adding_one(my_gap: int) -> Verdict:
    """Step 3 forgets that routes have different numbers of moves."""
    return the_gap(
        my_gap,
        3,
        "Each route becomes more expensive by the number of its throws. On this board the cheapest "
        "route has six throws and costs 2; with 1 added it costs 8, and a route of three throws, "
        "which costs 3, only 6.",
        Board(9, {7: 2, 8: 3}, die=3),
        {
            1: "The smallest cost is -1, and -1 + 1 is 0. A cost of 0 is allowed.",
            2: "Its proof needs costs that are not negative, and they are not.",
            4: "It follows from step 3: adding the same amount to all changes no order.",
        },
    )
