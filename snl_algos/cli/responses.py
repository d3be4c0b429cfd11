"""The answer to a request, and the notes on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .output import warn
from .requests import Request, answer

__all__ = ["answered", "say_what_was_chosen"]


def answered(request: Request, progress: Callable[[str], None]) -> dict[str, Any]:
    """Answer a request, in a separate process if a program may never end."""
    if request.may_never_end:
        from . import process  # slow to import

        return process.ask(request, progress)
    return answer(request, lambda words, **most: progress(words))


def say_what_was_chosen(data: dict[str, Any]) -> None:
    if data["chosen"]:
        warn(f"no board was given; this is {data['chosen']}")
    for note in data["notes_on_programs"]:
        warn(note)
