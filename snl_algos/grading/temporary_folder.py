"""The temporary folder of a grading. One that was killed leaves its folder to the next."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["temporary_folder"]

PREFIX = "snl-class-"
#: A file in the folder, locked as long as the grading or one of its processes lives.
LOCK = "lock"


@contextmanager
def temporary_folder() -> Iterator[Path]:
    """Make an empty folder, and remove it at the end; first remove those of killed gradings.

    Examples
    --------
    >>> with temporary_folder() as folder:
    ...     folder.is_dir()
    True
    >>> folder.exists()
    False
    """
    import fcntl  # Windows lacks it, and grades nothing

    for left in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        _remove_if_left(left)
    with tempfile.TemporaryDirectory(prefix=PREFIX) as name:
        place = Path(name)
        with (place / f"new-{LOCK}").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            Path(lock.name).rename(place / LOCK)  # only now may others try it
            folder = place / "class"
            folder.mkdir()
            yield folder


def _remove_if_left(folder: Path) -> None:
    """Remove the folder of a grading of this user that has ended."""
    import fcntl

    try:
        if folder.is_symlink() or folder.stat().st_uid != os.geteuid():
            return
        with (folder / LOCK).open() as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(folder, ignore_errors=True)
    except OSError:  # it is in use, or gone
        return
