"""A board as data and as text: what is given is checked, and what is shown is in words.

A function that checks returns its value as a board keeps it, plain whole numbers, or raises a
`BoardError` that names the culprit. What is shown is the plain data that `Board.to_dict` returns.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice, pairwise
from typing import Any, Literal

from .errors import BoardError
from .layout import layout_for

__all__ = [
    "KEYS", "MAX_CELLS", "MAX_FACES", "Jumps", "Overshoot", "chains_followed", "check_jump",
    "check_keys", "checked_cells", "checked_faces", "checked_jumps", "checked_rules",
    "checked_whole", "counted", "drawing_and_summary", "in_python", "listed", "short", "some",
    "summary", "throw_in_words", "with_article",
]  # fmt: skip

Jumps = Mapping[int, int] | Iterable[Sequence[int]]
Overshoot = Literal["stay", "bounce", "win"]

#: Limits that keep a mistyped number from filling the memory.
MAX_CELLS = 10**18
MAX_FACES = 1000
#: A larger board is summed up, not drawn.
MAX_DRAWN = 1000
#: The keys of a board as plain data.
KEYS = ("cells", "die", "start", "chained", "overshoot", "jumps", "ladders", "snakes")


def checked_cells(cells: object) -> int:
    """Return the number of cells."""
    count = checked_whole(cells, "the number of cells")
    if not 1 <= count <= MAX_CELLS:
        raise BoardError(f"the number of cells must be 1 to 10^18, not {short(count)}")
    return count


def checked_rules(start: object, chained: object, overshoot: object) -> dict[str, Any]:
    """Return the rules that are not about the die."""
    cell = checked_whole(start, "start")
    if cell not in (0, 1):
        raise BoardError(
            f"start must be 1 (on the first cell) or 0 (off the board), not {short(cell)}"
        )
    if not isinstance(chained, bool):
        raise BoardError(f"chained must be True or False, not {short(chained)}")
    if not isinstance(overshoot, str) or overshoot not in ("stay", "bounce", "win"):
        raise BoardError(f'overshoot must be "stay", "bounce" or "win", not {short(overshoot)}')
    return {"start": cell, "chained": chained, "overshoot": overshoot}


def checked_faces(die: Any) -> tuple[int, ...]:
    """Return the faces of a die, rising, from their number or from the faces themselves."""
    if type(die) is int or isinstance(die, str | bytes | Mapping) or not isinstance(die, Iterable):
        count = checked_whole(die, "the die")
        if not 1 <= count <= MAX_FACES:
            raise BoardError(f"a die must have 1 to {MAX_FACES} faces, not {short(count)}")
        return tuple(range(1, count + 1))
    faces = sorted(checked_whole(face, "a face of the die") for face in islice(die, MAX_FACES + 1))
    if not 1 <= len(faces) <= MAX_FACES:
        found = "more" if faces else "0"
        raise BoardError(f"a die must have 1 to {MAX_FACES} faces, not {found}")
    for face, following in pairwise(faces):
        if face == following:
            raise BoardError(f"face {short(face)} is on the die twice")
    for face in (faces[0], faces[-1]):
        if not 1 <= face <= MAX_CELLS:
            raise BoardError(f"a face must be 1 to 10^18, not {short(face)}")
    return tuple(faces)


def checked_jumps(
    cells: int, jumps: Jumps, ladders: Jumps | None = None, snakes: Jumps | None = None
) -> dict[int, int]:
    """Return from cell → to cell, in ascending order; jumps from a cell to itself are kept."""
    checked: dict[int, int] = {}
    for kind, some in (("jump", jumps), ("ladder", ladders), ("snake", snakes)):
        for jump in () if some is None else _pairs(some):
            try:
                foot, end = jump
            except (TypeError, ValueError):
                raise BoardError(f"a jump must be a pair (from, to), not {short(jump)}") from None
            if type(foot) is not int:
                foot = checked_whole(foot, f"the first cell of jump {short(jump)}")
            if type(end) is not int:
                end = checked_whole(end, f"the second cell of jump {short(jump)}")
            # Asked here, too, because a check makes very many boards.
            if kind != "jump" or foot in checked or not (1 <= foot <= cells >= end >= 1):
                check_jump(checked, kind, foot, end, cells)
            checked[foot] = end
    return dict(sorted(checked.items()))


def check_jump(jumps: Mapping[int, int], kind: str, foot: int, end: int, cells: int) -> None:
    """Refuse a "ladder", a "snake" or any "jump" that a board with these jumps cannot have."""
    wrong = ""
    if not (1 <= foot <= cells and 1 <= end <= cells):
        off = end if 1 <= foot <= cells else foot
        wrong = f": cell {short(off)} is off the board, whose cells are 1 to {cells}"
    elif kind == "ladder" and foot >= end:
        wrong = " does not lead up; a ladder is foot, then top"
    elif kind == "snake" and foot <= end:
        wrong = " does not lead down; a snake is head, then tail"
    if wrong:
        raise BoardError(f"{kind} {short(foot)}→{short(end)}{wrong}")
    if foot in jumps:
        raise BoardError(
            f"{foot}→{end} is a second jump from cell {foot}, which already has "
            f"{foot}→{jumps[foot]}"
        )


def _pairs(jumps: Jumps) -> list[Any]:
    """Return jumps as pairs, whether there is anything wrong with them or not."""
    if isinstance(jumps, dict):  # asked first: whether something is a Mapping is a slow question
        return list(jumps.items())
    try:
        return list(jumps.items() if isinstance(jumps, Mapping) else jumps)
    except TypeError:
        raise BoardError(f"jumps must be a mapping or pairs, not {short(jumps)}") from None


def chains_followed(jumps: Mapping[int, int]) -> dict[int, int | None]:
    """Return where each jump ends when jumps are chained; None if it leads into a cycle.

    Every jump is followed only once, so a chain of 100,000 jumps takes 100,000 steps.
    """
    ends: dict[int, int | None] = {}
    for foot in jumps:
        chain: dict[int, None] = {}
        cell = foot
        while cell in jumps and cell not in ends and cell not in chain:
            chain[cell] = None
            cell = jumps[cell]
        end = None if cell in chain else ends.get(cell, cell)
        ends.update(dict.fromkeys(chain, end))
    return ends


def check_keys(data: Any) -> None:
    """Refuse plain data that is not a board's."""
    if not isinstance(data, Mapping):
        raise BoardError(f"expected a mapping with the keys of a board, got {short(data)}")
    unknown = [key for key in data if key not in KEYS]
    if unknown or "cells" not in data:
        wrong = f"unknown key {short(unknown[0])}" if unknown else "the key 'cells' is missing"
        raise BoardError(f"{wrong}; the keys of a board are {', '.join(KEYS)}")


def short(value: object, most: int = 40) -> str:
    """Return a value for a message, in at most `most` characters and without addresses.

    This works even if the value itself cannot be shown.

    Examples
    --------
    >>> short([1] * 1000)
    '[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, ...'
    """
    if isinstance(value, int) and abs(value) > 10**24:
        return "a number of more than 24 digits"
    try:
        if isinstance(value, str | bytes | list):
            value = value[:most]  # there may be a hundred million more
        text = re.sub(" at 0x[0-9a-fA-F]+", "", repr(value))
    except ValueError:  # Python does not write out numbers of thousands of digits
        return "something with a number too long to show"
    except Exception:  # its own `repr` fails
        return "something that cannot be shown"
    return text if len(text) <= most else f"{text[: most - 3]}..."


def checked_whole(value: Any, what: str) -> int:
    """Return a whole number as a plain int. NumPy's integers count, bools and floats do not."""
    if not isinstance(value, bool):
        try:
            return operator.index(value)
        except TypeError:
            pass
    raise BoardError(f"{what} must be a whole number, not {short(value)}")


# -- in words --------------------------------------------------------------------------------------


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
    faces = "" if isinstance(die, int) else " ".join(map(str, die))
    parts.append(f"die with faces {faces}" if faces else f"die {die}")
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
