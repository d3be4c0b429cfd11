"""Each lesson of a built book as a PDF, and a sheet of empty boards.

    python -m snl_book.handouts SITE FOLDER [LESSON ...]

prints the lessons with Chromium, as the browser of a reader would: each stepper becomes a strip of
four steps. Answers and outputs to be guessed become room to write, and solutions are left out,
because a handout goes to those who are to find them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from snl_algos import Board
from tools.chromium import chromium, print_a4

from .pages import environment

__all__ = ["empty_boards", "write_handouts"]

MARGIN = {"top": "16mm", "bottom": "18mm", "left": "16mm", "right": "16mm"}
#: What a sheet shows: the number of boards in a row, and of rows.
SHEETS = (
    (Board(8), 2, 6),
    (Board(12, die=3), 2, 4),
    (Board(30), 1, 2),
    (Board(100), 1, 1),
)
#: The steppers and sliders that are still to come. What is folded stays on the page.
LACKING = "div:is([data-snl], [data-snl-turn]):not([data-mounted]):not(details:not([open]) *)"
#: A picture far below comes when it is near, unless it is told to hurry.
ALL_PICTURES = """() => Promise.all([...document.images].map((picture) => {
    picture.loading = "eager";
    return picture.complete || new Promise((done) => (picture.onload = picture.onerror = done));
}))"""
STYLE, SCRIPT = (Path(__file__).with_name(f"handout.{kind}") for kind in ("css", "js"))
#: Text of a screen is large on paper.
SCALE = 0.82
LONG = 120_000  # ms, to catch what never comes


def write_handouts(browser: Any, site: Path, folder: Path, lessons: list[str]) -> None:
    """Print lessons of a built book, named as in "03_queue_bfs", and the sheet of empty boards."""
    folder.mkdir(parents=True, exist_ok=True)
    page = browser.new_page(viewport={"width": 1000, "height": 1400})
    for name in lessons:
        show(page, site / "lessons" / f"{name}.html")
        print_a4(page, folder / f"{name}.pdf", MARGIN, scale=SCALE)
    page.set_content(empty_boards())
    page.pdf(path=folder / "empty_boards.pdf", format="A4", margin=MARGIN)
    page.close()


def show(page: Any, lesson: Path) -> None:
    """Show a lesson as paper does, once all of it is there."""
    page.set_default_timeout(LONG)
    page.emulate_media(media="screen")
    page.goto(lesson.resolve().as_uri())
    page.emulate_media(media="print")  # steppers and sliders are made at once
    page.evaluate(ALL_PICTURES)
    # A locator waits by itself: the rules of the page forbid a function that is made of a text.
    page.locator(LACKING).first.wait_for(state="detached")
    page.add_style_tag(path=STYLE)
    page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    page.evaluate(ALL_PICTURES)


def empty_boards() -> str:
    """A page for each size of board, to draw on."""
    return environment().get_template("empty_boards.html").render(sheets=SHEETS)


def main() -> None:
    """Print the lessons that are named, or all."""
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    site, folder = Path(sys.argv[1]), Path(sys.argv[2])
    there = sorted(file.stem for file in (site / "lessons").glob("[0-9][0-9]_*.html"))
    if not there:
        sys.exit(f"there are no lessons in {site}; `make book` builds the book")
    with chromium() as browser:
        write_handouts(browser, site, folder, sys.argv[3:] or there)
    print(f"{folder}: {len(sys.argv[3:] or there)} lessons, and a sheet of empty boards")


if __name__ == "__main__":
    main()
