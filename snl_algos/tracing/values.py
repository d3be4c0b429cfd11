"""Reads the values of a program's variables, and turns them into plain data or short texts.

These values belong to the program. Reading them may raise anything, and they may change later, so
only copies are stored, and the recorder catches all exceptions.
"""

from __future__ import annotations

import inspect
import re
import reprlib
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import index
from types import FrameType, MemberDescriptorType
from typing import Any

from ..board import Board, Move

__all__ = [
    "FAR", "READING_ERRORS", "UNSEEN", "escaped", "fits", "guarded", "held_by", "names_of",
    "plain_data", "plain_entry", "queue_kind", "size", "text",
]  # fmt: skip

#: Exceptions that reading the program's values may raise.
#: (A KeyboardInterrupt comes from the user, a Stop from us.)
READING_ERRORS = (Exception, SystemExit, GeneratorExit)
UNSEEN = object()
# Types that cannot have a role.
NO_CELL = (bool, dict, set, type(None))
NO_CONTAINER = (str, bytes, int, float, type(None))
FRONTIER_TYPES = (list, deque, set)
TABLE_TYPES = (dict, list, set, bytearray)
PLAIN = {int, str, float, bool, type(None)}
#: A number as large as this is no cell and no distance.
FAR = 10**9
#: The most characters of the text of a value.
MAX_TEXT = 80
#: A longer tuple is not an entry with a cell in it.
MAX_PARTS = 8
#: A longer path is shown as a text.
MAX_PATH = 200


def names_of(frame: FrameType) -> dict[str, Any]:
    """Return the names visible to a line: the locals, and the globals that the function uses."""
    names = dict(frame.f_locals)
    for name in frame.f_code.co_names:
        if name not in names and name in frame.f_globals:
            names[name] = frame.f_globals[name]
    return names


def held_by(name: str, names: Mapping[str, Any]) -> Any:
    """Return the value of a variable, also of `self.queue`; UNSEEN if it is not set.

    This runs no code of the program, so properties are not evaluated.
    """
    owner, dot, attribute = name.partition(".")
    value = names.get(owner, UNSEEN)
    if not dot or value is UNSEEN:
        return value
    found = inspect.getattr_static(value, attribute, UNSEEN)
    return UNSEEN if isinstance(found, MemberDescriptorType) else found  # a slot is not read


def fits(role: str, value: Any, *, given: bool = False) -> Any:
    """Return the value, or the container in it, if it can have the role; otherwise UNSEEN.

    An integer is read as a set of cells, bit by bit, only if a `Watch` has `given` it the role.
    """
    if role == "current":
        return UNSEEN if isinstance(value, NO_CELL) else value
    if given and role in ("frontier", "visited") and type(value) is int and value >= 0:
        return _set_bits(value) if role == "frontier" else dict.fromkeys(_set_bits(value), True)
    if isinstance(value, NO_CONTAINER) or callable(value):
        return UNSEEN
    if role == "frontier":
        if queue_kind(value):
            value = getattr(value, "queue", None)
        return value if isinstance(value, FRONTIER_TYPES) else UNSEEN
    return value if isinstance(value, TABLE_TYPES) or hasattr(value, "__array__") else UNSEEN


def _set_bits(value: int) -> list[int]:
    """Return the positions of the bits that are 1, in ascending order."""
    return [place for place, bit in enumerate(reversed(bin(value))) if bit == "1"]


def queue_kind(value: Any) -> str | None:
    """Return the kind of a queue from the standard library; None for anything else."""
    if type(value).__module__ not in ("queue", "_queue"):
        return None
    return {"PriorityQueue": "heap", "LifoQueue": "stack"}.get(type(value).__name__, "queue")


@dataclass(frozen=True, slots=True)
class TextOnly:
    """Stands for a value of any other type; only its text is stored."""

    text: str

    def __repr__(self) -> str:
        return self.text


def plain_data(value: Any) -> Any:
    """Return a value that can be read after the run without running any of the program's code.

    Numbers, texts and tuples of these stay as they are. Any other value becomes a `TextOnly`.
    """
    kind = type(value)
    if kind in PLAIN:
        return value
    if isinstance(value, tuple) and len(value) <= MAX_PARTS:
        return tuple(map(plain_data, value))
    if type(value).__module__ == "numpy" and hasattr(value, "item"):
        return value.item()
    return index(value) if hasattr(kind, "__index__") else TextOnly(text(value))


def plain_entry(entry: Any) -> Any:
    """Return an entry of a frontier as plain data: a list, such as a path, becomes a tuple."""
    if isinstance(entry, tuple | list) and len(entry) <= MAX_PATH:
        return tuple(map(plain_data, entry))
    return plain_data(entry)


def text(value: Any) -> str:
    """Return a value as a short text, even if its `repr` fails."""
    if type(value) is str:
        return _cut(repr(value)) if len(value) < 90 else "..."
    if isinstance(value, Board):
        return f"a board of {value.cells} cells"
    if type(value) is Move:
        return str(value)
    try:
        return _cut(repr(value) if type(value) is int else escaped(_SHORT.repr(value)))
    except READING_ERRORS as error:  # also of a number of thousands of digits
        return _cut(f"<{type(value).__name__}: its repr raised {type(error).__name__}>")


def _cut(words: str) -> str:
    return words if len(words) <= MAX_TEXT else f"{words[: MAX_TEXT - 1]}…"


#: A memory address, which would differ from run to run.
ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")


class _Short(reprlib.Repr):
    """Short texts, without addresses."""

    def repr_ndarray(self, x: Any, level: int) -> str:
        """Show only the size of a large array: numpy takes milliseconds to print it."""
        if x.size < 100:
            return self.repr_instance(x, level)
        return f"an array of {' × '.join(map(str, x.shape))}"

    def repr_instance(self, x: Any, level: int) -> str:
        shown = ADDRESS.sub("", repr(x))
        if shown.endswith(" object>"):
            return f"<{type(x).__name__} object>"  # without its module
        return shown if len(shown) <= 40 else f"{shown[:20]}...{shown[-17:]}"


_SHORT = _Short()
_SHORT.maxlevel = 2
_SHORT.maxlist = _SHORT.maxdeque = _SHORT.maxtuple = _SHORT.maxset = 4


def guarded(text_of: Callable[[Any], str], value: Any) -> str:
    """Return the `repr` or `str` of a value, or a description of how that failed."""
    try:
        return escaped(ADDRESS.sub("", text_of(value)))
    except READING_ERRORS as error:
        return f"(a {type(value).__name__}, whose {text_of.__name__} raised {type(error).__name__})"


def escaped(words: str) -> str:
    """Return a text with all unprintable characters escaped, so that none controls a terminal."""
    if words.isprintable():
        return words
    return "".join(one if one.isprintable() or one in "\n\t" else repr(one)[1:-1] for one in words)


def size(changes: Any) -> int:
    """Return the approximate size as JSON, in bytes."""
    if type(changes) is dict:
        return 12 * len(changes) + sum(map(size, changes.values()))
    if type(changes) is list or type(changes) is tuple:
        return 3 * len(changes) + sum(map(size, changes))
    return len(changes) if type(changes) is str else 4
