"""The exercises of lesson 3, Level by level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...board import Board
from ...layout import Layout
from ...programs import Program
from ...views import grid
from ..call_limits import asks_for_minus_one, check
from ..learner_calls import Failed, called, plain_boards, said
from ..queues import joins
from ..register import Attempt, task
from ..values import same, shown
from ..verdict import Verdict, not_yet, solved, verdict_of


@task(
    "3.1",
    title="Row and column",
    kind="repair",
    defines="my_place",
    task="""
        Now by formula. `my_place(cell, n)` returns the row and the column of a cell on a board of
        n by n, both from 0, rows from the top. The stub does not turn round at the end of a row.
        `divmod(a, n)` gives you quotient and remainder at once.
    """,
    stub="""
        def my_place(cell, n):
            up, along = divmod(cell - 1, n)  # rows from the bottom, cells along the row
            return n - 1 - up, along
    """,
    hints=(
        "The row is right already. The column is right in every second row.",
        """
        Count the rows from the bottom, from 0. The odd ones run to the left: there the column is
        `n - 1 - along`.
        """,
    ),
    solution="""
        def my_place(cell, n):
            up, along = divmod(cell - 1, n)
            column = along if up % 2 == 0 else n - 1 - along
            return n - 1 - up, column
    """,
    attempts=(
        Attempt("alternates from the top", (("up % 2 == 0", "(n - 1 - up) % 2"),), Board(9)),
        Attempt("counts cells from 0", (("cell - 1", "cell"),), Board(4)),
        Attempt("rows from the bottom", (("return n - 1 - up", "return up"),), Board(4)),
    ),
)
def row_and_column(my_place: Callable[..., Any]) -> Verdict:
    """Asks for every cell of boards of 2 by 2 to 8 by 8."""
    for n in range(2, 9):
        layout = Layout(n * n, n)
        for cell in range(1, n * n + 1):
            up, column = layout.place(cell)
            expected = (n - 1 - up, column)
            got = called(my_place, cell, n)
            if not same(got, expected):
                return not_yet(
                    f"Cell {cell} is in row {expected[0]}, column {expected[1]}, but {said(got)}.",
                    Board(n * n),
                )
    return solved("All cells are in their places, from 2 by 2 to 8 by 8.")


PLACE = """
        def place(cell, n):
            up, along = divmod(cell - 1, n)
            return n - 1 - up, along if up % 2 == 0 else n - 1 - along
"""


@task(
    "3.2",
    title="Leave it whole",
    kind="repair",
    defines="my_levels",
    task="""
        A program has to remember which cells it has seen. This one marks them in the grid that it
        is given: a 0 means "seen". **It is called twice with the same grid. What does it answer
        the first time, and what the second? Decide, and then run the check.** Then repair the
        program: it must leave the grid as it was, and every answer must be right.
    """,
    stub=f"""{PLACE}

        def my_levels(board: list[list[int]]):
            n = len(board)
            throws, level = 0, [1]
            while level:
                throws += 1
                next_level = []
                for cell in level:
                    for landing in range(cell + 1, min(cell + 6, n * n) + 1):
                        row, column = place(landing, n)
                        jump = board[row][column]
                        if jump == 0:
                            continue
                        board[row][column] = 0  # seen
                        stand = landing if jump == -1 else jump
                        if stand == n * n:
                            return throws
                        next_level.append(stand)
                level = next_level
            return -1
    """,
    hints=(
        "A set beside the grid is enough: `seen = set()`, before the first round.",
        """
        What was written into the grid is the *landing*. So put the landing into the set, and ask
        for it before you look at the jump.
        """,
        """
        A copy of the grid works as well, but `list(board)` or `board[:]` copies the outer list
        only. The rows in it are still those you were given.
        """,
    ),
    solution=f"""{PLACE}

        def my_levels(board: list[list[int]]):
            n = len(board)
            seen = set()
            throws, level = 0, [1]
            while level:
                throws += 1
                next_level = []
                for cell in level:
                    for landing in range(cell + 1, min(cell + 6, n * n) + 1):
                        if landing in seen:
                            continue
                        seen.add(landing)
                        row, column = place(landing, n)
                        jump = board[row][column]
                        stand = landing if jump == -1 else jump
                        if stand == n * n:
                            return throws
                        next_level.append(stand)
                level = next_level
            return -1
    """,
    attempts=(
        Attempt(
            "copies the outer list only",
            (
                ("    n = len(board)\n", "    board = board[:]\n    n = len(board)\n"),
                ("if landing in seen:\n", "row, column = place(landing, n)\n"
                 "                if board[row][column] == 0:\n"),
                ("                seen.add(landing)\n", ""),
                ("                jump = board[row][column]\n",
                 "                jump = board[row][column]\n"
                 "                board[row][column] = 0\n"),
            ),
            Board(4),
        ),
        Attempt(
            "marks where you stand too",
            (("next_level.append(stand)",
              "seen.add(stand)\n                next_level.append(stand)"),),
            Board(9, {2: 3, 3: 9}),
        ),
        Attempt(
            "never lands on the goal",
            (("min(cell + 6, n * n) + 1", "min(cell + 6, n * n)"),),
            Board(4),
        ),
        Attempt(
            "five faces",
            (("min(cell + 6, n * n) + 1", "min(cell + 5, n * n) + 1"),),
            Board(9, {7: 9}),
        ),
    ),
)  # fmt: skip
def leave_it_whole(my_levels: Program) -> Verdict:
    """Calls it twice on each small board, and then plays it on all boards."""
    for board in plain_boards((4, 9), jumps=1):
        given = grid(board)
        first, second = (called(my_levels.function, given) for _ in range(2))
        for got in (first, second):
            if isinstance(got, Failed):
                return not_yet(f"On this board {got}.", board)
        if not same(first, second) or given != grid(board):
            return not_yet(
                f"The first call returns {shown(first)}, the second {shown(second)}.",
                board,
                f"the grid afterwards: {given}",
            )
    report = check(my_levels)
    also = [f"Every answer is right, but {note}." for note in report.notes]
    return verdict_of(report, also + asks_for_minus_one(my_levels, report))


@task(
    "3.3",
    title="Three times the same cell",
    kind="draw",
    defines="my_board",
    task="""
        Draw a board of at most 12 cells, with any die, on which `queue-bfs` puts some cell into
        its queue **at least three times**. The search level by level takes every cell only once.
    """,
    stub="""
        from snl_algos import Board

        my_board = Board(12, {2: 8})
    """,
    hints=(
        "A cell joins once for each landing that leads to it. Which landings lead to cell 8 here?",
        "Let two jumps end on one cell, on which a throw can land as well.",
    ),
    solution="""
        from snl_algos import Board

        my_board = Board(12, {2: 8, 3: 8})
    """,
    attempts=(
        Attempt("two ladders to two cells", (("3: 8", "3: 9"),), Board(12, {2: 8, 3: 9})),
        Attempt("too large", (("12", "14"),), Board(14, {2: 8, 3: 8})),
        Attempt(
            "three ladders in a row, which nobody climbs together",
            (("{2: 8, 3: 8}", "{2: 3, 3: 4, 4: 8}"),),
            Board(12, {2: 3, 3: 4, 4: 8}),
        ),
    ),
)
def three_times_the_same_cell(my_board: Board) -> Verdict:
    """Counts how often each cell joins the queue."""
    if my_board.cells > 12:
        return not_yet(f"It has {my_board.cells} cells. 12 are allowed.", my_board)
    counted = joins(my_board)
    cell = max(counted, key=lambda one: counted[one])
    if counted[cell] < 3:
        return not_yet(
            f"No cell joins more often than cell {cell}: {counted[cell]} times.", my_board
        )
    return solved(f"Cell {cell} joins {counted[cell]} times.", my_board)
