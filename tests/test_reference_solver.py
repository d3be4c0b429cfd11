"""The reference solver against the independent oracle."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from oracle import Overshoot, Rules, every_jumps, faces_of
from oracle import fewest_throws as true_throws
from strategies import SEARCHING, rules

from snl_algos.board import MAX_FACES
from snl_algos.reference_solver import fewest_throws

#: Small dice, gaps, and faces that pass the goal of every small board, up to the largest.
DICE: list[int | tuple[int, ...]] = [
    1, 2, 3, 9, (2,), (1, 3), (2, 3), (4,), (6,), (2, 6), (3, 8), (9, 10), (1, 10**18),
]  # fmt: skip
OVERSHOOTS = ["stay", "bounce", "win"]


def throws_of(game: Rules) -> int | None:
    return fewest_throws(
        game.cells,
        game.jumps.items(),
        faces_of(game),
        start=game.start,
        chained=game.chained,
        overshoot=game.overshoot,
    )


@pytest.mark.parametrize("overshoot", OVERSHOOTS)
@pytest.mark.parametrize("chained", [False, True])
@pytest.mark.parametrize("start", [0, 1])
def test_every_small_board(start: int, chained: bool, overshoot: Overshoot) -> None:
    """Every board of up to four cells with every die.

    Would catch: a jump taken twice, a loop that ends, a throw past the goal that is forgotten.
    """
    for cells, die in product(range(1, 5), DICE):
        for jumps in every_jumps(cells):
            game = Rules(cells, jumps, die, start, chained, overshoot)
            assert throws_of(game) == true_throws(game).get(cells), game


@settings(SEARCHING, max_examples=300)
@given(rules(cells=(1, 400)))
def test_larger_boards(game: Rules) -> None:
    """Would catch: a mask too short for a board of more cells than a machine word has bits."""
    assert throws_of(game) == true_throws(game).get(game.cells)


@pytest.mark.parametrize("overshoot", OVERSHOOTS)
def test_the_largest_die(overshoot: Overshoot) -> None:
    """Would catch: a die of so many faces that its mask fills the memory, or is cut."""
    for cells in range(1, 12):
        game = Rules(cells, {cells // 2: 1} if cells > 3 else {}, MAX_FACES, 1, False, overshoot)
        assert throws_of(game) == true_throws(game).get(cells)
