"""The colours of the pages: those of the board, from the one file that holds them."""

from __future__ import annotations

import json
from importlib.resources import files

__all__ = ["style"]


def style() -> str:
    """Return a style sheet that names them `--snl-...`, in light and dark.

    Examples
    --------
    >>> style().count("--snl-paper: ")
    2
    """
    look = json.loads((files("snl_algos") / "appearance.json").read_text("utf-8"))
    # Where no script runs, the theme is neither.
    themes = {"light": ":is([data-theme=light], [data-theme=auto])", "dark": "[data-theme=dark]"}
    return "".join(
        f"html{where} {{ "
        + "".join(f"--snl-{name}: {value}; " for name, value in look[theme].items()
                  if isinstance(value, str))
        + "}\n"
        for theme, where in themes.items()
    )  # fmt: skip
