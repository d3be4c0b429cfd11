"""The checks of the exercises of lesson 9."""

from __future__ import annotations

from ...board import Board
from ...programs import Program
from ..learner_calls import called, check
from ..proofs import the_gap
from ..sweeps import after_each_sweep, fewest_descents
from ..verdict import Verdict, not_yet, solved, verdict_of
from ..watched import WatchedBoard


def until_nothing_changes(sweeping: Program) -> Verdict:
    """Run it on all boards, and count how often it looks at a board where two sweeps must do."""
    report, also, long = check(sweeping), list[str](), WatchedBoard.of(Board(100))
    if report:
        called(sweeping.function, long)
    looks = long.looks.total() + long.looks_back.total()
    if looks > 500:  # two sweeps look 200 times, or 400
        also.append(
            f"Every answer is right, but on a board of 100 cells without jumps it looks {looks:,} "
            "times at the throws to or from a cell. Here the second sweep changes nothing, so no "
            "third is needed."
        )
    return verdict_of(report, also)


def make_it_work_hard(hard_board: Board) -> Verdict:
    """Count the sweeps of the algorithm on the board."""
    if hard_board.cells > 30:
        return not_yet(f"It has {hard_board.cells} cells. 30 are allowed.", hard_board)
    sweeps, descents = len(after_each_sweep(hard_board)), fewest_descents(hard_board)
    cell = max(descents, key=lambda one: descents[one])
    most = f"cell {cell} needs the most descents, {descents[cell]}"
    if sweeps < 5:
        return not_yet(f"It takes fewer than five sweeps: {sweeps}.", hard_board, most)
    return solved(f"It takes {sweeps} sweeps.", hard_board, most)


def the_gap_in_watching_the_goal(my_gap: int) -> Verdict:
    """Expect step 4: it forgets the other cells."""
    return the_gap(
        my_gap,
        4,
        "Other cells may have changed. On this board the goal has 5 after the first sweep, 5 after "
        "the second, and 4 after the third.",
        Board(20, {2: 13, 14: 11, 12: 9, 10: 20}, die=2),
        {
            1: "It is written one more than the number of a cell that a route reaches.",
            2: "The two inner loops go through all landings, and all cells before each.",
            3: "The next sweep finds the numbers that this one found, and does the same.",
            5: "It follows from step 4: what no later sweep can change may be read now.",
        },
    )
