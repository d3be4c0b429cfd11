"""Strict reading: every error names its place, and no value is coerced to another type.

Only the spelling of JSON may be that of Python or JavaScript, and a list or an object may be as a
program has it.
"""

from __future__ import annotations

import json
import re
import warnings
from collections.abc import Sequence
from contextlib import suppress
from itertools import accumulate

from ...board import BoardError, BoardWarning
from ...board_text import check_jump, short
from ...errors import did_you_mean

__all__ = [
    "MAX_BYTES", "add_jump", "as_object", "decode", "load", "members", "must_be_list", "number",
    "numbered_lines", "tidied", "usual_cells",
]  # fmt: skip

# -- text --------------------------------------------------------------------------------

#: A larger file is not read: it is probably not a board, and could fill the memory.
MAX_BYTES = 32 * 2**20

#: What stands before a board in a program or in a judge's example: `int[][] board = `.
_NAME = re.compile(r"\s*[A-Za-z_][^=\n\"'{}(]*=\s*(?:new\s[^{\n]*)?(?=[\[{]|[\w.]*Board\b)")
#: An array of C or Java.
_IN_BRACES = re.compile(r"\s*\{[\s{]*-?[0-9][-\s{},0-9]*\}\s*")


def decode(data: bytes) -> str:
    """Return the text of a whole file in UTF-8, without a byte order mark if it has one.

    Examples
    --------
    >>> decode(bytes([0xEF, 0xBB, 0xBF]) + b"[-1, 3]")
    '[-1, 3]'
    """
    if len(data) > MAX_BYTES:
        raise BoardError(
            "the file is too large for a board: "
            f"at most {MAX_BYTES} bytes (32 MiB) are read, and it has more"
        )
    try:
        text = data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        at = error.start
        raise BoardError(
            f"the file is not UTF-8: byte 0x{data[at]:02X} at offset {at}, counted from 0; "
            "save it as UTF-8"
        ) from None
    before, nul, _ = text.partition("\0")
    if nul:
        line = before.count("\n") + 1
        raise BoardError(f"line {line}: a NUL byte; save the file as text in UTF-8")
    return text


def tidied(text: str) -> str:
    """Return a text without what a program has around a board; a BoardError if it is empty.

    Places in it stay as they are.
    """
    if (body := text.rstrip()).endswith(";"):
        text = body[:-1]
    name = _NAME.match(text)
    if name is not None:
        text = re.sub(r"\S", " ", name[0]) + text[name.end() :]
    if _IN_BRACES.fullmatch(text):
        text = text.translate({ord("{"): "[", ord("}"): "]"})
    if not text.strip():
        raise BoardError("the text is empty")
    return text


def number(token: str, place: str) -> int:
    """Return the whole number that a word spells: `int` takes "1_000" and other digits, too."""
    if not token:
        raise BoardError(f"{place}: a number is missing")
    if not re.fullmatch("-?[0-9]+", token):
        raise BoardError(f"{place}: {short(token)} is not a whole number")
    if len(token) > 24:  # Python refuses to convert very long ones
        raise BoardError(f"{place}: a number of {len(token)} digits is too large")
    return int(token)


def numbered_lines(text: str) -> list[tuple[int, str]]:
    """Return the lines of a text that are not blank, each with its line number, counted from 1."""
    lines = re.split("\r\n|\r|\n", text)
    return [(at, line.strip()) for at, line in enumerate(lines, start=1) if line.strip()]


# -- JSON --------------------------------------------------------------------------------

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

#: The most lists and objects in each other. No notation needs more than three levels, and Python in
#: a web page crashes at a hundred thousand.
MAX_DEPTH = 100


def load(text: str) -> object:
    """Return the value of a text that is JSON in some spelling: no key twice."""
    try:
        return _parsed(text)
    except json.JSONDecodeError as error:
        # Of what is in single quotes, only a board is read.
        if "'" not in text or re.search("'(jumps|ladders|snakes)'", text):
            with suppress(json.JSONDecodeError):
                return _parsed(_OTHER_SPELLINGS.sub(_in_json, text))
        rest = text[error.pos : error.pos + 50]
        found = f"at {short(rest)}" if rest.strip() else "where the text ends"
        reason = error.msg.removesuffix(" at")
        raise BoardError(
            f"line {error.lineno}, column {error.colno}: not JSON ({reason}) {found}"
        ) from None


def _parsed(text: str) -> object:
    steps = (1 if one in "[{" else -1 for one in re.findall(r"[\[\]{}]", text))
    if max(accumulate(steps), default=0) > MAX_DEPTH:
        raise BoardError("lists or objects are nested too deeply")
    try:
        value: object = json.loads(text, object_pairs_hook=as_object)
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


def as_object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return an object as a dict; reject a repeated key, where Python would keep the last."""
    members: dict[str, object] = {}
    for key, value in pairs:
        if key in members:
            raise BoardError(f"the key {short(key)} appears twice")
        members[key] = value
    return members


def must_be_list(value: object, place: str) -> list[object]:
    """Return a value that must be a list."""
    if not isinstance(value, list):
        raise BoardError(f"{place}: {short(value)} is not a list")
    return value


def members(
    value: object, required: Sequence[str], optional: Sequence[str] = ()
) -> dict[str, object]:
    """Return a value that must be an object with these keys and no others."""
    if not isinstance(value, dict):
        raise BoardError(f"{short(value)} is not an object")
    known = [*required, *optional]
    for key in value:
        if key not in known:
            hint = did_you_mean(key, known) or f"; the keys are {', '.join(known)}"
            raise BoardError(f"unknown key {short(key)}{hint}")
    for key in required:
        if key not in value:
            raise BoardError(f"the key {key!r} is missing")
    return value


# -- jumps -------------------------------------------------------------------------------


def usual_cells(remedy: str) -> None:
    """Warn that a board has 100 cells because its text has no number of cells."""
    words = f"the number of cells is missing, so the board has 100; to set it, {remedy}"
    warnings.warn(words, BoardWarning, stacklevel=3)


def add_jump(
    jumps: dict[int, int], kind: str, first: int, second: int, cells: int, place: str
) -> None:
    """Add a jump from a list of one kind: "ladder", "snake", or any "jump"."""
    try:
        check_jump(jumps, kind, first, second, cells)
    except BoardError as error:
        raise BoardError(f"{place}: {error}") from None
    jumps[first] = second
