"""Draws the pictures of the README into `book/pictures`: `make pictures`.

Each is made by the function of the package that the README speaks of; two pages, those that
`snl step` and `snl grade` write, are photographed with Chromium, light and dark. A test makes
all of them again and compares them with those in the folder.
"""

from __future__ import annotations

import inspect
import io
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from snl_book.first_search import FIRST_SEARCH

from snl_algos import Board, check, trace
from snl_algos.grading import grade, write_results
from snl_algos.pictures import board_picture, film_bytes, still
from snl_algos.tracing import Trace
from snl_algos.widgets.page import page_of
from snl_algos.workbench.payload import with_first_difference
from tools.chromium import chromium

BOOK = Path(__file__).resolve().parents[1] / "book"
FOLDER, FONTS = BOOK / "pictures", BOOK / "_static" / "fonts"

# -- what the package draws ----------------------------------------------------------------------


def mine(board: Board) -> int:
    """Return how many throws it takes to always go as high as possible."""
    cell, throws = board.start, 0
    while cell != board.goal and throws < board.cells:
        cell, throws = max(board.successors(cell)), throws + 1
    return throws if cell == board.goal else -1


def run() -> bytes:
    """Return the film of the search on the front page of the book."""
    film: bytes = film_bytes(trace(FIRST_SEARCH, "thirty"))
    return film


def step() -> bytes:
    """Return a step of Dijkstra's algorithm, on which a cell joins the heap."""
    picture: bytes = still([trace("dijkstra", "thirty")], 23).to_bytes("svg")
    return picture


def difference() -> bytes:
    """Return the step on which the forward pass first differs from a right algorithm."""
    found: Trace = with_first_difference(trace("forward-dp", "snake-is-a-shortcut"))
    (cell,) = found.findings[0].cells
    at = next(at for at in range(len(found)) if cell in found.state(at).distance)
    picture: bytes = found.picture(at).to_bytes("svg")
    return picture


def report() -> bytes:
    """Return both runs on that board at their ends: the reader's function, and a right one."""
    found = check(mine)
    assert found.run is not None
    right = trace("queue-bfs", found.run.board)
    picture: bytes = still([found.run, right], max(len(found.run), len(right))).to_bytes("svg")
    return picture


def counterexample() -> bytes:
    """Return the smallest board on which the reader's function is wrong, with the right route."""
    found = check(mine)
    assert found.board is not None
    return board_picture(found.board, route=found.route, theme="auto").svg().encode()


#: The file → what draws it.
PICTURES: dict[str, Callable[[], bytes]] = {
    "run.gif": run,
    "step.svg": step,
    "difference.svg": difference,
    "counterexample.svg": counterexample,
    "report.svg": report,
}

# -- what is photographed ------------------------------------------------------------------------

#: The step where cell 22 joins the queue.
STEP = 5
#: A colour that a reader cannot tell from the one on the screen saves two thirds of the bytes.
COLOURS = 192

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
GREEDY = inspect.getsource(mine).replace("board: Board) -> int", "board)")
CLASS = {
    "Ada": RIGHT, "Ben": GREEDY, "Chiara": UPWARDS, "Deniz": RIGHT, "Elif": RIGHT, "Farid": UPWARDS,
}  # fmt: skip
#: The fonts of the book: every machine has those, so the pictures differ little between machines.
STYLE = "".join(
    f'@font-face {{ font-family: "SNL {name}"; font-weight: {weight}; '
    f"src: url({FONTS.as_uri()}/{file}.woff2) }}\n"
    for name, weight, file in (
        ("Sans", "400 700", "sans"), ("Mono", "400", "mono"), ("Mono", "700", "mono-bold"),
    )
) + """\
:root { --snl-sans: "SNL Sans"; --snl-mono: "SNL Mono" }
body { font-family: "SNL Sans" }
"""  # fmt: skip
#: The fonts are there, and a page has been drawn with them.
DRAWN = """document.fonts.ready.then(() => new Promise(
    (seen) => requestAnimationFrame(() => setTimeout(seen))))"""


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


#: Page → what writes it into a folder, and the window in which it is photographed.
PAGES = {"stepper": (stepper, 1280, 640), "class": (overview, 1000, 620)}


def photographs(*names: str) -> Iterator[tuple[str, bytes]]:
    """Yield the file name and the PNG of each page, light and dark; of all pages by default."""
    with TemporaryDirectory() as folder, chromium() as browser:
        for name in names or PAGES:
            write, width, height = PAGES[name]
            page = browser.new_page(viewport={"width": width, "height": height})
            page.goto(write(Path(folder)).as_uri())
            page.add_style_tag(content=STYLE)
            end = page.evaluate("Math.ceil(document.body.getBoundingClientRect().bottom)")
            clip: Any = {"x": 0, "y": 0, "width": width, "height": min(height, end)}
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                page.evaluate(DRAWN)
                shot = page.screenshot(animations="disabled", clip=clip)
                yield f"{name}-{theme}.png", smaller(shot)


def smaller(screenshot: bytes) -> bytes:
    """Return a screenshot with fewer colours."""
    image, out = Image.open(io.BytesIO(screenshot)).convert("RGB"), io.BytesIO()
    few = image.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(out, "PNG", optimize=True)
    return out.getvalue()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    drawn = ((name, draw()) for name, draw in PICTURES.items())
    for name, data in (*drawn, *photographs()):
        (FOLDER / name).write_bytes(data)
        print(f"{name}: {(FOLDER / name).stat().st_size:,} bytes")
