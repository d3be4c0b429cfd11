"""What the book does that Sphinx does not: pages from the registers, steppers, a link check."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from . import (
    cells,
    exercises,
    glossary,
    lesson_cards,
    links,
    mathematics,
    notebooks,
    pages,
    python_in_page,
    reference,
    repository,
    styles,
    turns,
    workbenches,
)
from .steppers import StepperDirective
from .workbenches import WorkbenchDirective

__all__ = ["setup"]

#: What is on a page → the scripts that it needs.
SCRIPTS = {
    workbenches.MARK: ["workbench.js"],
    cells.LIST: ["workbench.js", "exercises.js"],
    turns.MARK: ["turns.js"],
}


def setup(app: Sphinx) -> dict[str, Any]:
    """Called by Sphinx."""
    mathematics.setup(app)
    app.add_directive("stepper", StepperDirective)
    app.add_directive("workbench", WorkbenchDirective)
    app.add_js_file("stepper.js", loading_method="defer")
    app.add_js_file("book.js", loading_method="defer")
    app.connect("builder-inited", repository.copy_pages)
    app.connect("builder-inited", styles.make_way, priority=400)
    app.connect("builder-inited", write_pages)
    app.connect("autodoc-skip-member", reference.skip_field)
    app.connect("autodoc-process-docstring", reference.show_code_as_code)
    app.connect("autodoc-process-docstring", reference.name_each_attribute, priority=100)
    app.connect("html-collect-pages", moved_pages)
    app.connect("html-page-context", prepare)
    app.connect("html-page-context", exercises.tell_the_list)
    app.connect("source-read", repository.lead_links_into_the_book)
    app.connect("source-read", lesson_cards.take_the_place_of_the_table)
    app.connect("source-read", notebooks.make_places)
    app.connect("source-read", exercises.make_places)
    app.connect("doctree-read", notebooks.furnish)
    app.connect("doctree-read", cells.make_places)
    app.connect("doctree-read", cells.leave_out_code)
    app.connect("doctree-read", turns.make_places)
    app.connect("doctree-resolved", glossary.link_terms)
    app.connect("build-finished", styles.lighten, priority=900)  # the theme writes a sheet then
    app.connect("build-finished", links.check)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}


def write_pages(app: Sphinx) -> None:
    """Write what the registers hold into `generated/`, and have its files copied."""
    generated = Path(app.srcdir) / "generated"
    pages.write(generated)
    python_in_page.write(generated / "static")
    app.config.html_static_path.append(str(generated / "static"))


def moved_pages(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Yield a page for each old address, which leads to the new one, if that is built."""
    moved = tomllib.loads((Path(app.srcdir) / "moved.toml").read_text("utf-8"))
    for old, new in moved.items():
        if new.partition(".html")[0] in app.env.found_docs:
            yield old, {"to": "../" * old.count("/") + new}, "moved.html"


def prepare(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Have a page say what it may load, and load the scripts for what is on it.

    Docutils adds a viewport, which the theme has already set. Only a notebook can be downloaded.
    """
    tag = f'<meta http-equiv="Content-Security-Policy" content="{python_in_page.POLICY}">'
    metatags = re.sub(r'<meta name="viewport"[^>]*>\n?', "", context.get("metatags", ""))
    context["metatags"] = f"\n    {tag}{metatags}"
    if not (page.startswith("lessons/") and page != "lessons/README"):
        context["page_source_suffix"] = ""
    html = "".join(raw.astext() for raw in doctree.findall(nodes.raw)) if doctree else ""
    needed = [script for mark, some in SCRIPTS.items() if mark in html for script in some]
    for script in dict.fromkeys(needed):
        app.add_js_file(script, loading_method="defer")
