"""The errors of surveys, suites and designs. Each message says what is wrong and what helps."""

from ..errors import Explained

__all__ = ["AtlasError", "DesignError", "Impossible", "NotFound", "SuiteError"]


class AtlasError(Explained, ValueError):
    """A plan or a campaign cannot be run."""


class SuiteError(Explained, ValueError):
    """A suite cannot be written, or a folder of tests cannot be read."""


class DesignError(Explained, ValueError):
    """The requested properties contradict each other, or cannot be read."""


class NotFound(DesignError):
    """The search ended without a board, although one may exist."""


class Impossible(NotFound):
    """No such board exists: all boards of the kind were tried."""
