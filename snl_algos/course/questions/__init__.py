"""The questions with which the lessons open, one file for each, and the mixed reviews.

Those of lesson 2 are in `lesson_02`; the review after lesson 3 is in `review_03`.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from ..quiz import Question

__all__ = ["QUESTIONS", "REVIEWS"]


def _found(kind: str) -> dict[int, tuple[Question, ...]]:
    """Number → questions, of the files whose names begin with a kind."""
    return {
        int(module.name.removeprefix(kind)): import_module(f"{__name__}.{module.name}").QUESTIONS
        for module in iter_modules(__path__)
        if module.name.startswith(kind)
    }


#: Lesson → its three questions about earlier ones.
QUESTIONS = _found("lesson_")

#: Lesson → the questions about everything up to there, with which it closes.
REVIEWS = _found("review_")
