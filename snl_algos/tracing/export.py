"""A run as the contents of a file: a page, a picture of a step, a film, or its record."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from ..extras import import_optional, library

if TYPE_CHECKING:
    from .replay import Trace

__all__ = [
    "FILMS",
    "KINDS",
    "PICTURES",
    "Progress",
    "Theme",
    "check_installed",
    "exported",
    "kind_of",
    "shown_in_notebook",
    "write_whole",
]

#: The kinds of files that show one step, all steps one after another, and all that there are.
PICTURES, FILMS = ("svg", "png", "pdf"), ("gif", "webp", "mp4")
KINDS = (*PICTURES, *FILMS, "html", "json")

#: The library that brings ffmpeg along.
FFMPEG = "imageio_ffmpeg"

#: Is given a few words on how far it is.
Progress = Callable[[str], None]
#: The colours of a picture.
Theme = Literal["light", "dark"]


def kind_of(path: str | Path, *, step: int | None = None, transparent: bool = False) -> str:
    """The kind of a file by the end of its name.

    Raises
    ------
    ValueError
        If there is no such kind, it does not hold a single step and one is given, or it always
        has paper.

    Examples
    --------
    >>> kind_of("run.GIF")
    'gif'
    """
    suffix = Path(path).suffix
    kind = suffix.removeprefix(".").lower()
    if kind not in KINDS:
        given = repr(suffix) if suffix else "a name without an ending"
        raise ValueError(
            f"a step is saved as .svg, .png or .pdf; a run as .gif, .webp, .mp4, .html or .json; "
            f"not as {given}"
        )
    if step is not None and kind in (*FILMS, "json"):
        raise ValueError(f"a .{kind} file holds all steps; for one step, take .svg, .png or .pdf")
    if transparent and kind not in PICTURES:
        raise ValueError(f"only .svg, .png and .pdf can be without paper, not .{kind}")
    return kind


def check_installed(kind: str) -> None:
    """Refuse a kind of file before a long run, if what makes it is not installed.

    Raises
    ------
    MissingExtra
        The message shows how to install it.
    """
    if kind in (*PICTURES, *FILMS):
        import_optional("pictures")
    if kind == "mp4":
        library(FFMPEG, "video")


def exported(
    run: Trace,
    kind: str,
    *,
    step: int | None = None,
    theme: Theme = "light",
    transparent: bool = False,
    progress: Progress | None = None,
) -> bytes:
    """The contents of a file of a kind; the arguments are those of `Trace.save`."""
    if kind == "json":
        return f"{run.to_json()}\n".encode()
    if kind == "html":
        page: str = import_optional("widgets.page").page_of(run, step=0 if step is None else step)
        return page.encode()
    check_installed(kind)
    pictures = import_optional("pictures")
    if kind in FILMS:
        film: bytes = pictures.film_bytes(run, kind, theme=theme, progress=progress)
        return film
    number = -1 if step is None else step
    picture = pictures.step_picture(run, number, theme=theme, transparent=transparent)
    contents: bytes = picture.to_bytes(kind)
    return contents


def shown_in_notebook(name: str) -> Progress | None:
    """Give a function that shows in one line of a notebook how far a file is; elsewhere None.

    On the command line, `snl step` shows it itself; a script is left alone.
    """
    if "ipykernel" not in sys.modules:
        return None

    def show(words: str) -> None:
        print(f"\r{name}: {words}", end="", flush=True)

    return show


def write_whole(path: Path, data: bytes) -> None:
    """Write a file whole or not at all: beside its place first.

    A link stays a link: the file it leads to is written. A file that is overwritten keeps its
    permissions.

    Raises
    ------
    OSError
        If it cannot be written. Nothing is left of it then, and what was there is as before.
    """
    try:
        _write_beside(Path(os.path.realpath(path)), data)
    except OSError as error:  # it names the file beside
        raise OSError(error.errno, error.strerror, str(path)) from None


def _write_beside(target: Path, data: bytes) -> None:
    handle, beside = tempfile.mkstemp(dir=target.parent, prefix=".snl-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        there = target.is_file()
        Path(beside).chmod(target.stat().st_mode & 0o777 if there else 0o666 & ~_umask())
        Path(beside).replace(target)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


def _umask() -> int:
    umask = os.umask(0)
    os.umask(umask)
    return umask
