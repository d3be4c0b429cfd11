"""The files that a run is saved as: a page, a picture of a step, a film, or JSON."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Literal, TypedDict

from ..board_text import listed
from ..extras import import_optional

__all__ = ["FILM", "PICTURES", "FileOptions", "Theme", "check_kind", "check_option", "file_kind"]

#: The kinds of files that show one step, the one that animates the run, and all kinds.
PICTURES, FILM = ("svg", "png", "pdf"), "gif"
KINDS = (*PICTURES, FILM, "html", "json")

#: The colours of a picture.
Theme = Literal["light", "dark"]


class FileOptions(TypedDict, total=False):
    """How a run is saved; `Trace.save` says what each option means."""

    step: int
    theme: Theme
    transparent: bool
    wide: bool
    width: float
    steps: tuple[int, int]
    seconds: float


#: Option → the kinds of files that take it.
TAKEN_BY = {
    "step": (*PICTURES, "html"),
    "theme": (*PICTURES, FILM),
    "transparent": PICTURES,
    "wide": (*PICTURES, FILM),
    "width": ("png", FILM),
    "steps": (FILM,),
    "seconds": (FILM,),
}


def file_kind(path: str | Path) -> str:
    """Return the kind of a file by the suffix of its name.

    Raises
    ------
    ValueError
        If the kind is unknown.

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
    return kind


def check_option(kind: str, option: str) -> None:
    """Raise a ValueError if a kind of file does not take an option, a TypeError if none does."""
    if option not in TAKEN_BY:
        raise TypeError(f"there is no option {option!r}: {listed(TAKEN_BY)} are known")
    if kind not in TAKEN_BY[option]:
        known = listed(f".{one}" for one in TAKEN_BY[option])
        raise ValueError(f'"{option}" is for {known} files, not for .{kind}')


def check_kind(kind: str, options: Iterable[str] = ()) -> None:
    """Refuse an option that a kind of file does not take, and a kind whose library is missing."""
    for option in options:
        check_option(kind, option)
    if kind in (*PICTURES, FILM):
        import_optional("pictures")
