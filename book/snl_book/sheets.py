"""Style sheets that are made from other files: the colours of the board, and the typefaces."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from importlib.resources import files
from pathlib import Path

__all__ = ["colours", "fonts"]

FONTS = Path(__file__).resolve().parents[1] / "_static" / "fonts"
#: Where no script runs, the theme is neither.
THEMES = {"light": ":is([data-theme=light], [data-theme=auto])", "dark": "[data-theme=dark]"}


def colours() -> str:
    """The colours of the board as `--snl-...`, in light and dark, from the file that has them."""
    look = json.loads((files("snl_algos") / "appearance.json").read_text("utf-8"))
    sheet = ""
    for theme, where in THEMES.items():
        named = {name: value for name, value in look[theme].items() if isinstance(value, str)}
        lines = "; ".join(f"--snl-{name}: {value}" for name, value in named.items())
        sheet += f"html{where} {{ {lines} }}\n"
    return sheet


def fonts() -> str:
    """The sheet `fonts.css` with the fonts inside.

    A page waits for its style sheets before it shows anything, and not for fonts in files of their
    own: text set in another font first would move when they arrive.
    """

    def inside(found: re.Match[str]) -> str:
        data = b64encode((FONTS / found[1]).read_bytes()).decode()
        return f'url("data:font/woff2;base64,{data}")'

    return re.sub(r'url\("([\w-]+\.woff2)"\)', inside, (FONTS / "fonts.css").read_text("utf-8"))
