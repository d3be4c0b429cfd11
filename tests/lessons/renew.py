"""Runs the lessons and saves them with their outputs: `make outputs`.

What would differ from machine to machine, or needs a kernel to be shown, is left out: times of
execution, the state of widgets, and the live view of a widget, beside which there is always a
page or a text that needs none.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

LESSONS = Path(__file__).parents[2] / "lessons"
LIVE = "application/vnd.jupyter.widget-view+json"


def renew(path: Path) -> None:
    """Run a notebook from the top, and save it."""
    notebook: Any = nbformat.read(path, as_version=4)
    NotebookClient(
        notebook, timeout=300, coalesce_streams=True, resources={"metadata": {"path": path.parent}}
    ).execute()
    notebook.metadata.pop("widgets", None)
    notebook.metadata["language_info"] = {"name": "python"}
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(LIVE, None)
    nbformat.write(notebook, path)


if __name__ == "__main__":
    for name in sys.argv[1:] or sorted(map(str, LESSONS.glob("*.ipynb"))):
        print(name)
        renew(Path(name))
