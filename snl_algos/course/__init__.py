"""The exercises with their checks: lessons use them, and learners don't need to read them.

>>> from snl_algos.course import exercise
>>> print(exercise("3.1").title)
Write it yourself

An exercise is a text in `exercise_sets` (task, stub, hints, solution, typical wrong answers), and a
check next to it that answers with a board or a reason. A notebook and a page ask the same check.
"""

from .exercise_model import Exercise, WrongAnswer
from .forms import form_of
from .quiz import Recall
from .register import all_exercises, exercise, recall
from .verdict import Verdict

__all__ = [
    "Exercise", "Recall", "Verdict", "WrongAnswer", "all_exercises", "exercise",
    "form_of", "recall",
]  # fmt: skip
