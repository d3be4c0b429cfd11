"""The bit-parallel engine against the independent oracle. The rule book: test_rulebook.py."""

from __future__ import annotations

import pytest
from oracle import Overshoot, Rules, every_jumps, fewest_throws

from snl_algos.board_text import MAX_FACES
from snl_algos.lab.engines import bits

#: Small dice, gaps, and faces that pass the goal of every small board, up to the largest.
DICE: list[int | tuple[int, ...]] = [
    1, 2, 3, 9, (2,), (1, 3), (2, 3), (4,), (6,), (2, 6), (3, 8), (9, 10), (1, 10**18),
]  # fmt: skip
OVERSHOOTS = ["stay", "bounce", "win"]


@pytest.mark.parametrize("overshoot", OVERSHOOTS)
@pytest.mark.parametrize("chained", [False, True])
@pytest.mark.parametrize("start", [0, 1])
def test_every_small_board(start: int, chained: bool, overshoot: Overshoot) -> None:
    """Every board of up to three cells with every die, and of four cells with one of them."""
    one_die: dict[str, int | tuple[int, ...]] = {"stay": (1, 3), "bounce": (2, 6), "win": 3}
    for cells in (1, 2, 3, 4):
        for die in DICE if cells < 4 else [one_die[overshoot]]:
            for jumps in every_jumps(cells):
                game = Rules(cells, jumps, die, start, chained, overshoot)
                assert bits.throws(game.board()) == fewest_throws(game).get(cells), game


@pytest.mark.full
@pytest.mark.parametrize("overshoot", OVERSHOOTS)
@pytest.mark.parametrize("start", [0, 1])
def test_a_die_with_as_many_faces_as_there_may_be(start: int, overshoot: Overshoot) -> None:
    """Most of them pass the goal, and many bounce past the low end."""
    for cells in (1, 2, 7, 400, 700, 1500):
        game = Rules(cells, {cells // 2: 1} if cells > 3 else {}, MAX_FACES, start, False)
        game = game._replace(overshoot=overshoot)
        assert bits.throws(game.board()) == fewest_throws(game).get(cells)
