"""The typefaces of the book inside their style sheet.

A page waits for its style sheets before it shows anything, and not for fonts in files of their
own: text set in another font first would move when they arrive.
"""

from __future__ import annotations

import re
from base64 import b64encode
from pathlib import Path

__all__ = ["style"]

FOLDER = Path(__file__).resolve().parents[1] / "_static" / "fonts"


def style() -> str:
    """Return `fonts.css` with the fonts in it.

    Examples
    --------
    >>> style().count('src: url("data:font/woff2;base64,')
    4
    """

    def inside(found: re.Match[str]) -> str:
        data = b64encode((FOLDER / found[1]).read_bytes()).decode()
        return f'url("data:font/woff2;base64,{data}")'

    return re.sub(r'url\("([\w-]+\.woff2)"\)', inside, (FOLDER / "fonts.css").read_text("utf-8"))
