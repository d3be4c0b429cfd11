"""The HTML of what is on a slide: prose, code, outputs, and what comes step by step."""

from __future__ import annotations

import ast
import re
from base64 import b64encode
from collections.abc import Sequence
from html import escape, unescape
from typing import Any

from docutils.utils.math.latex2mathml import tex2mathml
from markdown_it import MarkdownIt
from mdit_py_plugins.dollarmath import dollarmath_plugin
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from snl_algos.images import svg_title

__all__ = ["blocks", "code", "in_steps", "output", "picture", "plain_code", "printed", "prose"]

#: What a slide leaves for a line of code, in CSS pixels, and the width of a letter of size 1.
WIDTH, LETTER = 1110, 0.6
#: The largest and the smallest size of code. `deck.js` makes what is too high smaller.
LARGEST, SMALLEST = 26, 16

#: A text with more lines has two columns.
LONG = 20

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
    """(kind, Markdown) of the paragraphs, lists, quotations and so on of a text, in order.

    Examples
    --------
    >>> blocks("## Rounds\\n\\nCall your friends.\\n\\n> **Claim.**")
    [('heading', '## Rounds'), ('paragraph', 'Call your friends.'), ('blockquote', '> **Claim.**')]
    """
    lines = text.splitlines()
    return [
        (token.type.removesuffix("_open"), "\n".join(lines[slice(*token.map)]).strip())
        for token in _markdown.parse(text)
        if token.level == 0 and token.map and token.nesting >= 0
    ]


def plain_code(text: str) -> str:
    """A program without what only a stepper or a reader needs: its narration and its types.

    Examples
    --------
    >>> print(plain_code("def f(a: int, b: str = '') -> int:\\n    return a  #: we have {a}"))
    def f(a, b = ''):
        return a
    """
    text = re.sub(r'("""[^\n"]*)\n.*?"""', r'\1"""', text, count=1, flags=re.DOTALL)
    text = re.sub(r" *#:.*", "", text)
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation:
            hint, begin = node.annotation, "\\s*:\\s*"
        elif isinstance(node, ast.FunctionDef) and node.returns:
            hint, begin = node.returns, "\\s*->\\s*"
        else:
            continue
        if hint.lineno == hint.end_lineno and hint.end_col_offset:
            line = lines[hint.lineno - 1]  # other characters in place of it, so that no place moves
            kept = re.sub(f"{begin}$", lambda found: "\0" * len(found[0]), line[: hint.col_offset])
            hidden = "\0" * (hint.end_col_offset - hint.col_offset)
            lines[hint.lineno - 1] = kept + hidden + line[hint.end_col_offset :]
    return "\n".join(lines).replace("\0", "")


def code(text: str) -> str:
    """A program, coloured."""
    return preformatted("code", highlight(text, PythonLexer(), HtmlFormatter(nowrap=True)))


def printed(text: str) -> str:
    """What a program printed."""
    return preformatted("printed", escape(text))


def preformatted(kind: str, inside: str) -> str:
    """A text as it is, in two columns if it is long."""
    inside = inside.strip("\n")
    text = unescape(re.sub(r"<[^>]*>", "", inside))
    lines = text.splitlines()
    if len(lines) > LONG:
        rows = "".join(
            f'<span style="--in: {len(line) - len(line.lstrip())}ch">{row}</span>'
            for line, row in zip(lines, inside.splitlines(), strict=True)
        )
        return f'<pre class="{kind} long">{rows}</pre>'
    fits = WIDTH / LETTER / max(map(len, [*lines, "."]))
    size = int(max(SMALLEST, min(LARGEST, fits)))
    return f'<pre class="{kind}" style="font-size: {size}px">{inside}</pre>'


def output(data: dict[str, Any], alt: str = "") -> str:
    """An output: a picture, a table, a program, a text."""
    if "image/png" in data:
        return image("png", "".join(data["image/png"]).strip(), alt)
    if "image/svg+xml" in data:
        return picture("".join(data["image/svg+xml"]))
    if "text/markdown" in data:
        listing = re.sub(r"^```.*\n?", "", "".join(data["text/markdown"]), flags=re.MULTILINE)
        return code(plain_code(listing))
    if "text/html" in data:
        return f'<div class="output">{"".join(data["text/html"])}</div>'
    return printed("".join(data["text/plain"]))


def picture(svg: str) -> str:
    return image("svg+xml", b64encode(svg.encode()).decode(), svg_title(svg))


def image(kind: str, data: str, alt: str) -> str:
    return f'<img class="figure" alt="{escape(alt)}" src="data:image/{kind};base64,{data}">'


def in_steps(shown: Sequence[str]) -> str:
    """Things in one place, the first at once and each other in its place at the next key."""
    first, *others = shown
    parts = [f'<div class="fragment fade-out" data-fragment-index="0">{first}</div>'] + [
        f'<div class="fragment {"current-visible" if at < len(others) else ""}" '
        f'data-fragment-index="{at - 1}">{one}</div>'
        for at, one in enumerate(others, start=1)
    ]
    return f'<div class="r-stack steps">{"".join(parts)}</div>' if others else first
