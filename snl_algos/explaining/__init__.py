"""Explains why something is wrong: a distance, an answer, a run."""

from .answers import FEW_CELLS, why
from .distances import Difference, first_difference
from .readings import Seen
from .runs import growth, waste
from .truth import true_answer

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
