"""Files with a board on each line: a JSON object in the notation `json`, or a move array."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, BinaryIO

from ...board import Board, BoardError
from ...boards.notations import MAX_BYTES, NOTATIONS

__all__ = ["board_on", "lines_of"]


def lines_of(source: BinaryIO, place: str) -> Iterator[bytes]:
    """Yield the lines of a file without their ends; `place` names the file in messages.

    Raises
    ------
    BoardError
        If a line is too long to hold in memory.
    """
    number = 0
    while line := source.readline(MAX_BYTES + 1):
        number += 1
        if len(line) > MAX_BYTES:
            raise BoardError(f"{place}, line {number}: it is longer than {MAX_BYTES:,} bytes")
        yield line.strip()


def board_on(line: bytes) -> Board | list[Any]:
    """Return the board on a line, or the list of numbers that should be a move array.

    Raises
    ------
    BoardError
        If the line holds neither.

    Examples
    --------
    >>> board_on(b'{"cells": 30, "jumps": [[3, 22]]}')
    Board(30, {3: 22})
    >>> board_on(b"[-1, 3, -1, -1]")
    [-1, 3, -1, -1]
    """
    try:
        text = line.decode()
    except UnicodeDecodeError:
        raise BoardError("it is not UTF-8") from None
    if not text:
        raise BoardError("it is empty")
    if not text.startswith("["):
        (named,) = NOTATIONS["json"].read(text)
        return named.board
    if "[" in text[1:]:
        raise BoardError("this is not a JSON list of numbers: there is a list in the list")
    try:
        moves: list[Any] = json.loads(text)
    except ValueError as error:
        cut = "" if text.endswith("]") else " (is it cut off?)"
        raise BoardError(f"this is not a JSON list{cut}: {error}") from None
    return moves
