"""The lessons on the page: steppers without a kernel, and what needs one says so."""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util import logging

from snl_algos import ALGORITHMS
from snl_algos.images import image, svg_title
from snl_algos.widgets.page import place
from snl_algos.widgets.saved import EXPLORE, STEPPER, TURN, SavedStepper

from . import turns, workbenches

__all__ = ["furnish", "make_places", "place_of"]

logger = logging.getLogger(__name__)

#: The code that shows the code of a program.
LISTING = re.compile(r'^source\("(.+)"\)$', re.MULTILINE)


def make_places(app: Sphinx, document: str, source: list[str]) -> None:
    """Put HTML into the place of what a notebook has saved as data, before it is read.

    The code of a lesson's first figure is folded, so that its first screen moves, and so is the
    code of each workbench, which works without it. A listing leads to the page of its algorithm.
    """
    if Path(app.env.doc2path(document)).suffix != ".ipynb":
        return
    notebook = json.loads(source[0])
    first = True
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        for output in cell["outputs"]:
            data = output.get("data", {})
            html = place_of(data)
            if html is None:
                continue
            output["data"] = {"text/html": html}
            if first or EXPLORE in data:
                cell["metadata"].setdefault("tags", []).append("hide-input")
            first = False
        listed = LISTING.search("".join(cell["source"]))
        if listed and listed[1] in ALGORITHMS:
            link = f'<a href="../algorithms/{listed[1]}.html">The whole file, with its idea</a>'
            output = {"output_type": "display_data", "metadata": {}, "data": {"text/html": link}}
            cell["outputs"].append(output)
    source[0] = json.dumps(notebook)


def place_of(data: dict[str, Any], *, opens_on: str | None = None) -> str | None:
    """The place of an output that scripts bring to life, around its picture; None for others.

    `opens_on` names the step at which a stepper opens (see `first_step`).
    """
    picture = "".join(data.get("image/svg+xml", ""))
    if STEPPER in data:
        saved = SavedStepper.from_dict(data[STEPPER])
        position = None if opens_on is None else saved.position_of(opens_on)
        return place(saved.payload, image(picture), predict=saved.predict, position=position)
    if EXPLORE in data:
        return workbenches.place(json.loads(data[EXPLORE]["board"]), image(picture))
    if TURN in data:
        said = escape("".join(data["text/plain"]))
        still = image(picture) if picture else ""
        return f'<p class="{turns.SAVED}" style="white-space: pre-line">{said}</p>{still}'
    return None


def furnish(app: Sphinx, doctree: nodes.document) -> None:
    """Mark what needs Python."""
    if Path(app.env.doc2path(app.env.docname)).suffix != ".ipynb":
        return
    for cell in list(doctree.findall(nodes.container)):
        if "cell" not in cell["classes"]:
            continue
        if "tag_exercise" in cell["classes"]:
            cell += _needs_python("Without its scripts this page cannot check your answer")
        elif any(turns.SAVED in raw.astext() for raw in cell.findall(nodes.raw)):
            cell += _needs_python("Without scripts this is alive only where Python runs")
    for picture in doctree.findall(nodes.image):
        file = Path(app.srcdir, picture["uri"])
        if not picture.get("alt") and file.suffix == ".svg":
            picture["alt"] = svg_title(file.read_text("utf-8"))
        elif not picture.get("alt"):
            logger.warning("a picture without a text in its place: give its cell the metadata "
                           "mystnb.image.alt", location=picture, type="snl")  # fmt: skip


def _needs_python(what: str) -> nodes.container:
    """A line that says so, and how to get it."""
    line = nodes.paragraph("", f"{what}. That needs Python: ")
    line += nodes.reference("", "make lessons", refuri="../run.html")
    line += nodes.Text(" on your own machine.")
    return nodes.container("", line, classes=["snl-needs-python"])
