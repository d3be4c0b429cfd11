"""Files that commands write: whole or not at all, and over another only with --force."""

from __future__ import annotations

import os
from pathlib import Path

from ..board import BoardError
from ..whole_file import write_whole

__all__ = ["check_place", "write"]


def check_place(path: Path, force: bool) -> None:
    """Refuse a path that cannot or may not be written, before the work is done."""
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
    write_whole(path, data)
