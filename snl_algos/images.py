"""SVG pictures as `<img>` elements, so that their styles and the page's do not mix."""

from __future__ import annotations

import re
from html import escape, unescape
from urllib.parse import quote

from .board import Board

__all__ = ["board_image", "image", "svg_title"]


def image(svg: str) -> str:
    """Return an SVG as an `<img>` element, with its size and its title."""
    wide, high = (
        round(float(re.findall(rf'\b{side}="([\d.]+)pt"', svg)[0]) * 96 / 72)
        for side in ("width", "height")
    )
    data = quote(svg, safe=" /;=,.()-'")  # a page with it is compressed better than with base64
    return (
        f'<img alt="{escape(svg_title(svg))}" width="{wide}" height="{high}" '
        f'style="max-width: 100%; height: auto" src="data:image/svg+xml,{data}">'
    )


def svg_title(svg: str) -> str:
    """Return the title of an SVG."""
    return unescape(svg[svg.index("<title>") + 7 : svg.index("</title>")])


def board_image(board: Board) -> str:
    """Return a board as an image, or as text if it is too large or matplotlib is missing.

    The picture shows no die, so a line below it does.
    """
    svg = board._repr_svg_()
    return str(board._repr_html_()) if svg is None else f"{image(svg)}\n<p>{board.summary()}</p>"
