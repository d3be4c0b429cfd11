"""The slides of a lesson, by the marks in its text.

A line `% slide: What is on it?` begins a slide with that headline. It shows the claims, lists and
tables below the mark, up to and including the first cell of code with its figure or stepper; an
exercise, with its own title and its stub; or questions, one slide for each. There is no mark
inside of them. Paragraphs, answers and hints are for the speaker.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import nbformat
from bs4 import BeautifulSoup
from snl_book.notebooks import place_of

from snl_algos.widgets.saved import EXPLORE, STEPPER, TURN
from tools.lesson_text import notebook_of, notebook_path
from tools.turns import path_of

from . import html

__all__ = ["MARK", "Slide", "slides_of"]

#: What begins a slide.
MARK = re.compile(r"% slide(?:: (.+))?")
#: What a slide shows of a text.
SHOWN = ("blockquote", "bullet_list", "ordered_list", "table", "math_block", "fence")
#: Where a lecture ends.
END = "## Further reading"


@dataclass
class Slide:
    """What is shown, and what the speaker reads."""

    title: str
    shown: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    kind: str = "plain"
    waits: bool = True  #: for its figure


def slides_of(text: Path) -> list[Slide]:
    """Return the slides of a lesson, the first with its title and its question."""
    slides: list[Slide] = []
    saved: Any = nbformat.read(notebook_path(text), as_version=4)
    outputs = {cell.source: cell.outputs for cell in saved.cells if cell.cell_type == "code"}
    turns = recorded(text)
    for cell in notebook_of(text, marked=True).cells:
        part = cell.metadata.get("snl", {}).get("part")
        if END in cell.source:
            break
        if part == "task":
            task(cell.source, slides[-1])
        elif part == "stub" and slides[-1].waits:
            slides[-1].shown.append(html.code(cell.source))
            slides[-1].waits = False
        elif part == "hints" and slides[-1].kind == "exercise":
            slides[-1].notes.append(html.prose(cell.source))
        elif cell.cell_type == "markdown" and not part:
            prose(cell.source, slides)
        elif not part:
            shown = outputs[cell.source]
            steps = [next(turns) for one in shown if TURN in one.get("data", {})]
            if slides[-1].waits:
                slides += run(cell, shown, steps, slides[-1])
                slides[-1].waits = False
    return slides


def task(source: str, slide: Slide) -> None:
    """Show what an exercise asks for."""
    if slide.waits:
        heading, _, rest = source.partition("\n")
        slide.title, slide.kind = heading.lstrip("# "), "exercise"
        slide.shown.append(html.prose(rest))


def prose(source: str, slides: list[Slide]) -> None:
    """Read a text: each mark begins a slide, and all else is on the last one or in its notes."""
    for kind, block in html.blocks(source):
        mark = MARK.fullmatch(block)
        shown = html.prose(block)
        if mark:  # what follows is on a slide of its own
            slides.append(Slide(html.prose(mark[1] or "").removeprefix("<p>").removesuffix("</p>")))
        elif not slides:
            slides.append(Slide(block.lstrip("# "), kind="opening", waits=False))
        elif kind == "heading":
            slides[-1].waits = False
        elif slides[-1].waits and kind in SHOWN:
            slides[-1].shown.append(shown)
        elif slides[-1].kind == "opening" and not slides[-1].shown:
            slides[-1].shown.append(shown)  # its question
        else:
            slides[-1].notes.append(shown)


def run(cell: Any, outputs: list[Any], steps: list[Any], slide: Slide) -> list[Slide]:
    """Show a cell on a slide. Questions need further ones, which are returned."""
    if "recall(" in cell.source:
        first, *others = questions("".join(outputs[0].data["text/html"]))
        slide.title, slide.shown, slide.notes = first.title, first.shown, first.notes
        return others
    tags = cell.metadata.get("tags", [])
    alt = re.sub(r"<[^>]*>", "", slide.title)
    alt = cell.metadata.get("mystnb", {}).get("image", {}).get("alt", alt)
    parts = [figure for one in outputs if (figure := figure_of(one, cell, steps, alt))]
    stepper = any("<div data-snl " in one for one in parts)
    figures = [one for one in parts if 'class="figure"' in one[:30]]
    if "hide-output" in tags and figures == parts:
        figures = []  # they are the answer
    read = not parts or "hide-output" in tags or any('class="printed' in one for one in parts)
    if read and not (stepper or figures or steps or "hide-input" in tags):
        body = re.sub(r"^(?:from|import) .*\n+", "", cell.source, flags=re.MULTILINE)
        slide.shown.append(html.code(html.plain_code(body)))
    if stepper:  # it needs the whole slide
        slide.kind, slide.shown, slide.notes = "stepper", [], slide.shown + slide.notes
    elif "hide-output" in tags:  # a board at once, what is said of it at the next key
        parts = [one if one in figures else f'<div class="fragment">{one}</div>' for one in parts]
    slide.shown += parts
    return []


def figure_of(output: Any, cell: Any, steps: list[Any], alt: str) -> str | None:
    """An output of a cell; None for one that needs a running Python."""
    if output.output_type == "stream":
        return html.printed("".join(output.text))
    data = output.data
    if STEPPER in data:
        return place_of(data, opens_on=cell.metadata.get("snl", {}).get("opens_on"))
    if TURN in data:
        return in_turn(steps[0], alt)
    return None if EXPLORE in data else html.output(data, alt)


def in_turn(record: dict[str, Any], alt: str) -> str:
    """What a slider of a lesson shows, position by position; of several sliders, as they begin."""
    which = record["which"]
    if len(record["controls"]) > 1:
        at = 0
        for one in record["controls"]:
            at = at * len(one["values"]) + one["at"]
        which = [which[at]]
    parts = [
        [html.output({p["kind"]: p["data"]}, alt) for p in record["shown"][at]] for at in which
    ]
    return html.in_steps(["".join(one) for one in parts])


def recorded(text: Path) -> Iterator[Any]:
    """The records of the sliders of a lesson, in order."""
    record = path_of(notebook_path(text))
    yield from json.loads(record.read_text("utf-8"))["turns"] if record.exists() else ()


def questions(page: str) -> list[Slide]:
    """A slide for each question with a choice of answers, which shows the right one at a key."""
    slides = []
    for asked in BeautifulSoup(page, "html.parser").select(".snl-question"):
        items = []
        for option in asked.select("details"):
            right = ' class="fragment custom"' * ("snl-is-right" in str(option.get("class")))
            items.append(f"<li{right}>{option.select('summary')[0].decode_contents()}</li>")
        choice = f'<ol class="choice">{"".join(items)}</ol>'
        title = asked.select("strong")[0].decode_contents()
        notes = list(map(str, asked.select("details")))
        slides.append(Slide(title, [choice], notes, waits=False))
    return slides
