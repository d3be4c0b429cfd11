"""What stands around the board of a step: the title, the sentence, what waits, and the bar.

All of it has reserved space, so that nothing jumps from one step to the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from matplotlib.font_manager import FontProperties
from matplotlib.patches import Patch
from matplotlib.text import Text
from matplotlib.textpath import text_to_path
from matplotlib.transforms import Affine2D

from ..traces import State, Trace
from .paper import Sheet
from .strokes import box, text

__all__ = ["HEADER", "WIDTH", "Frame", "footer_of"]

#: The width of a picture of a step in points: 6.4 inches.
WIDTH = 460.8
#: What the title, the sentence, what waits and the bar take of the height, in points.
HEADER, SAYS, WAITING, BAR = 32.0, 46.0, 30.0, 16.0
#: The room at the left and at the right, and the sizes of type, in points.
PAD, TITLE, SENTENCE, SMALL = 13.0, 12.5, 14.0, 10.0
#: How the ends of a frontier are called.
ENDS = {"queue": ("front", "back"), "stack": ("bottom", "top")}
#: How the frontier itself is called.
NAMES = {"queue": "queue", "stack": "stack", "heap": "heap", "level": "this round"}


def footer_of(run: Trace) -> float:
    """What is below the board, in points."""
    return SAYS + BAR + (WAITING if _has_frontier(run) else 0)


def _has_frontier(run: Trace) -> bool:
    return run.to_dict()["roles"]["frontier"] is not None


class Frame:
    """The parts of a picture around its board."""

    def __init__(self, sheet: Sheet, run: Trace) -> None:
        self.sheet, self.run, self.palette = sheet, run, sheet.palette
        (left, _), (bottom, top) = sheet.axes.get_xlim(), sheet.axes.get_ylim()
        self.height = (bottom - top) * sheet.unit
        # Here, points are counted from the upper left corner of the paper.
        in_cells = Affine2D().scale(1 / sheet.unit).translate(left, top)
        self.transform = in_cells + sheet.axes.transData

    def draw(self, state: State, below: float) -> None:
        """Draw all of it; `below` is where the board ends, in points from the top."""
        self._draw_header(state)
        self._draw_sentence(state, below)
        if _has_frontier(self.run):
            self._draw_frontier(state.frontier, below + SAYS)
        self._draw_bar(state)

    def _group(self, name: str, parts: Sequence[Patch | Text]) -> None:
        self.sheet.group(name, parts, 2, self.transform)

    def _text(self, at: complex, words: str, size: float, colour: str, weight: str) -> Text:
        made = text(at, words, size, self.palette[colour], weight)
        made.set(ha="left", va="baseline")
        return made

    def _draw_header(self, state: State) -> None:
        data = self.run.to_dict()
        count = f"{state.step + 1} / {len(self.run.steps)}"
        right = WIDTH - PAD - _wide(count, SMALL)
        title = _cut(data["title"], TITLE, "bold", right - 2 * PAD)
        parts = [
            self._text(PAD + 22j, title, TITLE, "ink", "bold"),
            self._text(right + 22j, count, SMALL, "quiet", "normal"),
        ]
        left = PAD + _wide(title, TITLE, "bold") + PAD
        board = _cut(data["board"].get("name") or "", SMALL, "normal", right - left - PAD)
        if board:
            parts.append(self._text(left + 22j, board, SMALL, "quiet", "normal"))
        self._group("title", parts)

    def _draw_sentence(self, state: State, below: float) -> None:
        """What the step says in at most two lines, beside a bar in the strong colour."""
        words = state.says
        if state.step == len(self.run.steps) - 1:
            words = f"{words}; {self.run.ending()}" if words else self.run.ending()
        words = f"{words[:1].upper()}{words[1:]}." if words else ""
        lines = _folded(words, SENTENCE, WIDTH - 2 * PAD - 12, 2)
        first = below + (19 if len(lines) == 2 else 27)
        parts: list[Patch | Text] = [box(PAD + (below + 3) * 1j, 3.5, 38, 1, self.palette["now"])]
        for number, line in enumerate(lines):
            at = PAD + 12 + (first + 18 * number) * 1j
            parts.append(self._text(at, line, SENTENCE, "ink", "normal"))
        self._group("says", parts)

    def _draw_frontier(self, frontier: Sequence[Sequence[Any]], top: float) -> None:
        """The entries in one row, as many as have room, and how many more there are."""
        kind = self.run.to_dict()["frontier_kind"]
        first, last = ENDS.get(kind, (NAMES.get(kind, "frontier"), ""))
        base = top + 18
        parts: list[Patch | Text] = [self._text(PAD + base * 1j, first, SMALL, "quiet", "normal")]
        left = PAD + _wide(first, SMALL) + 8
        most = WIDTH - PAD - max(_wide("+ 999 more", SMALL), _wide(last, SMALL)) - 4
        for at, (cell, note) in enumerate(frontier):
            number = "?" if cell is None else str(cell)
            note = _cut(note, SMALL * 0.85, "normal", 48)
            across = _wide(number, SMALL, "bold") + 12
            across += _wide(note, SMALL * 0.85) + 4 if note else 0
            if left + across > most:
                last = f"+ {len(frontier) - at} more"
                break
            parts += self._chip(
                left, top, across, number, note, strong=_is_next(kind, at, frontier)
            )
            left += across + 6
        if last:
            parts.append(self._text(left + base * 1j, last, SMALL, "quiet", "normal"))
        self._group("frontier", parts)

    def _chip(
        self, left: float, top: float, across: float, number: str, note: str, *, strong: bool
    ) -> list[Patch | Text]:
        """An entry, in the outline of a waiting cell; whole around the one that is next."""
        outline = box(left + (top + 4) * 1j, across, 20, 4, "none")
        dashes: Any = "solid" if strong else (0, (2.4, 1.3))
        outline.set(ec=self.palette["wait"], lw=1.8 if strong else 1.3, linestyle=dashes)
        at = left + 6 + (top + 18) * 1j
        parts: list[Patch | Text] = [outline, self._text(at, number, SMALL, "ink", "bold")]
        if note:
            beside = at + _wide(number, SMALL, "bold") + 4
            parts.append(self._text(beside, note, SMALL * 0.85, "quiet", "normal"))
        return parts

    def _draw_bar(self, state: State) -> None:
        """Where in the run the step is."""
        top, across = self.height - BAR + 4, WIDTH - 2 * PAD
        share = (state.step + 1) / len(self.run.steps)
        track = box(PAD + top * 1j, across, 4, 2, self.palette["line"])
        done = box(PAD + top * 1j, max(4, across * share), 4, 2, self.palette["now"])
        self._group("bar", [track, done])


def _is_next(kind: str | None, at: int, frontier: Sequence[object]) -> bool:
    """Whether an entry is the one that will be taken next."""
    if kind == "stack":
        return at == len(frontier) - 1
    return kind in ("queue", "heap") and at == 0


@lru_cache(maxsize=4096)
def _wide(words: str, size: float, weight: str = "normal") -> float:
    """How wide words are, in points."""
    font = FontProperties(family="DejaVu Sans", weight=weight, size=size)
    across, _, _ = text_to_path.get_text_width_height_descent(words, font, ismath=False)
    return float(across)


def _cut(words: str, size: float, weight: str, most: float) -> str:
    """Words, cut if they are wider than that."""
    if _wide(words, size, weight) <= most:
        return words
    while words and _wide(f"{words}…", size, weight) > most:
        words = words[:-1]
    return f"{words.rstrip()}…" if words else ""


def _folded(words: str, size: float, most: float, count: int) -> list[str]:
    """Words folded between them into at most so many lines; the last one may be cut."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if _wide(longer, size) <= most or len(lines) == count:
            lines[-1] = longer
        else:
            lines.append(word)
    return [_cut(line, size, "normal", most) for line in lines]
