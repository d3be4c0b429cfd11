"""The questions with which the lessons open, one file for each. They are about earlier lessons."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from ..recalling import Question

__all__ = ["QUESTIONS"]

#: Lesson → its three questions.
QUESTIONS: dict[int, tuple[Question, ...]] = {
    int(module.name.removeprefix("lesson_")): import_module(f"{__name__}.{module.name}").QUESTIONS
    for module in iter_modules(__path__)
}
