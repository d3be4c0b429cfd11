"""`snl boards`: the list of the gallery."""

from __future__ import annotations

from ..boards import gallery
from .output import show

__all__ = ["command"]


def command() -> None:
    """List the boards of the gallery. A name works wherever a file does."""
    columns = ["board", "cells", "ladders", "snakes", "title"]
    rows = []
    for name in gallery.names():
        named = gallery.get(name)
        board = named.board
        numbers = (board.cells, len(board.ladders), len(board.snakes))
        rows.append([name, *map(str, numbers), named.name])
    show(columns, rows, right=columns[1:4], prose=["title"])
