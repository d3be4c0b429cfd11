"""What is compared of a picture: its parts with their places and colours, and a coarse raster.

`python tools/stored_pictures.py` writes what the pictures are now to `tests/data/pictures.json`.
Look at them before you keep it.
"""

from __future__ import annotations

import io
import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

from PIL import Image

from snl_algos import Board, trace
from snl_algos.workbench.payload import with_first_difference

FILE = Path(__file__).parents[1] / "tests" / "data" / "pictures.json"
SVG = "{http://www.w3.org/2000/svg}"
#: The raster has so many columns, and rows in proportion.
COLUMNS = 8

SMALL = Board(12, {2: 9, 5: 11, 10: 3, 8: 1})
OUTSIDE = Board(8, {3: 7, 6: 2}, start=0)
CHAIN = Board(9, {2: 4, 4: 8}, chained=True)
LARGE_DIE = Board(14, {3: 12, 9: 4}, die=8)


#: Name → the picture of a state.
STATES: dict[str, Any] = {
    "thirty-begins": lambda: trace("queue-bfs", "thirty").picture(0),
    "thirty-climbs": lambda: trace("queue-bfs", "thirty").picture(4),
    "thirty-slides-dark": lambda: trace("queue-bfs", "thirty").picture(26, theme="dark"),
    "thirty-route": lambda: trace("queue-bfs", "thirty").picture(),
    "small-level": lambda: trace("level-bfs", SMALL).picture(9),
    "small-heap-bare": lambda: trace("dijkstra", SMALL).picture(12, transparent=True),
    "outside": lambda: trace("queue-bfs", OUTSIDE).picture(6),
    "chain": lambda: trace("repaired-dp", CHAIN).picture(5),
    "large-die": lambda: trace("queue-bfs", LARGE_DIE).picture(15, theme="dark"),
    "finding": lambda: with_first_difference(trace("forward-dp", SMALL)).picture(7),
}


def structure(svg: str) -> dict[str, str]:
    """Name of a part → what it consists of, in the order of drawing."""
    found: dict[str, str] = {}
    for group in ET.fromstring(svg).iter(f"{SVG}g"):
        name = (group.get("id") or "").partition("-")[2]
        if name:
            found[name] = " | ".join(one for part in group.iter() if (one := _element(part)))
    return found


def _element(part: ET.Element) -> str:
    """Return an element with its colours and its box in whole points, or its text and its place."""
    tag = part.tag.removeprefix(SVG)
    style = dict(re.findall(r"([\w-]+): ?([^;]+)", part.get("style") or ""))
    if tag == "text":
        at = re.findall(r"translate\(([^)]*)\)", part.get("transform") or "") or [
            f"{part.get('x')} {part.get('y')}"
        ]
        x, y = (round(float(number)) for number in re.findall(r"[-\d.]+", at[0])[:2])
        return f"{part.text} @ {x} {y} {style.get('fill', '')}"
    if tag != "path" or not part.get("d"):
        return ""
    numbers = [float(number) for number in re.findall(r"-?\d+\.?\d*", part.get("d") or "")]
    across, down = numbers[::2], numbers[1::2]
    box = " ".join(str(round(edge)) for edge in (min(across), min(down), max(across), max(down)))
    return f"{box} {style.get('fill', 'black')} {style.get('stroke', '')}".rstrip()


def raster(png: bytes) -> str:
    """Return the picture in very few pixels, as hexadecimal numbers."""
    picture = Image.open(io.BytesIO(png)).convert("RGBA")
    rows = round(COLUMNS * picture.height / picture.width)
    return picture.resize((COLUMNS, rows), Image.Resampling.BOX).tobytes().hex()


def now(name: str) -> dict[str, Any]:
    picture = STATES[name]()
    return {"parts": structure(picture.svg()), "raster": raster(picture.to_bytes("png"))}


if __name__ == "__main__":
    pictures = {name: now(name) for name in STATES}
    FILE.write_text(json.dumps(pictures, indent=0) + "\n", encoding="utf-8")
