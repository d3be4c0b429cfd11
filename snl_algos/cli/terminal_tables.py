"""Tables that fit a terminal of any width, without breaking a word or dropping a value.

If a table is too wide, its headings are folded between words, then the texts in columns of prose.
If that is not enough, its columns are divided among several tables, each of which repeats the first
column. rich draws them; by itself it would break words and cut off wide texts, so the width of each
column is computed here.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Sequence

from rich.console import Console, Group
from rich.measure import Measurement, measure_renderables
from rich.table import Table
from rich.text import Text

__all__ = ["fitted"]

#: The texts that are coloured in every table.
COLOURS = {"yes": "green", "no": "red", "refused": "yellow", "no answer": "red"}
#: A space on both sides of a text and a line on one side; one more line for the whole table.
COLUMN_BORDER, TABLE_BORDER = 3, 1


def fitted(
    console: Console,
    columns: Sequence[str],
    rows: Sequence[Sequence[str]],
    right: Collection[str],
    prose: Collection[str],
) -> Group:
    """Return the table, at most as wide as the console unless that is very narrow.

    `right` and `prose` are the headings of numbers, and of texts that may be folded between words.
    """
    sizes = [
        _size(console, heading, [row[at] for row in rows], heading in prose)
        for at, heading in enumerate(columns)
    ]
    parts = _parts(sizes, console.width)
    return Group(*(_table(console.width, part, sizes, columns, rows, right) for part in parts))


def _size(console: Console, heading: str, texts: Sequence[str], is_prose: bool) -> Measurement:
    """Return the least width of a column that breaks no word, and the width it would like."""
    unbounded = console.options.update(width=sys.maxsize)
    head = Measurement.get(console, unbounded, Text(heading))
    body = measure_renderables(console, unbounded, [Text(text) for text in texts])
    least = body.minimum if is_prose else body.maximum
    return Measurement(max(head.minimum, least), max(head.maximum, body.maximum))


def _parts(sizes: Sequence[Measurement], width: int) -> list[list[int]]:
    """Return the columns of each table, by index: as many as fit, at least two."""
    parts: list[list[int]] = []
    for at in range(1, len(sizes)):
        if parts and _least([*parts[-1], at], sizes) <= width:
            parts[-1].append(at)
        else:
            parts.append([0, at])
    return parts


def _least(part: Sequence[int], sizes: Sequence[Measurement]) -> int:
    return TABLE_BORDER + sum(sizes[at].minimum + COLUMN_BORDER for at in part)


def _table(
    width: int,
    part: Sequence[int],
    sizes: Sequence[Measurement],
    columns: Sequence[str],
    rows: Sequence[Sequence[str]],
    right: Collection[str],
) -> Table:
    widths = {at: sizes[at].minimum for at in part}
    spare = width - _least(part, sizes)
    while spare > 0:  # a column at a time, the one that lacks most
        lacking = max(part, key=lambda at: sizes[at].maximum - widths[at])
        if sizes[lacking].maximum <= widths[lacking]:
            break
        widths[lacking] += 1
        spare -= 1
    table = Table(header_style="bold")
    for at in part:
        table.add_column(
            columns[at],
            width=widths[at],
            justify="right" if columns[at] in right else "left",
            overflow="fold",
        )
    for row in rows:
        table.add_row(*(Text(row[at], style=COLOURS.get(row[at], "")) for at in part))
    return table
