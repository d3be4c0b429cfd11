"""The exercises of lesson 2, Breadth-first search with a queue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...board import Board
from ...programs import Program
from ..call_limits import asks_for_minus_one, check
from ..learner_calls import called, plain_boards, said
from ..proofs import in_order, the_gap
from ..register import Attempt, task
from ..values import same
from ..verdict import Verdict, not_yet, solved, verdict_of


@task(
    "2.1",
    title="Write it yourself",
    kind="complete",
    defines="my_bfs",
    task="""
        Complete the search. `move` is the array of the online judges, counted from 0, and `N` is
        the number of cells. Return the fewest throws from the first cell to the last, and -1 if
        the last cannot be reached. The die has six faces.

        Type it, do not copy it. The check plays it on every small board, smallest first. If it is
        wrong, you get the smallest board that shows it.
    """,
    stub="""
        from collections import deque


        def my_bfs(move, N):
            visited = [False] * N
            visited[0] = True  # the first cell has index 0 here
            queue = deque([(0, 0)])
            while queue:
                cell, throws = queue.popleft()
                if cell == N - 1:
                    return throws
                ...  # your turn: who joins the queue?
            return -1
    """,
    hints=(
        """
        The beginning is there: take a pair from the front; if it is the last cell, you are done.
        What is missing is the second rule of the queue: look at the next six cells.
        """,
        """
        The six landings are `range(cell + 1, cell + 7)`. Near the end some of them are not on the
        board: `min(cell + 7, N)` cuts them off.
        """,
        """
        Mark the *landing*, then ask `move[landing]`. If that is -1, you stand on the landing,
        otherwise on `move[landing]`. That cell joins the queue, with one throw more.
        """,
    ),
    solution="""
        from collections import deque


        def my_bfs(move, N):
            visited = [False] * N
            visited[0] = True
            queue = deque([(0, 0)])
            while queue:
                cell, throws = queue.popleft()
                if cell == N - 1:
                    return throws
                for landing in range(cell + 1, min(cell + 7, N)):
                    if not visited[landing]:
                        visited[landing] = True
                        stand = landing if move[landing] == -1 else move[landing]
                        queue.append((stand, throws + 1))
            return -1
    """,
    attempts=(
        Attempt("takes from the back", (("popleft()", "pop()"),), Board(8, {2: 8})),
        Attempt(
            "no jumps",
            (("stand = landing if move[landing] == -1 else move[landing]", "stand = landing"),),
            Board(8, {2: 8}),
        ),
        Attempt(
            "marks where you stand too",
            (
                (
                    "queue.append((stand",
                    "visited[stand] = True\n                queue.append((stand",
                ),
            ),
            Board(8, {2: 3, 3: 8}),
        ),
        Attempt(
            "never out of reach",
            (("return -1", "return throws"),),
            Board(8, dict.fromkeys(range(2, 8), 1)),
        ),
        Attempt("past the last cell", (("min(cell + 7, N)", "cell + 7"),), Board(2)),
    ),
)
def write_it_yourself(my_bfs: Program) -> Verdict:
    """Plays it on all boards."""
    report = check(my_bfs)
    return verdict_of(report, asks_for_minus_one(my_bfs, report))


@task(
    "2.2",
    title="The route, from the start to the goal",
    kind="write",
    defines="my_route",
    task="""
        Complete `my_route`. It is given the predecessors as a dictionary, the start and the goal,
        and returns the list of cells you stand on, from the start to the goal. If the goal was not
        reached, it has no predecessor: then return an empty list.
    """,
    stub="""
        def my_route(predecessor, start, goal):
            return [start, goal]
    """,
    hints=(
        """
        Begin with `route = [goal]`, and append the predecessor of the last cell until the start is
        there.
        """,
        """
        You have collected it backward. `route[::-1]` is a list the other way round.
        `route.reverse()` turns the list itself round, and returns nothing.
        """,
        "`if goal not in predecessor: return []` comes first.",
    ),
    solution="""
        def my_route(predecessor, start, goal):
            if goal not in predecessor:
                return []
            route = [goal]
            while route[-1] != start:
                route.append(predecessor[route[-1]])
            route.reverse()
            return route
    """,
    attempts=(
        Attempt("backward", (("    route.reverse()\n", ""),), Board(2, die=2)),
        Attempt(
            "never out of reach",
            (("    if goal not in predecessor:\n        return []\n", ""),),
            Board(4, {2: 1, 3: 1}, die=2),
        ),
        Attempt(
            "the start is left out",
            (("route[-1] != start", "predecessor[route[-1]] != start"),),
            Board(2, die=2),
        ),
    ),
)
def the_route(my_route: Callable[..., Any]) -> Verdict:
    """Gives it the predecessors that a search finds on small boards."""
    played = 0
    for board in plain_boards(range(2, 6), die=2, jumps=2):
        predecessor = _predecessors(board)
        expected = _route(predecessor, board)
        got = called(my_route, dict(predecessor), board.start, board.goal)
        played += 1
        if not same(got, expected):
            return not_yet(
                f"The route is {expected}, but {said(got)}.", board, f"predecessors: {predecessor}"
            )
    return solved(f"It reads the route on all {played} boards that were played.")


@task(
    "2.3",
    title="Prove that the route is a shortest one",
    kind="prove",
    defines="my_order",
    task="""
        *Claim.* The route that is read back through the predecessors has the fewest throws.

        You may use what is proven above: the numbers are the distances. Here are the steps of a
        proof, in a wrong order. Put them into the right one: on the page with the arrows, in a
        notebook by their letters.

        - **A.** The start is the only cell with the number 0. So after as many steps as the number
          of the goal says, you are on the start.
        - **B.** Let *p* be the predecessor of a cell *c*. When *c* got its number, *p* had been
          taken from the queue, and for the first time: if a cell is taken again, all its landings
          have been visited, and nobody gets a number.
        - **C.** In the opposite direction, these cells are a route. It has as many throws as the
          number of the goal, and that is the fewest.
        - **D.** So one throw leads from *p* to *c*, and the number of *c* is one more than the
          number of *p*.
        - **E.** Go from the goal to its predecessor, from there to the next, and so on. Each step
          makes the number smaller by one.
    """,
    stub="""
        my_order = ["A", "B", "C", "D", "E"]
    """,
    hints=(
        "Which step speaks about the program, and uses no other step?",
        "One step is about a single cell, and the next about a whole walk from cell to cell.",
    ),
    solution="""
        my_order = ["B", "D", "E", "A", "C"]
    """,
    attempts=(
        Attempt("the walk first", (('"B", "D", "E"', '"E", "B", "D"'),)),
        Attempt("the end before the start is reached", (('"A", "C"', '"C", "A"'),)),
        Attempt("a step left out", (('"D", ', ""),)),
    ),
)
def prove_the_route(my_order: list[str]) -> Verdict:
    """Each step may use only those before it."""
    needs = {
        "A": {"E": "it counts the steps of the walk"},
        "B": {},
        "C": {"A": "it needs that the walk ends on the start"},
        "D": {"B": "it says what follows when p has been taken for the first time"},
        "E": {"D": "it goes from a cell to its predecessor, whose number must be known"},
    }
    return in_order(my_order, needs)


@task(
    "2.4",
    title="Find the gap",
    kind="prove",
    defines="my_gap",
    task="""
        Somebody wants to mark not only the landing but also the cell where you then stand, and
        proves that this does no harm. Which step does not follow from the ones before it? Give its
        number.

        1. When the search reaches a cell for the first time, the cell gets its distance.
        2. Whoever stands on this cell later needs at least as many throws.
        3. So a later throw that lands on this cell cannot lead to anything better.
        4. So we may skip such throws, and mark a cell as soon as somebody stands on it.
    """,
    stub="""
        my_gap = None  # the number of the step
    """,
    hints=(
        "There is a board of eight cells above on which the program with both marks is wrong.",
        "Landing and standing are not the same. Which step confuses them?",
    ),
    solution="""
        my_gap = 3
    """,
    after="""
        If a jump begins on the cell, a throw that lands there does not leave you there. It may
        lead to a cell that nobody has reached. The distance of the cell says nothing about it.
    """,
    attempts=(
        Attempt("the second step", (("3", "2"),)),
        Attempt("the last step", (("3", "4"),)),
        Attempt("a step that is not there", (("3", "5"),)),
    ),
)
def find_the_gap(my_gap: int) -> Verdict:
    """Step 3 speaks of landing, and what came before of standing."""
    return the_gap(
        my_gap,
        3,
        "Whoever lands on the start of a jump does not stay there. On this board a throw of 2 "
        "lands on cell 3 and climbs to the goal.",
        Board(8, {2: 3, 3: 8}),
        {
            1: "That is what was proven: the numbers are the distances.",
            2: "The first number is the distance, and no route has fewer throws.",
            4: "It follows from step 3: what cannot be better may be skipped.",
        },
    )


def _predecessors(board: Board) -> dict[int, int]:
    """Cell → the cell it was first reached from, as the search of the lesson finds them."""
    found: dict[int, int] = {}
    queue = [board.start]
    for cell in queue:
        for stand in board.successors(cell):
            if stand not in found and stand != board.start:
                found[stand] = cell
                queue.append(stand)
    return found


def _route(predecessor: dict[int, int], board: Board) -> list[int]:
    if board.goal not in predecessor:
        return []
    route = [board.goal]
    while route[0] != board.start:
        route.insert(0, predecessor[route[0]])
    return route
