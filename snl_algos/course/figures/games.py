"""Games with a fair die: how many throws they take, and which die is best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...board import Board
from ..chance import (
    after_a_throw,
    average_throws,
    choosing,
    ends_after,
    numbers_after_sweeps,
    solve_chain,
    with_die,
)
from .axes import GREY, KNOWN, NEW, new_axes, show

__all__ = ["after_sweeps", "game_lengths", "spinners", "two_dice"]


def game_lengths(board: Board, most: int = 150) -> None:
    """Draw the chance of each number of throws up to `most`, as bars; the average is a line."""
    average = float(average_throws(board)[board.start])
    axes = _axes("throws of a game", "chance")
    axes.bar(range(most + 1), ends_after(board, most), color=KNOWN, alpha=0.6)
    axes.axvline(average, color=NEW, linewidth=2)
    axes.annotate(
        f"average: {average:.2f}", (average, 0.95), xycoords=("data", "axes fraction"),
        xytext=(8, 0), textcoords="offset points", color=NEW, va="top",
    )  # fmt: skip
    show()


def after_sweeps(board: Board, sweeps: int) -> None:
    """Draw the number of each cell after some sweeps, as bars, and its average, as a dot."""
    exact, number = average_throws(board), numbers_after_sweeps(board, sweeps)
    axes = _axes("cell", "throws on average")
    axes.bar(list(number), list(number.values()), color=KNOWN, alpha=0.6)
    axes.plot(list(exact), [float(throws) for throws in exact.values()], "o", color=NEW)
    axes.set_title(f"after {sweeps} sweep{'s' * (sweeps != 1)}", loc="left")
    show()


def spinners(board: Board, ranges: Sequence[int]) -> None:
    """Draw the throws of a game on average, by the largest number of the spinner: the least is
    marked.
    """
    throws = [float(average_throws(with_die(board, last))[board.start]) for last in ranges]
    least = min(throws)
    best = ranges[throws.index(least)]
    axes = _axes("largest number of the spinner", "throws on average")
    axes.plot(ranges, throws, "o-", color=KNOWN)
    axes.plot([best], [least], "s", color=NEW, markersize=9)
    axes.annotate(
        f"{best}: {least:.2f}", (best, least), xytext=(0, 12), textcoords="offset points",
        color=NEW, ha="center",
    )  # fmt: skip
    axes.set_xticks(ranges)
    axes.set_ylim(bottom=0)
    axes.grid(alpha=0.3)
    show()


def two_dice(board: Board, first: int, second: int) -> None:
    """Draw how many throws the second die saves on each cell, if you always take the better one."""
    boards = [with_die(board, first), with_die(board, second)]
    choice, _ = choosing(board, [first, second])
    ends = {cell: [after_a_throw(one, cell) for one in boards] for cell in choice}
    left = solve_chain({cell: ends[cell][die] for cell, die in choice.items()}, board.goal)
    saved = {}
    for cell, both in ends.items():
        one, other = (sum(chance * left[end] for end, chance in die.items()) for die in both)
        saved[cell] = float(one - other)
    axes = _axes("cell", "throws saved by the small die")
    colors = [NEW if throws > 0 else GREY for throws in saved.values()]
    axes.bar(list(saved), list(saved.values()), color=colors)
    axes.axhline(0, color=GREY, linewidth=0.8)
    show()


def _axes(across: str, upwards: str) -> Any:
    axes = new_axes(across, upwards, (7, 3.2), dpi=80, layout="constrained")
    axes.spines[["top", "right"]].set_visible(False)
    return axes
