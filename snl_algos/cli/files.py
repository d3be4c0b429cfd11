"""Files that commands write: whole or not at all, and over another only with --force."""

from __future__ import annotations

import os
from pathlib import Path

from ..board import BoardError
from ..whole_file import write_whole
from .output import print_data

__all__ = ["check_place", "print_or_write", "write"]


def check_place(path: Path, force: bool) -> None:
    """Refuse a path that cannot or may not be written, before the work is done."""
    if str(path) == "-":
        raise BoardError("-o needs the name of a file; without -o the result is printed")
    target = Path(os.path.realpath(path))
    there = os.path.lexists(target)
    if there and not target.is_file():
        raise BoardError(f"{path} cannot be overwritten: it is not a file")
    if there and not force:
        raise BoardError(f"{path} exists already; --force overwrites it")
    try:
        os.stat(f"{target.parent}/.")  # noqa: PTH116 - a Path would lose the dot
    except OSError as error:
        raise BoardError(f"{path}: cannot be written: {error.strerror}") from None


def write(path: Path, data: bytes, force: bool) -> None:
    """Write a file, whole or not at all, and over another only if forced."""
    check_place(path, force)
    try:
        write_whole(path, data)
    except OSError as error:
        raise BoardError(f"{path}: cannot be written: {error.strerror or error}") from None


def print_or_write(text: str, path: Path | None, force: bool) -> None:
    """Print data, or write it to a file if there is a path."""
    if path is None:
        print_data(text)
    else:
        write(path, text.encode(), force)
