"""Grade a class: a folder of submissions in, marks and feedback out.

The work, in order: `submissions.py` finds what was handed in (`archives.py` unpacks it). `judge.py`
judges one submission (`notebooks.py`, `languages.py` and `isolation.py` make it run), and
`judgement.py` is the result. `class_run.py` does so for all of them, and `store.py` keeps what is
done. `rubric.py` gives points, `groups.py` finds who made the same mistake, `gradebook.py` holds
the grades, and `results.py` and `pages.py` write them down. `function.py` grades a single function.
"""

from .errors import GradingError
from .function import FunctionGrade, grade_function
from .gradebook import Grade, Gradebook, grade
from .judge import Settings
from .judgement import VERDICTS, Judgement
from .languages import LANGUAGES, Language, languages_in
from .results import write_results
from .rubric import Rubric, read_rubric

__all__ = [
    "LANGUAGES", "VERDICTS", "FunctionGrade", "Grade", "Gradebook", "GradingError", "Judgement",
    "Language", "Rubric", "Settings", "grade", "grade_function", "languages_in", "read_rubric",
    "write_results",
]  # fmt: skip
