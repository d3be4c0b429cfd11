"""Files that commands write: whole or not at all, and never over another unasked."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from ..board import BoardError

__all__ = ["write"]


def write(path: Path, data: bytes, force: bool) -> None:
    """A file, whole or not at all, and never over another unless forced.

    A link stays a link: the file it leads to is written. A file that is overwritten keeps
    its permissions.
    """
    target = Path(os.path.realpath(path))
    there = os.path.lexists(target)
    if there and not target.is_file():
        raise BoardError(f"{path} cannot be overwritten: it is not a file")
    if there and not force:
        raise BoardError(f"{path} exists already; --force overwrites it")
    try:
        handle, beside = tempfile.mkstemp(dir=target.parent, prefix=".snl-")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            Path(beside).chmod(target.stat().st_mode & 0o777 if there else 0o666 & ~_umask())
            Path(beside).replace(target)
        except BaseException:
            Path(beside).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BoardError(f"{path}: cannot be written: {error.strerror or error}") from None


def _umask() -> int:
    umask = os.umask(0)
    os.umask(umask)
    return umask
