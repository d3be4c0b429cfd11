"""Plain text: decoding, numbered lines, short excerpts and numbers."""

from __future__ import annotations

import codecs
import re

from ...board import BoardError

__all__ = ["MAX_BYTES", "decode", "excerpt", "number", "numbered_lines", "tidied"]

#: A larger file is not read: it is probably not a board, and could fill the memory.
MAX_BYTES = 32 * 2**20

#: What stands before a board in a program or in a judge's example: `int[][] board = `.
_NAME = re.compile(r"\s*[A-Za-z_][^=\n\"'{}(]*=\s*(?:new\s[^{\n]*)?(?=[\[{]|[\w.]*Board\b)")
#: An array of C or Java.
_IN_BRACES = re.compile(r"\s*\{[\s{]*-?[0-9][-\s{},0-9]*\}\s*")

# UTF-32 comes first, because its byte order mark begins with the one of UTF-16.
_OTHER_ENCODINGS = (
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)


def decode(data: bytes) -> str:
    """Return the text of a whole file in UTF-8, without a byte order mark if it has one.

    Raises
    ------
    BoardError
        If the file is empty, larger than `MAX_BYTES` or not text in UTF-8.

    Examples
    --------
    >>> decode(b"[-1, 3, -1, -1]")
    '[-1, 3, -1, -1]'
    >>> decode(b"[-1, 3, -1, \\xff]")
    Traceback (most recent call last):
    ...
    snl_algos.board.BoardError: the file is not UTF-8: byte 0xFF at offset 12, counted from 0
    """
    if len(data) > MAX_BYTES:
        raise BoardError(
            "the file is too large for a board: "
            f"at most {MAX_BYTES} bytes (32 MiB) are read, and it has more"
        )
    for mark, encoding in _OTHER_ENCODINGS:
        if data.startswith(mark):
            raise BoardError(f"the file is in {encoding}; save it as UTF-8")
    body = data.removeprefix(codecs.BOM_UTF8)
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        offset = len(data) - len(body) + error.start
        raise BoardError(
            f"the file is not UTF-8: byte 0x{data[offset]:02X} at offset {offset}, counted from 0"
        ) from None
    if not text.strip():
        raise BoardError("the file is empty")
    if "\0" in text:
        raise BoardError(
            f"{_place(text, text.index(chr(0)))}: a NUL byte, so this is not a text file"
        )
    return text


def tidied(text: str) -> str:
    """Return a text without what a program has around a board. Lines and columns stay as they are.

    Examples
    --------
    >>> tidied("int move[] = {-1, 3, -1, -1};")
    '             [-1, 3, -1, -1]'
    """
    body = text.rstrip()
    if body.endswith(";"):
        text = body[:-1]
    name = _NAME.match(text)
    if name is not None:
        text = re.sub(r"\S", " ", name[0]) + text[name.end() :]
    if _IN_BRACES.fullmatch(text):
        text = text.translate({ord("{"): "[", ord("}"): "]"})
    return text


def _place(text: str, offset: int) -> str:
    line = text.count("\n", 0, offset) + 1
    column = offset - text.rfind("\n", 0, offset)
    return f"line {line}, column {column}"


def excerpt(text: str) -> str:
    """Return the start of a text for a message: quoted, short, without control characters.

    Examples
    --------
    >>> print(excerpt("a\\tb"))
    'a\\tb'
    >>> print(excerpt("1 " * 500))
    '1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 ...
    """
    quoted = repr(text[:50])
    return quoted if len(quoted) <= 40 else quoted[:37] + "..."


def number(token: str, place: str) -> int:
    """Return the whole number that a word spells; an error message begins with `place`.

    This is stricter than `int`, which also accepts "1_000" and the digits of other scripts.

    Examples
    --------
    >>> number("-1", "line 3")
    -1
    """
    if not token:
        raise BoardError(f"{place}: a number is missing")
    if not re.fullmatch("-?[0-9]+", token):
        raise BoardError(f"{place}: {excerpt(token)} is not a whole number")
    if len(token) > 24:  # Python refuses to convert very long ones
        raise BoardError(f"{place}: a number of {len(token)} digits is too large")
    return int(token)


def numbered_lines(text: str) -> list[tuple[int, str]]:
    """Return the lines of a text that are not blank, each with its line number, counted from 1.

    Examples
    --------
    >>> numbered_lines("one\\n\\n two ")
    [(1, 'one'), (3, 'two')]
    """
    lines = re.split("\r\n|\r|\n", text)
    return [(at, line.strip()) for at, line in enumerate(lines, start=1) if line.strip()]
