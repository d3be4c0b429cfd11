"""The exercises of lesson 4, Lists and matrices."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from ...board import Board
from ...boards.gallery import load_board
from ...programs import Program
from ..call_limits import check
from ..learner_calls import Failed, called, said
from ..proofs import the_gap
from ..register import Attempt, task
from ..values import described, plain
from ..verdict import Verdict, not_yet, solved, verdict_of

#: The two lines of the solution that replace the edges.
REPLACED = (
    "    for cell in cells:\n"
    "        lists[cell] = [board.jumps.get(landing, landing) for landing in lists[cell]]\n"
)


@task(
    "4.1",
    title="Replace the edges",
    kind="complete",
    defines="list_search",
    task="""
        The search is complete, but the lists are not: the stub holds only the plain edges. Replace
        those that lead to the start of a jump. `board.jumps` maps the cell where a jump begins to
        the cell where it ends. A throw takes at most one jump.
    """,
    stub='''
        from collections import deque


        def list_search(board):
            """Fewest throws on adjacency lists; None if the goal is out of reach."""
            cells = range(board.start, board.cells + 1)
            lists = {cell: list(board.landings(cell)) for cell in cells}
            ...  # replace the edges here
            level = {board.start: 0}
            queue = deque([board.start])
            while queue:
                cell = queue.popleft()
                for neighbour in lists[cell]:
                    if neighbour not in level:
                        level[neighbour] = level[cell] + 1
                        queue.append(neighbour)
            return level.get(board.goal)
    ''',
    hints=(
        """
        Go through the lists, not through the jumps. For each edge ask whether a jump begins where
        it ends.
        """,
        """
        If you go through the jumps one after another, you may take an edge that one jump has just
        moved, and move it again. That would be two jumps in one throw.
        """,
        """
        `board.jumps.get(landing, landing)` is the end of the jump, or the landing itself if there
        is none.
        """,
    ),
    solution='''
        from collections import deque


        def list_search(board):
            """Fewest throws on adjacency lists; None if the goal is out of reach."""
            cells = range(board.start, board.cells + 1)
            lists = {cell: list(board.landings(cell)) for cell in cells}
            for cell in cells:
                lists[cell] = [board.jumps.get(landing, landing) for landing in lists[cell]]
            level = {board.start: 0}
            queue = deque([board.start])
            while queue:
                cell = queue.popleft()
                for neighbour in lists[cell]:
                    if neighbour not in level:
                        level[neighbour] = level[cell] + 1
                        queue.append(neighbour)
            return level.get(board.goal)
    ''',
    attempts=(
        Attempt(
            "jump by jump, so that an edge moves twice",
            ((
                REPLACED,
                "    for foot, end in board.jumps.items():\n"
                "        for cell in cells:\n"
                "            lists[cell] = [end if at == foot else at for at in lists[cell]]\n",
            ),),
            Board(4, {2: 3, 3: 1}, die=2),
        ),
        Attempt(
            "the list of every foot emptied",
            ((
                REPLACED,
                f"{REPLACED}    for foot in board.jumps:\n        lists[foot] = []\n",
            ),),
            Board(4, {2: 1, 3: 2}, die=2),
        ),
        Attempt(
            "ladders only", (("board.jumps.get(", "board.ladders.get("),), Board(3, {2: 1}, die=1)
        ),
    ),
)  # fmt: skip
def replace_the_edges(list_search: Program) -> Verdict:
    """Plays it on all boards."""
    return verdict_of(check(list_search))


@task(
    "4.2",
    title="Find the gap",
    kind="prove",
    defines="my_gap",
    task="""
        Somebody runs the traversal that restarts on the lists of a board, and proves:

        1. The traversal sees every cell of the graph.
        2. It sees a cell either because an edge leads there from a cell seen before, or because it
           restarts there.
        3. So each cell that it sees can be reached from the cell where the traversal began.
        4. The goal is one of the cells. So on every board the goal can be reached.

        The conclusion is false. Which step does not follow? Choose it on the
        page; in a notebook, write its number.
    """,
    stub="""
        my_gap = None  # the number of the step
    """,
    hints=(
        "Play the four steps on a board whose goal is out of reach. Which is the first false one?",
        "There are two cases in step 2. Which of them is forgotten afterwards?",
    ),
    solution="""
        my_gap = 3
    """,
    after="""
        Step 3 holds within the first part only. A restart needs no edge.
    """,
    attempts=(
        Attempt("the first step", (("3", "1"),)),
        Attempt("the conclusion", (("3", "4"),)),
    ),
)
def the_gap_in_the_restarts(my_gap: int) -> Verdict:
    """Step 3 forgets that the traversal restarts."""
    return the_gap(
        my_gap,
        3,
        "Where the traversal restarts, no edge leads there. On this board it restarts on cell 3.",
        Board(3, {2: 1}, die=1),
        {
            1: "As long as a cell has not been seen, the traversal restarts there.",
            2: "These are the two places in the program where a cell is marked as seen.",
            4: "It follows from step 3: if all cells could be reached, the goal could be reached.",
        },
    )


@task(
    "4.3",
    title="Without recursion",
    kind="repair",
    defines="route_back",
    task="""
        Write `route_back(parent, goal)`: the cells from the start to the goal, in this order.
        `parent[start]` is None. If the goal has no entry in `parent` at all, it was never reached:
        return None. The stub is the recursion.
    """,
    stub='''
        def route_back(parent, goal):
            """The cells from the start to the goal, in order; None if it was never reached."""
            if goal not in parent:
                return None
            if parent[goal] is None:
                return [goal]
            return [*route_back(parent, parent[goal]), goal]
    ''',
    hints=(
        """
        Begin with the goal, and go on to its parent, and to the parent of that, as long as there
        is one.
        """,
        """
        You get the cells in the wrong order. It costs less to append each cell and turn the list
        round at the end than to put each cell in front.
        """,
    ),
    solution='''
        def route_back(parent, goal):
            """The cells from the start to the goal, in order; None if it was never reached."""
            if goal not in parent:
                return None
            route = []
            cell = goal
            while cell is not None:
                route.append(cell)
                cell = parent[cell]
            route.reverse()
            return route
    ''',
    attempts=(
        Attempt("not turned round", (("    route.reverse()\n", ""),), Board(6)),
        Attempt(
            "without the start", (("while cell is not", "while parent[cell] is not"),), Board(1)
        ),
        Attempt(
            "never out of reach",
            (("    if goal not in parent:\n        return None\n", ""),),
            load_board("out-of-reach"),
        ),
    ),
)
def without_recursion(route_back: Callable[..., Any]) -> Verdict:
    """Reads routes on some boards, and on one that is 20,000 cells long."""
    bent = Board(8, {3: 7, 6: 2}, die=2)
    long = Board(20_000, die=1)
    for board in (
        Board(1), Board(6), bent, load_board("thirty"), load_board("out-of-reach"), long,
    ):  # fmt: skip
        parent = _parents(board)
        route = called(route_back, dict(parent), board.goal)
        flaw = str(route) if isinstance(route, Failed) else _flaw(plain(route), board, parent)
        if flaw:
            return not_yet(f"On this board {flaw}.", board)
    return solved("Every route is read correctly, also the one of 19,999 throws.")


def _parents(board: Board) -> dict[int, int | None]:
    """Cell → the cell it was first reached from; None for the start."""
    parent: dict[int, int | None] = {board.start: None}
    queue = deque([board.start])
    while queue:
        cell = queue.popleft()
        for stand in board.successors(cell):
            if stand not in parent:
                parent[stand] = cell
                queue.append(stand)
    return parent


def _flaw(route: Any, board: Board, parent: dict[int, int | None]) -> str:
    """What is wrong with a route, in words; nothing if it is right."""
    if board.goal not in parent:
        return "" if route is None else f"the goal was never reached, but {said(route)}"
    if not isinstance(route, list) or not route:
        return f"a list of cells is expected, but {said(route)}"
    for cell in route:
        if not isinstance(cell, int) or isinstance(cell, bool):
            return f"a list of cells is expected, but {described(cell)} is in it"
    if route[0] != board.start:
        return f"the route begins on cell {route[0]}, not on the start"
    if route[-1] != board.goal:
        return f"the route ends on cell {route[-1]}, not on the goal"
    for cell, following in pairwise(route):
        if following not in board.successors(cell):
            return f"no throw leads from cell {cell} to cell {following}"
    return ""
