"""A figure as the contents of a file: the same bytes every time, without dates.

In a page whose theme is not known, an SVG is light or dark like the page around it. Such a picture
is drawn in a light palette without repeated colours, so that each colour of the drawing corresponds
to one colour of the dark palette. A style sheet replaces the inline styles.
"""

from __future__ import annotations

import hashlib
import io
import re
from typing import Any

from matplotlib import style
from matplotlib.figure import Figure

from ..board import BoardError
from ..errors import check_limits
from .palette import AUTO, colours_of

__all__ = ["STYLE", "Picture", "shortened"]

#: Matplotlib's defaults, regardless of the user's settings, so that a board looks the same
#: everywhere. In a page text stays text: it takes a third of the space.
STYLE: list[str | dict[str, Any]] = [
    "default",
    {
        "font.family": ["DejaVu Sans", "sans-serif"],
        "font.sans-serif": ["DejaVu Sans"],
        "svg.fonttype": "none",
        "svg.hashsalt": "snl_algos",
    },
]
#: The resolution of a PNG whose width is not given, in dots per inch.
DPI = 200
#: In a page, a picture must not be wider than its column.
FLUID = ' style="max-width: 100%; height: auto"'
#: Metadata that would change from day to day, or with the version of matplotlib.
NO_METADATA: dict[str, dict[str, None]] = {
    "svg": {"Date": None},
    "png": {"Software": None},
    "pdf": {"Creator": None, "Producer": None, "CreationDate": None},
}


class Picture:
    """A picture that shows itself in a notebook. Made by `Trace.picture`.

    Attributes
    ----------
    figure : matplotlib.figure.Figure
        The drawing, not registered with pyplot.
    title : str
        The text that a screen reader reads out.
    auto : bool
        Whether it was drawn in the palette "auto", which makes its SVG light or dark like the page.

    Examples
    --------
    >>> from snl_algos import trace
    >>> trace("queue-bfs", "thirty").picture(4)
    <picture: BFS with a queue, step 4 of 77: From 1, roll a 2: land on 3, climb to 22.>
    """

    def __init__(self, figure: Figure, title: str, *, auto: bool = False) -> None:
        self.figure = figure
        self.title = title
        self.auto = auto

    def svg(self) -> str:
        """Return the picture as SVG text that can be embedded in a page.

        Every id in it begins with a hash of the picture, so that several can share a page.
        """
        return self._embeddable(self._saved("svg"))

    _repr_svg_ = svg

    def to_bytes(self, kind: str, *, width: float | None = None) -> bytes:
        """Return the contents of a file; raise a BoardError if it is not svg, png or pdf.

        The letters of an SVG are shapes, so that they look the same without our fonts. A PNG is
        `width` pixels wide, by default 200 for an inch.
        """
        check_limits("picture", width=width)
        if kind not in NO_METADATA:
            other = f", not {kind!r}" if kind else ": end its name in .svg, .png or .pdf"
            raise BoardError(f"a picture is svg, png or pdf{other}")
        dpi = DPI if width is None else width / self.figure.get_figwidth()
        data = self._saved(kind, {"svg.fonttype": "path"}, dpi)
        if kind != "svg":
            return data
        # A file has a fixed size: it does not fit into a column.
        text = self._embeddable(data).replace(FLUID, "", 1)
        return f'<?xml version="1.0" encoding="utf-8"?>\n{text}'.encode()

    def _embeddable(self, data: bytes) -> str:
        """Return the SVG that matplotlib writes without what a page does not need."""
        text = data.decode()
        text = text[text.index("<svg") :]
        text = re.sub(r"\s*(?:<metadata>.*?</metadata>|<!--.*?-->)", "", text, flags=re.DOTALL)
        text = re.sub(r' transform="rotate\(-0 [^"]*"', "", text)
        # A hundredth of a point is fine enough, but not for a scale.
        text = re.sub(r"(scale\(.*?\))|(\.\d\d)\d+", lambda found: found[1] or found[2], text)
        text = re.sub(r' id="[a-z]+\d*_\d+"', "", text)  # matplotlib's running numbers
        name = "snl" + hashlib.sha256(text.encode()).hexdigest()[:8]
        text = re.sub(r' id="|"#|url\(#', rf"\g<0>{name}-", text)
        # The style must not apply outside the picture.
        text = text.replace('<style type="text/css">*{', f'<style type="text/css">#{name} *{{')
        text = text.replace("<svg", f'<svg id="{name}" role="img"{FLUID}', 1)
        return _themed(text) if self.auto else text

    def _saved(self, kind: str, settings: Any = (), dpi: float = DPI) -> bytes:
        file = io.BytesIO()
        with style.context([*STYLE, dict(settings)]):
            metadata = {**NO_METADATA[kind], "Title": self.title}
            self.figure.savefig(file, format=kind, dpi=dpi, metadata=metadata)
        return file.getvalue()

    def __repr__(self) -> str:
        return f"<picture: {self.title}>"


COLOUR = re.compile(r"#[0-9a-f]{6}")


def shortened(svg: str) -> str:
    """Return the SVG of a picture with shorter paths, without ids and groups that nothing needs."""
    svg = re.sub(r"\s*\n\s*", " ", svg).replace("> <", "><")
    svg = re.sub(r' d="([^"]*)"', lambda found: f' d="{_shorter(found[1])}"', svg)
    svg = re.sub(
        r' id="([^"]*-[^"]*)"', lambda found: found[0] if f"#{found[1]}" in svg else "", svg
    )
    return _without_plain_groups(svg)


def _without_plain_groups(svg: str) -> str:
    """Return an SVG without the groups that have no attributes, which do nothing."""
    open_groups: list[bool] = []

    def tag(found: re.Match[str]) -> str:
        if found[0] != "</g>":
            open_groups.append(found[0] != "<g>")
            return found[0] if open_groups[-1] else ""
        return found[0] if open_groups.pop() else ""

    return re.sub(r"</?g\b[^>]*>", tag, svg)


def _themed(svg: str) -> str:
    """Return the SVG of a picture in the palette "auto", shortened, with rules for both themes."""
    svg = shortened(svg)
    (name,) = re.findall(r'<svg id="(\w+)"', svg)
    styles: dict[str, str] = {}

    def classed(found: re.Match[str]) -> str:
        return f' class="{styles.setdefault(found[1], f"s{len(styles)}")}"'

    head, body = svg.split("</defs>", 1)
    body = re.sub(r' style="([^"]*)"', classed, body)
    light = "".join(f"#{name} .{key}{{{style}}}" for style, key in styles.items())
    dark = "".join(
        f"#{name} .{key}{{{_dark(style)}}}" for style, key in styles.items() if COLOUR.search(style)
    )
    rules = f"{light}@media (prefers-color-scheme: dark){{{dark}}}"
    return f"{head.replace('</style>', f'{rules}</style>', 1)}</defs>{body}"


def _dark(style: str) -> str:
    """Return the colours of a style, translated into the dark palette."""
    dark = dict(zip(colours_of(AUTO), colours_of("dark"), strict=True))
    parts = [part.strip() for part in style.split(";") if COLOUR.search(part)]
    return "; ".join(COLOUR.sub(lambda found: dark.get(found[0], found[0]), part) for part in parts)


#: Command of a path → the number of points it takes, all relative to where it begins.
POINTS = {"M": 1, "L": 1, "Q": 2, "C": 3}


def _shorter(path: str) -> str:
    """Return a path rounded to tenths of a point, with relative coordinates."""
    words, last, at, begin = "", "", (0, 0), (0, 0)
    for command, numbers in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        tenths = [round(float(number) * 10) for number in numbers.split()]
        points = list(zip(tenths[::2], tenths[1::2], strict=True))
        words += "" if command == last != "M" else command.lower()
        last = command
        for number, point in enumerate(points, start=1):
            for side, from_ in zip(point, at, strict=True):
                text = re.sub(r"^(-?)0\.", r"\1.", f"{(side - from_) / 10:g}")
                words += f" {text}" if words[-1].isdigit() and text[0] != "-" else text
            at = point if number % POINTS[command] == 0 else at
        if command == "M":
            begin = at
        elif command == "z":
            at = begin
    return words
