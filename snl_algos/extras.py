"""Import modules that need optional libraries when they are first used.

The core needs only the standard library. The packages that *show* a board, a trace or a report
import the core, and not the other way round; so where the core needs them, it imports them by
name.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import NoReturn

__all__ = ["EXTRAS", "MissingExtra", "import_optional", "library", "stand_in"]

#: Package → the extra that installs what it needs. (The stepper's page needs nothing.)
EXTRAS = {"pictures": "pictures", "widgets": "widgets", "cli": "cli"}


class MissingExtra(ModuleNotFoundError):
    """An optional library is not installed. The message shows how to install it."""


def import_optional(name: str) -> ModuleType:
    """Import a module of `snl_algos` by its dotted name, such as "widgets" or "widgets.page".

    Raise a MissingExtra if a library that it needs is not installed.
    """
    package = __name__.rpartition(".")[0]
    try:
        return import_module(f".{name}", package)
    except ModuleNotFoundError as missing:
        top = name.partition(".")[0]
        extra = EXTRAS.get(top)
        # Our pages leave out a whole package whose libraries they do not have.
        left_out = missing.name == f"{package}.{top}"
        if extra is None or ((missing.name or "").startswith(package) and not left_out):
            raise
        raise _missing(missing.name or "", extra) from None


def library(name: str, extra: str) -> ModuleType:
    """Import a library that only one kind of file needs; raise a MissingExtra without it."""
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        raise _missing(missing.name or name, extra) from None


def _missing(name: str, extra: str) -> MissingExtra:
    return MissingExtra(
        f"this needs {name}, which is not installed: pip install 'snl_algos[{extra}]'", name=name
    )


def stand_in(name: str, missing: MissingExtra) -> Callable[..., NoReturn]:
    """Return a replacement for a function whose extra is missing; calling it raises the error.

    With it, `from snl_algos import *` works without the extras.
    """

    def say_what_is_missing(*arguments: object, **named: object) -> NoReturn:
        raise missing

    say_what_is_missing.__name__ = name
    say_what_is_missing.__doc__ = str(missing)
    return say_what_is_missing
