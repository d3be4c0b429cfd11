"""What most drawings of proofs are made of: rows of words, cells with moves, and regions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any, Self

from .drawings import NOW, OTHER, Drawing, Point

__all__ = ["Sketch", "spread"]


def spread(names: Iterable[Any], first: float, last: float) -> dict[Any, float]:
    """Return how far across each of some parts is, if there is as much room between any two.

    Examples
    --------
    >>> spread([1, 7, 3], 10, 50)
    {1: 10.0, 7: 30.0, 3: 50.0}
    """
    names = list(names)
    return {one: first + (last - first) * at / (len(names) - 1) for at, one in enumerate(names)}


class Sketch(Drawing):
    """A drawing that is put together row by row, and cell by cell.

    A mark consists of words, as "cell 4". `other` names those of the second colour, in patterns.

    Examples
    --------
    >>> at = spread([1, 4, 7], 100, 300)
    >>> sketch = Sketch(360, 90).route(at, 20).rows({"throws": "0 1 2"}, at, 50, size=(26, 22))
    >>> sorted(sketch.named("cell 1 > 4; throws 4-7"))
    ['cell 1', 'cell 1>4', 'cell 4', 'throws 4', 'throws 7']
    """

    def __init__(self, width: float, height: float, other: str = "") -> None:
        super().__init__(width, height)
        self._other = other

    def named(self, patterns: str) -> set[str]:
        """Return the marks that some patterns name, each at least one.

        In place of a word can be a number of words ("a|b"), a range ("2-7") or any word ("*").
        "cell 1 > 4 > 7" is a route: its cells and the moves between them.
        """
        found: set[str] = set()
        for pattern in _each(patterns):
            these = {mark for mark in self.parts if _fits(pattern, mark)}
            if not these:
                raise ValueError(f"no part of the drawing is {pattern!r}")
            found |= these
        return found

    def tone(self, mark: str) -> str:
        """Return the colour of a part."""
        return OTHER if any(_fits(pattern, mark) for pattern in _each(self._other)) else NOW

    def notes(
        self, of: Mapping[str, tuple[float, float, str]], anchor: str = "middle",
        hidden: bool = False,
    ) -> Self:  # fmt: skip
        """Write some words for each mark: how far across and down they are, and the words."""
        for mark, (x, y, words) in of.items():
            self.note((x, y), words, mark, anchor, hidden)
        return self

    def words(
        self, kind: str, words: str, at: Mapping[Any, float], down: float,
        *, size: Point | None = None,
    ) -> Self:  # fmt: skip
        """Write words side by side, in boxes of some size: "bound 3" is the one at the place 3."""
        for (name, x), word in zip(at.items(), words.split(), strict=False):
            mark = f"{kind} {name}"
            if size:
                self.box((x, down), size, word, mark, self.tone(mark))
            else:
                self.note((x, down), word, mark)
        return self

    def rows(
        self, lines: Mapping[str, str], at: Mapping[Any, float], top: float, step: float = 0,
        *, size: Point | None = None, shift: float = 0,
    ) -> Self:  # fmt: skip
        """Write rows of words, each with a label at its left.

        Each row begins further to the right than the one before it, by `shift`.
        """
        for row, (label, words) in enumerate(lines.items()):
            down, places = top + step * row, {name: x + shift * row for name, x in at.items()}
            self.note((0, down), label, label, "start").words(label, words, places, down, size=size)
        return self

    def cells(
        self, places: Mapping[Any, Point], moves: str = "", *, name: str = "cell",
        words: Mapping[Any, str] | None = None, size: Point | None = None,
        radius: float = 14, gap: float | Point = 16,
    ) -> Self:  # fmt: skip
        """Draw cells as circles, or as boxes of some size, and moves as arrows: "1>4 4>6".

        `words` are those of the cells in which something else is written than their numbers.
        """
        at = {str(cell): place for cell, place in places.items()}
        for move in moves.split():
            one, other = move.split(">")
            mark = f"{name} {move}"
            self.arrow(at[one], at[other], mark, self.tone(mark), gap)
        for cell, place in places.items():
            mark, said = f"{name} {cell}", (words or {}).get(cell, str(cell))
            if size:
                self.box(place, size, said, mark, self.tone(mark))
            else:
                self.circle(place, said, mark, self.tone(mark), radius)
        return self

    def route(self, at: Mapping[int, float], down: float, *, name: str = "cell") -> Self:
        """Draw the cells of a route on a line, and the moves between them."""
        moves = " ".join(f"{one}>{other}" for one, other in pairwise(at))
        return self.cells({cell: (x, down) for cell, x in at.items()}, moves, name=name)

    def regions(self, shapes: Mapping[str, tuple[str, Point]]) -> Self:
        """Draw the outlines of regions, each an SVG element with its attributes and a point."""
        for mark, (shape, at) in shapes.items():
            self.outline(shape, at, mark, self.tone(mark))
        return self

    def arrows(self, ends: Mapping[str, str], gap: float | Point = 16, aside: float = 0) -> Self:
        """Draw arrows between parts: mark → "one part > another". `aside` moves them across."""
        for mark, words in ends.items():
            (x, y), (u, v) = (self.parts[part].at for part in words.split(" > "))
            self.arrow((x + aside, y), (u + aside, v), mark, self.tone(mark), gap)
        return self


def _each(patterns: str) -> list[str]:
    """Return patterns one by one, a route as those of its cells and moves."""
    found = []
    for pattern in filter(None, patterns.split("; ")):
        kind, _, route = pattern.partition(" ")
        cells = route.split(" > ")
        moves = [f"{one}>{other}" for one, other in pairwise(cells)]
        found += [f"{kind} {part}" for part in (*cells, *moves)] if moves else [pattern]
    return found


def _fits(pattern: str, mark: str) -> bool:
    """Return whether a pattern names a mark: "*" is no move, and each end of a move is a word."""
    wanted, words = (text.replace(">", " > ").split() for text in (pattern, mark))
    return len(words) == len(wanted) and all(map(_word_fits, wanted, words))


def _word_fits(wanted: str, word: str) -> bool:
    first, dash, last = wanted.partition("-")
    if dash and word.isdigit():
        return int(first) <= int(word) <= int(last)
    return wanted == "*" or word in wanted.split("|")
