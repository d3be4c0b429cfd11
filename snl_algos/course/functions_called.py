"""Which functions a learner's code calls: a right answer that the package computes is not theirs."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

__all__ = ["answering", "noting"]

PACKAGE = __name__.partition(".")[0]

#: The parts of the package whose functions answer what exercises ask.
ANSWERING = tuple(
    f"{PACKAGE}.{part}."
    for part in (
        "algorithms", "mistakes", "programs", "reference_solver", "comparison", "checker", "lab",
        "course.chance", "course.graphs", "course.heuristics", "course.orders", "course.passes",
        "course.prices", "course.queues", "course.route_counts", "course.speed", "course.sweeps",
    )
)  # fmt: skip


@contextmanager
def noting(found: set[str]) -> Iterator[None]:
    """Note the functions that code outside the package calls, each as "module.name".

    Examples
    --------
    >>> from heapq import heappush
    >>> found = set()
    >>> with noting(found):
    ...     heappush([], 3)
    >>> "_heapq.heappush" in found
    True
    """

    def note(frame: FrameType, event: str, argument: Any) -> None:
        if event == "call" and frame.f_back is not None:
            caller, module, name = frame.f_back, _module(frame), frame.f_code.co_qualname
        elif event == "c_call":
            caller, module, name = frame, argument.__module__, argument.__qualname__
        else:
            return
        if not f"{_module(caller)}.".startswith(f"{PACKAGE}."):
            found.add(f"{module}.{name}")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(before)


def _module(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))


def answering(called: Collection[str], allowed: Collection[str]) -> list[str]:
    """Return the names of the functions that answer what an exercise asks, and are not allowed.

    Parameters
    ----------
    called : collection of str
        What `noting` has found.
    allowed : collection of str
        The names that the exercise gives to the learner.

    Examples
    --------
    >>> answering({"snl_algos.programs.resolve.solve", "snl_algos.board.Board.moves"}, [])
    ['solve']
    """
    names = {one.removeprefix(module) for one in called for module in ANSWERING if module in one}
    last = {name.rpartition(".")[2].replace("__call__", "an algorithm") for name in names}
    return sorted(name for name in last - set(allowed) if name[0] not in "<_")
