"""The colours of the pages: those of the board, from the one file that holds them.

The theme has its own names for colours. Where it says what is chosen or where you are,
it gets the strong colour, which means "now" in every stepper; links have the blue.
"""

from __future__ import annotations

import json
from importlib.resources import files

__all__ = ["style"]

#: The theme's names → ours.
NAMES = {
    "pst-color-background": "paper",
    "pst-color-on-background": "cell",
    "pst-color-surface": "cell",
    "pst-color-text-base": "ink",
    "pst-color-text-muted": "quiet",
    "pst-color-muted": "quiet",
    "pst-color-heading": "ink",
    "pst-color-border": "line",
    "pst-color-border-muted": "line",
    "pst-color-primary": "now",
    "pst-color-secondary": "now",
    "pst-color-accent": "now",
    "pst-color-target": "nowSoft",
    "pst-color-inline-code": "ink",
    "pst-color-link": "wait",
    "pst-color-link-hover": "now",
    "pst-color-link-higher-contrast": "wait",
}


def style() -> str:
    """A style sheet that gives the theme its colours, and `--snl-...` to our own.

    Examples
    --------
    >>> [line for line in style().splitlines() if "--pst-color-link:" in line]
    ['\\t--pst-color-link: var(--snl-wait);', '\\t--pst-color-link: var(--snl-wait);']
    """
    look = json.loads((files("snl_algos") / "appearance.json").read_text("utf-8"))
    return "".join(_theme(name, look[name]) for name in ("light", "dark"))


def _theme(name: str, colours: dict[str, str | list[str]]) -> str:
    ours = [f"--snl-{key}: {value}" for key, value in colours.items() if isinstance(value, str)]
    theirs = [f"--{key}: var(--snl-{ours})" for key, ours in NAMES.items()]
    lines = "".join(f"\t{line};\n" for line in (*ours, *theirs))
    # Where no script runs, the theme is neither.
    names = (name, "auto") if name == "light" else (name,)
    where = ", ".join(f"html[data-theme={one}]" for one in names)
    return f"{where} {{\n{lines}}}\n"
