"""The exercises of lesson 12, Side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from ...board import Board
from ...boards.gallery import all_boards
from ...programs import MISTAKES, solve
from ..learner_calls import Failed, called, plain_boards, said
from ..proofs import in_order
from ..register import Attempt, task
from ..values import WrongValue, plain
from ..verdict import Verdict, not_yet, solved

#: The wrong programs that properties and certificates are tried on.
WRONG = (
    "skips-snakes", "never-goes-back", "stands-on-a-foot", "chains-jumps",
    "one-visited-set", "stands-on-a-head", "last-distance", "memo-over-cycles",
    "jump-is-optional", "cap-on-depth", "starts-off-the-board", "greedy",
)  # fmt: skip

#: How many of them a good property catches.
ENOUGH = 4


@task(
    "12.1",
    title="Your own certificate",
    kind="write",
    defines="certified",
    task="""
        Write a function that is given a board and *claimed distances* of all cells that can be
        reached, and decides whether they are right. Do not search. Look only at the claim and at
        the moves.
    """,
    stub="""
        def certified(board, distance):
            return distance.get(board.start) == 0
    """,
    hints=(
        """
        Begin with the start. Then write two loops, one inside the other: over all cells of the
        claim, and over the moves from each of them.
        """,
        """
        A move may lead to a cell that is not in the claim at all. Then the claim says that the
        cell cannot be reached, but the move shows that it can.
        """,
        """
        While you go over the moves, collect every cell that some move reaches at exactly its
        claimed distance. At the end each cell of the claim must be among them. Only the start
        needs no move.
        """,
    ),
    solution="""
        def certified(board, distance):
            if distance.get(board.start) != 0:
                return False
            attained = {board.start}
            for cell in distance:
                for move in board.moves(cell):
                    if move.cell not in distance or distance[cell] + 1 < distance[move.cell]:
                        return False
                    if distance[cell] + 1 == distance[move.cell]:
                        attained.add(move.cell)
            return attained == set(distance)
    """,
    after="""
        Here a throw costs 1. If moves may cost 0, two cells can each justify the other's false
        distance; then you must check that each is reached from the start. The package does.
    """,
    attempts=(
        Attempt(
            "any distance may be too small",
            (("return attained == set(distance)", "return True"),),
            Board(3, die=2),
        ),
        Attempt(
            "any distance may be too large",
            ((
                "move.cell not in distance or distance[cell] + 1 < distance[move.cell]",
                "move.cell not in distance",
            ),),
            Board(3, die=2),
        ),
        Attempt(
            "the start may be anywhere",
            (("    if distance.get(board.start) != 0:\n        return False\n", ""),),
            Board(3, die=2),
        ),
        Attempt(
            "the start needs a move too",
            (("attained = {board.start}", "attained = set()"),),
            Board(3, die=2),
        ),
    ),
)  # fmt: skip
def your_own_certificate(certified: Callable[..., Any]) -> Verdict:
    """Gives it right and wrong claims on small boards."""
    asked = 0
    for board in [*all_boards(3, die=2), *all_boards(4, die=2, jumps=2), *all_boards(5, 1, 2)]:
        for truth, right, claim in _claims(board):
            got = called(certified, board, dict(claim))
            asked += 1
            if isinstance(got, Failed):
                return not_yet(f"On this claim {got}.", board, f"claimed: {claim}")
            if not isinstance(got := plain(got), bool):
                reason = f"True or False is asked for, but {said(got)}."
                return not_yet(reason, board, f"claimed: {claim}")
            if got != right:
                reason = f"Your certificate says {'wrong' if right else 'right'}, but {truth}."
                return not_yet(reason, board, f"claimed: {claim}")
    return solved(f"It tells right from wrong on all {asked:,} claims.")


def _claims(board: Board) -> Iterator[tuple[str, bool, dict[int, float]]]:
    """What is true of a claim, whether the claim is right, and the claim."""
    true = dict(solve(board, "adjacency-list-bfs").distance)
    yield "these distances are right", True, true
    for cell, at in true.items():
        for wrong in (at - 1, at + 1):
            yield f"cell {cell} is at {at}, not at {wrong}", False, {**true, cell: wrong}
        if cell != board.start:
            left = {other: true[other] for other in true if other != cell}
            yield f"cell {cell} can be reached, in {at}", False, left
    yield "the start is at 0", False, {cell: at + 1 for cell, at in true.items()}


@task(
    "12.2",
    title="A property",
    kind="write",
    defines="my_property",
    task="""
        Write a property. `says` is a program: it is given a board and returns the throws, -1 for
        out of reach. Return False if it contradicts itself or the rules. The property must never
        reject a right program, and should catch at least four of the twelve wrong ones.
    """,
    stub="""
        def my_property(says, board):
            return True
    """,
    hints=(
        """
        It is tempting to say: one more ladder never makes the answer larger. Try it. A ladder also
        takes you away from where you were.
        """,
        """
        "A larger die never makes the answer larger" is a property. How many does it catch? What
        else do you know about some answers without any search?
        """,
        """
        The moves of the start show whether one throw is enough: `board.moves(board.start)`. So
        when must the answer be 1, and when not?
        """,
    ),
    solution='''
        def my_property(says, board):
            """The answer is 1 if and only if a move from the start leads to the goal."""
            at_once = any(move.cell == board.goal for move in board.moves(board.start))
            return (says(board) == 1) == at_once
    ''',
    after="""
        Add the same for two throws, and it catches more. Continue like that for any number of
        throws, and you have written the search.
    """,
    attempts=(
        Attempt(
            "one more ladder never makes the answer larger",
            board=Board(5, {3: 5}, die=1),
            code="from snl_algos import Board\n\n\n"
            "def my_property(says, board):\n"
            "    jumps = {2: 3, **board.jumps} if board.cells > 2 else board.jumps\n"
            "    more = Board(board.cells, jumps, die=board.die)\n"
            "    return says(board) == -1 or 0 <= says(more) <= says(board)\n",
        ),
        Attempt(
            "without snakes the answer is never larger",
            board=Board(6, {2: 3, 3: 6, 4: 2}, die=1),
            code="from snl_algos import Board\n\n\n"
            "def my_property(says, board):\n"
            "    fewer = Board(board.cells, board.ladders, die=board.die)\n"
            "    return says(board) == -1 or 0 <= says(fewer) <= says(board)\n",
        ),
        Attempt(
            "a larger die never makes the answer larger: too weak",
            code="from snl_algos import Board\n\n\n"
            "def my_property(says, board):\n"
            "    more = Board(board.cells, board.jumps, die=len(board.faces) + 1)\n"
            "    return says(board) == -1 or 0 <= says(more) <= says(board)\n",
        ),
        Attempt(
            "never more throws than cells: too weak",
            code="def my_property(says, board):\n    return says(board) < board.cells\n",
        ),
    ),
)
def a_property(my_property: Callable[..., Any]) -> Verdict:
    """It must leave the right program alone, and catch enough of the wrong ones."""
    boards = every_small_board()

    def holds(says: Callable[[Board], int], board: Board) -> bool:
        got = plain(called(my_property, says, board))
        if not isinstance(got, bool):
            raise WrongValue(f"True or False is asked for, but {said(got)}.")
        return got

    for board in [*boards, Board(6, {2: 3, 3: 6, 4: 2}, die=1)]:
        if not holds(right_answer, board):
            reason = f"Your property rejects a right program: its answer {right_answer(board)}."
            return not_yet(reason, board)
    caught = {}
    for name in WRONG:
        says = MISTAKES[name].function
        first = next((board for board in boards if not holds(says, board)), None)
        if first is not None:
            caught[name] = first
    lines = [f"it catches {name}, first on {board!r}" for name, board in caught.items()]
    if len(caught) < ENOUGH:
        return not_yet(
            f"It catches {len(caught)} of {len(WRONG)}, and four are wanted.", None, *lines
        )
    return solved(f"It catches {len(caught)} of {len(WRONG)}.", None, *lines)


@cache
def every_small_board() -> tuple[Board, ...]:
    """Every board of two to five cells with dice of 1, 2 and 3, inner jumps only."""
    return tuple(
        board for cells in range(2, 6) for die in (1, 2, 3) for board in plain_boards([cells], die)
    )


def right_answer(board: Board) -> int:
    """The fewest throws as judges write them: -1 for out of reach."""
    throws = solve(board).throws
    return -1 if throws is None else int(throws)


@task(
    "12.3",
    title="Prove that a certificate proves",
    kind="prove",
    defines="my_order",
    task="""
        *Claim.* Suppose that the start, and no other cell, claims 0, that no move shortens a
        distance, and that each other claim is attained. Then a cell that claims *d* is at
        distance *d*.

        Here are the steps of a proof, in a wrong order. Put them into the right one:
        on the page with the arrows, in a notebook by their letters.

        - **A.** So the claim at the end of the route, *d*, is at most the number of its throws: no
          route to the cell has fewer than *d*.
        - **B.** The claim of the cell is attained: a move leads to it from a cell that claims
          *d* - 1. That cell's claim is attained, too, and so on.
        - **C.** A route with *d* throws exists, and none has fewer: *d* is the distance.
        - **D.** After *d* such steps back you are on a cell that claims 0. That is the start, so
          there is a route with *d* throws.
        - **E.** Now take any route from the start to the cell. The start claims 0, and no move
          shortens: with each throw the claim rises by at most one.
    """,
    stub="""
        my_order = ["A", "B", "C", "D", "E"]
    """,
    hints=(
        "There are two halves: a route that is short enough, and no route that is shorter.",
        "The first half walks back from the cell, the second along any route.",
    ),
    solution="""
        my_order = ["B", "D", "E", "A", "C"]
    """,
    after="""
        The halves do not depend on each other: E, A, B, D, C is right as well. Each of the two
        conditions is used in one half only. So a claim that is too small fails the one, and a claim
        that is too large the other.
    """,
    attempts=(
        Attempt("the conclusion between the halves", (('"E", "A", "C"', '"C", "E", "A"'),)),
        Attempt("the start before the walk", (('"B", "D"', '"D", "B"'),)),
        Attempt("the end before the route", (('"E", "A"', '"A", "E"'),)),
    ),
)
def prove_that_a_certificate_proves(my_order: list[str]) -> Verdict:
    """Each step may use only those before it."""
    needs = {
        "A": {"E": "it speaks of the end of a route along which the claim rises"},
        "B": {},
        "C": {
            "D": "it needs a route with d throws",
            "A": "it needs that no route has fewer",
        },
        "D": {"B": "it counts the steps back"},
        "E": {},
    }
    return in_order(my_order, needs)
