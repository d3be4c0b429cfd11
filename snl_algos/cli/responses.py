"""The answer to a request, and what is said of it besides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .output import warn
from .requests import Request, answer

__all__ = ["answered", "say_what_was_chosen"]


def answered(request: Request, tell: Callable[[str], None]) -> dict[str, Any]:
    """The answer to a request: from a process of its own if a program may never end."""
    if request.may_never_end:
        from . import process  # only here: it takes long to load

        return process.ask(request, tell)
    return answer(request, lambda words, **most: tell(words))


def say_what_was_chosen(data: dict[str, Any]) -> None:
    if data["chosen"]:
        warn(f"no board was given; this is {data['chosen']}")
    for note in data["notes_on_programs"]:
        warn(note)
