"""What is wrong with a program: which belief of its author is not so, and in which line.

`hold` tests an invariant that somebody writes. `repair` looks for small changes that make a wrong
program right; a report opens it when it is asked `where`.
"""

from .invariants import InvariantReport, hold

__all__ = ["InvariantReport", "hold"]
