"""Engines: the fewest throws, fast. A `Board` says where jumps end; they use none of its moves.

An engine returns only a number. `ENGINES` is the register; `choose` chooses an engine for a board.
"""

from .api import (
    fewest_throws,
    fewest_throws_by_jumps,
    fewest_throws_of,
    fewest_throws_on,
)
from .engine import ENGINES, Engine, choose
from .every_board import throws_of_every

__all__ = [
    "ENGINES", "Engine", "choose", "fewest_throws", "fewest_throws_by_jumps", "fewest_throws_of",
    "fewest_throws_on", "throws_of_every",
]  # fmt: skip
