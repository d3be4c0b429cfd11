"""A drawing whose parts have marks: those that are lit are strong, the rest is pale.

What is pale has the colour of the text around the drawing, so it fits a light and a dark page.
What is lit has the colours of the book, or others where the book is not there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from html import escape
from math import hypot
from typing import NamedTuple, Self

__all__ = ["NOW", "OTHER", "Drawing", "Part", "Point"]

Point = tuple[float, float]

#: The colour of what is lit, and a second one beside it.
NOW, OTHER = "var(--snl-now,#b4236f)", "var(--snl-wait,#2b76b9)"
#: The first for words, which are lighter where the text around them is light.
NOW_IN_WORDS = "var(--snl-now,color-mix(in srgb,#b4236f 65%,currentColor))"
#: What is written on them, and what is below a number.
ON_LIT, GROUND = "var(--snl-paper,#fff)", "var(--snl-paper,var(--jp-layout-color0,#fff))"

PALE_SHAPE = "stroke:currentColor;stroke-opacity:.45"
PALE_LINE = "fill:none;stroke:currentColor;stroke-opacity:.35"
PALE_WORDS = "fill:currentColor;fill-opacity:.72"


class Part(NamedTuple):
    """A part that was drawn: where its middle is, and its words."""

    at: Point
    words: str


class Element(NamedTuple):
    """An SVG element, and its style where its part is lit and where it is not: None hides it."""

    svg: str
    lit: str
    pale: str | None
    mark: str


class Drawing:
    """An SVG that grows part by part: `parts` has the part with each mark.

    A phone shows a width of 360 as it is.

    Examples
    --------
    >>> Drawing(360, 40).circle((20, 20), "3", "cell 3").parts
    {'cell 3': Part(at=(20, 20), words='3')}
    """

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.parts: dict[str, Part] = {}
        # A line crosses no number: lines are below shapes, and words above. What is below a number
        # comes before the shapes, so that it covers lines and no shape.
        self._lines: list[Element] = []
        self._grounds: list[Element] = []
        self._shapes: list[Element] = []
        self._words: list[Element] = []

    def circle(self, at: Point, words: str, mark: str, tone: str = NOW, radius: float = 14) -> Self:
        """Draw a cell as a circle."""
        shape = f'<circle cx="{at[0]:.4g}" cy="{at[1]:.4g}" r="{radius:g}"/>'
        self._shape(shape, at, words, mark, tone, f"fill:{GROUND};{PALE_SHAPE}")
        return self

    def box(self, at: Point, size: Point, words: str, mark: str, tone: str = NOW) -> Self:
        """Draw a rectangle around a point, with a touch of its colour where it is pale."""
        (x, y), (width, height) = at, size
        place = f'x="{x - width / 2:.4g}" y="{y - height / 2:.4g}"'
        shape = f'<rect {place} width="{width:.4g}" height="{height:g}" rx="3"/>'
        self._grounds.append(Element(shape, f"fill:{GROUND}", f"fill:{GROUND}", mark))
        self._shape(shape, at, words, mark, tone, f"fill:{tone};fill-opacity:.12;{PALE_SHAPE}")
        return self

    def _shape(
        self, shape: str, at: Point, words: str, mark: str, tone: str, pale: str
    ) -> None:  # fmt: skip
        self._shapes.append(Element(shape, f"fill:{tone}", pale, mark))
        self._write(at, words, mark, ON_LIT, PALE_WORDS, "middle")

    def note(
        self, at: Point, words: str, mark: str, anchor: str = "middle", hidden: bool = False
    ) -> Self:
        """Write some words.

        `anchor` says where they are around the point: start, middle, end. What is `hidden` is not
        there where it is not lit.
        """
        self._write(at, words, mark, NOW_IN_WORDS, None if hidden else PALE_WORDS, anchor)
        return self

    def _write(
        self, at: Point, words: str, mark: str, colour: str, pale: str | None, anchor: str
    ) -> None:
        self.parts[mark] = Part(at, words)
        text = f'<text x="{at[0]:.4g}" y="{at[1]:.4g}">{escape(words)}</text>'
        place = f"text-anchor:{anchor};dominant-baseline:central"
        lit = f"fill:{colour};font-weight:700;{place}"
        self._words.append(Element(text, lit, pale and f"{pale};{place}", mark))

    def arrow(
        self, start: Point, end: Point, mark: str, tone: str = NOW, gap: float | Point = 16
    ) -> Self:  # fmt: skip
        """Draw an arrow from one cell to another. It keeps clear of their shapes.

        `gap` is how far it stays away from the middles: of circles, or across and down of boxes.
        """
        self.parts[mark] = Part(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), "")
        length = hypot(end[0] - start[0], end[1] - start[1]) or 1
        across, down = (end[0] - start[0]) / length, (end[1] - start[1]) / length
        if isinstance(gap, tuple):
            gap = min(gap[0] / max(abs(across), 1e-9), gap[1] / max(abs(down), 1e-9))
        x, y = start[0] + across * gap, start[1] + down * gap
        tip_x, tip_y = end[0] - across * gap, end[1] - down * gap
        back = [
            (tip_x - 7 * across + side * 4 * down, tip_y - 7 * down - side * 4 * across)
            for side in (1, -1)
        ]
        points = [(x, y), (tip_x, tip_y), back[0], (tip_x, tip_y), back[1]]
        path = "L".join(f"{px:.1f} {py:.1f}" for px, py in points)
        lit = f"fill:none;stroke:{tone};stroke-width:2.5"
        self._lines.append(Element(f'<path d="M{path}"/>', lit, PALE_LINE, mark))
        return self

    def outline(self, shape: str, at: Point, mark: str, tone: str = NOW) -> Self:
        """Draw the outline of a region: the name of an SVG element, with its attributes."""
        self.parts[mark] = Part(at, "")
        lit = f"fill:none;stroke:{tone};stroke-width:2"
        self._lines.append(Element(f"<{shape}/>", lit, PALE_LINE, mark))
        return self

    def svg(self, alt: str, lit: Collection[str]) -> str:
        """Return the SVG for a page, as wide as its column, with a text in its place."""
        head = f'width="100%" aria-label="{escape(alt)}"'
        return self._whole(head, "display:block;max-width:34rem", "", lit)

    def still(self, title: str, lit: Collection[str]) -> str:
        """Return the SVG as a picture that stands alone."""
        head = f'width="{1.2 * self.width:g}pt" height="{1.2 * self.height:g}pt"'
        return self._whole(head, "background:#fff", f"<title>{escape(title)}</title>", lit)

    def _whole(self, head: str, style: str, begin: str, lit: Collection[str]) -> str:
        drawn = []
        for layer in (self._lines, self._grounds, self._shapes, self._words):
            groups: defaultdict[str, str] = defaultdict(str)
            for one in layer:
                look = one.lit if one.mark in lit else one.pale
                if look is not None:
                    groups[look] += one.svg
            drawn += [f'<g style="{look}">{svg}</g>' for look, svg in groups.items()]
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}" '
            f'{head} role="img" style="{style}" font-family="sans-serif" font-size="12">'
            f"{begin}{''.join(drawn)}</svg>"
        )
