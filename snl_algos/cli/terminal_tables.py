"""Tables that fit a terminal of any width, without breaking a word or dropping a value.

If a table is too wide, its headings are folded between words, then the texts in columns of prose.
If that is not enough, its columns are divided among several tables, each of which repeats the first
column. On a terminal too narrow even for that, each row becomes a list.

rich measures the texts and draws the tables. By itself it would break words and cut off wide texts,
so the width of each column is computed here.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Sequence

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement, measure_renderables
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

__all__ = ["fitted"]

#: The texts that are coloured in every table.
COLOURS = {"yes": "green", "no": "red", "refused": "yellow", "no answer": "red"}
#: A space on both sides of a text and a line on one side; one more line for the whole table.
COLUMN_BORDER, TABLE_BORDER = 3, 1
#: More tables than this are harder to read than a list for each row.
MAX_TABLES = 4


def fitted(
    console: Console,
    columns: Sequence[str],
    rows: Sequence[Sequence[str]],
    right: Collection[str],
    prose: Collection[str],
) -> RenderableType:
    """Return the table, at most as wide as the console.

    `right` and `prose` are the headings of numbers, and of texts that may be folded between words.
    """
    sizes = [
        _size(console, heading, [row[at] for row in rows], heading in prose)
        for at, heading in enumerate(columns)
    ]
    parts = _parts(sizes, console.width)
    if not parts or len(parts) > MAX_TABLES:
        return _lists(columns, rows)
    return Group(*(_table(console.width, part, sizes, columns, rows, right) for part in parts))


def _size(console: Console, heading: str, texts: Sequence[str], is_prose: bool) -> Measurement:
    """Return the least width of a column that breaks no word, and the width it would like."""
    unbounded = console.options.update(width=sys.maxsize)
    head = Measurement.get(console, unbounded, Text(heading))
    body = measure_renderables(console, unbounded, [Text(text) for text in texts])
    least = body.minimum if is_prose else body.maximum
    return Measurement(max(head.minimum, least), max(head.maximum, body.maximum))


def _parts(sizes: Sequence[Measurement], width: int) -> list[list[int]]:
    """Return the columns of each table, by index; nothing if even two do not fit together."""
    parts: list[list[int]] = []
    for at in range(1, len(sizes)):
        if parts and _least([*parts[-1], at], sizes) <= width:
            parts[-1].append(at)
        else:
            parts.append([0, at])
    fits = all(_least(part, sizes) <= width for part in parts)
    return parts if fits else []


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


def _lists(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> RenderableType:
    """Return each row as a list of headings and texts, folded where necessary."""
    lines: list[RenderableType] = []
    for row in rows:
        lines.append(Text(f"{columns[0]}: {row[0]}", style="bold", overflow="fold"))
        for heading, text in zip(columns[1:], row[1:], strict=True):
            line = Text(f"{heading}: ", overflow="fold").append(text, COLOURS.get(text, ""))
            lines.append(Padding(line, (0, 0, 0, 2)))
    return Group(*lines)
