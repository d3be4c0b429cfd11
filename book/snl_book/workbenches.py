"""The directive `workbench`: a board to play on, to draw, and to try programs on.

```{workbench} thirty
```
"""

from __future__ import annotations

import json
from html import escape
from typing import Any

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from snl_algos.boards import gallery

from . import python_in_page

__all__ = ["MARK", "WorkbenchDirective", "place"]

#: What the page of a workbench has, and no other.
MARK = "data-snl-workbench"

#: A larger board would be too fine to be played on in a page.
MAX_CELLS = 400


class WorkbenchDirective(SphinxDirective):
    """The name of the board with which it opens; all boards of the gallery come with it."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """The place of the workbench as HTML, with its boards."""
        named = gallery.get(self.arguments[0])
        data = {"name": named.name, **named.board.to_dict()}
        return [nodes.raw("", place(data), format="html")]


def place(board: dict[str, Any], instead: str = "") -> str:
    """The place that `workbench.js` fills, with the board on which it opens.

    `instead` is HTML that stands there until scripts run.
    """
    boards = [gallery.get(one) for one in gallery.names()]
    shown = [
        {"name": one.name, **one.board.to_dict()} for one in boards if one.board.cells <= MAX_CELLS
    ]
    data = {
        "board": board,
        "gallery": shown,
        "files": python_in_page.files(),
    }
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    name = escape(board.get("name", ""))
    instead = instead or f"<p>Here is a board to play on where scripts run: {name}.</p>"
    return f'<div {MARK}>{instead}</div>\n<script type="application/json">{text}</script>\n'
