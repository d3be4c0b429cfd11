"""The exercises of lesson 7, Repairing it."""

from __future__ import annotations

from ...board import Board
from ...programs import Program
from ..call_limits import check
from ..proofs import the_gap
from ..register import Attempt, task
from ..sweeps import after_each_sweep, fewest_descents
from ..verdict import Verdict, not_yet, solved, verdict_of

LOOP = "    changed = True\n    while changed:\n        changed = False\n"


@task(
    "7.1",
    title="Until nothing changes",
    kind="repair",
    defines="sweeping",
    task="""
        The stub keeps landing and standing apart, but it makes only one sweep. Make it right. Run
        the check on the stub first, and look at its board: which cell is passed too early?
    """,
    stub='''
        def sweeping(board):
            """Fewest throws by sweeps over the board; None if the goal is out of reach."""
            distance = {board.start: 0}
            for landing in range(1, board.cells + 1):
                stand = board.stand(landing)  # where you stand after landing here
                for before in board.sources(landing):
                    if before in distance:
                        further = distance[before] + 1
                        if stand not in distance or further < distance[stand]:
                            distance[stand] = further
            return distance.get(board.goal)
    ''',
    hints=(
        "At the end of a sweep, how would you know that another one is of no use?",
        """
        Keep a mark `changed`. Set it to False when a sweep begins, and to True whenever a distance
        is written. Sweep again as long as it is True at the end.
        """,
        """
        To stop as soon as the goal has a number is too early; and where the goal is out of reach,
        it never has one.
        """,
    ),
    solution='''
        def sweeping(board):
            """Fewest throws by sweeps over the board; None if the goal is out of reach."""
            distance = {board.start: 0}
            changed = True
            while changed:
                changed = False
                for landing in range(1, board.cells + 1):
                    stand = board.stand(landing)
                    for before in board.sources(landing):
                        if before in distance:
                            further = distance[before] + 1
                            if stand not in distance or further < distance[stand]:
                                distance[stand] = further
                                changed = True
            return distance.get(board.goal)
    ''',
    attempts=(
        Attempt(
            "two sweeps",
            ((LOOP, "    for changed in (1, 2):\n"),),
            Board(6, {2: 4, 3: 5, 4: 2, 5: 3}, die=1),
        ),
        Attempt(
            "stands on every start of a jump",
            (("stand = board.stand(landing)", "stand = landing"),),
            Board(3, {2: 1}, die=1),
        ),
        Attempt(
            "takes no snake",
            (("board.stand(landing)", "board.ladders.get(landing, landing)"),),
            Board(3, {2: 1}, die=1),
        ),
    ),
)
def until_nothing_changes(sweeping: Program) -> Verdict:
    """Plays it on all boards."""
    return verdict_of(check(sweeping))


@task(
    "7.2",
    title="Make it work hard",
    kind="draw",
    defines="hard_board",
    task="""
        Make a board of at most 30 cells on which `repaired-dp` needs **at least five sweeps**. That
        means three descents that no other shortest route avoids. You may choose the die.
    """,
    stub="""
        from snl_algos import Board

        hard_board = Board(8, {2: 6, 5: 8, 7: 4}, die=1)
    """,
    hints=(
        "Take a die with one face. Then there is only one route, and it has to take your descents.",
        """
        Go up a long ladder first. Then let every throw land on the head of a snake, each lower
        than the last.
        """,
        """
        A snake from h to h - 3 sets you down so that the next throw lands on h - 2. Put the next
        head there. At the bottom put a ladder to the goal, or nothing at all.
        """,
    ),
    solution="""
        from snl_algos import Board

        hard_board = Board(10, {2: 8, 9: 6, 7: 4, 5: 2, 3: 10}, die=1)
    """,
    attempts=(
        Attempt(
            "six faces, and a route that avoids the snakes",
            board=Board(30, {2: 28, 29: 20, 21: 10, 11: 3, 4: 30}),
            code="from snl_algos import Board\n\n"
            "hard_board = Board(30, {2: 28, 29: 20, 21: 10, 11: 3, 4: 30})\n",
        ),
        Attempt(
            "snakes on the way up",
            (("2: 8, 9: 6, 7: 4, 5: 2, 3: 10", "9: 6, 7: 4, 5: 2, 3: 10"),),
            Board(10, {9: 6, 7: 4, 5: 2, 3: 10}, die=1),
        ),
        Attempt(
            "too large",
            board=Board(40, {2: 38, 39: 36, 37: 34, 35: 32, 33: 30}, die=1),
            code="from snl_algos import Board\n\n"
            "hard_board = Board(40, {2: 38, 39: 36, 37: 34, 35: 32, 33: 30}, die=1)\n",
        ),
    ),
)
def make_it_work_hard(hard_board: Board) -> Verdict:
    """Counts the sweeps of the algorithm on the board."""
    if hard_board.cells > 30:
        return not_yet(f"It has {hard_board.cells} cells. 30 are allowed.", hard_board)
    sweeps, descents = len(after_each_sweep(hard_board)), fewest_descents(hard_board)
    cell = max(descents, key=lambda one: descents[one])
    details = (
        f"{sweeps} sweeps",
        f"cell {cell} needs the most descents, {descents[cell]}",
    )
    if sweeps < 5:
        return not_yet("Five sweeps are needed.", hard_board, *details)
    return solved(f"It takes {sweeps} sweeps.", hard_board, *details)


@task(
    "7.3",
    title="Find the gap",
    kind="prove",
    defines="my_gap",
    task="""
        Somebody wants to save sweeps. "I watch the goal only," they say, and prove:

        1. A number that the program writes belongs to a route, so it is never too small.
        2. A sweep looks at every throw from every cell that has a number.
        3. So if a sweep leaves the number of the goal as it was, no later sweep makes it smaller.
        4. So I may stop after the first sweep that leaves the number of the goal as it was.

        Which step does not follow? Choose it on the page; in a notebook, write its number.
    """,
    stub="""
        my_gap = None  # the number of the step
    """,
    hints=(
        "A sweep can change other cells while the goal keeps its number.",
        "Print `show_sweeps(Board(20, {2: 13, 14: 11, 12: 9, 10: 20}, die=2))`.",
    ),
    solution="""
        my_gap = 3
    """,
    after="""
        The sweep in between has prepared the better route. Only if *no* cell has changed does the
        next sweep find the same numbers, and can change nothing.
    """,
    attempts=(
        Attempt("the first step", (("3", "1"),)),
        Attempt("the second step", (("3", "2"),)),
        Attempt("the conclusion", (("3", "4"),)),
    ),
)
def the_gap_in_watching_the_goal(my_gap: int) -> Verdict:
    """Step 3 forgets the other cells."""
    return the_gap(
        my_gap,
        3,
        "Other cells may have changed. On this board the goal has 5 after the first sweep, 5 after "
        "the second, and 4 after the third.",
        Board(20, {2: 13, 14: 11, 12: 9, 10: 20}, die=2),
        {
            1: "It is written one more than the number of a cell that a route reaches.",
            2: "The two inner loops go through all landings, and all cells before each.",
            4: "It follows from step 3: what no later sweep can change may be read now.",
        },
    )
