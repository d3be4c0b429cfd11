"""Check a program against all boards, smallest first.

`check` runs it, `Report` holds the result, and `assert_correct` is for tests.
"""

from ..programs import SIGNATURES, ProgramError, Signature
from .cases import SAMPLES
from .checks import assert_correct, check, check_program
from .known_mistakes import samples_table
from .report import Report, report_schema
from .rules import RULES, Rules

__all__ = [
    "RULES", "SAMPLES", "SIGNATURES", "ProgramError", "Report", "Rules",
    "Signature", "assert_correct", "check", "check_program", "report_schema",
    "samples_table",
]  # fmt: skip
