"""What goes wrong with a suite, or with a folder of tests."""

__all__ = ["SuiteError"]


class SuiteError(ValueError):
    """A suite cannot be written, or a folder of tests cannot be read. The message says why."""
