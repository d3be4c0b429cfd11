"""Check a program against all boards, smallest first.

`check` runs it, `Report` holds the result, and `assert_correct` is for tests. `hold` tests an
invariant of a program in the same way.
"""

from ..programs import SIGNATURES, ProgramError, Signature
from .cases import SAMPLES
from .checks import assert_correct, check, check_program
from .invariants import InvariantReport, hold
from .known_mistakes import samples_table
from .report import Report, report_schema
from .rules import RULES, Rules

__all__ = [
    "RULES", "SAMPLES", "SIGNATURES", "InvariantReport", "ProgramError", "Report", "Rules",
    "Signature", "assert_correct", "check", "check_program", "hold", "report_schema",
    "samples_table",
]  # fmt: skip
