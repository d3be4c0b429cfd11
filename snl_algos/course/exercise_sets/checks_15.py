"""The exercises of lesson 15, Your own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...board import Board
from ...programs import Program
from ..call_limits import asks_for_minus_one, check
from ..learner_calls import called, said
from ..register import Attempt, task
from ..values import same
from ..verdict import Verdict, not_yet, solved, verdict_of

#: The parts of the solution of 15.1 that decide which cell a distance belongs to.
ASKED, WRITTEN = "if distance[stand] == -1:", "distance[stand] = distance[cell] + 1"


@task(
    "15.1",
    title="Repair it",
    kind="repair",
    defines="repaired",
    task="""
        Change the function so that no distance is overwritten. The report will show you whether
        you have traded one mistake for another.
    """,
    stub="""
        def repaired(move, N):
            distance = [-1] * N
            distance[0] = 0
            queue = [0]
            while queue:
                cell = queue.pop(0)
                for landing in range(cell + 1, min(cell + 6, N - 1) + 1):
                    if distance[landing] == -1:
                        stand = landing if move[landing] == -1 else move[landing]
                        distance[landing] = distance[stand] = distance[cell] + 1
                        queue.append(stand)
            return distance[N - 1]
    """,
    hints=(
        """
        Which cell does `distance` belong to: the one you land on, or the one you stand on? Choose
        one, and keep to it.
        """,
        """
        Nobody needs the distance of a landing. Work out `stand` first. Then ask about `stand`
        alone.
        """,
        """
        If the report says *one visited set*: your program looks at `distance[landing]` and at
        `distance[stand]`. That you have stood on a cell is no reason not to land there.
        """,
    ),
    solution="""
        def repaired(move, N):
            distance = [-1] * N
            distance[0] = 0
            queue = [0]
            while queue:
                cell = queue.pop(0)
                for landing in range(cell + 1, min(cell + 6, N - 1) + 1):
                    stand = landing if move[landing] == -1 else move[landing]
                    if distance[stand] == -1:
                        distance[stand] = distance[cell] + 1
                        queue.append(stand)
            return distance[N - 1]
    """,
    attempts=(
        Attempt(
            "asks about both cells: one visited set",
            (
                (ASKED, "if distance[landing] == -1 and distance[stand] == -1:"),
                (WRITTEN, f"distance[landing] = {WRITTEN}"),
            ),
            Board(8, {2: 3, 3: 8}),
        ),
        Attempt(
            "spares the start alone",
            (
                (ASKED, "if distance[landing] == -1:"),
                (WRITTEN, "distance[landing] = distance[stand or landing] = distance[cell] + 1"),
            ),
            Board(8, {2: 3, 3: 8}),
        ),
    ),
)
def repair_it(repaired: Program) -> Verdict:
    """Plays it on all boards."""
    return verdict_of(check(repaired))


#: The smallest board of a judge with 100 cells on which the goal is out of reach.
WALL = Board(100, {15: 1, 16: 5, 17: 6, 18: 7, 19: 8, 20: 9})


@task(
    "15.2",
    title="The other judge",
    kind="repair",
    defines="quickest_way_up",
    task="""
        Run it, read the report, and repair it.
    """,
    stub="""
        def quickest_way_up(ladders, snakes):
            jumps = dict(ladders) | dict(snakes)
            distance = {1: 0}
            queue = [1]
            for cell in queue:
                for face in range(1, 7):
                    stand = jumps.get(cell + face, cell + face)
                    if stand <= 100 and stand not in distance:
                        distance[stand] = distance[cell] + 1
                        queue.append(stand)
            return distance[100]
    """,
    hints=(
        "Why does nobody arrive on this board? Look at the six heads.",
        """
        The dictionary has no entry for the goal then. What does the judge expect in that case?
        """,
    ),
    solution="""
        def quickest_way_up(ladders, snakes):
            jumps = dict(ladders) | dict(snakes)
            distance = {1: 0}
            queue = [1]
            for cell in queue:
                for face in range(1, 7):
                    stand = jumps.get(cell + face, cell + face)
                    if stand <= 100 and stand not in distance:
                        distance[stand] = distance[cell] + 1
                        queue.append(stand)
            return distance.get(100, -1)
    """,
    after="""
        On this judge's boards no cell belongs to two jumps, and there are always 100 cells. So the
        failing board cannot be a small one.
    """,
    attempts=(
        Attempt("0 for out of reach", (("(100, -1)", "(100, 0)"),), WALL),
        Attempt("ladders only", ((" | dict(snakes)", ""),), Board(100, {2: 88, 94: 1})),
    ),
)
def the_other_judge(quickest_way_up: Program) -> Verdict:
    """Plays it on the boards of its judge."""
    report = check(quickest_way_up)
    return verdict_of(report, asks_for_minus_one(quickest_way_up, report))


HEAD = '''
        from snl_algos import ALGORITHMS, Answer, Board, Watch
        from snl_algos.answer import read_route
        from snl_algos.programs import algorithm

        ALGORITHMS.pop("set-bfs", None)  # so that this cell can be run again


        @algorithm(
            "set-bfs",
            title="BFS with sets",
            order=50,
            time="O(V + E)",
            memory="O(V)",
            source="an exercise",
            watch=Watch(
                current="cell",
                frontier="level",
                distance="distance",
                predecessor="predecessor",
            ),
        )
        def set_bfs(board: Board) -> Answer:
            """Fewest throws by breadth-first search, with a set for each throw."""
            distance = {board.start: 0}
            predecessor = {}
            level = {board.start}  #: the first level is the start, cell {board.start}
            while level:
                after = set()
                for cell in sorted(level):
'''
TAIL = """
                level = after  #: the next level: {level}

            if board.goal not in distance:
                return Answer(None, None, distance)
            return Answer(distance[board.goal], read_route(board, predecessor), distance)
"""


@task(
    "15.4",
    title="A search by sets",
    kind="write",
    defines="set_bfs",
    task="""
        Complete the function. Each round makes the set of new cells, `after`, from the set of the
        round before. For each new cell store its distance and the cell it was first reached from,
        so that the route can be read back. Add a `#:` comment of your own to the line that adds a
        new cell.
    """,
    stub=HEAD.rstrip("\n")
    + "\n                    board.moves(cell)  # complete here: what happens with each move?"
    + TAIL,
    hints=(
        """
        `board.moves(cell)` gives the moves from a cell, and `move.cell` is where you stand after
        one.
        """,
        """
        A cell is new if it has no distance yet. Its distance is one more than that of `cell`.
        """,
        """
        Store the predecessor only when the cell is new. If it is overwritten later, the route
        leads through a cell that is too far away, and the certificate will say so.
        """,
    ),
    solution=HEAD.rstrip("\n")
    + """
                    for move in board.moves(cell):
                        if move.cell not in distance:
                            distance[move.cell] = distance[cell] + 1
                            predecessor[move.cell] = cell
                            after.add(move.cell)  #: cell {move.cell} is new, reached from {cell}"""
    + TAIL,
    attempts=(
        Attempt(
            "a predecessor that is overwritten",
            (
                ("                    predecessor[move.cell] = cell\n", ""),
                (
                    "                if move.cell not in distance:\n",
                    "                if move.cell > cell:\n"
                    "                    predecessor[move.cell] = cell\n"
                    "                if move.cell not in distance:\n",
                ),
            ),
            Board(3),
        ),
        Attempt(
            "two more for each throw", (("distance[cell] + 1", "distance[cell] + 2"),), Board(2)
        ),
    ),
)
def a_search_by_sets(set_bfs: Program) -> Verdict:
    """Plays it on all boards. An answer of which the route or a distance is wrong is wrong too."""
    return verdict_of(check(set_bfs))


#: Inputs of HackerRank, each with the jumps of its boards.
INPUTS: tuple[tuple[str, list[dict[int, int]]], ...] = (
    ("1\n1\n32 62\n2\n95 13\n97 25\n", [{32: 62, 95: 13, 97: 25}]),
    (
        "2\n1\n3 90\n1\n99 10\n2\n8 52\n6 80\n1\n51 19\n",
        [{3: 90, 99: 10}, {8: 52, 6: 80, 51: 19}],
    ),
    ("1\n0\n2\n95 13\n97 25\n", [{95: 13, 97: 25}]),
    ("2\n1\n32 62\n0\n0\n0\n", [{32: 62}, {}]),
)


@task(
    "15.3",
    title="Read what the judge sends",
    kind="write",
    defines="my_boards",
    task="""
        HackerRank sends a text. Its first line is the number of boards. For each board there is a
        line with the number of ladders, then a line for each ladder with its foot and its top, then
        a line with the number of snakes, and a line for each snake with its head and its tail.

        Write `my_boards(text)`. It returns a list with a dictionary for each board, from the cell
        where a jump begins to the cell where it ends. The stub reads one board without snakes.
    """,
    stub="""
        def my_boards(text):
            lines = text.splitlines()
            count = int(lines[1])
            return [dict(tuple(map(int, line.split())) for line in lines[2 : 2 + count])]
    """,
    hints=(
        "Line numbers get confusing. Read the text as one row of numbers: `text.split()`.",
        "With `numbers = iter(map(int, text.split()))`, `next(numbers)` is always the next one.",
        "Ladders and snakes are read in the same way: a count, and then so many pairs.",
    ),
    solution="""
        def my_boards(text):
            numbers = iter(map(int, text.split()))
            boards = []
            for _ in range(next(numbers)):
                jumps = {}
                for _ in ("ladders", "snakes"):
                    for _ in range(next(numbers)):
                        start = next(numbers)
                        jumps[start] = next(numbers)
                boards.append(jumps)
            return boards
    """,
    after="""
        A program that reads in this way does not care how the numbers are broken into lines. In the
        package it is `snl_algos.boards.notations`, which also says which line is wrong.
    """,
    attempts=(
        Attempt(
            "the first board only",
            (
                (
                    "for _ in range(next(numbers)):\n        jumps",
                    "for _ in [next(numbers)]:\n        jumps",
                ),
            ),
        ),
        Attempt("a snake from its tail to its head", code="""
def my_boards(text):
    numbers = iter(map(int, text.split()))
    boards = []
    for _ in range(next(numbers)):
        jumps = {}
        for _ in range(next(numbers)):
            start = next(numbers)
            jumps[start] = next(numbers)
        for _ in range(next(numbers)):
            end = next(numbers)
            jumps[next(numbers)] = end
        boards.append(jumps)
    return boards
"""),
        Attempt(
            "the end is read before the start",
            (
                (
                    "start = next(numbers)\n                jumps[start] = next(numbers)",
                    "jumps[next(numbers)] = next(numbers)",
                ),
            ),
        ),
    ),
)  # fmt: skip
def read_what_the_judge_sends(my_boards: Callable[..., Any]) -> Verdict:
    """Gives it four texts: one board, two boards, no ladders, and no jumps at all."""
    for text, expected in INPUTS:
        got = called(my_boards, text)
        if not same(got, expected):
            return not_yet(f"The text {text!r} holds {expected}, but {said(got)}.")
    return solved(f"It reads all {len(INPUTS)} texts.")
