"""Explanations of why something is wrong: a distance, an answer, a run."""

from .performance import waste
from .rule_misreadings import Seen
from .true_distances import true_answer
from .wrong_answers import FEW_CELLS, why
from .wrong_distances import Difference, first_difference

__all__ = [
    "FEW_CELLS", "Difference", "Seen", "first_difference", "true_answer", "waste", "why",
]  # fmt: skip
