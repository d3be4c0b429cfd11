"""Every small board there is: all algorithms, their certificates, and the independent oracle.

A bug that shows on any small board shows here: chains, loops, jumps on the first and the
last cell, ladders onto snakes, goals out of reach.
"""

from __future__ import annotations

from itertools import product

import pytest
from oracle import (
    Overshoot,
    Rules,
    every_jumps,
    faults,
    fewest_throws,
    graph_of,
    moves_of,
)

from snl_algos.algorithms import ALGORITHMS

DICE = [1, 2, 3]
GAPPED = [(2,), (1, 3), (2, 3)]
#: Faces that throw back from the goal to the start, or off the board.
FAR = [5, (4,), (6,), (2, 6), (3, 8)]
STARTS = [0, 1]
CHAINED = [False, True]


def show(found: list[str]) -> str:
    """The first few faults, and how many there are."""
    return "\n".join([f"{len(found)} faults, the first of them:", *found[:5]])


def check_every(cells: int, die: int | tuple[int, ...], over: Overshoot) -> None:
    """Hold every board of a size against the oracle."""
    for start, chained in product(STARTS, CHAINED):
        found: list[str] = []
        for jumps in every_jumps(cells):
            found += faults(Rules(cells, jumps, die, start, chained, over))
        assert not found, show(found)


@pytest.mark.parametrize("die", [*DICE, *GAPPED], ids=str)
def test_boards_of_up_to_four_cells(die: int | tuple[int, ...]) -> None:
    for cells in (1, 2, 3, 4):
        check_every(cells, die, "stay")


@pytest.mark.full
@pytest.mark.parametrize("die", [*DICE, *GAPPED], ids=str)
def test_boards_of_five_cells(die: int | tuple[int, ...]) -> None:
    check_every(5, die, "stay")


@pytest.mark.release
@pytest.mark.parametrize("die", DICE)
def test_boards_of_six_cells(die: int) -> None:
    check_every(6, die, "stay")


@pytest.mark.parametrize("die", [*DICE, *GAPPED, *FAR], ids=str)
@pytest.mark.parametrize("overshoot", ["bounce", "win"])
def test_boards_on_which_passing_the_goal_counts(
    overshoot: Overshoot, die: int | tuple[int, ...]
) -> None:
    """A throw past the goal that lands on the start, or off the board, is a case of its own."""
    for cells in (1, 2, 3, 4):
        check_every(cells, die, overshoot)


def test_the_two_oracles_agree() -> None:
    """The oracle's quick graph says what its moves say, so that no bug hides in the quick one."""
    overshoots: tuple[Overshoot, ...] = ("stay", "bounce", "win")
    dice: tuple[int | tuple[int, ...], ...] = (1, 3, 5, (2, 3))
    for over, die, start, chained in product(overshoots, dice, STARTS, CHAINED):
        for jumps in every_jumps(4):
            rules = Rules(4, jumps, die, start, chained, over)
            slow = tuple(
                frozenset(end for _, _, end in moves_of(rules, cell)) for cell in range(start, 5)
            )
            assert graph_of(rules) == slow, rules


@pytest.mark.parametrize("start", STARTS)
def test_forward_dp_is_wrong_both_ways(start: int) -> None:
    """Too few throws, too many, and unreachable taken for reachable all occur, all refuted.

    If they did not occur, "every wrong answer is refuted" would be an empty claim.
    """
    kinds = set()
    for die in DICE:
        for jumps in every_jumps(5):
            rules = Rules(5, jumps, die, start)
            true = fewest_throws(rules).get(5)
            said = ALGORITHMS["forward-dp"](rules.board()).throws
            if true is None and said is not None:
                kinds.add("reachable after all")
            elif said is None and true is not None:
                kinds.add("unreachable after all")
            elif said is not None and true is not None and said != true:
                kinds.add("too few" if said < true else "too many")
    assert kinds == {"reachable after all", "unreachable after all", "too few", "too many"}
