"""Pieces of Markdown for generated pages."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Sequence

__all__ = ["folded", "idea_of", "in_math", "table", "with_places"]


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown.

    Examples
    --------
    >>> print(table(["a", "b"], [["1", "2"]]))
    | a | b |
    | --- | --- |
    | 1 | 2 |
    """
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def folded(title: str, text: str) -> str:
    """Something that opens at a click."""
    return f'<details class="snl-file">\n<summary>{title}</summary>\n\n{text}\n\n</details>'


def with_places(sentence: str) -> str:
    """A sentence in which the places to be filled in are marked as code.

    Examples
    --------
    >>> print(with_places("cell {cell} is at {claimed:throws}"))
    cell `{cell}` is at `{claimed:throws}`
    """
    return re.sub(r"(?:\{[^}]*\})+", r"`\g<0>`", sentence)


def in_math(text: str) -> str:
    """How time or memory grow, as a formula.

    Examples
    --------
    >>> print(in_math("O(V · faces)"), in_math("O(V²)"))
    $O(V \\cdot \\text{faces})$ $O(V^2)$
    """
    text = text.replace("·", r"\cdot").replace("²", "^2").replace(" log ", r"\,\log\,")
    words = re.sub(r"(?<!\\)\b([a-z]{3,})", r"\\text{\1}", text)
    return f"${words}$"


def idea_of(module: object) -> str:
    """What the head of a file says, without its title."""
    head, _, text = (inspect.getdoc(module) or "").partition("\n\n")
    return text or head
