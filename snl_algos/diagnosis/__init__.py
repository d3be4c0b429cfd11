"""What is wrong with a program: a belief of its author (`hold`), or a line (`Report.where`)."""

from .invariants import InvariantReport, hold

__all__ = ["InvariantReport", "hold"]
