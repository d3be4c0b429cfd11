"""Checks somebody's function against all boards, smallest first.

`check` plays it, `Report` says what came of it, `assert_correct` is for tests.
"""

from .forms import FORMS, CallForm, FormError
from .judge import assert_correct, check, check_program
from .report import Report
from .rules import RULES, Rules
from .samples import SAMPLES, samples_table

__all__ = [
    "FORMS", "RULES", "SAMPLES", "CallForm", "FormError", "Report", "Rules", "assert_correct",
    "check", "check_program", "samples_table",
]  # fmt: skip
