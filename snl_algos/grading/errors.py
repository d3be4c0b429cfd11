"""Errors in what grading was asked for."""

from __future__ import annotations

from ..errors import Explained

__all__ = ["GradingError"]


class GradingError(Explained, ValueError):
    """Submissions cannot be found or graded. The message says what would be right."""
