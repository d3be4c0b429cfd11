"""The errors of surveys and suites. Each message says what is wrong and what helps."""

from ..errors import Explained

__all__ = ["AtlasError", "SuiteError"]


class AtlasError(Explained, ValueError):
    """A plan or a campaign cannot be run."""


class SuiteError(Explained, ValueError):
    """A suite cannot be written, or a folder of tests cannot be read."""
