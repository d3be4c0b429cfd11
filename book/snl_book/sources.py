"""The code of the lessons on their pages: what only fetches a figure or a question is left out.

Such a cell is one for a notebook. On a page there would be a fold with nothing to read in it.
"""

from __future__ import annotations

from docutils import nodes
from sphinx.application import Sphinx

__all__ = ["leave_out"]

#: What lessons need and learners need not read.
FETCHES = "from snl_algos.course import"


def leave_out(app: Sphinx, doctree: nodes.document) -> None:
    """Take the code out of each cell that folds it and only fetches something to show."""
    for cell in list(doctree.findall(nodes.container)):
        if "cell" not in cell["classes"] or cell.get("hide_mode") != "input":
            continue
        (source,) = (one for one in cell.findall(nodes.container) if "cell_input" in one["classes"])
        if FETCHES in source.astext():
            cell.remove(source)
            del cell["hide_mode"]
