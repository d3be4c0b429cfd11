"""`snl list`: the programs of the package, right and wrong."""

from __future__ import annotations

from .. import ALGORITHMS, MISTAKES
from .output import say, show

__all__ = ["command"]


def command() -> None:
    """List the algorithms with their limits, and the known mistakes.

    Each mistake comes with the smallest board that exposes it. A name works wherever a program is
    asked for: snl step --algorithm NAME steps through a mistake on its board.
    """
    show(
        ["algorithm", "title", "exact", "time", "memory"],
        [
            [one.name, one.title, "yes" if one.exact else "no", one.time, one.memory]
            for one in ALGORITHMS.values()
        ],
        prose=["title"],
    )
    for algorithm in ALGORITHMS.values():
        for limit in algorithm.limits:
            say(f"{algorithm.name}: {limit}")
    say("")
    show(
        ["mistake", "title", "smallest board", "what it assumes"],
        [
            [one.name, one.title, "–" if one.board is None else repr(one.board), one.believed]
            for one in MISTAKES.values()
        ],
        prose=["title", "smallest board", "what it assumes"],
    )
