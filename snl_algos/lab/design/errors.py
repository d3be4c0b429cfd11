"""What `design` raises if it cannot give a board."""

from ...errors import Explained

__all__ = ["DesignError", "Impossible", "NotFound"]


class DesignError(Explained, ValueError):
    """What is asked for contradicts itself, or cannot be read. The message says what to change."""


class NotFound(DesignError):
    """The search ended without a board. There may be one all the same."""


class Impossible(NotFound):
    """There is no such board: all boards of the kind were played."""
