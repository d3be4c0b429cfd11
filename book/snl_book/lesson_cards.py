"""The lessons as cards: a board, the question, and how long it takes.

In the repository the page of the lessons has a table, which `tools.guide` writes; here the cards
take its place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from itertools import chain
from pathlib import Path
from typing import Any

import nbformat
from sphinx.application import Sphinx

from .cards import THEMES

__all__ = ["take_the_place_of_the_table"]

TABLE = re.compile(r"<!-- times -->.*?<!-- end -->", re.DOTALL)
QUESTION = re.compile(r"^\*\*(.+?)\*\*", re.MULTILINE)
CODE = re.compile(r"`(.+?)`")
#: The board of a lesson that names none.
BOARD = "thirty"


def take_the_place_of_the_table(app: Sphinx, document: str, source: list[str]) -> None:
    """Show the lessons as cards on their page."""
    if document == "lessons/README":
        there = sorted((Path(app.srcdir) / "lessons").glob("[0-9]*.ipynb"))
        built = [path for path in there if f"lessons/{path.stem}" in app.env.found_docs]
        source[0] = TABLE.sub(lambda _: cards(built), source[0])


def cards(lessons: list[Path]) -> str:
    """Return the lessons of the course as a list in HTML, and then those that stand beside it."""
    read = [(path.stem, nbformat.read(path, as_version=4)) for path in lessons]
    course = [card(*one) for one in read if "elective" not in _head(one[1])]
    beside = [card(*one) for one in read if "elective" in _head(one[1])]
    parts = ['<ol class="snl-lessons">', *course, "</ol>"]
    if beside:
        parts += ["", "## Beside the course", "", '<ol class="snl-lessons">', *beside, "</ol>"]
    return "\n".join(parts)


def card(name: str, book: Any) -> str:
    """Return the card of a lesson in HTML."""
    head, opening = _head(book), book.cells[0].source
    title = opening.partition("\n")[0].removeprefix("# ")
    question = QUESTION.findall(opening)[0]
    board = head.get("board", BOARD)
    images = "".join(
        f'<img class="only-{theme}" src="../_static/boards/{board}-{theme}.svg" alt="" '
        'width="120" height="120" loading="lazy">'
        for theme in THEMES
    )
    said = CODE.sub(r"<code>\1</code>", escape(question, quote=False)).replace("*", "")
    facts = " · ".join(chain([f"{head['minutes']} minutes"], _facts(head)))
    return (
        f'<li><a href="{name}.html">{images}<b>{escape(title, quote=False)}</b></a>'
        f"<span>{said}</span><small>{facts}</small></li>"
    )


def _facts(head: Any) -> Iterator[str]:
    if "elective" in head:
        yield f"after lesson {head['elective']}"
    if "evening" in head:
        yield "<b>evening path</b>"


def _head(book: Any) -> Any:
    return book.metadata["snl"]
