"""Files that commands write: whole or not at all, and never over another unasked."""

from __future__ import annotations

import os
from pathlib import Path

from ..board import BoardError
from ..tracing import write_whole

__all__ = ["check_place", "write"]


def check_place(path: Path, force: bool) -> None:
    """Refuse a place where no file can be written, or may be, before the work is done."""
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
    """A file, whole or not at all, and never over another unless forced."""
    check_place(path, force)
    try:
        write_whole(path, data)
    except OSError as error:
        raise BoardError(f"{path}: cannot be written: {error.strerror or error}") from None
