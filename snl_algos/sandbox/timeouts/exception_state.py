"""Isolate the exception that a stopped call may leave."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

__all__ = ["isolating_exceptions"]

Result = TypeVar("Result")


def isolating_exceptions(call: Callable[[], Result]) -> Result:
    """Call a function so that no exception stays behind as the one being handled.

    A Stop that is raised between two instructions of a handler leaves one behind, and every
    later traceback would begin with it. In a generator, it does not affect the caller.

    Examples
    --------
    >>> isolating_exceptions(lambda: 6 * 7)
    42
    """

    def generator() -> Iterator[tuple[list[Result], StopIteration | None]]:
        found, ended = [], None
        try:
            found.append(call())
        except StopIteration as error:  # it cannot leave a generator
            ended = error
        yield found, ended

    found, ended = next(generator())
    if ended is not None:
        raise ended
    return found[0]
