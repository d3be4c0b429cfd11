"""What goes wrong with a plan, or with a campaign."""

__all__ = ["AtlasError"]


class AtlasError(ValueError):
    """A plan or a campaign cannot be played. The message says why, and what would help."""
