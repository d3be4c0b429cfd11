"""Every board of a size, counted by its throws."""

from __future__ import annotations

import subprocess
import sys
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


PLANTED = """
from snl_algos import Answer, Board
from snl_algos.lab.engines import every_board, numba_backend
from snl_algos.explanation import true_distances

def told(call):
    try: call()
    except AssertionError as error: print(error)

board = Board(5, {2: 4}, die=2)
numba_backend.is_installed = lambda: False
every_board.pips.throws = lambda board: 99
told(lambda: every_board.throws_of_every(3))
true_distances.Answer = lambda throws, route, distance: Answer(throws, None, {**distance, 5: 1})
told(lambda: true_distances.true_answer(board))
"""


def test_what_is_proven_is_proven_without_assertions() -> None:
    """Would catch: a proof that `python -O` leaves out. Each of the two is given a wrong part."""
    words = [sys.executable, "-O", "-c", PLANTED]
    ran = subprocess.run(words, capture_output=True, text=True, check=True)
    assert [line.partition(" on Board")[0] for line in ran.stdout.splitlines()] == [
        "the solvers differ",
        "the search for the true distances is wrong",
    ]  # fmt: skip
