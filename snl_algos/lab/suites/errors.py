"""What goes wrong with a suite, or with a folder of tests."""

from ...errors import Explained

__all__ = ["SuiteError"]


class SuiteError(Explained, ValueError):
    """A suite cannot be written, or a folder of tests cannot be read. The message says why."""
