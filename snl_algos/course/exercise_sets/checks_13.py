"""The exercises of lesson 13, How fast can it be?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from ...board import Board
from ...boards.gallery import random_board
from ...programs import solve
from ...views import move_array
from ..learner_calls import called, plain_boards, said
from ..register import Attempt, task
from ..values import same
from ..verdict import Verdict, not_yet, solved


@task(
    "13.1",
    title="A throw is a shift",
    kind="complete",
    defines="my_landings",
    task="""
        Bit `c` of `frontier` is 1 if cell `c` is in the frontier. Return the set of all cells on
        which one throw of a die with six faces can land, as such a number, on a board of `cells`
        cells. Ignore jumps. A throw past the goal is not a move.
    """,
    stub="""
        def my_landings(frontier, cells):
            return frontier << 1
    """,
    hints=(
        "A throw of 3 is a shift by 3. How do you join six sets?",
        "`|` joins two sets, and `&` keeps what is in both.",
        "The cells 1 to `cells` are the bits of `(2 << cells) - 1`. (Bit 0 is never set here.)",
    ),
    solution="""
        def my_landings(frontier, cells):
            landings = 0
            for face in range(1, 7):
                landings |= frontier << face
            return landings & (2 << cells) - 1
    """,
    after="""
        Three shifts are enough: after `near = frontier << 1 | frontier << 2` the landings are
        `near | near << 2 | near << 4`.
    """,
    attempts=(
        Attempt("five faces", (("range(1, 7)", "range(1, 6)"),), Board(7)),
        Attempt("past the goal", ((" & (2 << cells) - 1", ""),), Board(2)),
        Attempt("the goal is cut off", (("(2 << cells)", "(1 << cells)"),), Board(2)),
        Attempt("one face after the other", (("landings |= frontier", "landings = frontier"),),
                Board(2)),
    ),
)  # fmt: skip
def a_throw_is_a_shift(my_landings: Callable[..., Any]) -> Verdict:
    """Asks for every set of one or two cells on every board of up to 16 cells."""
    for cells in range(2, 17):
        board = Board(cells)
        for first in range(1, cells):
            for second in range(first, cells):
                here = {first, second}
                expected = {landing for cell in here for landing in board.landings(cell)}
                got = called(my_landings, sum(1 << cell for cell in here), cells)
                if not same(got, sum(1 << cell for cell in expected)):
                    where = " and ".join(map(str, sorted(here)))
                    return not_yet(
                        f"From {where} a throw lands on {_listed(expected)}, but {said(got)}.",
                        board,
                    )
    return solved("It is right for every frontier that was tried.")


@task(
    "13.2",
    title="The search on bits",
    kind="write",
    defines="my_throws",
    task="""
        Write the whole search on bits. `move[i]` is where the jump from cell `i` leads, counted
        from 0, and -1 if there is none. The die has six faces. Return the fewest throws from cell
        0 to the last cell, or -1 if it cannot be reached.
    """,
    stub="""
        def my_throws(move):
            return -1
    """,
    hints=(
        "Cell `i` is bit `i`. You need the frontier, the cells on which nobody has landed yet, "
        "and the number of throws.",
        "Of the landings, those with a jump leave the frontier, and the ends of their jumps come "
        "in. The lowest bit of `x` is `x & -x`, and its place is `(x & -x).bit_length() - 1`.",
        "A landing counts only once. So take the landings out of the cells that are left, before "
        "you look at their jumps.",
    ),
    solution="""
        def my_throws(move):
            last = len(move) - 1
            here, left, throws = 1, (2 << last) - 2, 0
            while here:
                if here >> last & 1:
                    return throws
                landings = 0
                for face in range(1, 7):
                    landings |= here << face
                landings &= left
                left ^= landings
                here = 0
                while landings:
                    cell = (landings & -landings).bit_length() - 1
                    here |= 1 << (cell if move[cell] < 0 else move[cell])
                    landings &= landings - 1
                throws += 1
            return -1
    """,
    after="""
        This one takes every landing out of the set. Only those with a jump need it: with their
        set prepared in one number, the plain cells stay where they are, all at once.
    """,
    attempts=(
        Attempt(
            "no jump is taken",
            (("(cell if move[cell] < 0 else move[cell])", "cell"),),
            Board(8, {2: 8}),
        ),
        Attempt("one throw too many", (("return throws", "return throws + 1"),), Board(2)),
        Attempt(
            "never gives up",
            (("return -1", "return len(move)"),),
            Board(8, dict.fromkeys(range(2, 8), 1)),
        ),
    ),
)
def the_search_on_bits(my_throws: Callable[..., Any]) -> Verdict:
    """Plays it on every board of 8 cells with a jump, on walls, and on boards of 100 cells."""
    for board in _boards():
        throws = solve(board).throws
        expected = -1 if throws is None else throws
        got = called(my_throws, move_array(board))
        if not same(got, expected):
            return not_yet(f"The answer is {expected}, but {said(got)}.", board)
    return solved("It is right on every board that was tried.")


def _boards() -> Iterator[Board]:
    walls = (Board(8, dict.fromkeys(range(2, 8), 1)), Board(12, dict.fromkeys(range(4, 10), 2)))
    random = (random_board(100, snakes=10, ladders=10, seed=seed) for seed in range(30))
    return chain(plain_boards([2, 7, 8], jumps=0), plain_boards([8], jumps=1), walls, random)


def _listed(cells: set[int]) -> str:
    return ", ".join(map(str, sorted(cells))) or "no cell"
