"""Traps: boards that each defeat one wrong idea.

Most mistakes show on tiny boards, and all of those are run. Some do not: a program that sweeps
over the board three times is right on every board whose shortest route takes two snakes. For
each such idea there is a trap, which builds boards against it on any number of cells, with any
die, under any rules.
"""

from . import along_the_way, extremes  # noqa: F401 (they enter their traps)
from .trap import SIZES, SIZES_OF_OTHER_DICE, TRAPS, Ground, Trap, chosen

__all__ = ["SIZES", "SIZES_OF_OTHER_DICE", "TRAPS", "Ground", "Trap", "chosen"]
