"""Holds back what a call that was ended may leave behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

__all__ = ["isolating_exceptions"]

Result = TypeVar("Result")


def isolating_exceptions(call: Callable[[], Result]) -> Result:
    """Call something so that no exception is left over as the one that is being handled.

    A Stop that is raised between two instructions of a handler leaves one behind, and every
    later traceback would begin with it. A generator keeps such things to itself.
    """

    def generator() -> Iterator[tuple[list[Result], StopIteration | None]]:
        found, ended = [], None
        try:
            found.append(call())
        except StopIteration as error:  # which cannot leave a generator
            ended = error
        yield found, ended

    found, ended = next(generator())
    if ended is not None:
        raise ended
    return found[0]
