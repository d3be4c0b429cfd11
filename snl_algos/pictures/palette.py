"""The colours and measures of a picture, which the stepper reads from the same file.

`appearance.json` has two palettes, `light` and `dark`, and the measures of the shapes. The strong
colour, `now`, marks what happens in this step. Tints show distance: they go from the start to the
farthest cell of a run, so that a stronger tint always means a longer way.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..board import BoardError

__all__ = ["AUTO", "SHAPE", "THEMES", "Palette", "colours_of", "palette_of"]

#: Name → colour, and the two lists `tints` and `snakes`.
Palette = Mapping[str, Any]

_APPEARANCE = json.loads(
    Path(__file__).parent.with_name("appearance.json").read_text(encoding="utf-8")
)
#: The measures of the shapes, in cells.
SHAPE: Mapping[str, Any] = _APPEARANCE["shape"]
THEMES = ("light", "dark")
#: Light or dark like the page around the picture: only for SVG that is shown in a notebook.
AUTO = "auto"


def _without_twins(palette: Palette) -> Palette:
    """Return the palette with equal colours made different by an invisible amount."""
    taken: set[str] = set()

    def own(colour: str) -> str:
        value = int(colour[1:], 16)
        while f"#{value:06x}" in taken:
            value -= 1
        taken.add(f"#{value:06x}")
        return f"#{value:06x}"

    return {
        name: own(colour) if isinstance(colour, str) else list(map(own, colour))
        for name, colour in palette.items()
    }


_AUTO = _without_twins(_APPEARANCE["light"])


def palette_of(theme: str) -> Palette:
    """Return the palette of a theme; raise a BoardError if the theme is unknown."""
    if theme == AUTO:
        return _AUTO
    if theme not in THEMES:
        raise BoardError(f"a theme is {' or '.join(THEMES)}, not {theme!r}")
    palette: Palette = _APPEARANCE[theme]
    return palette


def colours_of(theme: str) -> list[str]:
    """Return all colours of a theme in the order of the file."""
    parts = palette_of(theme).values()
    return [colour for part in parts for colour in ([part] if isinstance(part, str) else part)]
