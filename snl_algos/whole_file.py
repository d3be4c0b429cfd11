"""Writes a file completely or not at all, so that bad luck never loses one."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

__all__ = ["write_whole"]


def write_whole(path: Path, data: bytes) -> None:
    """Write a file completely or not at all, through a temporary file in the same folder.

    A link stays a link, and its target is written. An overwritten file keeps its permissions.
    Raise an OSError if it cannot be written. Then no partial file is left, and an existing one is
    unchanged.
    """
    try:
        _write_beside(Path(os.path.realpath(path)), data)
    except OSError as error:  # it names the temporary file
        raise OSError(error.errno, error.strerror, str(path)) from None


def _write_beside(target: Path, data: bytes) -> None:
    handle, beside = tempfile.mkstemp(dir=target.parent, prefix=".snl-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        umask = os.umask(0)
        os.umask(umask)
        there = target.is_file()
        Path(beside).chmod(target.stat().st_mode & 0o777 if there else 0o666 & ~umask)
        Path(beside).replace(target)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise
