"""The HTML of what is on a slide: prose, formulas, code, outputs."""

from __future__ import annotations

import re
import textwrap
from base64 import b64encode
from html import escape
from typing import Any

from docutils.utils.math.latex2mathml import tex2mathml
from markdown_it import MarkdownIt
from mdit_py_plugins.dollarmath import dollarmath_plugin
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from snl_algos.widgets.saved import EXPLORE, TURN

__all__ = ["blocks", "code", "drawn", "height_of", "plain_length", "printed", "prose", "wrapped"]

#: What a slide of 1280 × 720 leaves for code, in CSS pixels.
WIDTH, HEIGHT = 1110, 500
#: The width of a letter of code and the height of a line, for a size of 1.
LETTER, LEADING = 0.6, 1.4
#: The largest and the smallest size of code.
SIZES = (26, 15)
#: A line of output that does not fit at the smallest size is wrapped at this many characters.
WRAPPED = 100

_markdown = MarkdownIt("commonmark", {"html": True}).enable("table")
_markdown.use(
    dollarmath_plugin, renderer=lambda tex, options: tex2mathml(tex, options["display_mode"])
)


def prose(text: str) -> str:
    """Markdown as HTML. Links lead out of a deck, so only their words are left.

    Examples
    --------
    >>> prose("See [lesson 3](03_queue_bfs.ipynb).")
    '<p>See lesson 3.</p>'
    """
    return re.sub(r"</?a\b[^>]*>", "", str(_markdown.render(text))).strip()


def blocks(text: str) -> list[tuple[str, str]]:
    """(kind, markdown) of the paragraphs, lists, quotations and so on of a text, in order.

    Examples
    --------
    >>> blocks("## Rounds\\n\\nCall your friends.\\n\\n> **Claim.**")
    [('heading', '## Rounds'), ('paragraph', 'Call your friends.'), ('blockquote', '> **Claim.**')]
    """
    lines = text.splitlines()
    found = []
    for token in _markdown.parse(text):
        if token.level == 0 and token.map and token.nesting >= 0:
            source = "\n".join(lines[token.map[0] : token.map[1]]).strip()
            found.append((token.type.removesuffix("_open"), source))
    return found


def plain_length(html: str) -> int:
    """How many letters a reader sees.

    Examples
    --------
    >>> plain_length("<p>four<b>!</b></p>")
    5
    """
    return len(re.sub(r"<[^>]*>", "", html))


def size_of(text: str) -> int:
    """The size of letters in which every line of a code fits, and all lines do.

    Examples
    --------
    >>> size_of("short"), size_of("long " * 18), size_of("many\\n" * 20)
    (26, 20, 17)
    """
    lines = text.splitlines()
    fits = min(WIDTH / LETTER / max(map(len, lines), default=1), HEIGHT / LEADING / len(lines))
    return max(SIZES[1], min(SIZES[0], int(fits)))


def height_of(text: str) -> float:
    """The height of a code with its frame, in CSS pixels."""
    return size_of(text) * LEADING * len(text.splitlines()) + 46


def code(text: str) -> str:
    """A program, coloured."""
    coloured = highlight(text, PythonLexer(), HtmlFormatter(nowrap=True))
    return f'<pre class="code" style="font-size: {size_of(text)}px">{coloured.rstrip()}</pre>'


def wrapped(text: str) -> str:
    """What a program printed, with lines that fit on a slide.

    Examples
    --------
    >>> [len(line) for line in wrapped("short\\n" + "words " * 30).splitlines()]
    [5, 95, 87]
    """
    lines = []
    for line in text.rstrip().splitlines():
        fits = len(line) <= WIDTH / LETTER / SIZES[1]
        lines += [line] if fits else textwrap.wrap(line, WRAPPED, subsequent_indent="    ")
    return "\n".join(lines)


def printed(text: str) -> str:
    """What a program printed."""
    text = wrapped(text)
    return f'<pre class="printed" style="font-size: {size_of(text)}px">{escape(text)}</pre>'


def drawn(data: dict[str, Any]) -> str | None:
    """An output as HTML: a picture, a table, a text; none, if it needs a running Python."""
    text = "".join(data.get("text/plain", ""))
    if EXPLORE in data or (TURN in data and not data.keys() & {"image/svg+xml", "image/png"}):
        return None
    if "image/png" in data:
        picture = "".join(data["image/png"]).strip()
        return f'<img class="figure" alt="" src="data:image/png;base64,{picture}">'
    if "image/svg+xml" in data:
        picture = b64encode("".join(data["image/svg+xml"]).encode()).decode()
        return f'<img class="board" alt="" src="data:image/svg+xml;base64,{picture}">'
    if "text/html" in data:
        return f'<div class="output">{"".join(data["text/html"])}</div>'
    return printed(text) if text else None
