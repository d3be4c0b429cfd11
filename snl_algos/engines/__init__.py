"""Engines: the fewest throws, fast. They share the rules of `Board`, and none of its code.

An engine answers with a number only. `answer_of` adds a route, the distances and their proof.
`ENGINES` is the register; `choose` says which engine takes a board, and why.
"""

from .answering import answer_of
from .asking import (
    fewest_throws,
    fewest_throws_by_jumps,
    fewest_throws_of,
    fewest_throws_on,
)
from .every import throws_of_every
from .register import ENGINES, Choice, Engine, choose

__all__ = [
    "ENGINES",
    "Choice",
    "Engine",
    "answer_of",
    "choose",
    "fewest_throws",
    "fewest_throws_by_jumps",
    "fewest_throws_of",
    "fewest_throws_on",
    "throws_of_every",
]
