"""The lessons as cards, where the repository has a table, which `tools.guide` writes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import nbformat
from sphinx.application import Sphinx

from .pages import environment

__all__ = ["take_the_place_of_the_table"]

TABLE = re.compile(r"<!-- times -->.*?<!-- end -->", re.DOTALL)
QUESTION = re.compile(r"^\*\*(.+?)\*\*", re.MULTILINE)


def take_the_place_of_the_table(app: Sphinx, document: str, source: list[str]) -> None:
    """Show the lessons as cards on their page."""
    if document == "lessons/README":
        folder = Path(app.srcdir) / "lessons"
        there = sorted(folder.glob("[0-9]*.ipynb"))
        lessons = [card(path) for path in there if f"lessons/{path.stem}" in app.env.found_docs]
        html = environment().get_template("lessons.html").render(lessons=lessons)
        source[0] = TABLE.sub(lambda _: html, source[0])


def card(path: Path) -> dict[str, Any]:
    """What the card of a lesson says."""
    book: Any = nbformat.read(path, as_version=4)
    head, opening = book.metadata["snl"], book.cells[0].source
    return {
        "name": path.stem,
        "title": opening.partition("\n")[0].removeprefix("# "),
        "question": QUESTION.findall(opening)[0].replace("*", ""),
        "board": head.get("board", "thirty"),
        "minutes": head["minutes"],
        "elective": head.get("elective"),
        "evening": "evening" in head,
    }
