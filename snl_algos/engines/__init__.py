"""Engines: the fewest throws, fast. They share the rules of `Board`, and none of its code.

An engine answers with a number only. Routes, distances and proofs come from the algorithms.
"""

from .bits import fewest_throws

__all__ = ["fewest_throws"]
