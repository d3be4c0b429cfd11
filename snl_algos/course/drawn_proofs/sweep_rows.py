"""A row of numbers after each sweep, and what the throws from one cell use: for two proofs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from fractions import Fraction

from .drawing import NOW, OTHER, Drawing, Mark, Point

__all__ = ["K", "Throws", "drawn", "mean", "row_of", "rows_of", "said", "throw_of"]

LEFT, TOP, ROW = 92, 42, 50
#: The number of sweeps that are supposed to be right.
K = 2

#: Where a throw takes you, and how likely that is, for each die.
Throws = Sequence[dict[int, Fraction]]
Row = dict[int, Fraction]


def mean(ends: dict[int, Fraction], row: Row) -> Fraction:
    """Return the average of a row over the cells after a throw."""
    return sum((chance * row[end] for end, chance in ends.items()), Fraction(0))


def rows_of(choices: dict[int, Throws], goal: int) -> list[Row]:
    """Return the numbers of the cells before the sweeps, and after each of the first K + 1."""
    rows: list[Row] = [{**dict.fromkeys(choices, Fraction(0)), goal: Fraction(0)}]
    for _ in range(K + 1):
        before = rows[-1]
        rows.append(
            {
                cell: 1 + min(mean(ends, before) for ends in throws)
                for cell, throws in choices.items()
            }
            | {goal: Fraction(0)}
        )
    return rows  # fmt: skip


def said(number: float | Fraction) -> str:
    """Return a number as the drawing writes it."""
    return f"{float(number):.3g}"


def drawn(
    rows: Sequence[dict[int, Fraction] | dict[int, float]], c: int, throws: Throws
) -> Callable[[Collection[Mark]], Drawing]:
    """Return what draws a row of numbers after each sweep, and what the throws from c use."""
    width = (360 - LEFT) / len(rows[0])
    across = {cell: LEFT + width * (at + 0.5) for at, cell in enumerate(rows[0])}

    def place(cell: int, k: int) -> Point:
        return across[cell], TOP + ROW * k

    def draw(lit: Collection[Mark]) -> Drawing:
        drawing = Drawing(360, TOP + ROW * len(rows) - 30, lit)
        drawing.note((0, 12), "cell", ("cell",), "start")
        for cell, x in across.items():
            drawing.note((x, 12), str(cell), ("cell", cell))
        for die, ends in enumerate(throws):
            for end in ends:
                gap = (min(width - 6, 36) / 2 + 2, 14)
                tone = OTHER if die else NOW
                # Two dice that lead to one cell have arrows next to each other.
                aside = 4 * (2 * die - 1) * (len(throws) > 1)
                (x, y), (u, v) = place(c, K + 1), place(end, K)
                ends_of = (x + aside, y), (u + aside, v)
                drawing.arrow(*ends_of, ("throw", die, end), tone, gap)
        for k, row in enumerate(rows):
            words = f"stopped after {k}" if k < K + 2 else "never stopped"
            drawing.note((0, TOP + ROW * k), words, ("row", k), "start")
            for cell, number in row.items():
                tone = OTHER if k % 2 else NOW
                size = (min(width - 6, 36), 24)
                drawing.box(place(cell, k), size, said(number), ("number", k, cell), tone)
        return drawing

    return draw


def row_of(k: int, cells: Collection[int]) -> set[Mark]:
    """Return the marks of a row."""
    return {("row", k), *(("number", k, cell) for cell in cells)}


def throw_of(die: int, ends: Collection[int]) -> set[Mark]:
    """Return the marks of a throw with a die, and of the numbers that it uses."""
    return {(kind, key, end) for end in ends for kind, key in (("throw", die), ("number", K))}
