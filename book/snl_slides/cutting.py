"""A lesson cut into slides.

Each heading begins a slide, and so does whatever does not fit below what is there. A slide shows
the sentences with bold letters, the claims, the lists, the code, the figures; the sentences between
them, the proofs and the hints go to the notes for the speaker.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from snl_book.notebooks import place_of

from snl_algos.widgets.saved import STEPPER, TURN

from . import markup

__all__ = ["Slide", "sentences", "slides_of"]

#: What is left below the title of a slide, in lines of its prose.
ROOM = 11.0
#: Letters in a line of prose, and its height in CSS pixels.
LINE, PIXELS = 66, 45
#: Lines of code, or of what it printed, that fit on one slide.
MAX_CODE = 20
#: What a paragraph has at most that is shown whole, in lines.
SHORT = 3.5
#: A figure fills a slide; a board leaves room for a question.
FIGURE, BOARD = ROOM, 8.0

FOLD = re.compile(r"<details[^>]*><summary>(.*?)</summary>(.*?)</details>", re.DOTALL)


@dataclass
class Slide:
    """What is shown, and what the speaker reads."""

    title: str
    shown: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    kind: str = "plain"
    taken: float = 0.0
    lines: list[float] = field(default_factory=list)

    def has_room_for(self, lines: float) -> bool:
        """Whether this number of lines still fits."""
        return self.kind in ("plain", "opening") and self.taken + lines <= ROOM

    @property
    def leads_on(self) -> bool:
        """Whether the last thing shown announces the next one, and is not all that is shown."""
        last = self.shown[-1]
        text = re.sub(r"<[^>]*>", "", last).rstrip()
        return len(self.shown) > 1 and last.startswith("<p>") and text[-1:] not in tuple('.?!)"')

    def show(self, html: str, lines: float) -> None:
        """Show something below the rest."""
        if not self.shown:  # the new slide reveals it, and would be empty until a key is pressed
            html = re.sub(r'^<div class="(.*?) ?fragment">', r'<div class="\1">', html)
        self.shown.append(html)
        self.lines.append(lines)
        self.taken += lines

    def take_back(self) -> tuple[str, float]:
        """Remove the last thing shown."""
        lines = self.lines.pop()
        self.taken -= lines
        return self.shown.pop(), lines


def slides_of(book: Any) -> list[Slide]:
    """The slides of a notebook, in order."""
    found = [Slide("")]
    for cell in book.cells:
        if cell.cell_type == "markdown":
            _text(found, cell.source)
        elif re.search(r"\brecall\(", cell.source):
            _questions(found, cell)
        elif "exercise" not in cell.metadata.get("tags", []) and ".check(" not in cell.source:
            _program(found, cell)
    return _without_empty(found)


def _without_empty(slides: list[Slide]) -> list[Slide]:
    """The slides that show something; what the speaker reads on others is on the one before."""
    kept: list[Slide] = []
    for slide in slides:
        if slide.shown:
            kept.append(slide)
        elif kept:
            kept[-1].notes += slide.notes
    return kept


def _add(found: list[Slide], html: str, lines: float, *, kind: str = "plain") -> None:
    """Show something on the last slide, or on a new one with the same title."""
    last = found[-1]
    if kind == "stepper" or not last.has_room_for(lines):
        if last.shown:
            lead = last.take_back() if kind == "plain" and last.leads_on else None
            last = Slide(last.title)
            found.append(last)
            if lead and last.has_room_for(lead[1] + lines):
                last.show(*lead)
            elif lead:
                found[-2].show(*lead)
        last.kind = last.kind if kind == "plain" else kind
    last.show(html, lines)


# -- prose ---------------------------------------------------------------------------------------


def _text(found: list[Slide], source: str) -> None:
    """A cell of prose."""
    place = 0
    for fold in FOLD.finditer(source):
        _blocks(found, source[place : fold.start()])
        _fold(found, fold[1], fold[2].strip())
        place = fold.end()
    _blocks(found, source[place:])


def _blocks(found: list[Slide], source: str) -> None:
    for kind, text in markup.blocks(source):
        html = markup.prose(text)
        title = found[-1].title
        if kind == "heading":
            heading = re.sub(r"</?h\d[^>]*>", "", html)
            found.append(Slide(heading, kind="opening" if text.startswith("# ") else "plain"))
        elif text == "**You will be able to**":
            found.append(Slide("You will be able to"))
        elif title == "Further reading" or text.startswith(("**You need", "*Optional.*")):
            found[-1].notes.append(html)
        elif kind == "fence":
            _code(found, re.sub(r"^```.*\n?", "", text, flags=re.MULTILINE))
        elif kind == "paragraph" and not title.startswith("Exercise"):
            _paragraph(found, text)
        elif markup.plain_length(html):
            rows = 1.2 * text.count("\n") if kind == "table" else 0
            _add(found, html, max(rows, _lines(html)))


def _lines(html: str) -> float:
    """About how many lines a piece of prose takes."""
    return markup.plain_length(html) / LINE + 0.6 * html.count("<li>") + 0.8


def _paragraph(found: list[Slide], text: str) -> None:
    """Show a short paragraph, a rule or the questions; of a long one the sentences in bold."""
    html = markup.prose(text)
    bold = [one for one in sentences(text) if "**" in one]
    is_short = _lines(html) <= SHORT and not text.startswith(("*Proof", "*No ", "*Not "))
    is_first = not found[-1].shown and found[-1].kind != "opening"
    has_label = re.match(r"\*\*[^*]{1,30}[.:]\*\*", text)
    if has_label or text.count("?") > 2 or (is_short and (bold or is_first)):
        _add(found, html, _lines(html))
        return
    found[-1].notes.append(html)
    parts = [one for one in bold if len(" ".join(re.findall(r"\*\*(.+?)\*\*", one)).split()) >= 5]
    if not parts and is_first:
        parts = [_beginning(sentences(text))]
    for part in parts:
        shown = markup.prose(part)
        _add(found, shown, _lines(shown))


def _beginning(parts: list[str]) -> str:
    """Return the first sentence, and those after it as long as they make a short paragraph."""
    shown = parts[0]
    for one in parts[1:]:
        if _lines(markup.prose(f"{shown} {one}")) > SHORT:
            break
        shown += f" {one}"
    return shown


def sentences(text: str) -> list[str]:
    """Return the sentences of a paragraph. What is bold or in brackets is not cut.

    Examples
    --------
    >>> sentences("It follows that **cells wait**. **Why? Who?** See (this. Or that) here. `a` is.")
    ['It follows that **cells wait**.', '**Why? Who?**', 'See (this. Or that) here.', '`a` is.']
    """
    found, begin = [], 0
    for end in re.finditer(r"[.?!](?:\*\*|[)\"_*])*\s+(?=[A-Z0-9*`\"($_\[])", text):
        part = text[begin : end.end()]
        if part.count("**") % 2 == 0 and part.count("(") == part.count(")"):
            found.append(part.strip())
            begin = end.end()
    return [*found, rest] if (rest := text[begin:].strip()) else found


def _fold(found: list[Slide], summary: str, text: str) -> None:
    """An answer is shown after the question; hints and solutions are for the speaker."""
    html = markup.prose(text)
    found[-1].notes.append(f"<p><b>{summary}</b></p>{html}")
    if summary in ("Answer", "Compare") and _lines(html) <= 1.5 * ROOM:
        _add(found, f'<div class="answer fragment">{html}</div>', _lines(html))


# -- programs ------------------------------------------------------------------------------------


def _questions(found: list[Slide], cell: Any) -> None:
    """Questions with a choice of answers: each a slide, its reasons for the speaker."""
    html = "".join(cell.outputs[0].data["text/html"])
    for part in re.split(r"<div\b[^>]*>(?=<p><strong>)|</div>", html)[1::2]:
        options = re.findall(r"<summary>(.*?)</summary>", part, re.DOTALL)
        question = part.partition("</p>")[0]
        items = "".join(f"<li>{option}</li>" for option in options)
        found.append(Slide(found[-1].title, notes=[part]))
        found[-1].show(f'{question}</p><ol class="choice">{items}</ol>', ROOM)


def _program(found: list[Slide], cell: Any) -> None:
    """A cell of code: the code, what it printed, its figures; its stepper on a separate slide."""
    tags = cell.metadata.get("tags", [])
    opens_on = cell.metadata.get("snl", {}).get("opens_on")
    outputs = [one for each in cell.outputs for one in _outputs(each, opens_on) if one[1]]
    kinds = {kind for kind, _, _ in outputs}
    is_read = "hide-input" not in tags and "figures." not in cell.source
    if is_read and ("printed" in kinds or kinds == {"board"}):
        _code(found, cell.source)
    for kind, html, lines in outputs:
        if kind == "source":
            _code(found, html)
        elif kind == "stepper":
            _add(found, html, lines, kind="stepper")
        else:
            shown = f'<div class="fragment">{html}</div>' if "hide-output" in tags else html
            _add(found, shown, lines)


def _outputs(output: Any, opens_on: str | None) -> list[tuple[str, str, float]]:
    """(kind, HTML or code, lines that it takes) of an output, or of each part of a long one."""
    if output.output_type == "stream":
        parts = _pieces(markup.wrapped("".join(output.text)))
        return [("printed", markup.printed(p), markup.height_of(p) / PIXELS) for p in parts]
    return [_output(output.data, opens_on)]


def _output(data: Any, opens_on: str | None) -> tuple[str, str, float]:
    """(kind, HTML or code, lines that it takes) of what a cell returned or displayed."""
    html = "".join(data.get("text/html", ""))
    if "text/markdown" in data:
        text = re.sub(r"^```.*\n?", "", "".join(data["text/markdown"]), flags=re.MULTILINE)
        text = re.sub(r'("""[^\n"]*)\n.*?"""', r'\1"""', text, count=1, flags=re.DOTALL)
        return "source", text, 0
    if STEPPER in data:
        return "stepper", place_of(data, opens_on=opens_on) or "", ROOM
    shown = markup.drawn(data) or ""
    if "image/png" in data or html or TURN in data:
        return "figure", shown, FIGURE
    if "image/svg+xml" in data:
        return "board", shown, BOARD
    return "printed", shown, markup.height_of("".join(data.get("text/plain", "-"))) / PIXELS


def _code(found: list[Slide], text: str) -> None:
    """A program, in pieces that fit."""
    for piece in _pieces(text):
        _add(found, markup.code(piece), markup.height_of(piece) / PIXELS)


def _pieces(text: str) -> Iterator[str]:
    """A text in pieces that fit, cut at empty lines if possible, each with the table's head."""
    lines = text.strip("\n").split("\n")
    head = lines[:2] if len(lines) > 1 and re.fullmatch("-[- ]+", lines[1]) else []
    while lines:
        cut = len(lines)
        if cut > MAX_CODE:
            empty = [at for at in range(6, MAX_CODE + 1) if not lines[at].strip()]
            cut = empty[-1] if empty else MAX_CODE
        piece, lines = "\n".join(lines[:cut]).strip("\n"), lines[cut:]
        lines = [*head, *lines] if lines else lines
        yield piece
