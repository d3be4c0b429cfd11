"""Tables in plain text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

__all__ = ["plain_table"]


def plain_table(
    columns: Sequence[str], rows: Iterable[Sequence[str]], *, right: Iterable[str] = ()
) -> str:
    """Return columns under their headings, with two spaces between them.

    Parameters
    ----------
    columns : sequence of str
        The headings.
    rows : iterable of sequence of str
        One text for each heading.
    right : iterable of str, optional
        The headings of columns that are aligned to the right, such as numbers.

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
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    lines.insert(1, ["-" * width for width in widths])
    return "\n".join(
        "  ".join(
            text.rjust(width) if heading in right else text.ljust(width)
            for text, width, heading in zip(line, widths, columns, strict=True)
        ).rstrip()
        for line in lines
    )
