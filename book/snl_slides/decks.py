"""The pages: a deck for each lesson, a list of them, and the files that they share."""

from __future__ import annotations

import re
import shutil
from html import escape
from pathlib import Path

from snl_book.sheets import colours

from tools.lesson_text import notebook_of

from .html import prose
from .slides import Slide, slides_of

__all__ = ["write_decks"]

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
GUIDE = ROOT / "book" / "docs" / "for-lecturers.md"
REVEAL = ROOT / "node_modules" / "reveal.js"

#: What the decks share, in the folder `deck` next to them.
SHARED = {
    "reset.css": REVEAL / "dist" / "reset.css",
    "reveal.css": REVEAL / "dist" / "reveal.css",
    "reveal.js": REVEAL / "dist" / "reveal.js",
    "notes.js": REVEAL / "dist" / "plugin" / "notes.js",
    "LICENSE-reveal.txt": REVEAL / "LICENSE",
    "stepper.js": ROOT / "snl_algos" / "widgets" / "stepper.js",
    "deck.css": HERE / "deck.css",
    "stepper.css": HERE / "stepper.css",
    "deck.js": HERE / "deck.js",
}

STYLES = "\n".join(
    f'<link rel="stylesheet" href="deck/{name}">'
    for name in ("reset.css", "reveal.css", "fonts/fonts.css", "colours.css", "deck.css")
)
PAGE = """\
<!DOCTYPE html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>{title}</title>
{styles}
</head>
<body>
{body}
</body>
</html>
"""


def write_decks(folder: Path, lessons: list[Path]) -> None:
    """Write the decks of some lessons, by their texts, into a folder, with all that they need.

    Raises
    ------
    FileNotFoundError
        If reveal.js is not there; the message says how to get it.
    """
    if not REVEAL.is_dir():
        raise FileNotFoundError("the slides need reveal.js from npm: `make slides` installs it")
    shared = folder / "deck"
    shared.mkdir(parents=True, exist_ok=True)
    for name, file in SHARED.items():
        shutil.copyfile(file, shared / name)
    shutil.copytree(ROOT / "book" / "_static" / "fonts", shared / "fonts", dirs_exist_ok=True)
    (shared / "colours.css").write_text(colours(), encoding="utf-8")
    items = []
    for lesson in lessons:
        title, page = deck(lesson)
        (folder / f"{lesson.stem}.html").write_text(page, encoding="utf-8")
        items.append(f'<li><a href="{lesson.stem}.html">{title}</a></li>')
    body = f'<main class="list"><h1>The lessons as slides</h1><ul>{"".join(items)}</ul></main>'
    page = PAGE.format(title="The lessons as slides", styles=STYLES, body=body)
    (folder / "index.html").write_text(page, encoding="utf-8")


def deck(lesson: Path) -> tuple[str, str]:
    """The title of a lesson, and its page. The guide's questions are on the last slide."""
    slides = slides_of(lesson)
    first, about = slides[0], notebook_of(lesson).metadata["snl"]
    first.notes.insert(0, f"<p>{about['minutes']} minutes. {escape(about['lecturer'])}</p>")
    room = asked(int(lesson.stem[:2]))
    asks = "".join(f"<li>{prose(question)[3:-4]}</li>" for question, _ in room)
    slides.append(Slide("For the room", [f"<ul>{asks}</ul>"], [prose(one) for _, one in room]))
    sections = "\n".join(map(section, slides))
    body = f'<div class="reveal"><div class="slides">\n{sections}\n</div></div>\n' + "".join(
        f'<script src="deck/{name}.js"></script>\n'
        for name in ("reveal", "notes", "stepper", "deck")
    )
    return first.title, PAGE.format(title=first.title, styles=STYLES, body=body)


def asked(number: int) -> list[tuple[str, str]]:
    """(question, answer) of a lesson, from the guide for lecturers."""
    guide = GUIDE.read_text(encoding="utf-8")
    part = re.search(rf"^## {number}\. .*?(?=^## |\Z)", guide, re.DOTALL | re.MULTILINE)
    after = part[0].rpartition("<!-- end -->")[2] if part else ""
    return re.findall(r"^(\*\*[^*]*?\?\*\*)\s+(.*?)\n(?=\n|\Z)", after, re.DOTALL | re.MULTILINE)


def section(slide: Slide) -> str:
    """A slide as HTML."""
    tag = "h1" if slide.kind == "opening" else "h2"
    notes = f'\n<aside class="notes">{"".join(slide.notes)}</aside>' if slide.notes else ""
    shown = "\n".join(slide.shown)
    title = re.sub(r"^(\d+)\. ", r'<span class="number">\1</span> ', slide.title)
    return (
        f'<section class="{slide.kind}">\n<{tag}>{title}</{tag}>\n'
        f'<div class="content">\n{shown}\n</div>{notes}\n</section>'
    )
