"""For research: engines, surveys of all boards of a size, and test suites.

`fewest_throws` asks an engine for the number of a board; `fewest_throws_of` for many boards,
`fewest_throws_on` for a move array, and `fewest_throws_by_jumps` for jumps that lie far apart.
"""

from .engines import (
    fewest_throws,
    fewest_throws_by_jumps,
    fewest_throws_of,
    fewest_throws_on,
)

__all__ = ["fewest_throws", "fewest_throws_by_jumps", "fewest_throws_of", "fewest_throws_on"]
