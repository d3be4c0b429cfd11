"""Pieces of HTML and of sentences for generated pages."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from snl_algos import board_text
from snl_algos.extras import library

__all__ = ["drawn", "folded", "listed", "picture", "scrolled", "table"]


def folded(head: str, text: str) -> str:
    """Something that opens at a click."""
    return f'<details class="snl-file"><summary>{head}</summary>{text}</details>'


def table(heads: Sequence[str], lines: Iterable[tuple[str, Sequence[str]]], kind: str = "") -> str:
    """A table whose lines begin with a text. The other cells are HTML.

    Examples
    --------
    >>> text = table(["a", "b"], [("1 < 2", ["<b>3</b>"])])
    >>> text[text.index("<tbody>") :]
    '<tbody><tr><th scope="row">1 &lt; 2</th><td><b>3</b></td></tr></tbody></table>'
    """
    head = "".join(f'<th scope="col">{escape(word)}</th>' for word in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{cell}</td>" for cell in cells)
        + "</tr>"
        for first, cells in lines
    )
    of_kind = f' class="{kind}"' if kind else ""
    return f"<table{of_kind}><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def scrolled(table: str, label: str) -> str:
    """A table that scrolls by itself where the window is narrow."""
    return f'<div class="snl-scroll" role="region" aria-label="{label}" tabindex="0">{table}</div>'


def drawn(figure: Any) -> str:
    """A figure of matplotlib as SVG, the same text each time."""
    pyplot, text = library("matplotlib.pyplot", "pictures"), io.StringIO()
    with pyplot.rc_context({"svg.hashsalt": "book"}):
        figure.savefig(text, format="svg", metadata={"Date": None})
    pyplot.close(figure)
    return text.getvalue()


def picture(name: str, label: str, alt: str, size: tuple[float, float]) -> str:
    """A figure in its place; where the window is narrow, it scrolls."""
    return (
        f'<div class="snl-figure" role="region" aria-label="{label}" tabindex="0">'
        f'<img src="_static/{name}.svg" alt="{escape(alt)}" loading="lazy" '
        f'style="aspect-ratio: {size[0]:g} / {size[1]:g}"></div>'
    )


def listed(words: Iterable[str]) -> str:
    """Words with commas, and with "and" before the last; "none" if there are none.

    Examples
    --------
    >>> listed(["a", "b", "c"]), listed(["a"]), listed([])
    ('a, b and c', 'a', 'none')
    """
    return board_text.listed(words) or "none"
