"""A referee between a wrong program and a right one, and the lines that programs run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..board import Board
from ..findings import in_throws
from ..programs import MISTAKES, solve
from ..tracing import trace
from .exercise_sets.checks_17 import says

__all__ = ["lines_run", "play", "show_mistake", "smallest_board"]


def play(name: str, board: Board) -> None:
    """Print what a right program and a wrong one say about a board.

    Examples
    --------
    >>> play("greedy", Board(7, {2: 4, 4: 7}, die=2))
    right: 2 throws
    greedy: 3 throws
    You have caught it.
    A shortest route:
        roll 2, land on 3
        roll 1, land on 4, climb to 7
    """
    right, said = solve(board), says(name, board)
    print(f"right: {in_throws(right.throws)}\n{name}: {said}")
    caught = said != in_throws(right.throws)
    print("You have caught it." if caught else "Not caught: here it is right.")
    if right.route:
        print("A shortest route:", *right.route, sep="\n    ")


def show_mistake(name: str) -> None:
    """Print what the author of a wrong program believed."""
    mistake = MISTAKES[name]
    print(f"{mistake.title}. Its author believed:\n{mistake.believed}")


def smallest_board(name: str) -> Board | None:
    """Return the smallest board that catches a wrong program; print why, and the repair."""
    mistake = MISTAKES[name]
    if mistake.board is None:
        print(f"{name} is right on every board, and too slow. Repair: {mistake.repair}")
    else:
        print(f"{name} there: {mistake.gives}\nwhy: {mistake.reason}\nRepair: {mistake.repair}")
    return mistake.board


def lines_run(program: str | Callable[..., Any], cells: int) -> int:
    """Return how many lines a program runs on an empty board of some cells."""
    run = trace(program, Board(cells), max_steps=10**6, max_seconds=60)
    lines = run.counts["lines"]
    if lines is None:
        raise ValueError("the lines of this run were not counted")
    return lines
