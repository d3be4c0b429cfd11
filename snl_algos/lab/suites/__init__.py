"""Test suites: a few boards that catch every known mistake, and a score for a grader's own tests.

`suite` makes a suite for a judge, `write` writes it as a folder of tests, and `score` says which
wrong programs the tests of a folder catch, and which survive.
"""

from .folder import Test, check_place, read_tests, write
from .score import Score, score
from .suite import Suite, suite
from .wrong_programs import JUDGED, SuiteError, WrongProgram, wrong_programs

__all__ = [
    "JUDGED", "Score", "Suite", "SuiteError", "Test", "WrongProgram", "check_place", "read_tests",
    "score", "suite", "write", "wrong_programs",
]  # fmt: skip
