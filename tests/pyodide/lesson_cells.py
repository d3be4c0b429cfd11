"""The cells of a lesson as its page runs them: one after the other, without any library."""

from __future__ import annotations

import sys
from typing import Any


def main(lessons: dict[str, list[dict[str, Any]]]) -> dict[str, dict[str, Any]]:
    """What each cell shows: lesson → cell → the answer of `Notebook.run`."""
    from snl_algos.workbench.notebook import Notebook

    found: dict[str, dict[str, Any]] = {}
    for lesson, cells in lessons.items():
        notebook = Notebook()
        found[lesson] = {}
        for cell in cells:
            shown = notebook.run(cell["source"])
            for piece in shown["shown"]:
                piece.pop("payload", None)  # large, and the same in `text`
            found[lesson][cell["id"]] = shown
    return found


if __name__ == "__main__":
    import json

    # A page has no widgets: there a stepper is its data. But this Python is as fast as it is.
    platform, sys.platform = sys.platform, "emscripten"
    import snl_algos.widgets.steps  # noqa: F401

    sys.platform = platform
    print(json.dumps(main(json.load(sys.stdin))))
