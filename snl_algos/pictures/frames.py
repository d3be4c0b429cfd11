"""The parts around the board of a step: title, sentence, frontier, code and progress bar.

Each has reserved space, so that nothing jumps from one step to the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from textwrap import wrap
from typing import Any, NamedTuple

from matplotlib.font_manager import FontProperties
from matplotlib.patches import Patch
from matplotlib.text import Text
from matplotlib.textpath import text_to_path
from matplotlib.transforms import Affine2D

from ..tracing import State, Trace
from .paper import Sheet, box, text

__all__ = ["BAR", "HEADER", "LINE", "SAYS", "WAITING", "Frame", "has_frontier"]

#: The heights of the title, the sentence, the frontier and the progress bar, in points.
HEADER, SAYS, WAITING, BAR = 32.0, 46.0, 30.0, 16.0
#: The padding at the left and right, and the font sizes, in points.
PAD, TITLE, SENTENCE, SMALL = 13.0, 12.5, 14.0, 10.0
#: The height of a line of code, its font size, and the width of one letter.
LINE, CODE = 13.0, 9.0
LETTER = 0.602 * CODE
#: The width of the column of line numbers.
GUTTER = 30.0
MONOSPACE = ["DejaVu Sans Mono", "monospace"]
#: Kind of frontier → the names of its two ends.
ENDS = {"queue": ("front", "back"), "stack": ("bottom", "top")}
#: Kind of frontier → its name in the picture.
NAMES = {"queue": "queue", "stack": "stack", "heap": "heap", "level": "this round"}


class Row(NamedTuple):
    """A row of code: its line number if a line begins here, the code, and whether it is current."""

    number: int | None
    code: str
    now: bool


def has_frontier(run: Trace) -> bool:
    """Return whether the picture has a row for the frontier."""
    return run.to_dict()["roles"]["frontier"] is not None


class Frame:
    """The parts of a picture around its board.

    `across` is where it begins on the sheet of the board, and how wide it is, in points.
    """

    def __init__(self, sheet: Sheet, run: Trace, across: tuple[float, float]) -> None:
        self.sheet, self.run, self.palette = sheet, run, sheet.palette
        begin, self.width = across
        (left, _), (bottom, top) = sheet.axes.get_xlim(), sheet.axes.get_ylim()
        self.height = (bottom - top) * sheet.unit
        # Coordinates of this frame are in points, from its upper left corner.
        in_cells = Affine2D().translate(begin, 0).scale(1 / sheet.unit).translate(left, top)
        self.transform = in_cells + sheet.axes.transData

    def _group(self, name: str, parts: Sequence[Patch | Text]) -> None:
        self.sheet.group(name, parts, 2, self.transform)

    def _text(
        self, at: complex, words: str, size: float = SMALL, colour: str = "quiet",
        weight: str = "normal",
    ) -> Text:  # fmt: skip
        made = text(at, words, size, self.palette[colour], weight)
        made.set(ha="left", va="baseline")
        return made

    def draw_header(self, state: State) -> None:
        """Draw the title, the name of the board and the number of the step, counted from 0."""
        data = self.run.to_dict()
        count = f"{state.step} / {len(self.run.steps) - 1}"
        right = self.width - PAD - _wide(count, SMALL)
        title = _cut(data["title"], TITLE, "bold", right - 2 * PAD)
        parts = [
            self._text(PAD + 22j, title, TITLE, "ink", "bold"),
            self._text(right + 22j, count),
        ]
        left = PAD + _wide(title, TITLE, "bold") + PAD
        board = _cut(data["board"].get("name") or "", SMALL, "normal", right - left - PAD)
        if board:
            parts.append(self._text(left + 22j, board))
        self._group("title", parts)

    def draw_sentence(self, state: State, below: float) -> None:
        """Draw the narration of the step in up to two lines, next to a bar in the strong colour."""
        words = state.says
        if state.step == len(self.run.steps) - 1:
            ending = self.run.ending()
            words = f"{words} {ending[:1].upper()}{ending[1:]}.".lstrip()
        lines = _folded(words, SENTENCE, self.width - 2 * PAD - 12, 2)
        first = below + (19 if len(lines) == 2 else 27)
        parts: list[Patch | Text] = [box(PAD + (below + 3) * 1j, 3.5, 38, 1, self.palette["now"])]
        for number, line in enumerate(lines):
            at = PAD + 12 + (first + 18 * number) * 1j
            parts.append(self._text(at, line, SENTENCE, "ink", "normal"))
        self._group("says", parts)

    def draw_frontier(self, frontier: Sequence[Sequence[Any]], top: float) -> None:
        """Draw in one row as many entries as fit, and the number of those left out."""
        kind = self.run.to_dict()["frontier_kind"]
        first, last = ENDS.get(kind, (NAMES.get(kind, "frontier"), ""))
        base = top + 18
        parts: list[Patch | Text] = [self._text(PAD + base * 1j, first)]
        left = PAD + _wide(first, SMALL) + 8
        most = self.width - PAD - max(_wide("+ 999 more", SMALL), _wide(last, SMALL)) - 4
        for at, (cell, note) in enumerate(frontier):
            number = "?" if cell is None else str(cell)
            note = _cut(note, SMALL * 0.85, "normal", 48)
            across = _wide(number, SMALL, "bold") + 12
            across += _wide(note, SMALL * 0.85) + 4 if note else 0
            if left + across > most:
                last = f"+ {len(frontier) - at} more"
                break
            is_next = _is_next(kind, at, frontier)
            parts += self._chip(left, top, across, number, note, strong=is_next)
            left += across + 6
        if last:
            parts.append(self._text(left + base * 1j, last))
        self._group("frontier", parts)

    def _chip(
        self, left: float, top: float, across: float, number: str, note: str, *, strong: bool
    ) -> list[Patch | Text]:
        """Return an entry, outlined like a waiting cell; the outline of the next one is solid."""
        outline = box(left + (top + 4) * 1j, across, 20, 4, "none")
        dashes: Any = "solid" if strong else (0, (2.4, 1.3))
        outline.set(ec=self.palette["wait"], lw=1.8 if strong else 1.3, linestyle=dashes)
        at = left + 6 + (top + 18) * 1j
        parts: list[Patch | Text] = [outline, self._text(at, number, SMALL, "ink", "bold")]
        if note:
            beside = at + _wide(number, SMALL, "bold") + 4
            parts.append(self._text(beside, note, SMALL * 0.85, "quiet", "normal"))
        return parts

    def draw_code(self, rows: Sequence[Row], top: float) -> None:
        """Draw lines of code with their numbers, the current one on a coloured background."""
        parts: list[Patch | Text] = []
        for at, row in enumerate(rows):
            base = top + LINE * (at + 0.72)
            if row.now:
                ground = (PAD + (top + LINE * at) * 1j, self.width - 2 * PAD, LINE)
                parts.append(box(*ground, 2, self.palette["nowSoft"]))
                parts.append(box(ground[0], 3, LINE, 1, self.palette["now"]))
            left = PAD + GUTTER
            if row.number is not None:
                number = self._text(left - 8 + base * 1j, str(row.number), CODE, "quiet", "normal")
                number.set(ha="right", family=MONOSPACE)
                parts.append(number)
            # SVG in a page collapses spaces at the beginning of a text.
            left += LETTER * _indent(row.code)
            weight = "bold" if row.now else "normal"
            line = self._text(left + base * 1j, row.code.strip(), CODE, "ink", weight)
            line.set(family=MONOSPACE)
            parts.append(line)
        self._group("code", parts)

    def rows_of(self, state: State, most: int) -> list[Row]:
        """Return at most `most` rows of code, around the current line.

        Narration is left out, and so is what is too far from the current line to fit. A line that
        is too long is folded, never cut.
        """
        function = self.run.to_dict()["functions"][state.function]
        lines = [line.partition("  #:")[0].rstrip() for line in function["lines"]]
        letters = int((self.width - 2 * PAD - GUTTER) / LETTER)
        rows = [
            Row(None if part else function["first"] + at, text, at == state.line)
            for at, line in enumerate(lines)
            if at == state.line or not line.lstrip().startswith("#:")
            for part, text in enumerate(_folded_code(line, letters))
        ]
        now = next((at for at, row in enumerate(rows) if row.now), 0)
        first = max(0, min(now - most // 3, len(rows) - most))
        rows = rows[first : first + most]
        indent = min((_indent(row.code) for row in rows if row.code.strip()), default=0)
        return [row._replace(code=row.code[indent:]) for row in rows]

    def draw_bar(self, state: State) -> None:
        """Draw how far the run is, along the bottom edge."""
        top, across = self.height - BAR + 4, self.width - 2 * PAD
        share = state.step / max(1, len(self.run.steps) - 1)
        track = box(PAD + top * 1j, across, 4, 2, self.palette["line"])
        done = box(PAD + top * 1j, max(4, across * share), 4, 2, self.palette["now"])
        self._group("bar", [track, done])


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _folded_code(line: str, letters: int) -> list[str]:
    """Fold a line of code into rows of at most `letters`; continuation rows are indented."""
    inside = " " * (_indent(line) + 4)
    return wrap(line, letters, subsequent_indent=inside, drop_whitespace=False) or [""]


def _is_next(kind: str | None, at: int, frontier: Sequence[object]) -> bool:
    """Return whether an entry is the one that will be taken next."""
    if kind == "stack":
        return at == len(frontier) - 1
    return kind in ("queue", "heap") and at == 0


@lru_cache(maxsize=4096)
def _wide(words: str, size: float, weight: str = "normal") -> float:
    """Return the width of a text in points."""
    font = FontProperties(family="DejaVu Sans", weight=weight, size=size)
    across, _, _ = text_to_path.get_text_width_height_descent(words, font, ismath=False)
    return float(across)


def _cut(words: str, size: float, weight: str, most: float) -> str:
    """Return a text, cut with an ellipsis if it is wider than `most`."""
    if _wide(words, size, weight) <= most:
        return words
    while words and _wide(f"{words}…", size, weight) > most:
        words = words[:-1]
    return f"{words.rstrip()}…" if words else ""


def _folded(words: str, size: float, most: float, count: int) -> list[str]:
    """Wrap a text into at most `count` lines; a line that is too wide is cut."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if _wide(longer, size) <= most or len(lines) == count:
            lines[-1] = longer
        else:
            lines.append(word)
    return [_cut(line, size, "normal", most) for line in lines]
