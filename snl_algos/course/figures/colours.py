"""The colours of the figures: for new things, for known things, and for comparison."""

from __future__ import annotations

__all__ = ["GREY", "KNOWN", "NEW"]

NEW, KNOWN, GREY = "#c2410c", "#1d4ed8", "#6b7280"
