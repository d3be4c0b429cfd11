"""How much may be played: a number of boards, and fewer if their calls run many lines.

Lines are counted, not seconds, so that the same boards are played on every machine.
"""

from __future__ import annotations

from .board_tester import BoardTester
from .cases import Block, sizes
from .rules import Case
from .runners.questions import LINES

__all__ = ["FOR_SMALLEST", "MAX_CELLS", "Budget"]

#: Without a time given, so many boards are played in search of the smallest failing one; and
#: fewer if they run more lines than this for each.
FOR_SMALLEST = 300_000
LINES_A_BOARD = 600
#: A call that runs more lines is too slow to be repeated many times.
MAX_LINES = 300_000
#: More boards than anybody plays.
UNCOUNTED = 10**15
#: What a call costs is measured on each size up to the first number, and then in steps.
FINE, COARSE = 16, 50
#: No board that is played has more cells.
MAX_CELLS = 400


class Budget:
    """What the calls of a program cost.

    Parameters
    ----------
    player : BoardTester
        Plays the program.
    timed : bool
        Whether a time was given. Then that is the limit, and nothing here is one.
    """

    def __init__(self, player: BoardTester, timed: bool) -> None:
        self.player, self.program, self.rules = player, player.program, player.rules
        self.timed = timed
        self._lines: dict[int, int] = {}
        self._sizes = sizes(self.rules, MAX_CELLS)

    def lines_on(self, cells: int) -> int:
        """How many lines a call runs on a board of a size, the same on every machine.

        For larger boards the size is rounded up, so that few of them are measured.
        """
        if not self.program.is_watched:
            return 1
        if cells > FINE:
            rounded = -(-cells // COARSE) * COARSE
            cells = next((size for size in self._sizes if size >= rounded), cells)
        if any(size <= cells and lines == MAX_LINES for size, lines in self._lines.items()):
            return MAX_LINES  # a call on fewer cells was too long already
        if cells not in self._lines:
            self._lines[cells] = self._counted(Case(cells, (), self.rules.dice[0]))
        return self._lines[cells]

    def _counted(self, case: Case) -> int:
        """The lines of a call; as many as are too many if it gives no answer."""
        player = self.player
        (said,) = player.runner.play([case])
        if isinstance(said, dict) and said.get("ended") == "stopped":
            return MAX_LINES
        lines = player.runner.ask(LINES, case, most_lines=MAX_LINES)
        return MAX_LINES if lines is None else max(1, lines)

    def affords(self, case: Case) -> bool:
        """Whether a call on a board of that size can be repeated for many boards."""
        return self.timed or self.lines_on(case.cells) < MAX_LINES

    def cost(self, block: Block) -> float:
        """A block's part of the budget: its boards, or more if their calls run many lines."""
        size = float(min(block.size(self.rules), UNCOUNTED))
        if self.timed or size > FOR_SMALLEST:
            return size
        return size * max(1.0, self.lines_on(block.cells) / LINES_A_BOARD)

    def boards_like(self, case: Case, most: int) -> int:
        """How many boards of a size may be played where cheap ones may be played so often."""
        lines = 1 if self.timed else self.lines_on(case.cells)
        return min(most, most * LINES_A_BOARD // lines)
