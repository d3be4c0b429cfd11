"""The exercises of lesson 16, If the die decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...board import Board
from ...boards.gallery import load_board
from ..chance import after_a_throw, average_throws, choosing, with_die
from ..learner_calls import called, plain_boards, said
from ..proofs import in_order
from ..register import Attempt, task
from ..values import number, plain
from ..verdict import Verdict, not_yet, solved

#: Two averages that were computed in different ways are the same up to this difference.
NEARLY = 1e-6


def near(got: object, right: float) -> bool:
    """Whether an average is right, computed in whatever way."""
    found = number(plain(got))
    return found is not None and abs(found - right) <= NEARLY


@task(
    "16.1",
    title="Two equations by hand",
    kind="predict",
    defines="my_average",
    task="""
        A board of 4 cells, a die with the faces 1 and 2, and a snake from 3 to 1:
        `Board(4, {3: 1}, die=2)`. Nobody ever stands on cell 3. How many throws does a game take
        on average from cell 1, and how many from cell 2? Write down the two equations, and solve
        them on paper.
    """,
    stub="""
        my_average = {1: 2, 2: 1, 4: 0}  # cell: throws on average
    """,
    hints=(
        "From cell 1 a throw lands on 2 or on 3. On which cells do you stand then?",
        """
        From cell 1 you come to 2 or stay on 1: a = 1 + (b + a) / 2. From cell 2 you come to 1 or
        to the goal: b = 1 + (a + 0) / 2.
        """,
    ),
    solution="""
        my_average = {1: 6, 2: 4, 4: 0}
    """,
    after="""
        The first equation says a = 2 + b, the second b = 1 + a / 2. Together they give b = 4 and
        a = 6. You could win in two throws.
    """,
    attempts=(
        Attempt("the snake is forgotten", (("1: 6, 2: 4", "1: 3, 2: 2"),), Board(4, {3: 1}, die=2)),
        Attempt(
            "the first throw is not counted",
            (("1: 6, 2: 4", "1: 5, 2: 3"),),
            Board(4, {3: 1}, die=2),
        ),
    ),
)
def two_equations_by_hand(my_average: dict[int, float]) -> Verdict:
    """Puts the numbers into the equations."""
    board = Board(4, {3: 1}, die=2)
    if set(my_average) != {1, 2, 4}:
        return not_yet("Three cells have a number: 1, 2 and 4.", board)
    if my_average[4] != 0:
        return not_yet("On the goal, cell 4, no throw is needed any more.", board)
    for cell in (1, 2):
        ends = after_a_throw(board, cell)
        right = 1 + sum(float(chance) * my_average[end] for end, chance in ends.items())
        if not near(my_average[cell], right):
            first, second = ends
            return not_yet(
                f"The equation of cell {cell} does not hold. A throw leads to {first} or {second}, "
                f"so by your numbers it is 1 + ({my_average[first]} + {my_average[second]}) / 2 "
                f"= {right:g}, but you say {my_average[cell]}.",
                board,
            )
    return solved("Both equations hold, and they have only one solution.")


@task(
    "16.2",
    title="One solution, and no other",
    kind="prove",
    defines="my_order",
    task="""
        *Claim.* If the goal can be reached from every cell on which you can stand, the equations
        of the averages have at most one solution.

        Here are the steps of a proof, in a wrong order. Put them into the right one:
        on the page with the arrows, in a notebook by their letters.

        - **A.** So all cells to which a throw from *c* leads have the difference *M*: an average
          is as large as the largest number only if all are that large.
        - **B.** Let there be two solutions, and subtract them: each cell has a difference. The
          goal's is 0.
        - **C.** In the same way the smallest difference is 0. So all differences are 0, and the
          two solutions are one.
        - **D.** Let *c* be a cell with the largest difference, *M*.
        - **E.** Subtract the equations as well: the 1 falls out. The difference of a cell is the
          average of the differences of the cells to which a throw from it leads.
        - **F.** Take such steps along a route from *c* to the goal: each cell on it has the
          difference *M*. The goal is one of them, so *M* is 0.
    """,
    stub="""
        my_order = ["A", "B", "C", "D", "E", "F"]
    """,
    hints=(
        "Which step introduces the differences? Nothing can be said about them before it.",
        "One step speaks of a single throw, another of a whole route.",
    ),
    solution="""
        my_order = ["B", "E", "D", "A", "F", "C"]
    """,
    attempts=(
        Attempt("the route before its steps", (('"A", "F"', '"F", "A"'),)),
        Attempt("the average before it is known to be one", (('"E", "D", "A"', '"D", "A", "E"'),)),
    ),
)
def one_solution(my_order: list[str]) -> Verdict:
    """Each step may use only those before it."""
    needs = {
        "A": {
            "D": "it speaks of the cell with the largest difference",
            "E": "it uses that a difference is an average",
        },
        "B": {},
        "C": {"F": "it repeats the argument that ends there"},
        "D": {"B": "it chooses among the differences"},
        "E": {"B": "it subtracts the equations of two solutions"},
        "F": {"A": "it goes from throw to throw, and each has to keep the difference"},
    }
    return in_order(my_order, needs)


@task(
    "16.3",
    title="A ladder that does harm",
    kind="draw",
    defines="my_ladder",
    task="""
        Put one more ladder on the thirty-cell board, so that a game with the fair die takes
        *longer* on average. Write down its foot and its top.
    """,
    stub="""
        my_ladder = (2, 29)
    """,
    hints=(
        "What can a ladder take away from you? Look for the longest one that is there.",
        """
        Cell 11 is the foot of a ladder to 26, if you *land* there. What if a short ladder takes
        you to 11, or past it?
        """,
    ),
    solution="""
        my_ladder = (10, 11)
    """,
    after="""
        From 14.32 throws to 14.94. The ladder saves one cell. But from cell 10 you had a chance of
        one in six to land on 11 and climb to 26. Now you stand on 11, behind its foot.
    """,
    attempts=(
        Attempt(
            "it ends one cell higher, where it helps",
            (("(10, 11)", "(10, 14)"),),
            Board(30, {**load_board("thirty").jumps, 10: 14}),
        ),
        Attempt("a snake", (("(10, 11)", "(10, 2)"),)),
        Attempt("from a cell that has a jump already", (("(10, 11)", "(11, 12)"),)),
    ),
)
def a_ladder_that_does_harm(my_ladder: tuple[int, int]) -> Verdict:
    """Compares the averages with and without it."""
    thirty = load_board("thirty")
    foot, top = my_ladder
    for cell in my_ladder:
        if not 1 <= cell <= thirty.goal:
            return not_yet(f"There is no cell {cell}: the board has the cells 1 to {thirty.goal}.")
    if foot >= top:
        return not_yet(f"{foot}→{top} is not a ladder: it does not lead up.")
    if foot in thirty.jumps:
        return not_yet(f"A jump begins on cell {foot} already: {foot}→{thirty.jumps[foot]}.")
    board = Board(thirty.cells, {**thirty.jumps, foot: top})
    before, after = (float(average_throws(each)[1]) for each in (thirty, board))
    says = f"Without the ladder a game takes {before:.2f} throws on average, with it {after:.2f}."
    return solved(says, board) if after > before else not_yet(says, board)


@task(
    "16.4",
    title="Sweep until it settles",
    kind="complete",
    defines="my_average",
    task="""
        Complete the function. It returns how many throws a game from the start takes on average.
        A sweep computes the number of each cell from the numbers before the sweep. Every face is
        equally likely, and a throw that does not move you counts.
    """,
    stub='''
        def my_average(board):
            """The throws of a game on average, by sweeps."""
            cells = range(board.start, board.cells)  # all but the goal
            average = dict.fromkeys([*cells, board.goal], 0.0)
            change = 1.0
            while change > 1e-9:
                before, change = dict(average), 0.0
                for cell in cells:
                    total = 0.0  # your turn (board.moves(cell): one for each face that moves you)
                    average[cell] = 1 + total / len(board.faces)
                    change = max(change, average[cell] - before[cell])
            return average[board.start]
    ''',
    hints=(
        "Add up `before[move.cell]` over the moves. What is missing if some faces do not move you?",
        """
        `len(board.faces) - len(board.moves(cell))` faces leave you on `cell`. Each of them adds
        `before[cell]`.
        """,
    ),
    solution='''
        def my_average(board):
            """The throws of a game on average, by sweeps."""
            cells = range(board.start, board.cells)
            average = dict.fromkeys([*cells, board.goal], 0.0)
            change = 1.0
            while change > 1e-9:
                before, change = dict(average), 0.0
                for cell in cells:
                    moves = board.moves(cell)
                    total = (len(board.faces) - len(moves)) * before[cell]
                    for move in moves:
                        total += before[move.cell]
                    average[cell] = 1 + total / len(board.faces)
                    change = max(change, average[cell] - before[cell])
            return average[board.start]
    ''',
    attempts=(
        Attempt(
            "throws that do not move you are forgotten",
            (
                ("(len(board.faces) - len(moves)) * before[cell]", "0.0"),
                ("total / len(board.faces)", "total / len(moves)"),
            ),
            Board(2, die=2),
        ),
        Attempt("no jump is taken", (("before[move.cell]", "before[move.landing]"),),
                Board(3, {2: 3}, die=2)),
        Attempt("the throw itself is not counted", (("1 + total", "total"),), Board(2, die=2)),
    ),
)  # fmt: skip
def sweep_until_it_settles(my_average: Callable[..., Any]) -> Verdict:
    """Compares with the exact average on small boards."""
    for cells in range(2, 7):
        for die in (2, 3, 6):
            for board in plain_boards([cells], die, jumps=1):
                expected = average_throws(board)[board.start]
                got = called(my_average, board)
                if not near(got, float(expected)):
                    return not_yet(
                        f"On this board a game takes {float(expected):.4f} throws on average, "
                        f"but {said(got)}.",
                        board,
                    )
    return solved("The average is right on every board that was tried.")


@task(
    "16.5",
    title="A choice before each throw",
    kind="write",
    defines="my_best",
    task="""
        You have two dice. Before each throw you choose one. `my_best(one, other)` is given one
        board twice: `one` has the first die, `other` the second. It returns how many throws a game
        takes on average if you always choose well. The stub chooses only once, before the game.
    """,
    stub='''
        from snl_algos.course.chance import average_throws


        def my_best(one, other):
            """The throws of a game on average, with the better die before each throw."""
            first, second = average_throws(one), average_throws(other)
            return float(min(first[one.start], second[other.start]))
    ''',
    hints=(
        "Take the sweeps of exercise 16.4. What does a cell compute if there are two dice?",
        """
        For each die the average after one throw, as before, and then the smaller of the two:
        `average[cell] = 1 + min(after(one, cell), after(other, cell))`.
        """,
    ),
    solution='''
        def my_best(one, other):
            """The throws of a game on average, with the better die before each throw."""
            cells = range(one.start, one.cells)
            average = dict.fromkeys([*cells, one.goal], 0.0)

            def after(board, cell):
                moves = board.moves(cell)
                stays = len(board.faces) - len(moves)
                total = sum(before[move.cell] for move in moves) + stays * before[cell]
                return total / len(board.faces)

            change = 1.0
            while change > 1e-9:
                before, change = dict(average), 0.0
                for cell in cells:
                    average[cell] = 1 + min(after(one, cell), after(other, cell))
                    change = max(change, average[cell] - before[cell])
            return average[one.start]
    ''',
    attempts=(
        Attempt("the worse die", (("min(after", "max(after"),), Board(2, die=2)),
        Attempt(
            "a die by chance",
            (
                (
                    "min(after(one, cell), after(other, cell))",
                    "(after(one, cell) + after(other, cell)) / 2",
                ),
            ),
            Board(2, die=2),
        ),
        Attempt(
            "the die that goes further on average",
            code='''
                from snl_algos.course.chance import solve_chain, after_a_throw


                def my_best(one, other):
                    """Chooses by the cell to which a throw leads on average."""
                    cells = range(one.start, one.cells)
                    chosen = {
                        cell: max(
                            (after_a_throw(each, cell) for each in (one, other)),
                            key=lambda ends: sum(end * chance for end, chance in ends.items()),
                        )
                        for cell in cells
                    }
                    return float(solve_chain(chosen, one.goal)[one.start])
            ''',
            board=Board(5, {3: 5}, die=3),
        ),
    ),
)
def a_choice_before_each_throw(my_best: Callable[..., Any]) -> Verdict:
    """Compares with value iteration on small boards, for three pairs of dice."""
    for cells in range(2, 7):
        for dice in ((1, 2), (2, 3), (2, 6)):
            for board in plain_boards([cells], dice[1], jumps=1):
                expected = float(choosing(board, dice)[1])
                got = called(my_best, *(with_die(board, die) for die in dice))
                if not near(got, expected):
                    return not_yet(
                        f"With dice of {dice[0]} and {dice[1]} faces a game on this board takes "
                        f"{expected:.4f} throws on average, but {said(got)}.",
                        board,
                    )
    return solved("The average is right on every board, with every pair of dice that was tried.")
