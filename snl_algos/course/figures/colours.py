"""The colours of the figures: what is new, what was known, and what is there to compare."""

from __future__ import annotations

__all__ = ["GREY", "KNOWN", "NEW"]

NEW, KNOWN, GREY = "#c2410c", "#1d4ed8", "#6b7280"
