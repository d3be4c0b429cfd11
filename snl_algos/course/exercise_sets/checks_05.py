"""The exercises of lesson 5, The forward pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ...algorithms.forward_dp import fill_table
from ...board import Board
from ..learner_calls import called, plain_boards, said
from ..proofs import in_order
from ..register import Attempt, task
from ..values import same
from ..verdict import Verdict, not_yet, solved


@task(
    "5.1",
    title="Read the route back",
    kind="write",
    defines="my_positions",
    task="""
        Write `my_positions(predecessor)`. It is given the second array of the forward pass:
        `predecessor[p]` is the position from which the number of `p` comes, and -1 if it comes from
        nowhere. Return the list of the positions from 0 to the last one. If the goal has no
        number, return an empty list.
    """,
    stub="""
        def my_positions(predecessor):
            last = len(predecessor) - 1
            return [0, last]
    """,
    hints=(
        "Begin at the last position. Where does its number come from? And that one?",
        "The predecessor of position 0 is -1, too. How do you tell the start from a dead end?",
        "If the goal was not reached, its own predecessor is -1, and it is not position 0.",
    ),
    solution="""
        def my_positions(predecessor):
            last = len(predecessor) - 1
            if predecessor[last] == -1:
                return []
            positions = [last]
            while positions[-1] != 0:
                positions.append(predecessor[positions[-1]])
            return positions[::-1]
    """,
    after="""
        A step of this list is a throw or a ladder: if both positions have the same number, it is a
        ladder, because a ladder costs no throw.
    """,
    attempts=(
        Attempt("from the goal to the start", (("positions[::-1]", "positions"),), Board(2, die=1)),
        Attempt(
            "the start left out",
            (("while positions[-1] != 0:", "while predecessor[positions[-1]] > 0:"),),
            Board(2, die=1),
        ),
        Attempt(
            "a goal that was not reached",
            (
                ("    if predecessor[last] == -1:\n        return []\n", ""),
                ("while positions[-1] != 0:", "while positions[-1] > 0:"),
            ),
            Board(3, {2: 1}, die=1),
        ),
    ),
)
def read_the_route_back(my_positions: Callable[..., Any]) -> Verdict:
    """Gives it the predecessors that the pass finds on small boards."""
    played = 0
    for board in _boards():
        predecessor = fill_table(board)[1]
        expected = _positions(predecessor)
        got = called(my_positions, list(predecessor))
        played += 1
        if not same(got, expected):
            return not_yet(
                f"The positions are {expected}, but {said(got)}.",
                board,
                f"predecessor: {predecessor}",
            )
    return solved(f"It reads the route on all {played} boards that were played.")


def _boards() -> Iterator[Board]:
    for die in (1, 2, 3):
        yield from plain_boards(range(2, 6), die=die, jumps=1)


def _positions(predecessor: list[int]) -> list[int]:
    here = len(predecessor) - 1
    positions = [here]
    while here > 0:
        here = predecessor[here]
        positions.insert(0, here)
    return positions if here == 0 else []


@task(
    "5.2",
    title="Prove that one pass is enough",
    kind="prove",
    defines="my_order",
    task="""
        *Claim.* If every move of a board leads to a higher cell, one pass in the order of the cells
        gives each cell its distance: it takes the smallest number among the cells from which one
        move leads there, plus one.

        Here are the steps of a proof, in a wrong order. Put them into the right one:
        on the page with the arrows, in a notebook by their letters.

        - **A.** Its number is not below *d* either: the number comes from a move, and the number of
          the cell before that move belongs to a route. So some route has as many throws.
        - **B.** By induction, every cell has its distance.
        - **C.** The start has the number 0, and that is its distance.
        - **D.** A shortest route to *c* ends with a move from some cell *p*. Every move goes up, so
          *p* is before *c*. Without its last move the route is a shortest one to *p*, so *p* is at
          distance *d* - 1.
        - **E.** When the pass comes to *c*, it sees the number *d* - 1 at *p*. So *c* gets at most
          *d*.
        - **F.** Now take a cell *c* at distance *d*, and suppose that every cell before it has its
          distance.
    """,
    stub="""
        my_order = ["A", "B", "C", "D", "E", "F"]
    """,
    hints=(
        "A proof by induction begins with the first cell, and then assumes something.",
        "Two steps together say that the number of c is d: one says at most, one says not below.",
    ),
    solution="""
        my_order = ["C", "F", "D", "E", "A", "B"]
    """,
    after="""
        Step D is where a snake breaks the proof: if a snake leads down to *c*, then *p* may come
        after *c*, and has no number yet. That a part of a shortest route is a shortest route is
        called *optimal substructure*.
    """,
    attempts=(
        Attempt("the conclusion too early", (('"A", "B"', '"B", "A"'),)),
        Attempt("the number before the route", (('"D", "E"', '"E", "D"'),)),
        Attempt("no beginning", (('"C", "F"', '"F", "C"'),)),
    ),
)
def prove_that_one_pass_is_enough(my_order: list[str]) -> Verdict:
    """Each step may use only those before it."""
    needs = {
        "A": {"F": "it speaks of the cell c, and uses that the cells before it are right"},
        "B": {
            "C": "an induction needs its beginning",
            "E": "it needs that the number is at most d",
            "A": "it needs that the number is not below d",
        },
        "C": {},
        "D": {"F": "it speaks of the cell c"},
        "E": {"D": "it speaks of the cell p"},
        "F": {"C": "an induction begins with the first cell"},
    }
    return in_order(my_order, needs)
