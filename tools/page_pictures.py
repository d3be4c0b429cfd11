"""Photographs two pages for the README with Chromium, light and dark: a step and a graded class.

They are the pages that `snl step` and `snl grade` write, set in the fonts of the book: every
machine has those, so the pictures differ little from machine to machine.
"""

from __future__ import annotations

import base64
import io
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from PIL import Image

from snl_algos import trace
from snl_algos.grading import grade, write_results
from snl_algos.widgets.page import page_of

__all__ = ["PAGES", "photographs"]

FONTS = Path(__file__).parents[1] / "book" / "_static" / "fonts"
#: A page has been drawn.
DRAWN = "new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)))"
#: Where a page ends.
END = "Math.ceil(document.body.getBoundingClientRect().bottom)"
#: A colour that a reader cannot tell from the one on the screen saves two thirds of the bytes.
COLOURS = 192

#: The step where cell 22 joins the queue.
STEP = 5

GREEDY = '''\
def mine(board):
    """Always roll the number that takes you highest."""
    cell, throws = board.start, 0
    while cell != board.goal and throws < board.cells:
        cell, throws = max(board.successors(cell)), throws + 1
    return throws if cell == board.goal else -1
'''
RIGHT = """\
def mine(board):
    distance, queue = {board.start: 0}, [board.start]
    for cell in queue:
        for stand in board.successors(cell):
            if stand not in distance:
                distance[stand] = distance[cell] + 1
                queue.append(stand)
    return distance.get(board.goal, -1)
"""
UPWARDS = RIGHT.replace("if stand not in", "if stand > cell and stand not in")
CLASS = {
    "Ada": RIGHT, "Ben": GREEDY, "Chiara": UPWARDS, "Deniz": RIGHT, "Elif": RIGHT, "Farid": UPWARDS,
}  # fmt: skip


def stepper(folder: Path) -> Path:
    """Write the page of a breadth-first search, just after it has climbed a ladder."""
    page = folder / "stepper.html"
    page.write_text(page_of(trace("queue-bfs", "thirty"), step=STEP), encoding="utf-8")
    return page


def overview(folder: Path) -> Path:
    """Grade a class of six, and return the page with everyone's marks."""
    (folder / "class").mkdir()
    for student, text in CLASS.items():
        (folder / "class" / f"{student}.py").write_text(text, encoding="utf-8")
    write_results(grade(folder / "class"), folder)
    return folder / "index.html"


class Shot(NamedTuple):
    """What writes a page into a folder, and the window that it is photographed in.

    If the page is shorter than the window, the photograph ends where the page does.
    """

    page: Callable[[Path], Path]
    width: int
    height: int


PAGES = {
    "stepper": Shot(stepper, 1280, 640),
    "class": Shot(overview, 1000, 620),
}


def photographs(*names: str) -> Iterator[tuple[str, bytes]]:
    """Yield the file name and the PNG of each page, light and dark; of all pages by default."""
    with TemporaryDirectory() as folder, _browser() as browser:
        for name in names or PAGES:
            shot = PAGES[name]
            page = browser.new_page(viewport={"width": shot.width, "height": shot.height})
            page.add_init_script(_fonts())
            page.goto(shot.page(Path(folder)).as_uri())
            page.evaluate("document.fonts.ready")
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                page.evaluate(DRAWN)
                clip = {
                    "x": 0, "y": 0, "width": shot.width,
                    "height": min(shot.height, page.evaluate(END)),
                }  # fmt: skip
                photograph = page.screenshot(animations="disabled", clip=clip)
                yield f"{name}-{theme}.png", _smaller(photograph)
            page.close()


@contextmanager
def _browser() -> Iterator[Any]:
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if path is None:
        sys.exit("pages are photographed with Chromium; `make browser` installs it")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu"], timeout=0
        )
        yield browser
        browser.close()


def _smaller(screenshot: bytes) -> bytes:
    """Return a screenshot with fewer colours."""
    image, out = Image.open(io.BytesIO(screenshot)).convert("RGB"), io.BytesIO()
    few = image.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(out, "PNG", optimize=True)
    return out.getvalue()


def _fonts() -> str:
    """Return a script that gives a page the fonts of the book."""
    faces = "".join(
        f"@font-face {{ font-family: 'SNL {family}'; font-weight: {weight}; src: url({source}) }}"
        for family, weight, source in (
            ("Sans", "400 700", _data("sans.woff2")),
            ("Mono", "400", _data("mono.woff2")),
            ("Mono", "700", _data("mono-bold.woff2")),
        )
    )
    style = f"""{faces}
        :root {{ --snl-sans: "SNL Sans"; --snl-mono: "SNL Mono" }}
        body {{ font-family: "SNL Sans" }}"""
    return f"""addEventListener("DOMContentLoaded", () => {{
        const style = document.createElement("style");
        style.textContent = `{style}`;
        document.head.append(style);
    }})"""


def _data(file: str) -> str:
    return f"data:font/woff2;base64,{base64.b64encode((FONTS / file).read_bytes()).decode()}"
