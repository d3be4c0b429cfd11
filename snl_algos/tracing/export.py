"""The files that a run is saved as: a page, a picture of a step, an animation, or JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from ..extras import import_optional

__all__ = ["FILM", "PICTURES", "Theme", "check_installed", "file_kind"]

#: The kinds of files that show one step, the one that animates all steps, and all kinds.
PICTURES, FILM = ("svg", "png", "pdf"), "gif"
KINDS = (*PICTURES, FILM, "html", "json")

#: The colours of a picture.
Theme = Literal["light", "dark"]


def file_kind(path: str | Path, *, step: int | None = None, transparent: bool = False) -> str:
    """Return the kind of a file by the suffix of its name.

    Raises
    ------
    ValueError
        If the kind is unknown; if a step is given and the kind cannot hold a single step; or if it
        cannot be transparent.

    Examples
    --------
    >>> file_kind("run.GIF")
    'gif'
    """
    suffix = Path(path).suffix
    kind = suffix.removeprefix(".").lower()
    if kind not in KINDS:
        given = repr(suffix) if suffix else "a name without an ending"
        raise ValueError(
            f"a step is saved as .svg, .png or .pdf; a run as .gif, .html or .json; not as {given}"
        )
    if step is not None and kind in (FILM, "json"):
        raise ValueError(f"a .{kind} file holds all steps; for one step, take .svg, .png or .pdf")
    if transparent and kind not in PICTURES:
        raise ValueError(f"only .svg, .png and .pdf can have a transparent background, not .{kind}")
    return kind


def check_installed(kind: str) -> None:
    """Refuse a kind of file before a long run if the library for it is not installed.

    Raises
    ------
    MissingExtra
        The message shows how to install it.
    """
    if kind in (*PICTURES, FILM):
        import_optional("pictures")
