"""Formulas as MathML, made when the book is built: browsers draw it without a script.

What the pages have is small: how time grows, and one equation. MathJax would add a third of a
megabyte to them, and half a second of work on a slow machine.
"""

from __future__ import annotations

from docutils import nodes
from docutils.utils.math.latex2mathml import tex2mathml
from sphinx.application import Sphinx
from sphinx.writers.html5 import HTML5Translator

__all__ = ["setup"]


def setup(app: Sphinx) -> None:
    """Register it; `html_math_renderer` chooses it."""
    app.add_html_math_renderer("mathml", (visit_math, None), (visit_math_block, None))


def visit_math(self: HTML5Translator, node: nodes.math) -> None:
    """A formula in a line."""
    self.body.append(tex2mathml(node.astext()))
    raise nodes.SkipNode


def visit_math_block(self: HTML5Translator, node: nodes.math_block) -> None:
    """A formula on its own line."""
    self.body.append(f"<p>{tex2mathml(node.astext(), as_block=True)}</p>\n")
    raise nodes.SkipNode
