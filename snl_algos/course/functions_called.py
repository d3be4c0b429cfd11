"""The functions that a learner's code calls: an answer of the package is not the learner's work."""

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
        "boards.notations", "layout",
        "course.chance", "course.graphs", "course.heuristics", "course.orders", "course.passes",
        "course.prices", "course.queues", "course.route_counts", "course.speed", "course.sweeps",
    )
)  # fmt: skip

#: Taught in the lessons, and no answer to any exercise.
NO_ANSWER = {f"{PACKAGE}.algorithms.a_star.largest_gain"}

#: Public functions are wrapped there, so that a wrong call is explained: not the caller we want.
WRAPPING = f"{PACKAGE}.errors"


@contextmanager
def noting(found: set[str]) -> Iterator[None]:
    """Note the functions that code outside the package calls, each as "module.name".

    What the standard library calls in turn is noted if it is written in C.
    """

    def note(frame: FrameType, event: str, argument: Any) -> None:
        if event == "c_call" and not _is_ours(frame):
            found.add(f"{argument.__module__}.{argument.__qualname__}")
        elif event == "call" and _is_learners(frame.f_back):
            found.add(f"{_module(frame)}.{frame.f_code.co_qualname}")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(before)


def _is_learners(frame: FrameType | None) -> bool:
    while frame is not None and _module(frame) == WRAPPING:
        frame = frame.f_back
    if frame is None or _is_ours(frame):
        return False
    return _module(frame).partition(".")[0] not in sys.stdlib_module_names


def _is_ours(frame: FrameType) -> bool:
    return _module(frame).partition(".")[0] == PACKAGE


def _module(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))


def answering(called: Collection[str], allowed: Collection[str]) -> list[str]:
    """Return the names of the functions that answer what an exercise asks, and are not allowed.

    `called` is what `noting` has found; what the exercise gives to the learner is allowed.

    Examples
    --------
    >>> answering({"snl_algos.programs.resolve.solve", "snl_algos.board.Board.moves"}, [])
    ['solve']
    """
    names = {
        one.removeprefix(module)
        for one in set(called) - NO_ANSWER
        for module in ANSWERING
        if module in one
    }
    last = {name.rpartition(".")[2].replace("__call__", "an algorithm") for name in names}
    return sorted(name for name in last - set(allowed) if name[0] not in "<_")
