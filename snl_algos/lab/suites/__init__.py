"""Test suites: few boards that catch every known mistake, and what a grader's own tests catch.

>>> JUDGED
('move-array', 'grid', 'hackerrank', 'pairs', 'dp-arrays')
"""

from .errors import SuiteError
from .folder_reader import Test, read_tests
from .folder_writer import check_place, manifest_schema, write
from .mutants import Slip, slips_of
from .score import Score, score
from .suite import Suite, suite
from .wrong_programs import JUDGED, Wrong, wrong_programs

__all__ = [
    "JUDGED", "Score", "Slip", "Suite", "SuiteError", "Test", "Wrong", "check_place",
    "manifest_schema", "read_tests", "score", "slips_of", "suite", "write", "wrong_programs",
]  # fmt: skip
