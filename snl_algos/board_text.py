"""A board and its throws in text.

A board is given as the plain data that `Board.to_dict` returns.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .layout import layout_for

__all__ = [
    "counted", "drawing_and_summary", "in_python", "listed", "some", "summary", "throw_in_words",
    "with_article",
]  # fmt: skip

#: A larger board is summed up, not drawn.
MAX_DRAWN = 1000


def counted(number: float, noun: str) -> str:
    """Return a number with its noun: "1 throw", "2.5 throws"."""
    shown = number if isinstance(number, int) else f"{number:g}"
    return f"{shown} {noun}{'' if number == 1 else 's'}"


def listed(things: Iterable[object], before_the_last: str = " and ") -> str:
    """Return things with commas, and with "and" before the last: "1, 2 and 3"."""
    *others, last = [*map(str, things)] or [""]
    return f"{', '.join(others)}{before_the_last}{last}" if others else last


def some(numbers: Iterable[int]) -> str:
    """Return numbers for a message: the first few, and how many more there are."""
    words = [str(number) for number in numbers]
    if len(words) <= 4:
        return ", ".join(words)
    return f"{', '.join(words[:3])} and {len(words) - 3} more"


def with_article(face: int) -> str:
    """Return "a 3", or "an 8", as in "roll an 8".

    Examples
    --------
    >>> with_article(3), with_article(8), with_article(11), with_article(110)
    ('a 3', 'an 8', 'an 11', 'a 110')
    """
    digits = str(face)
    eleven = len(digits) % 3 == 2 and digits[:2] in ("11", "18")
    return f"an {face}" if eleven or digits[0] == "8" else f"a {face}"


def throw_in_words(cell: int, move: tuple[int, int, int], jump: int | None) -> str:
    """Return a move from a cell in words; `jump` is where the jump on its landing ends."""
    face, landing, stand = move
    said = f"from {cell}, roll {with_article(face)}: land on {landing}"
    if jump is None:
        return said
    if jump != stand:
        return f"{said}, follow the jumps to {stand}"
    return f"{said}, {'climb' if stand > landing else 'slide'} to {stand}"


def in_python(board: Mapping[str, Any]) -> str:
    """Return Python that makes the board."""
    said = [str(board["cells"])]
    if board["jumps"]:
        said.append(repr(dict(board["jumps"])))
    rules = {**board, "die": board["die"] if isinstance(board["die"], int) else tuple(board["die"])}
    usual = {"die": 6, "start": 1, "chained": False, "overshoot": "stay"}
    said += [f"{name}={rules[name]!r}" for name in usual if rules[name] != usual[name]]
    return f"Board({', '.join(said)})"


def summary(board: Mapping[str, Any]) -> str:
    """Return size and rules in one line; the usual rules are left out."""
    die, jumps = board["die"], board["jumps"]
    parts = [counted(board["cells"], "cell")]
    parts.append(f"die {die}" if isinstance(die, int) else f"die with faces {_spaced(die)}")
    ladders = sum(end > foot for foot, end in jumps)
    snakes = sum(end < foot for foot, end in jumps)
    parts.append(counted(ladders, "ladder") if ladders else "no ladders")
    parts.append(counted(snakes, "snake") if snakes else "no snakes")
    if board["start"] == 0:
        parts.append("starts off the board")
    if board["chained"]:
        parts.append("jumps are chained")
    if board["overshoot"] == "bounce":
        parts.append("bounces off the goal")
    if board["overshoot"] == "win":
        parts.append("passing the goal wins")
    return ", ".join(parts)


def _spaced(faces: Sequence[int]) -> str:
    return " ".join(map(str, faces))


def drawing_and_summary(board: Mapping[str, Any]) -> str:
    """Return the cells, top row first, with each jump in the cell it leaves, and the summary."""
    if board["cells"] > MAX_DRAWN:
        return summary(board)
    layout = layout_for(board["cells"])
    labels = {cell: str(cell) for cell in range(1, board["cells"] + 1)}
    labels |= {foot: f"{foot}→{end}" for foot, end in board["jumps"]}
    width = max(map(len, labels.values()))
    lines = []
    for row in reversed(range(layout.rows)):
        cells = (layout.cell_at(row, column) for column in range(layout.columns))
        line = "  ".join(f"{labels[cell] if cell else '':>{width}}" for cell in cells)
        lines.append(line.rstrip())
    return "\n".join([*lines, summary(board)])
