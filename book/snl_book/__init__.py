"""What the book does that Sphinx does not: pages from the registers, steppers, a link check."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

from . import links, mathematics, notebooks, pages, reference
from .steppers import StepperDirective
from .workbenches import WorkbenchDirective, load_where_needed

__all__ = ["setup"]


def setup(app: Sphinx) -> dict[str, Any]:
    """Called by Sphinx."""
    mathematics.setup(app)
    app.add_config_value("snl_run_elsewhere", "", "html", str)
    app.add_directive("stepper", StepperDirective)
    app.add_directive("workbench", WorkbenchDirective)
    app.add_js_file("stepper.js", loading_method="defer")
    app.add_js_file("book.js", loading_method="defer")
    app.connect("builder-inited", write_pages)
    app.connect("autodoc-skip-member", reference.skip_field)
    app.connect("autodoc-process-docstring", reference.show_code_as_code)
    app.connect("autodoc-process-docstring", reference.name_each_attribute, priority=100)
    app.connect("html-page-context", load_where_needed)
    app.connect("doctree-read", notebooks.furnish)
    app.connect("doctree-read", notebooks.lead_links_into_the_book)
    app.connect("build-finished", links.check)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}


def write_pages(app: Sphinx) -> None:
    """Write what the registers hold into `generated/`, and have its files copied."""
    generated = Path(app.srcdir) / "generated"
    pages.write(generated)
    app.config.html_static_path.append(str(generated / "static"))
