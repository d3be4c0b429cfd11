"""Boards for Hypothesis to draw, as plain `Rules`."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from oracle import Rules

#: Shared settings. Nothing is timed, and no folder of examples is left behind. Boards that
#: fail are made smaller, but not explained: that takes minutes on boards of this size.
SEARCHING = settings(
    deadline=None,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def gapped_dice(highest: int = 9) -> st.SearchStrategy[tuple[int, ...]]:
    """Dice given by their faces."""
    return st.sets(st.integers(1, highest), min_size=1, max_size=6).map(
        lambda faces: tuple(sorted(faces))
    )


@st.composite
def rules(
    draw: st.DrawFn,
    *,
    cells: tuple[int, int] = (30, 400),
    overshoots: tuple[str, ...] = ("stay", "bounce", "win"),
    chained: tuple[bool, ...] = (False, True),
    starts: tuple[int, ...] = (0, 1),
    die: st.SearchStrategy[int | tuple[int, ...]] | None = None,
) -> Rules:
    """A board with jumps from any cell to any other, the first and the last included.

    Sparse boards are drawn jump by jump, so that they shrink. Dense ones, on which a good
    part of all cells jump, are made from a seed; they have the chains and the loops.
    """
    size = draw(st.integers(*cells))
    cell = st.integers(1, size)
    if draw(st.booleans()):
        jumps = dict(draw(st.lists(st.tuples(cell, cell), max_size=25)))
    else:
        source = random.Random(draw(st.integers(0, 2**32)))
        share = draw(st.sampled_from([0.1, 0.3, 0.6, 0.9]))
        reach = draw(st.sampled_from([3, 10, size]))
        jumps = {
            foot: min(max(1, foot + source.randint(-reach, reach)), size)
            for foot in range(1, size + 1)
            if source.random() < share
        }
    if die is None:
        # A face near the size of the board throws back to the start, or past it.
        far = st.integers(size // 2, 2 * size + 2).map(lambda face: (1, max(2, face)))
        die = st.one_of(st.integers(1, 8), gapped_dice(), far)
    return Rules(
        cells=size,
        jumps={foot: end for foot, end in sorted(jumps.items()) if foot != end},
        die=draw(die),
        start=draw(st.sampled_from(starts)),
        chained=draw(st.sampled_from(chained)),
        overshoot=draw(st.sampled_from(overshoots)),
    )
