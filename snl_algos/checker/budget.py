"""How much a check does: a number of boards, and fewer if their calls run many lines.

Boards, lines and calls are counted, not seconds, so that the same boards are run on every machine.
Only a program that is very slow is ended by its CPU time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .board_tester import BoardTester
from .cases import MAX_CELLS, Block, sizes
from .rules import Case
from .runners.invocation import LINES

__all__ = ["THOROUGH", "Budget", "Effort"]

#: The lines of a call that numbers of boards are meant for: longer calls mean fewer boards.
LINES_PER_BOARD = 600
#: A whole program is started anew for a few boards. For each of them that takes as long as a call
#: that runs this many lines.
LINES_OF_A_START = 60_000
#: A call that runs more lines is too slow to be repeated many times.
MAX_LINES = 300_000
#: Larger blocks count as if they had this many boards.
MAX_BLOCK_SIZE = 10**15
#: The cost of a call is measured on every size up to the first number, and then in steps.
EXACT_CELLS, CELL_STEP = 16, 50


class Effort(NamedTuple):
    """The limits of a check.

    If it is `timed`, the calls are not measured, and there is no limit of `in_order` and
    `for_smallest`, nor of `slow_calls` and `work`.
    """

    #: boards run in order; fewer if their calls run many lines
    in_order: int = 60_000
    #: those run in order if a program is too slow for some board
    when_slow: int = 3_000
    #: random boards of 30 to 400 cells
    at_random: int = 500
    #: boards run in search of the smallest failing one
    for_smallest: int = 300_000
    #: random smaller boards to try in a round, and rounds
    digs: int = 10_000
    rounds: int = 50
    #: boards with fewer jumps to try in a round, made from the jumps of failing ones
    fewer: int = 20_000
    #: no further boards are run after this many slow calls
    slow_calls: int = 100
    #: or after this CPU time, in seconds: many times what a program needs that is not slow
    work: float = 60.0
    #: the clock ends a search after this time, in seconds; unless it is timed, the report says so
    seconds: float = 300.0
    #: whether that time is chosen by the caller
    timed: bool = False


#: The effort of `check`.
THOROUGH = Effort()


class Budget:
    """The cost of a program's calls. In a timed check, nothing here is a limit."""

    def __init__(self, tester: BoardTester, effort: Effort) -> None:
        self.tester, self.program, self.rules = tester, tester.program, tester.rules
        self.effort, self.timed = effort, effort.timed
        self._lines: dict[int, int] = {}
        self._sizes = sizes(self.rules, MAX_CELLS)

    def lines_on(self, cells: int) -> int:
        """Return how many lines a call runs on a board of a size, the same on every machine.

        For larger boards the size is rounded up, so that few sizes are measured.
        """
        if not self.program.is_watched:
            return LINES_OF_A_START
        if cells > EXACT_CELLS:
            rounded = -(-cells // CELL_STEP) * CELL_STEP
            cells = next((size for size in self._sizes if size >= rounded), cells)
        if any(size <= cells and lines == MAX_LINES for size, lines in self._lines.items()):
            return MAX_LINES  # a call on fewer cells was already too long
        if cells not in self._lines:
            self._lines[cells] = self._counted(Case(cells, (), self.rules.dice[0]))
        return self._lines[cells]

    def _counted(self, case: Case) -> int:
        """Return the lines of a call, `MAX_LINES` if it gives no answer."""
        tester = self.tester
        (result,) = tester.runner.run([case])
        if isinstance(result, dict) and result.get("ended") == "stopped":
            return MAX_LINES
        lines = tester.runner.ask(LINES, case, most_lines=MAX_LINES)
        return MAX_LINES if lines is None else max(1, lines)

    def affords(self, case: Case) -> bool:
        """Return whether a call on a board of that size can be repeated for many boards."""
        return self.timed or self.lines_on(case.cells) < MAX_LINES

    def cost(self, block: Block) -> float:
        """Return the cost of a block: its boards, or more if their calls run many lines."""
        size = float(min(block.size(self.rules), MAX_BLOCK_SIZE))
        if self.timed or size > self.effort.for_smallest:
            return size
        return size * max(1.0, self.lines_on(block.cells) / LINES_PER_BOARD)

    def some_of(self, cases: Iterable[Case], most: float) -> Iterator[Case]:
        """Yield the boards on which a call can be repeated, until together they cost `most`."""
        for case in filter(self.affords, cases):
            if not self.timed:
                most -= max(1.0, self.lines_on(case.cells) / LINES_PER_BOARD)
            if most < 0:
                return
            yield case

    def boards_like(self, case: Case, most: int) -> int:
        """Return how many boards of a size cost as much as `most` cheap ones."""
        lines = 1 if self.timed else self.lines_on(case.cells)
        return min(most, most * LINES_PER_BOARD // lines)
