"""The questions with which the lessons open. Each is about a lesson before it."""

from __future__ import annotations

from ..recalling import Question
from .early import EARLY
from .late import LATE
from .middle import MIDDLE

__all__ = ["QUESTIONS"]

#: Lesson → its three questions.
QUESTIONS: dict[int, tuple[Question, ...]] = {**EARLY, **MIDDLE, **LATE}
