"""The register of mistakes: what each believes, where it is met, and the board that shows it.

A mistake is a plain function `(board) -> int`, as its author would write it. The decorator
`mistake` enters it in `MISTAKES` and gives it back unchanged.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..algorithms.registry import Watch
from ..board import Board

__all__ = ["MISTAKES", "Mistake", "mistake"]


@dataclass(frozen=True, slots=True)
class Mistake:
    """A famous wrong program, or a right one with a flaw. Calling it runs the function.

    Attributes
    ----------
    name, title : str
        The key in `MISTAKES`, and the name in a heading.
    function : callable
        The plain function: Board → throws, -1 if it says the goal is out of reach.
    order : int
        Place in the gallery.
    believed : str
        What its author believed, in a sentence.
    seen_in : str
        Where it is met, in general words.
    rules : str
        The rules under which it can fail: a key of `snl_algos.checking.RULES`.
    board : Board or None
        The smallest board on which it fails; None for a program that is right but slow.
    gives : int, str or None
        What it returns there; or how it ends, in words, if it does not return.
    reason : str
        Why it fails there, in a sentence.
    repair : str
        What makes it right, in a sentence.
    watch : Watch or None
        Its variables and their roles, where the guess would not do.
    """

    name: str
    title: str
    function: Callable[[Board], Any]
    order: int
    believed: str
    seen_in: str
    rules: str
    board: Board | None
    gives: int | str | None
    reason: str
    repair: str
    watch: Watch | None

    def __call__(self, board: Board) -> Any:
        """What the program returns for a board. It may raise, or never end."""
        return self.function(board)


#: Name → mistake, in the order of the gallery.
MISTAKES: dict[str, Mistake] = {}


def mistake(
    name: str,
    *,
    title: str,
    order: int,
    believed: str,
    seen_in: str,
    reason: str,
    repair: str,
    board: Board | None,
    gives: int | str | None,
    rules: str = "plain",
    watch: Watch | None = None,
) -> Callable[[Callable[[Board], Any]], Callable[[Board], Any]]:
    """Enter the function below in `MISTAKES`. The parameters are those of `Mistake`.

    Raises
    ------
    ValueError
        If the name is taken.
    """

    def enter(function: Callable[[Board], Any]) -> Callable[[Board], Any]:
        if name in MISTAKES:
            raise ValueError(f"there is a mistake named {name!r} already")
        MISTAKES[name] = Mistake(
            name, title, function, order, believed, seen_in, rules, board, gives, reason,
            repair, watch,
        )  # fmt: skip
        return function

    return enter
