"""The exercises and the questions of the lessons, found by their numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from ..errors import CallError
from ..programs.registry import UnknownName
from . import exercise_sets
from .exercise_model import Exercise
from .exercise_text import LessonText, read_lesson_text
from .quiz import Recall

__all__ = ["all_exercises", "exercise", "lesson_texts", "recall"]


def exercise(number: str) -> Exercise:
    """Return an exercise by its number, or by its name.

    Parameters
    ----------
    number : str
        "3.1" is the first of lesson 3; or a name, such as "write-it-yourself".

    Raises
    ------
    KeyError
        If no exercise has this number or name.
    TypeError
        If it is not a text.

    Examples
    --------
    >>> exercise("3.1").defines
    'my_bfs'
    """
    known = all_exercises()
    if not isinstance(number, str):
        raise CallError(
            f'the number of an exercise is a text: exercise("{next(_near(str(number), known))}")'
        )
    wanted = number.strip()
    found = next((one for one in known.values() if wanted in (one.number, one.name)), None)
    if found is None:
        there = ", ".join(_near(wanted, known))
        raise UnknownName(f"there is no exercise {number!r}; did you mean one of {there}?")
    return found


def _near(wanted: str, known: Mapping[str, Exercise]) -> Iterator[str]:
    """Yield the numbers in the lesson that was meant, if there is such a lesson, or all."""
    if wanted in known:
        yield wanted
        return
    lesson = wanted.partition(".")[0]
    own = [number for number, one in known.items() if str(one.lesson) == lesson]
    by_name = {one.name: number for number, one in known.items()}
    alike = [by_name[name] for name in get_close_matches(wanted, by_name)]
    yield from own or alike or known


@cache
def all_exercises() -> dict[str, Exercise]:
    """Return number → exercise, in the order of the lessons.

    Examples
    --------
    >>> list(all_exercises())[:3]
    ['1.1', '1.2', '1.3']
    """
    return {one.number: one for lesson in lesson_texts().values() for one in lesson.exercises}


@cache
def lesson_texts() -> dict[int, LessonText]:
    """Return lesson → what its file in `exercise_sets` says, in the order of the lessons."""
    texts = sorted(file.name for file in files(exercise_sets).iterdir())
    found = [
        read_lesson_text(files(exercise_sets).joinpath(name).read_text("utf-8"), name)
        for name in texts
        if name.endswith(".md")
    ]
    return {one.number: one for one in found}


def recall(lesson: int) -> Recall:
    """Return the three questions that open a lesson.

    Parameters
    ----------
    lesson : int
        The number of the lesson; lesson 1 has no questions.

    Raises
    ------
    KeyError
        If the lesson has none; the message lists those that have some.

    Examples
    --------
    >>> print(recall(2).questions[1].text)
    What is the distance of a cell?
    """
    known = {number: one.questions for number, one in lesson_texts().items() if one.questions}
    if lesson not in known:
        raise KeyError(f"there are no questions for lesson {lesson}; there are for {list(known)}")
    return Recall(known[lesson])
