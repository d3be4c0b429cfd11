"""Test suites: a few boards that catch every known mistake, and a score for a grader's own tests.

>>> JUDGED
('move-array', 'grid', 'hackerrank', 'pairs', 'dp-arrays')
"""

from ...checker.mutants import Mutant, mutants_of
from ..errors import SuiteError
from .folder_reader import LAYOUTS, Test, layout_of, read_tests
from .folder_writer import check_place, manifest_schema, write
from .score import Score, score
from .suite import Suite, suite
from .wrong_programs import JUDGED, WrongProgram, wrong_programs

__all__ = [
    "JUDGED",
    "LAYOUTS",
    "Mutant",
    "Score",
    "Suite",
    "SuiteError",
    "Test",
    "WrongProgram",
    "check_place",
    "layout_of",
    "manifest_schema",
    "mutants_of",
    "read_tests",
    "score",
    "suite",
    "write",
    "wrong_programs",
]  # fmt: skip
