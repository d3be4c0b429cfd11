"""Pieces of HTML and of sentences for generated pages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from snl_algos import board_text

__all__ = ["THEMES", "figure", "folded", "listed", "scrolled", "table"]

#: The looks of a page; each figure has a picture for each.
THEMES = ("light", "dark")


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


def figure(name: str, label: str, alt: str, size: tuple[float, float] | None = None) -> str:
    """A drawing for the light and for the dark page; where the window is narrow, it scrolls.

    With its size, it has its place before it is loaded.
    """
    place = f' style="aspect-ratio: {size[0]:g} / {size[1]:g}"' if size else ""
    images = "".join(
        f'<img class="only-{theme}" src="_static/{name}-{theme}.svg" alt="{escape(alt)}" '
        f'loading="lazy"{place}>'
        for theme in THEMES
    )
    return f'<div class="snl-figure" role="region" aria-label="{label}" tabindex="0">{images}</div>'


def listed(words: Iterable[str]) -> str:
    """Words with commas, and with "and" before the last; "none" if there are none.

    Examples
    --------
    >>> listed(["a", "b", "c"]), listed(["a"]), listed([])
    ('a, b and c', 'a', 'none')
    """
    return board_text.listed(words) or "none"
