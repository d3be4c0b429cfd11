"""Values that learners make: read as a check takes them, compared, and said in words."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from inspect import signature
from typing import Any, get_args, get_origin

from ..board import Board
from ..board_text import short
from ..programs import Program, ProgramError, program_of

__all__ = ["WrongValue", "described", "plain", "read", "same", "shown"]

#: No range in an answer is longer, and no board has more cells.
MAX_ENTRIES = 1_000

#: The types whose values are shown, and what they are called.
NAMES = {
    bool: "", type(None): "", str: "the text ", int: "the number ", float: "the number ",
    Fraction: "the number ", complex: "the number ", list: "the list ", tuple: "the tuple ",
    set: "the set ", frozenset: "the set ", dict: "the dictionary ", bytes: "the bytes ", range: "",
}  # fmt: skip

#: The kinds of values that checks take, and what to write for each.
WANTED: dict[Any, str] = {
    int: "a number, such as 2",
    str: "a text in quotation marks",
    Board: "a board, such as Board(12, {3: 9})",
    list[int]: "a list of numbers, such as [6, 4, 1]",
    list[str]: 'a list of letters, such as ["B", "A", "C"]',
    list[Board]: "a list of boards, such as [Board(12, {3: 9}), Board(8)]",
    set[int]: "a set of cells, such as {2, 5}",
    dict[int, int]: "a dictionary of cells and numbers, such as {2: 1, 5: 3}",
    dict[int, float]: "a dictionary of cells and numbers, such as {2: 1.5}",
    dict[str, str]: 'a dictionary of letters and words, such as {"A": "right"}',
    dict[str, list[int]]: "a dictionary with the names of the stub, each with a list",
    dict[str, set[int]]: "a dictionary with the names of the stub, each with its cells",
}

#: The numbers of steps in words, and words that may stand around one.
IN_WORDS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
AROUND = {"it", "is", "the", "step", "number", "no"}


class WrongValue(Exception):
    """A value of another kind than was asked for. Its text is a sentence for the learner."""


def read(value: Any, kind: Any, name: str, parameters: Sequence[str] = ()) -> Any:
    """Read a learner's value as the kind that a check takes.

    `kind` is how the check is annotated: `list[int]`, `Board`, `Callable[..., Any]` and so on.
    `name` is the name that the learner's code gives the value, and `parameters` are those that a
    function is given. Raises WrongValue if the value is of another kind.

    Examples
    --------
    >>> read((2, 2, 6), list[int], "my_faces")
    [2, 2, 6]
    >>> read("b, a, c", list[str], "my_order")
    ['B', 'A', 'C']
    >>> read("226", list[int], "my_faces")
    Traceback (most recent call last):
        ...
    snl_algos.course.learner_values.WrongValue: my_faces must be a list of numbers, such as \
[6, 4, 1], but it is the text '226'.
    """
    if kind == Callable[..., Any]:
        return _function(value, name, parameters)
    if kind is Program:
        return _program(value, name, parameters)
    value = plain(value)
    if isinstance(value, Board) and value.cells > MAX_ENTRIES:
        raise WrongValue(f"{name} has {value.cells:,} cells, which is far too many.")
    found = _read(value, kind, name)
    if found is None:
        raise WrongValue(f"{name} must be {WANTED[kind]}, but it is {described(value)}.")
    return found


def _read(value: Any, kind: Any, name: str) -> Any:
    """Read a value that is no function; None stands for something quite different."""
    if kind is int:
        return _step(value, name)
    if kind == list[str]:
        return _letters(value)
    shape, parts = get_origin(kind), get_args(kind)
    if shape is None:
        return value if isinstance(value, kind) else None
    if shape is dict:
        return _dictionary(value, parts[0], parts[1], name)
    if kind == list[int] and isinstance(value, set | frozenset):
        raise WrongValue(f"{name} is a set, and a set has no order. Write a list: [ ].")
    if not isinstance(value, list if shape is list else list | set | frozenset):
        return None
    return shape(_part(one, parts[0], name) for one in value)


def _part(value: Any, kind: Any, name: str) -> Any:
    """Read an entry of a list, a set or a dictionary."""
    if kind is Board:
        return read(value, kind, f"An entry of {name}")
    reader = {int: _whole, float: _number, str: _word}.get(kind)
    return reader(plain(value), name) if reader else read(value, kind, name)


def _dictionary(value: Any, key_kind: Any, value_kind: Any, name: str) -> dict[Any, Any] | None:
    """Read a dictionary, or one that is written as pairs."""
    pairs = [*value.items()] if isinstance(value, Mapping) else value
    if not isinstance(pairs, list):
        return None
    found: dict[Any, Any] = {}
    for pair in pairs:
        if not isinstance(pair, list | tuple) or len(pair) != 2:
            return None
        key = _part(pair[0], key_kind, name)
        if key in found:
            raise WrongValue(f"In {name}, {key} appears twice.")
        found[key] = _part(pair[1], value_kind, f"{name}[{key!r}]")
    return found


def _letters(value: Any) -> list[str] | None:
    """Read a list of letters, or a text such as "BAC", "b a c" or "B → A → C"."""
    if isinstance(value, str):
        words = re.findall(r"[^\W_]+", value[:MAX_ENTRIES])
        value = list(words[0]) if len(words) == 1 else words
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        return None
    return [one.strip(" .").upper() for one in value]


def _step(value: Any, name: str) -> int | None:
    """Read a number, also in words: "3.", "step 3", "It is three"."""
    if value is None:
        raise WrongValue(f"No step is chosen yet: {name} must be its number.")
    if not isinstance(value, str):
        return None if finite(value) is None else _whole(value, name)
    words = [word for word in re.findall(r"-?\w+", value.lower()) if word not in AROUND]
    if len(words) != 1:
        return None
    return int(words[0]) if re.fullmatch(r"\d{1,3}", words[0]) else IN_WORDS.get(words[0])


def _word(value: Any, name: str) -> str:
    if not isinstance(value, str):
        raise WrongValue(f"In {name} a text is expected, not {described(value)}.")
    return " ".join(value.split()).strip(" .").lower()


def _number(value: Any, name: str) -> float | Fraction:
    found = finite(value)
    if found is None:
        written = value.strip() if isinstance(value, str) else ""
        if re.fullmatch(r"-?[0-9]{1,9}(\.[0-9]{1,9})?", written):
            raise WrongValue(f"In {name}, {value!r} is a text. Write {written} without the quotes.")
        raise WrongValue(f"In {name} a number is expected, not {described(value)}.")
    return found


def _whole(value: Any, name: str) -> int:
    found = _number(value, name)
    if found != int(found):
        raise WrongValue(f"In {name} a whole number is expected, not {described(value)}.")
    return int(found)


def _function(value: Any, name: str, parameters: Sequence[str]) -> Any:
    """Read a function that takes these parameters."""
    head = f"def {name}({', '.join(parameters)})"
    if isinstance(value, type) or not callable(value):
        raise WrongValue(f"{name} must be a function, {head}, but it is {described(value)}.")
    try:
        own = signature(value)
    except (TypeError, ValueError):
        return value  # a function in C may not say what it takes
    with suppress(TypeError):
        own.bind(*parameters)
        names = [*own.parameters][: len(parameters)]
        if names == [*parameters] or set(names) != set(parameters):  # other names are fine
            return value
    takes = ", ".join(own.parameters) or "nothing"
    raise WrongValue(f"{name} must be a function, {head}, but yours takes {takes}.")


def _program(value: Any, name: str, parameters: Sequence[str]) -> Any:
    """Read a function in any signature that can be run on boards, or a judge's class."""
    with suppress(ProgramError):
        return program_of(value) if callable(value) else _function(value, name, parameters)
    _function(value, name, parameters)
    raise WrongValue(f"{name} must be a function like def {name}({', '.join(parameters)}).")


def plain(value: Any) -> Any:
    """Read tuples, queues, ranges and the arrays and numbers of libraries as lists and numbers.

    Examples
    --------
    >>> plain((2, (2, 6))), plain(range(3))
    ([2, [2, 6]], [0, 1, 2])
    """
    if isinstance(value, range) and value[MAX_ENTRIES:]:
        return value
    if isinstance(value, list | tuple | deque | range):
        return [plain(one) for one in value]
    convert = getattr(value, "tolist", None)
    return convert() if callable(convert) and not isinstance(value, type) else value


def finite(value: Any) -> float | Fraction | None:
    """Return a number as it is; None for anything else, and if it is not finite.

    Examples
    --------
    >>> finite(2.5), finite(Fraction(1, 10)), finite("2")
    (2.5, Fraction(1, 10), None)
    """
    if isinstance(value, bool) or not isinstance(value, int | float | Fraction):
        return None
    return value if -(10**18) < value < 10**18 else None  # nan is not smaller


def same(got: Any, expected: Any) -> bool:
    """Return whether a call returned the expected value, in any type of sequence or number.

    Where True or False is expected, 1 and 0 will do; and a float is expected up to rounding.

    Examples
    --------
    >>> same((1, 2), [1, 2]), same(True, 1), same(1, True), same(0.1 + 0.2, 0.3)
    (True, False, True, True)
    """
    got = plain(got)
    if isinstance(got, bool) and not isinstance(expected, bool):
        return False
    if isinstance(expected, float):
        found = finite(got)
        return found is not None and abs(found - expected) <= 1e-6
    return bool(got == plain(expected))


def described(value: Any) -> str:
    """Say what a value is, without Python's names of types.

    Examples
    --------
    >>> described("226"), described((7, 2)), described(None), described(Board(8))
    ("the text '226'", 'the tuple (7, 2)', 'None', 'a board')
    """
    if text := shown(value, 40):
        kind = type(value) if type(value) in NAMES else type(plain(value))
        return text if text.startswith("a number") else f"{NAMES[kind]}{text}"
    if callable(value):
        return "a class" if isinstance(value, type) else "a function"
    return "a board" if isinstance(value, Board) else f"something of type {type(value).__name__}"


def shown(value: Any, most: int = 200) -> str:
    """Show a value as its author would write it; nothing if it has no such form.

    Examples
    --------
    >>> shown([7, 2]), shown(10**20), shown(len)
    ('[7, 2]', 'a number of more than 18 digits', '')
    """
    if type(value) not in NAMES:
        value = plain(value)
    if isinstance(value, int) and abs(value) >= 10**18:
        return "a number of more than 18 digits"
    return short(value, most) if type(value) in NAMES else ""
