"""The code cells of a lesson: which of them run in the page, and what the others need.

A notebook's own data decides. A cell stays as it was recorded if its output is a picture of
matplotlib, sliders or the workbench, if it imports a library from outside, or if it uses a name
that such a cell has made. All others need only the core of the package, which the Python of a page
has; a test runs each of them without any library.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from snl_algos.course import exercise
from snl_algos.widgets.saved import EXPLORE, STEPPER, TURN

from . import python_in_page

__all__ = ["LIST", "cells_of", "leave_out_code", "make_places"]

#: What marks the place below the code of a cell; and the list of all cells of a page.
MARK, LIST = "data-snl-cell", "data-snl-cells"

#: What lessons need and learners need not read.
FETCHES = "from snl_algos.course import"
#: In the place of a cell that keeps its recorded output; and of one whose output is a slider.
NEEDS = '<p class="snl-needs">Recorded: this cell needs {}, which the page does not have.</p>'
MOVES = '<p class="snl-needs">The slider works here. To change its code, open the notebook.</p>'

#: Import → the name of the library, where that is another.
LIBRARIES = {"numpy": "NumPy", "IPython": "Jupyter", "ipywidgets": "ipywidgets"}
#: What an output shows → the library that draws it.
DRAWN_BY = {TURN: "ipywidgets", EXPLORE: "anywidget", "image/png": "matplotlib"}


def cells_of(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    """The code cells of a lesson in order, as a page needs them.

    Each has its `id` and `source`; a stub has `exercise`, the name. A cell that does not run has
    `needs`, the library. Its `source` is then what later cells need of it: its imports, and the
    functions and values that need nothing else. The cell that checks an exercise is `hidden`, with
    such a source.
    """
    made: list[dict[str, Any]] = []
    missing: dict[str, str] = {}  # name → the library that its value needs
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        about = cell["metadata"].get("snl", {})
        part = about.get("part")
        one: dict[str, Any] = {"id": cell["id"]}
        if part == "stub":
            stub = exercise(about["exercise"])
            made.append(one | {"exercise": stub.name, "source": stub.stub})
            continue
        source = "".join(cell["source"])
        tree = ast.parse(source)
        needs = drawn_by(cell) or imported(tree) or used(tree, missing)
        if needs or part == "check":
            kept = []
            for line in tree.body:
                if needs_nothing(line, missing):
                    kept.append(ast.unparse(line))
                    missing = {name: it for name, it in missing.items() if name not in bound(line)}
                else:
                    missing |= dict.fromkeys(bound(line), needs or "")
            source = "\n".join(kept)
        if part == "check":
            if source:
                made.append(one | {"source": source, "hidden": True})
            continue
        if needs:
            one["needs"] = needs
        else:
            for name in (name for line in tree.body for name in bound(line)):
                missing.pop(name, None)
        made.append(one | {"source": source})
    return made


def make_places(app: Sphinx, doctree: nodes.document) -> None:
    """Put a place below the code of each cell, and the list of all cells at the end of a lesson."""
    path = Path(app.env.doc2path(app.env.docname))
    if path.suffix != ".ipynb":
        return
    cells = cells_of(json.loads(path.read_text("utf-8")))
    places = [node for node in doctree.findall(nodes.container) if "cell_input" in node["classes"]]
    seen = [cell for cell in cells if not cell.get("hidden")]
    for place, cell in zip(places, seen, strict=True):
        if cell.get("needs") == DRAWN_BY[EXPLORE]:
            continue  # the workbench is there, and is no record
        if "needs" in cell:
            note = MOVES if cell["needs"] == DRAWN_BY[TURN] else NEEDS.format(cell["needs"])
            place += nodes.raw("", note, format="html")
        elif "exercise" not in cell:
            place += nodes.raw("", f'<div {MARK}="{cell["id"]}"></div>', format="html")
    data = json.dumps(cells, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    files = escape(json.dumps(python_in_page.files(), separators=(",", ":")))
    tag = f'<script type="application/json" {LIST} data-files="{files}">{data}</script>'
    doctree += nodes.raw("", tag, format="html")


def leave_out_code(app: Sphinx, doctree: nodes.document) -> None:
    """Take the code out of each cell that folds it and only fetches a figure or questions.

    It is there for a notebook. On a page it would be a fold with nothing to read in it.
    """
    for cell in list(doctree.findall(nodes.container)):
        if "cell" not in cell["classes"] or cell.get("hide_mode") != "input":
            continue
        (source,) = (one for one in cell.findall(nodes.container) if "cell_input" in one["classes"])
        if FETCHES in source.astext():
            cell.remove(source)
            del cell["hide_mode"]


def drawn_by(cell: dict[str, Any]) -> str | None:
    """The library that has drawn the recorded output of a cell; None if it needs none."""
    for output in cell["outputs"]:
        data = output.get("data", {})
        for kind, library in DRAWN_BY.items():
            if kind in data and STEPPER not in data:
                return library
    return None


def imported(tree: ast.AST) -> str | None:
    """The first library from outside that is imported anywhere in a cell."""
    for node in ast.walk(tree):
        for name in modules_of(node):
            top = name.partition(".")[0]
            if top != "snl_algos" and top not in sys.stdlib_module_names:
                return LIBRARIES.get(top, top)
    return None


def modules_of(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        yield node.module or ""


def used(tree: ast.AST, missing: dict[str, str]) -> str | None:
    """The library that a cell needs because of a name that it uses before it is bound there."""
    own = {name for line in getattr(tree, "body", ()) for name in bound(line)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in missing and node.id not in own:
            return missing[node.id]
    return None


def needs_nothing(line: ast.stmt, missing: dict[str, str]) -> bool:
    """Whether a statement imports, or gives something a name, and needs no library."""
    if isinstance(line, ast.Import | ast.ImportFrom | ast.FunctionDef | ast.Assign):
        return imported(line) is None and used(line, missing) is None
    return False


def bound(line: ast.stmt) -> set[str]:
    """The names that a statement binds."""
    if isinstance(line, ast.FunctionDef | ast.ClassDef):
        return {line.name}
    found = set()
    for node in ast.walk(line):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found |= {alias.asname or alias.name.partition(".")[0] for alias in node.names}
    return found
