"""Strict reading of JSON: every error names its place, and no value is coerced to another type.

Only the spelling may be that of Python or JavaScript.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from itertools import accumulate
from typing import NoReturn

from ...board import BoardError
from ...errors import did_you_mean
from ._text import excerpt

__all__ = ["listed", "load", "members", "shown", "whole"]

#: A string of JSON, which stays as it is; and what Python and JavaScript write in another way than
#: JSON: a string in single quotes, True and False, tuples, numbers as keys, a comma at the end.
_OTHER_SPELLINGS = re.compile(
    r"""
    "(?:[^"\\]|\\.)*" | '[^'"\\]*' | \b(?:True|False)\b | [()]
    | \b[0-9]+\b(?=\s*:) | ,(?=\s*[\]})])
    """,
    re.VERBOSE,
)
_IN_JSON = {"True": "true", "False": "false", "(": "[", ")": "]", ",": " "}

#: The deepest nesting of lists and objects. No notation needs more than three levels, and
#: Python in a web page crashes at a hundred thousand.
MAX_DEPTH = 100


def load(text: str) -> object:
    """Return the value of a JSON text.

    Raises
    ------
    BoardError
        If the text is JSON in no spelling, or contains a key twice, NaN or Infinity.

    Examples
    --------
    >>> load('{"A": [[3, 22]], "B": []}')
    {'A': [[3, 22]], 'B': []}
    >>> load("{'jumps': {3: 22}, 'chained': True,}")
    {'jumps': {'3': 22}, 'chained': True}
    >>> load("[1, 2,, 3]")
    Traceback (most recent call last):
    ...
    snl_algos.board.BoardError: line 1, column 7: not JSON (Expecting value) at ', 3]'
    """
    if not text.strip():
        raise BoardError("the text is empty")
    try:
        return _parsed(text)
    except json.JSONDecodeError as error:
        # Of what is in single quotes, only a board is read.
        if "'" not in text or re.search("'(jumps|ladders|snakes)'", text):
            with suppress(json.JSONDecodeError):
                return _parsed(_OTHER_SPELLINGS.sub(_in_json, text))
        rest = text[error.pos : error.pos + 50]
        found = f"at {excerpt(rest)}" if rest.strip() else "where the text ends"
        reason = error.msg.removesuffix(" at")
        raise BoardError(
            f"line {error.lineno}, column {error.colno}: not JSON ({reason}) {found}"
        ) from None


def _parsed(text: str) -> object:
    if _depth(text) > MAX_DEPTH:
        raise BoardError("lists or objects are nested too deeply")
    try:
        value: object = json.loads(text, object_pairs_hook=_object, parse_constant=_refuse_constant)
    except (json.JSONDecodeError, BoardError):
        raise
    except ValueError:  # Python does not convert numbers with thousands of digits
        raise BoardError("a number has too many digits") from None
    return value


def _in_json(found: re.Match[str]) -> str:
    """Return in JSON what `_OTHER_SPELLINGS` found."""
    part = found[0]
    if part[0] == "'" or part.isdigit():
        return '"' + part.strip("'") + '"'
    return _IN_JSON.get(part, part)


def _depth(text: str) -> int:
    """Return an upper bound on the nesting depth of lists and objects, exact if it is large."""
    brackets = text.count("[") + text.count("{")
    if brackets > MAX_DEPTH:
        outside_texts = re.sub(r'"(?:[^"\\]|\\.)*"', "", text)
        found = re.findall(r"[\[\]{}]", outside_texts)
        return max(accumulate(1 if one in "[{" else -1 for one in found), default=0)
    return brackets


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return a JSON object as a dict; reject a repeated key, where Python would keep the last."""
    members: dict[str, object] = {}
    for key, value in pairs:
        if key in members:
            raise BoardError(f"the key {excerpt(key)} appears twice")
        members[key] = value
    return members


def _refuse_constant(name: str) -> NoReturn:
    raise BoardError(f"{name} is not a number in JSON")


def shown(value: object) -> str:
    """Describe a JSON value in a message: briefly, without the contents of a list or object.

    Examples
    --------
    >>> shown(True), shown(2.5), shown([1, 2])
    ('true', '2.5', 'a list')
    """
    if isinstance(value, str):
        return excerpt(value)
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, int) and abs(value) > 10**24:
        return "a number of more than 24 digits"
    for word, named in (("true", True), ("false", False), ("null", None)):
        if value is named:
            return word
    return repr(value)


def whole(value: object, place: str) -> int:
    """Return a value that must be a whole number; True is not one, although it equals 1 in Python.

    Examples
    --------
    >>> whole(True, "cells")
    Traceback (most recent call last):
    ...
    snl_algos.board.BoardError: cells: true is not a whole number
    """
    if isinstance(value, bool) or not isinstance(value, int):
        raise BoardError(f"{place}: {shown(value)} is not a whole number")
    return value


def listed(value: object, place: str) -> list[object]:
    """Return a value that must be a list."""
    if not isinstance(value, list):
        raise BoardError(f"{place}: {shown(value)} is not a list")
    return value


def members(
    value: object, required: Sequence[str], optional: Sequence[str] = ()
) -> dict[str, object]:
    """Return a value that must be an object with these keys and no others.

    Examples
    --------
    >>> members({"cels": 30}, required=["cells"])
    Traceback (most recent call last):
    ...
    snl_algos.board.BoardError: unknown key 'cels' (did you mean 'cells'?)
    """
    if not isinstance(value, dict):
        raise BoardError(f"{shown(value)} is not an object")
    known = [*required, *optional]
    for key in value:
        if key not in known:
            hint = did_you_mean(key, known) or f"; the keys are {', '.join(known)}"
            raise BoardError(f"unknown key {excerpt(key)}{hint}")
    for key in required:
        if key not in value:
            raise BoardError(f"the key {key!r} is missing")
    return value
