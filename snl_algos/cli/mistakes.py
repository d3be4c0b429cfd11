"""`snl mistakes`: the list of the known mistakes."""

from __future__ import annotations

import typer

from .. import MISTAKES
from .output import show

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def mistakes() -> None:
    """List the known mistakes: names, boards that show them, causes.

    A name works wherever the name of an algorithm does: snl step --algorithm NAME steps through the
    mistake on the smallest board that exposes it.
    """
    show(
        ["mistake", "title", "smallest board", "what it assumes"],
        [
            [one.name, one.title, "–" if one.board is None else repr(one.board), one.believed]
            for one in MISTAKES.values()
        ],
        prose=["title", "smallest board", "what it assumes"],
    )
