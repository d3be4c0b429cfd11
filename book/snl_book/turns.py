"""The sliders of the lessons on their pages: what they show is recorded, so no Python is needed.

`tools/turns.py` writes the records. A page loads that of its lesson when the first slider
comes near; as a script, because a page that is opened as a file can load nothing else.
"""

from __future__ import annotations

import json
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util import logging

from .steppers import write_data

__all__ = ["MARK", "make_places"]

logger = logging.getLogger(__name__)

#: What the page of a lesson has that has sliders.
MARK = "data-snl-turn"
#: What marks the place of a slider, until the record is put there.
SAVED = "snl-saved-turn"


def make_places(app: Sphinx, doctree: nodes.document) -> None:
    """Put a place for a slider next to each that is saved."""
    path = Path(app.env.doc2path(app.env.docname))
    if path.suffix != ".ipynb":
        return
    outputs = [
        node
        for node in doctree.findall(nodes.container)
        if "cell_output" in node["classes"]
        and any(SAVED in raw.astext() for raw in node.findall(nodes.raw))
    ]
    name = path.stem.partition("_")[2]
    record = Path(app.srcdir) / "turns" / f"{name}.json"
    if not outputs or not record.is_file():  # then the page says that it needs Python
        return
    data = json.loads(record.read_text("utf-8"))
    if len(data["turns"]) != len(outputs):
        logger.warning("its sliders are not recorded: make outputs",
                       location=app.env.docname, type="snl")  # fmt: skip
        return
    from_ = write_data(Path(app.srcdir) / "generated" / "static", "turns", name, data["turns"])
    for number, output in enumerate(outputs):
        html = f'<div {MARK}="{name}" data-number="{number}" data-from="{from_}">'
        output.insert(0, nodes.raw("", html, format="html"))
        output.append(nodes.raw("", "</div>", format="html"))
