"""What goes wrong with surveys, suites and designs. The messages say what, and what would help."""

from ..errors import Explained

__all__ = ["AtlasError", "DesignError", "Impossible", "NotFound", "SuiteError"]


class AtlasError(Explained, ValueError):
    """A plan or a campaign cannot be played."""


class SuiteError(Explained, ValueError):
    """A suite cannot be written, or a folder of tests cannot be read."""


class DesignError(Explained, ValueError):
    """What is asked for contradicts itself, or cannot be read."""


class NotFound(DesignError):
    """The search ended without a board. There may be one all the same."""


class Impossible(NotFound):
    """There is no such board: all boards of the kind were played."""
