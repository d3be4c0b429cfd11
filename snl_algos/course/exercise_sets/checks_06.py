"""The exercises of lesson 6, Where it goes wrong."""

from __future__ import annotations

from ...board import Board
from ...findings import in_throws
from ...programs import Program, solve
from ..call_limits import check
from ..passes import answers
from ..register import Attempt, task
from ..values import shown
from ..verdict import Verdict, not_yet, solved, verdict_of

#: The boards of exercise 6.3.
GUESSED = {
    "A": Board(7, {2: 5, 3: 7}, die=1),
    "B": Board(7, {2: 6, 4: 6}, die=1),
    "C": Board(8, {2: 6, 5: 8, 7: 4}, die=1),
    "D": Board(7, {3: 6}, die=1),
    "E": Board(6, {2: 3, 3: 6}, die=1),
}


@task(
    "6.1",
    title="A board that breaks it",
    kind="draw",
    defines="my_board",
    task="""
        Find a board on which the forward pass gives a wrong number of throws. Fewer cells are
        better. The board in the stub does not do it yet.
    """,
    stub="""
        from snl_algos import Board

        my_board = Board(20, {3: 12}, die=3)
    """,
    hints=(
        """
        One jump is not enough. Use two ladders, or two ladders and a snake. A die with few faces
        makes it easier.
        """,
        """
        Let the pass stand where nobody can. Put the foot of a ladder where a throw lands early,
        and the foot of a better ladder just behind it.
        """,
        """
        Die 1: there is no choice at all. From 1 you must land on 2. Put a ladder on 2, and another
        one on 3.
        """,
    ),
    solution="""
        from snl_algos import Board

        my_board = Board(6, {2: 4, 3: 6}, die=1)
    """,
    attempts=(
        Attempt(
            "a snake that leads back to the ladder you came by",
            (("6, {2: 4, 3: 6}, die=1", "20, {3: 12, 14: 2}, die=3"),),
            Board(20, {3: 12, 14: 2}, die=3),
        ),
        Attempt(
            "a wall of heads that nobody passes",
            (("6, {2: 4, 3: 6}, die=1", "9, {4: 1, 5: 2}, die=2"),),
            Board(9, {4: 1, 5: 2}, die=2),
        ),
        Attempt(
            "two ladders to one top, both as good",
            (("6, {2: 4, 3: 6}, die=1", "12, {3: 12, 5: 12}"),),
            Board(12, {3: 12, 5: 12}),
        ),
    ),
)
def a_board_that_breaks_it(my_board: Board) -> Verdict:
    """Asks the forward pass and a right program about the board."""
    right, said = solve(my_board).throws, solve(my_board, "forward-dp").throws
    told = f"right: {in_throws(right)}", f"forward-dp: {in_throws(said)}"
    if right == said:
        return not_yet("The forward pass is right on this board.", my_board, *told)
    return solved("The forward pass is wrong on this board.", my_board, *told)


@task(
    "6.2",
    title="Repair one limit",
    kind="repair",
    defines="ladders_only",
    task="""
        On boards **with ladders only**, one pass from left to right can be exact. The stub is the
        forward pass without its test for snakes, on its two arrays: off the board, with six faces.
        `ladder[top]` is the foot of the ladder that ends on `top`, -1 if there is none. The stub
        stands on feet. Repair that.
    """,
    stub='''
        def ladders_only(is_snake, ladder):
            """Fewest throws on a board with ladders only."""
            infinity, last = float("inf"), len(ladder) - 1
            least = [0] + [infinity] * last
            for position in range(1, last + 1):
                for before in range(max(0, position - 6), position):
                    least[position] = min(least[position], least[before] + 1)
                foot = ladder[position]
                if foot != -1:
                    least[position] = min(least[position], least[foot])
            return least[last]
    ''',
    hints=(
        """
        One number for each position is not enough. Which two questions about a position have
        different answers?
        """,
        """
        Keep two lists: `land[p]`, the fewest throws to land on `p`, and `stand[p]`, the fewest
        throws to stand there. A throw leaves from where you *stand*. A ladder takes over from
        where you *land*.
        """,
        """
        If `p` is not a foot, you stand on `p` after landing there. If `p` is a top, you stand on
        `p` after landing on its foot. Both can hold. On a position that is a foot *and* a top, you
        can stand only in the second way.
        """,
    ),
    solution='''
        def ladders_only(is_snake, ladder):
            """Fewest throws on a board with ladders only."""
            infinity, last = float("inf"), len(ladder) - 1
            feet = {foot for foot in ladder if foot != -1}
            land = [infinity] * (last + 1)
            stand = [0] + [infinity] * last
            for position in range(1, last + 1):
                for before in range(max(0, position - 6), position):
                    land[position] = min(land[position], stand[before] + 1)
                if position not in feet:
                    stand[position] = land[position]
                if ladder[position] != -1:
                    stand[position] = min(stand[position], land[ladder[position]])
            return stand[last]
    ''',
    attempts=(
        Attempt(
            "two lists, but you stand on feet all the same",
            (("if position not in feet:", "if True:"),),
            Board(20, {6: 13, 12: 20}, start=0),
        ),
        Attempt(
            "a ladder that takes over from where you stand",
            (("land[ladder[position]])", "stand[ladder[position]])"),),
            Board(7, {1: 7}, start=0),
        ),
        Attempt(
            "nobody ever stands on a top that is a foot",
            ((
                "if ladder[position] != -1:",
                "if ladder[position] != -1 and position not in feet:",
            ),),
            Board(9, {3: 4, 4: 5, 5: 6, 6: 7, 7: 8}, start=0),
        ),
    ),
)  # fmt: skip
def repair_one_limit(ladders_only: Program) -> Verdict:
    """Plays it on all boards of its arrays."""
    return verdict_of(check(ladders_only))


@task(
    "6.3",
    title="Too large or too small?",
    kind="predict",
    defines="my_guess",
    task="""
        Here are five boards. Without running anything, say for each whether the answer of the
        forward pass is `"right"`, `"too large"` or `"too small"`. The boards start on cell 1, and
        the die has one face, so that you can play them with a finger.

        - **A.** `Board(7, {2: 5, 3: 7}, die=1)`
        - **B.** `Board(7, {2: 6, 4: 6}, die=1)`
        - **C.** `Board(8, {2: 6, 5: 8, 7: 4}, die=1)`
        - **D.** `Board(7, {3: 6}, die=1)`
        - **E.** `Board(6, {2: 3, 3: 6}, die=1)`
    """,
    stub="""
        my_guess = {"A": "right", "B": "right", "C": "right", "D": "right", "E": "right"}
    """,
    hints=(
        "Ask of each board: is there a snake, do two ladders have one top, can a foot be used?",
        "What it refuses or forgets makes it too large. Throwing from a foot makes it too small.",
        "On E a throw of 1 lands on 2. Where do you stand, and what is copied to cell 6?",
    ),
    solution="""
        my_guess = {
            "A": "too small",
            "B": "too large",
            "C": "too large",
            "D": "right",
            "E": "too small",
        }
    """,
    after="""
        On A it throws from the foot 2. On B it has forgotten the ladder from 2. On C it refuses the
        snake. D has only one jump. On E it climbs two ladders in one throw.
    """,
    attempts=(
        Attempt(
            "a forgotten ladder makes no difference",
            (('"B": "too large"', '"B": "right"'),),
            Board(7, {2: 6, 4: 6}, die=1),
        ),
        Attempt(
            "a mistake always costs throws",
            (('"A": "too small"', '"A": "too large"'), ('"E": "too small"', '"E": "too large"')),
            Board(7, {2: 5, 3: 7}, die=1),
        ),
        Attempt("a board left out", (('    "D": "right",\n', ""),)),
    ),
)
def too_large_or_too_small(my_guess: dict[str, str]) -> Verdict:
    """Compares each guess with what the pass says."""
    for name, board in GUESSED.items():
        if name not in my_guess:
            return not_yet(f"There is no guess for board {name}.")
        right, said = answers(board)
        if right is None or said is None:
            raise ValueError(f"board {name} must have a route for both")
        is_so = "right" if said == right else "too large" if said > right else "too small"
        if my_guess[name] not in ("right", "too large", "too small"):
            return not_yet(
                f'For board {name} you say {shown(my_guess[name])}. Say "right", "too large" or '
                '"too small".'
            )
        if my_guess[name] != is_so:
            return not_yet(
                f"On board {name} the answer is not {my_guess[name]}.",
                board,
                f"right: {in_throws(right)}",
                f"forward-dp: {in_throws(said)}",
            )
    return solved("You know the pass better than its author.")
