"""What the book does that Sphinx does not: pages from the registers, steppers, a link check."""

from __future__ import annotations

import shutil
from importlib.metadata import files
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

from . import links, notebooks, pages, reference
from .steppers import StepperDirective

__all__ = ["setup"]

#: Of MathJax 3 only what the pages load: the program and the shapes of its letters.
MATHJAX = ("tex-chtml.js", "output/chtml/fonts/woff-v2/")


def setup(app: Sphinx) -> dict[str, Any]:
    """Called by Sphinx."""
    app.add_config_value("snl_run_elsewhere", "", "html", str)
    app.add_directive("stepper", StepperDirective)
    app.add_js_file("stepper.js", loading_method="defer")
    app.add_js_file("book.js", loading_method="defer")
    app.connect("builder-inited", write_pages)
    app.connect("autodoc-skip-member", reference.skip_field)
    app.connect("autodoc-process-docstring", reference.show_code_as_code)
    app.connect("autodoc-process-docstring", reference.name_each_attribute, priority=100)
    app.connect("doctree-read", notebooks.furnish)
    app.connect("doctree-read", notebooks.lead_links_into_the_book)
    app.connect("build-finished", add_mathjax)
    app.connect("build-finished", links.check)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}


def write_pages(app: Sphinx) -> None:
    """Write what the registers hold into `generated/`, and have its files copied."""
    generated = Path(app.srcdir) / "generated"
    pages.write(generated)
    app.config.html_static_path.append(str(generated / "static"))


def add_mathjax(app: Sphinx, error: Exception | None) -> None:
    """Copy MathJax from the package that carries it."""
    if error is not None or app.builder.format != "html":
        return
    for file in files("sphinx-mathjax-offline") or ():
        _, _, name = str(file).partition("static/mathjax/")
        if name.startswith(MATHJAX):
            place = Path(app.outdir) / "_static" / "mathjax" / name
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file.locate(), place)
