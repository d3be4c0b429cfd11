"""What learners make, read for every check: as the check takes it, or with what would be right."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence, Sized
from contextlib import suppress
from fractions import Fraction
from inspect import signature
from typing import Any

from ..board import Board
from ..programs import Program, ProgramError, program_of
from .learner_values import MAX_ENTRIES, described, number, plain

__all__ = ["WrongValue", "read"]


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
    snl_algos.course.value_readers.WrongValue: my_faces must be a list of numbers, such as \
[6, 4, 1], but it is the text '226'.
    """
    if kind == Callable[..., Any]:
        return _function(value, name, parameters)
    if kind is Program:
        return _program(value, name, parameters)
    wanted, reader = READERS[kind]
    value = plain(value)
    if isinstance(value, Sized) and not isinstance(value, str) and len(value) > MAX_ENTRIES:
        raise WrongValue(f"{name} has {len(value):,} entries, which is far too many.")
    found = reader(value, name)
    if found is None:
        raise WrongValue(f"{name} must be {wanted}, but it is {described(value)}.")
    return found


# -- one reader for each kind: the value, or None for something quite different --------------------


def _numbers(value: Any, name: str) -> list[int] | None:
    if isinstance(value, set | frozenset):
        raise WrongValue(f"{name} is a set, and a set has no order. Write a list: [ ].")
    return [_whole(one, name) for one in value] if isinstance(value, list) else None


def _cells(value: Any, name: str) -> set[int] | None:
    if not isinstance(value, list | set | frozenset):
        return None
    return {_whole(one, name) for one in value}


def _letters(value: Any, name: str) -> list[str] | None:
    """Read a list of letters, or a text such as "BAC", "b a c" or "B → A → C"."""
    if isinstance(value, list) and len(value) == 1:
        (value,) = value
    if isinstance(value, str):
        words = re.findall(r"[^\W_]+", value[:MAX_ENTRIES])
        value = list(words[0]) if len(words) == 1 else words
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        return None
    return [one.strip(" .").upper() for one in value]


#: The numbers of steps in words, from 1 on; and words that may stand around one.
IN_WORDS = (
    "one first 1st", "two second 2nd", "three third 3rd", "four fourth 4th", "five fifth 5th",
    "six sixth 6th",
)  # fmt: skip
AROUND = {"it", "is", "the", "step", "number", "no"}


def _step(value: Any, name: str) -> int | None:
    """Read a number, also in words ("3.", "step 3", "the third one") and in a list by itself."""
    if value is None:
        raise WrongValue(f"No step is chosen yet: {name} must be its number.")
    if isinstance(value, list) and len(value) == 1:
        (value,) = value
    if not isinstance(value, str):
        return None if number(value) is None else _whole(value, name)
    words = [word for word in re.findall(r"-?\w+", value.lower()) if word not in AROUND]
    if words[1:] == ["one"]:  # "the third one"
        words.pop()
    if len(words) != 1 or re.fullmatch(r"\d{1,3}", words[0]):
        return int(words[0]) if len(words) == 1 else None
    return next((n for n, named in enumerate(IN_WORDS, 1) if words[0] in named.split()), None)


def _board(value: Any, name: str) -> Board | None:
    if isinstance(value, Board) and value.cells > MAX_ENTRIES:
        raise WrongValue(f"{name} has {value.cells:,} cells. Far fewer are enough.")
    return value if isinstance(value, Board) else None


def _boards(value: Any, name: str) -> list[Board] | None:
    if not isinstance(value, list):
        return None
    for place, one in enumerate(value, start=1):
        if _board(one, f"Number {place} in {name}") is None:
            raise WrongValue(f"Number {place} in {name} is not a board, but {described(one)}.")
    return value


def _dictionary(
    key_of: Callable[[Any, str], Any], value_of: Callable[[Any, str], Any]
) -> Callable[[Any, str], dict[Any, Any] | None]:
    """Return the reader of a dictionary, also of one that is written as pairs."""

    def reader(value: Any, name: str) -> dict[Any, Any] | None:
        pairs = [*value.items()] if isinstance(value, Mapping) else value
        if not isinstance(pairs, list) or (not pairs and pairs is value):
            return None
        found: dict[Any, Any] = {}
        for pair in pairs:
            if not isinstance(pair, list | tuple) or len(pair) != 2:
                return None
            key = key_of(pair[0], name)
            if key in found:
                raise WrongValue(f"In {name}, {key} stands twice.")
            found[key] = value_of(plain(pair[1]), f"{name}[{key!r}]")
        return found

    return reader


# -- parts of values, and functions ----------------------------------------------------------------


def _word(value: Any, name: str) -> str:
    if not isinstance(value, str):
        raise WrongValue(f"In {name} a text is expected, not {described(value)}.")
    return " ".join(value.split()).strip(" .").lower()


def _letter(value: Any, name: str) -> str:
    return _word(value, name).upper()


def _any_number(value: Any, name: str) -> float | Fraction:
    found = number(plain(value))
    if found is None:
        written = value.strip() if isinstance(value, str) else ""
        if re.fullmatch(r"-?[0-9]{1,9}(\.[0-9]{1,9})?", written):
            raise WrongValue(f"In {name}, {value!r} is a text. Write {written} without the quotes.")
        raise WrongValue(f"In {name} a number is expected, not {described(value)}.")
    return found


def _whole(value: Any, name: str) -> int:
    found = _any_number(value, name)
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


#: Kind → what to write, and who reads it.
READERS: dict[Any, tuple[str, Callable[[Any, str], Any]]] = {
    int: ("a number, such as 2", _step),
    str: ("a text in quotation marks", lambda value, name: value if type(value) is str else None),
    list[int]: ("a list of numbers, such as [6, 4, 1]", _numbers),
    set[int]: ("a set of cells, such as {2, 5}", _cells),
    list[str]: ('a list of letters, such as ["B", "A", "C"]', _letters),
    Board: ("a board, such as Board(12, {3: 9})", _board),
    list[Board]: ("a list of boards, such as [Board(12, {3: 9}), Board(8)]", _boards),
    dict[int, int]: (
        "a dictionary of cells and numbers, such as {2: 1, 5: 3}", _dictionary(_whole, _whole),
    ),
    dict[int, float]: (
        "a dictionary of cells and numbers, such as {2: 1.5}", _dictionary(_whole, _any_number),
    ),
    dict[str, str]: (
        'a dictionary of letters and words, such as {"A": "right"}', _dictionary(_letter, _word),
    ),
    dict[str, list[int]]: (
        "a dictionary with the names of the stub, each with a list",
        _dictionary(_word, lambda one, name: read(one, list[int], name)),
    ),
    dict[str, set[int]]: (
        "a dictionary with the names of the stub, each with its cells",
        _dictionary(_word, lambda one, name: read(one, set[int], name)),
    ),
}  # fmt: skip
