"""Test suites: few boards that catch every known mistake, and what a grader's own tests catch.

>>> JUDGED
('move-array', 'grid', 'hackerrank', 'pairs', 'dp-arrays')
"""

from .errors import SuiteError
from .making import Suite, suite
from .reading import Test, read_tests
from .scoring import Score, score
from .slips import Slip, slips_of
from .writing import check_place, manifest_schema, write
from .wrong import JUDGED, Wrong, wrong_programs

__all__ = [
    "JUDGED", "Score", "Slip", "Suite", "SuiteError", "Test", "Wrong", "check_place",
    "manifest_schema", "read_tests", "score", "slips_of", "suite", "write", "wrong_programs",
]  # fmt: skip
