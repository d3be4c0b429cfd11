"""Tables that fit a terminal of any width, without breaking a word or dropping a value.

If a table is too wide, its headings are folded between words, then the texts in columns of prose.
If that is not enough, its columns are divided among several tables, each of which repeats the first
column. rich draws them; by itself it would break words and cut off wide texts, so the width of each
column is computed here.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.cells import cell_len
from rich.console import Group
from rich.table import Table
from rich.text import Text

__all__ = ["fitted"]

#: The texts that are coloured in every table.
COLOURS = {"yes": "green", "no": "red", "refused": "yellow", "no answer": "red"}
#: A space on both sides of a text and a line on one side; one more line for the whole table.
COLUMN_BORDER, TABLE_BORDER = 3, 1


def fitted(
    width: int,
    columns: Sequence[str],
    rows: Sequence[Sequence[str]],
    right: Collection[str],
    prose: Collection[str],
) -> Group:
    """Return the table, at most as wide as the terminal unless that is very narrow.

    `right` and `prose` are the headings of numbers, and of texts that may be folded between words.
    """
    texts = [[row[at] for row in rows] for at in range(len(columns))]
    most = [max(map(cell_len, [head, *its])) for head, its in zip(columns, texts, strict=True)]
    least = [
        max(map(cell_len, [*head.split(), *(" ".join(its).split() if head in prose else its)]))
        for head, its in zip(columns, texts, strict=True)
    ]
    tables = []
    for part in _parts(least, width):
        table = Table(header_style="bold")
        for at, size in _widths(part, least, most, width).items():
            table.add_column(
                columns[at],
                width=size,
                justify="right" if columns[at] in right else "left",
                overflow="fold",
            )
        for row in rows:
            table.add_row(*(Text(row[at], style=COLOURS.get(row[at], "")) for at in part))
        tables.append(table)
    return Group(*tables)


def _parts(least: Sequence[int], width: int) -> list[list[int]]:
    """Return the columns of each table, by index: as many as fit, at least two."""
    parts: list[list[int]] = []
    for at in range(1, len(least)):
        if parts and _spare([*parts[-1], at], least, width) >= 0:
            parts[-1].append(at)
        else:
            parts.append([0, at])
    return parts


def _spare(part: Sequence[int], least: Sequence[int], width: int) -> int:
    """Return by how much the terminal is wider than the narrowest table of some columns."""
    return width - TABLE_BORDER - sum(least[at] + COLUMN_BORDER for at in part)


def _widths(
    part: Sequence[int], least: Sequence[int], most: Sequence[int], width: int
) -> dict[int, int]:
    """Return the width of each column: what is spare goes to the one that lacks most."""
    widths = {at: least[at] for at in part}
    for _ in range(_spare(part, least, width)):
        lacking = max(part, key=lambda at: most[at] - widths[at])
        widths[lacking] += widths[lacking] < most[lacking]
    return widths
