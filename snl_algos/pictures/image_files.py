"""A figure as the contents of a file: the same bytes every time, without dates."""

from __future__ import annotations

import hashlib
import io
import re
from typing import Any

from matplotlib import style
from matplotlib.figure import Figure

from ..board import BoardError
from .themed import themed

__all__ = ["DPI", "STYLE", "Picture"]

#: Matplotlib's defaults, regardless of the user's settings, so that a board looks the same
#: everywhere. Text stays text: the file is a third of the size, and its words can be searched.
STYLE: list[str | dict[str, Any]] = [
    "default",
    {
        "font.family": ["DejaVu Sans", "sans-serif"],
        "font.sans-serif": ["DejaVu Sans"],
        "svg.fonttype": "none",
        "svg.hashsalt": "snl_algos",
    },
]
#: The resolution of a PNG, in dots per inch.
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
        text = self._saved("svg").decode()
        text = text[text.index("<svg") :]
        text = re.sub(r"\s*<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
        text = re.sub(r' transform="rotate\(-0 [^"]*"', "", text)
        text = re.sub(r"(\.\d\d)\d+", r"\1", text)  # a hundredth of a point is fine enough
        text = re.sub(r' id="[a-z]+\d*_\d+"', "", text)  # matplotlib's running numbers
        name = "snl" + hashlib.sha256(text.encode()).hexdigest()[:8]
        text = re.sub(r' id="|"#|url\(#', rf"\g<0>{name}-", text)
        # The style must not apply outside the picture.
        text = text.replace('<style type="text/css">*{', f'<style type="text/css">#{name} *{{')
        text = text.replace("<svg", f'<svg id="{name}" role="img"{FLUID}', 1)
        return themed(text) if self.auto else text

    _repr_svg_ = svg

    def to_bytes(self, kind: str) -> bytes:
        """Return the contents of a file; raise a BoardError if `kind` is not svg, png or pdf."""
        if kind == "svg":
            # A file has a fixed size: it does not fit into a column.
            text = self.svg().replace(FLUID, "", 1)
            return f'<?xml version="1.0" encoding="utf-8"?>\n{text}'.encode()
        if kind not in NO_METADATA:
            other = f", not {kind!r}" if kind else ": end its name in .svg, .png or .pdf"
            raise BoardError(f"a picture is svg, png or pdf{other}")
        return self._saved(kind)

    def _saved(self, kind: str) -> bytes:
        file = io.BytesIO()
        with style.context(STYLE):
            metadata = {**NO_METADATA[kind], "Title": self.title}
            self.figure.savefig(file, format=kind, dpi=DPI, metadata=metadata)
        return file.getvalue()

    def __repr__(self) -> str:
        return f"<picture: {self.title}>"
