"""The lessons on the page: steppers without a kernel, and what needs one says so."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.util import logging

from snl_algos.widgets.page import furniture

__all__ = ["furnish", "lead_links_into_the_book"]

logger = logging.getLogger(__name__)

#: What is saved of an output that lives only beside a running Python.
LIVE = "Run this cell to "
#: In the place of an exercise.
NO_SCRIPTS = "No scripts run here, so this page cannot check your answer"


def furnish(app: Sphinx, doctree: nodes.document) -> None:
    """Take script and style out of every stepper, and mark what needs Python."""
    document = app.env.docname
    if Path(app.env.doc2path(document)).suffix != ".ipynb":
        return
    for raw in list(doctree.findall(nodes.raw)):
        if "data-snl" in raw.astext():
            html = raw.astext().replace(furniture().strip(), "")
            if "snlStepper" in html:
                logger.warning("a stepper of another version is saved here: make outputs",
                               location=raw, type="snl")  # fmt: skip
            raw.replace_self(nodes.raw("", html, format="html"))
    for cell in list(doctree.findall(nodes.container)):
        if "cell" not in cell["classes"]:
            continue
        if "tag_exercise" in cell["classes"]:
            cell += _needs_python(NO_SCRIPTS, app, document)
        elif LIVE in cell.astext():
            cell += _needs_python(
                "Without scripts this is alive only where Python runs", app, document
            )
    for image in doctree.findall(nodes.image):
        if not image.get("alt"):
            logger.warning("a picture without a text in its place: give its cell the metadata "
                           "mystnb.image.alt", location=image, type="snl")  # fmt: skip


def lead_links_into_the_book(app: Sphinx, doctree: nodes.document) -> None:
    """What is a link beside the book is a page of it: the lessons, and some other documents."""
    beside = f"{Path(app.srcdir).resolve().parent}/"
    for link in doctree.findall(addnodes.pending_xref):
        if link["reftarget"].startswith(beside):
            link["reftarget"] = link["reftarget"].removeprefix(beside).removeprefix("book/")


def _needs_python(what: str, app: Sphinx, document: str) -> nodes.container:
    """A line that says so, and how to get it."""
    up = "../" * document.count("/")
    elsewhere = app.config.snl_run_elsewhere
    line = nodes.paragraph("", f"{what}. That needs Python: ")
    line += nodes.reference("", "make lessons", refuri=f"{up}run.html")
    line += nodes.Text(" on your own machine")
    if elsewhere:
        notebook = f"{PurePosixPath(document).name}.ipynb"
        line += nodes.Text(", or ")
        line += nodes.reference("", "run it elsewhere",
                                refuri=elsewhere.format(notebook=notebook))  # fmt: skip
    line += nodes.Text(".")
    return nodes.container("", line, classes=["snl-needs-python"])
