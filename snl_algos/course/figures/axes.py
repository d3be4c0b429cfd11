"""What figures with axes share: their colours, how they begin, and how they are shown."""

from __future__ import annotations

from typing import Any

from ...extras import library

__all__ = ["GREY", "KNOWN", "NEW", "new_axes", "show"]

#: For comparison, for known things, and for new things.
GREY, KNOWN, NEW = "#6b7280", "#1d4ed8", "#c2410c"


def new_axes(across: str, upwards: str, size: tuple[float, float], **more: Any) -> Any:
    """Return the axes of a new figure, with their labels. Its size is in inches."""
    _, axes = library("matplotlib.pyplot", "pictures").subplots(figsize=size, **more)
    axes.set(xlabel=across, ylabel=upwards)
    return axes


def show() -> None:
    """Show the figure."""
    library("matplotlib.pyplot", "pictures").show()
