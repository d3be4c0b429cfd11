"""Every board of a size, counted by its throws."""

from __future__ import annotations

from collections import Counter

import pytest
from oracle import Rules, every_jumps, fewest_throws

from snl_algos import BoardError
from snl_algos.lab.engines import numba_backend, throws_of_every


def by_hand(cells: int, die: int) -> dict[int | None, int]:
    """The same by the oracle, of the boards without a jump on the first or the last cell."""
    boards = (jumps for jumps in every_jumps(cells) if not {1, cells} & jumps.keys())
    return dict(Counter(fewest_throws(Rules(cells, jumps, die)).get(cells) for jumps in boards))


@pytest.mark.parametrize("numba", [False, True])
@pytest.mark.parametrize("die", [1, 2, 3, 6])
def test_the_counts(die: int, numba: bool, request: pytest.FixtureRequest) -> None:
    """Would catch: a board left out, counted twice, or with other throws than it has."""
    if not numba:
        request.getfixturevalue("without_numba")
    elif not numba_backend.is_installed():
        pytest.skip("this needs Numba")
    for cells in range(1, 6):
        found = throws_of_every(cells, die=die)
        assert found == by_hand(cells, die)
        assert list(found) == sorted(found, key=lambda throws: 99 if throws is None else throws)


def test_larger_ones() -> None:
    """Would catch: a solver that is wrong only where there is more room. The sums are those of
    all boards, and both solvers agree on each."""
    if not numba_backend.is_installed():
        pytest.skip("this needs Numba")
    for cells, die in ((7, 6), (8, 2), (8, 3)):
        found = throws_of_every(cells, die=die)
        assert sum(found.values()) == cells ** (cells - 2)


def test_what_is_refused() -> None:
    for cells, die in ((13, 6), (0, 6), (5, 0)):
        with pytest.raises(BoardError):
            throws_of_every(cells, die=die)
