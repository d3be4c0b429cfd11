"""Engines: the fewest throws, fast. They share the rules of `Board`, and none of its code.

An engine answers with a number only. Routes, distances and proofs come from the algorithms.
`ENGINES` is the register; `choose` says which engine takes a board, and why.
"""

from .asking import fewest_throws, fewest_throws_of, fewest_throws_on
from .register import ENGINES, Choice, Engine, choose

__all__ = [
    "ENGINES",
    "Choice",
    "Engine",
    "choose",
    "fewest_throws",
    "fewest_throws_of",
    "fewest_throws_on",
]
