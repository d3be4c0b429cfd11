"""Explains why something is wrong: a distance, an answer, a run."""

from .answers import FEW_CELLS, Seen, why
from .distances import Difference, first_difference, true_answer
from .runs import growth, waste

__all__ = [
    "FEW_CELLS",
    "Difference",
    "Seen",
    "first_difference",
    "growth",
    "true_answer",
    "waste",
    "why",
]
