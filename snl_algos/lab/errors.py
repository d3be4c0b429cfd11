"""The errors of surveys and suites. Each message says what is wrong and what helps."""

from ..errors import Explained

__all__ = ["SuiteError", "SurveyError"]


class SurveyError(Explained, ValueError):
    """A plan cannot be run, or a file of results cannot be read."""


class SuiteError(Explained, ValueError):
    """A suite cannot be written, or a folder of tests cannot be read."""
