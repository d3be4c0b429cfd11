"""Tables in plain text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from unicodedata import combining, east_asian_width

__all__ = ["plain_table"]


def plain_table(
    columns: Sequence[str], rows: Iterable[Sequence[str]], *, right: Iterable[str] = ()
) -> str:
    """Return columns under their headings, with two spaces between them.

    A row has one text for each heading. The columns named in `right` are aligned to the right.

    Examples
    --------
    >>> print(plain_table(["board", "cells"], [["thirty", "30"], ["fifty", "50"]], right=["cells"]))
    board   cells
    ------  -----
    thirty     30
    fifty      50
    """
    right = set(right)
    lines = [list(columns), *rows]
    widths = [max(map(width_of, column)) for column in zip(*lines, strict=True)]
    lines.insert(1, ["-" * width for width in widths])
    return "\n".join(
        "  ".join(
            f"{space}{text}" if heading in right else f"{text}{space}"
            for text, width, heading in zip(line, widths, columns, strict=True)
            for space in [" " * (width - width_of(text))]
        ).rstrip()
        for line in lines
    )


def width_of(text: str) -> int:
    """Return the number of columns that a text fills in a terminal.

    Examples
    --------
    >>> width_of("Ada"), width_of("李明"), width_of("e\u0301")
    (3, 4, 1)
    """
    return sum(not combining(one) and 1 + (east_asian_width(one) in "WF") for one in text)
