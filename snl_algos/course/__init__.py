"""What the lessons need and learners need not read: the exercises with their checks.

>>> from snl_algos.course import exercise
>>> print(exercise("2.1").title)
Write it yourself

An exercise is data (task, stub, hints, solution, typical wrong attempts) and a check that
answers with a board or a reason. A notebook and a page ask the same check.
"""

from .forms import form_of
from .quiz import Recall, recall, review
from .register import Attempt, Exercise, all_exercises, exercise, exercises
from .verdict import Verdict

__all__ = [
    "Attempt", "Exercise", "Recall", "Verdict", "all_exercises", "exercise", "exercises", "form_of",
    "recall", "review",
]  # fmt: skip
