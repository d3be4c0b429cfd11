"""Grade a class: a folder of submissions in, marks and feedback out.

The work, in order: `submissions.py` finds what was handed in (`archives.py` unpacks it), which
`class_list.py` and `decisions.py` put in order. `judge.py` judges one submission
(`python_source.py`, `languages.py` and `isolation.py` make it run); `judgement.py` is the result,
and keeps it. `class_run.py` does so for all of them. `rubric.py` gives points, `groups.py` finds
who made the same mistake, `gradebook.py` holds the grades, and `results.py` and `pages.py` write
them down.
"""

from .class_list import ClassList, class_list_in
from .decisions import decisions_in
from .errors import GradingError
from .gradebook import Grade, Gradebook, grade
from .judge import Settings
from .judgement import VERDICTS, Judgement
from .languages import LANGUAGES, Language, languages_in
from .results import write_results
from .rubric import Rubric, read_rubric

__all__ = [
    "LANGUAGES", "VERDICTS", "ClassList", "Grade", "Gradebook", "GradingError", "Judgement",
    "Language", "Rubric", "Settings", "class_list_in", "decisions_in", "grade", "languages_in",
    "read_rubric", "write_results",
]  # fmt: skip
