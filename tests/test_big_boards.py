"""Large boards and long chains: no recursion, no memory filled, right answers.

Left out here: adjacency-matrix-bfs, which refuses boards of this size, and forward-dp, which
is not exact. Repaired-dp is left out of the million cells with snakes, on which it takes two
minutes: a shortest route takes many snakes there, and each can cost it a sweep. It gets a
million cells with ladders alone, which take it two sweeps.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from types import FrameType

import pytest
from amounts import mostly_release
from oracle import Overshoot

from snl_algos import certificate
from snl_algos.algorithms import ALGORITHMS
from snl_algos.board import Board, BoardError
from snl_algos.board_text import MAX_CELLS
from snl_algos.reference_solver import fewest_throws as true_throws

#: Boards of up to a million cells.
pytestmark = [pytest.mark.full, pytest.mark.xdist_group("a million cells")]

NAMES = ["queue-bfs", "level-bfs", "adjacency-list-bfs", "dijkstra", "repaired-dp"]
LONG = 30_000


@pytest.fixture(scope="module")
def million() -> tuple[Board, int]:
    """A million cells, on a tenth of which jumps of up to 1,000 cells begin; and the truth.

    The oracle's NetworkX would take minutes for it, so the truth is the reference solver's.
    """
    cells = 1_000_000
    source = random.Random(909)
    jumps = {}
    for foot in source.sample(range(2, cells), cells // 10):
        jumps[foot] = min(max(1, foot + source.randint(-1000, 1000)), cells)
    jumps = {foot: end for foot, end in jumps.items() if foot != end}
    throws = true_throws(cells, jumps.items(), range(1, 7))
    assert throws is not None
    return Board(cells, jumps), throws


@pytest.mark.parametrize("name", mostly_release(NAMES[:4], full=NAMES[1:2]))
def test_a_million_cells(million: tuple[Board, int], name: str) -> None:
    board, throws = million
    answer = ALGORITHMS[name](board)
    assert answer.throws == throws
    if answer.route is not None:
        assert len(answer.route) == throws
        assert answer.route[-1].cell == board.goal
    if name == "queue-bfs":
        assert certificate(board, answer)


@pytest.mark.parametrize("name", NAMES)
def test_each_cell_jumps_to_the_next_chained(name: str) -> None:
    """Chained, the first throw climbs all the way: a chain of 29,998 jumps."""
    board = Board(LONG, {cell: cell + 1 for cell in range(1, LONG)}, chained=True)
    assert board.stand(2) == LONG
    answer = ALGORITHMS[name](board)
    assert answer.throws == 1
    assert certificate(board, answer)
    assert len(board.predecessors(LONG)) == LONG - 1


# -- the largest board there is ------------------------------------------------------------


@pytest.fixture(scope="module")
def largest() -> Board:
    """10^18 cells: far beyond what any list could hold."""
    return Board(MAX_CELLS, {2: MAX_CELLS - 3, MAX_CELLS - 1: 5, 10**9: 10**17})


@pytest.mark.parametrize("name", ALGORITHMS)
def test_every_algorithm_refuses_the_largest_board(largest: Board, name: str) -> None:
    """At once. Were a list of that length begun, the test would not come back."""
    limit = ALGORITHMS[name].most_cells
    words = rf"^{name} takes boards of up to {limit:,} cells .* this one has {MAX_CELLS:,}$"
    with pytest.raises(BoardError, match=words):
        ALGORITHMS[name](largest)


def test_the_largest_board_itself(largest: Board) -> None:
    assert repr(largest) == (
        "Board(1000000000000000000, {2: 999999999999999997, 1000000000: 100000000000000000, "
        "999999999999999999: 5})"
    )
    assert str(largest) == "1000000000000000000 cells, die 6, 2 ladders, 1 snake"
    assert eval(repr(largest), {"Board": Board}) == largest
    assert {largest: 1}[eval(repr(largest), {"Board": Board})] == 1
    assert [move.cell for move in largest.moves(1)] == [MAX_CELLS - 3, 3, 4, 5, 6, 7]
    assert largest.successors(MAX_CELLS - 2) == (5, MAX_CELLS)
    assert largest.predecessors(5) == (1, 2, 3, 4, *range(MAX_CELLS - 7, MAX_CELLS - 1))
    assert largest.predecessors(MAX_CELLS) == tuple(range(MAX_CELLS - 6, MAX_CELLS))
    assert list(largest.sources(10**9)) == list(range(10**9 - 6, 10**9))


@pytest.mark.parametrize("overshoot", ["stay", "bounce", "win"])
def test_a_die_with_a_wide_gap(overshoot: Overshoot) -> None:
    """Faces far apart: asking for a cell's moves or sources costs a few faces, no more.

    Catches a walk over all cells between the least and the highest face. The cells are few
    enough here that such a walk ends, and is seen by the number of questions it asks.
    """
    cells = 30_000
    asked = 0

    class Asked(Board):
        __slots__ = ()

        def landings(self, cell: int) -> Sequence[int]:
            nonlocal asked
            asked += 1
            return super().landings(cell)

    board = Asked(cells, die=(1, cells - 2), overshoot=overshoot)
    expected = [cell for cell in range(1, cells) if 20_000 in Board.landings(board, cell)]
    asked = 0
    assert list(board.sources(20_000)) == expected
    assert asked < 1000


def test_no_algorithm_needs_a_deep_stack() -> None:
    """Routes of 4,286 throws on a stack of 200 frames beyond this one."""
    board = Board(LONG, {cell: cell + 1 for cell in range(1, LONG)})
    depth = 0
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        depth, frame = depth + 1, frame.f_back
    former = sys.getrecursionlimit()
    sys.setrecursionlimit(depth + 200)
    try:
        for name in NAMES:
            answer = ALGORITHMS[name](board)
            assert answer.throws == -(-(LONG - 1) // 7) == 4_286
            assert certificate(board, answer)
    finally:
        sys.setrecursionlimit(former)
