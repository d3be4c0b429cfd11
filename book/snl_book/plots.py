"""Plots in the colours of the board, each for the light and for the dark page."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

from snl_algos.extras import library

from .markup import THEMES

__all__ = ["plots"]


def plots(name: str, draw: Callable[[dict[str, Any]], Any]) -> Iterator[tuple[str, str]]:
    """(name, SVG without a ground) for each theme; `draw` is given its colours."""
    pyplot = library("matplotlib.pyplot", "pictures")
    looks = json.loads((files("snl_algos") / "appearance.json").read_text("utf-8"))
    for theme in THEMES:
        look, text = looks[theme], io.StringIO()
        ours = {
            "svg.hashsalt": "atlas", "svg.fonttype": "none", "font.size": 9,
            "text.color": look["ink"], "axes.labelcolor": look["ink"],
            "axes.edgecolor": look["quiet"], "xtick.color": look["ink"],
            "ytick.color": look["ink"], "axes.facecolor": "none",
        }  # fmt: skip
        with pyplot.rc_context(ours):
            figure = draw(look)
            figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
            pyplot.close(figure)
        yield f"{name}-{theme}", text.getvalue()
