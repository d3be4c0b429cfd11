"""A small SVG, and one for pages whose theme is not known: light or dark like the page around it.

For these the picture is drawn in a light palette without repeated colours, so that each colour of
the drawing corresponds to one colour of the dark palette. A style sheet replaces the inline styles.
"""

from __future__ import annotations

import re

from .palette import AUTO, colours_of

__all__ = ["shortened", "themed"]

COLOUR = re.compile(r"#[0-9a-f]{6}")


def shortened(svg: str) -> str:
    """Return the SVG of a picture with shorter paths, without ids and groups that nothing needs."""
    svg = re.sub(r"\s*\n\s*", " ", svg).replace("> <", "><")
    svg = re.sub(r' d="([^"]*)"', lambda found: f' d="{_shorter(found[1])}"', svg)
    svg = re.sub(r' id="([^"]*-[^"]*)"', lambda found: _id_if_used(found, svg), svg)
    return re.sub("</?g>", "", svg)  # without an id a group does nothing, and none has more


def themed(svg: str) -> str:
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


def _id_if_used(found: re.Match[str], svg: str) -> str:
    return found[0] if f"#{found[1]}" in svg else ""
