"""What goes wrong with a plan, or with a campaign."""

from ...errors import Explained

__all__ = ["AtlasError"]


class AtlasError(Explained, ValueError):
    """A plan or a campaign cannot be played. The message says why, and what would help."""
