"""The checks of the exercises of lesson 17."""

from __future__ import annotations

from ...board import Board
from ...findings import in_throws
from ...programs import MISTAKES, solve
from ...tracing import count_lines
from ..verdict import Verdict, not_yet, solved

#: A wrong program that runs more lines than this on a board of an exercise never ends there (or, as
#: `no-memo`, takes too long),
MAX_LINES = 100_000
#: if the board and its die are not larger than this: those that end run half as many.
MAX_CELLS = MAX_FACES = 100

#: How many wrong programs four good boards catch, and the fewest cells that they have.
ENOUGH, MIN_CELLS = 15, 30


def says(name: str, board: Board) -> str:
    """Say in words what a wrong program answers on a board.

    Examples
    --------
    >>> says("never-ends", Board(3, {2: 1}, die=1))
    'no answer: it never ends'
    """
    may_not_end = not isinstance(MISTAKES[name].gives, int)  # counting lines takes long
    if may_not_end and count_lines(MISTAKES[name], board, most_lines=MAX_LINES) is None:
        return "no answer: it never ends"
    try:
        throws = MISTAKES[name](board)
    except Exception as error:
        return f"no answer: it raises {type(error).__name__}"
    return in_throws(None if throws == -1 else throws)


def a_board_that_needs_its_snake(my_board: Board) -> Verdict:
    """Ask the wrong program and a right one about the board."""
    for much, most, what in (
        (my_board.cells, MAX_CELLS, "cells"), (len(my_board.faces), MAX_FACES, "faces"),
    ):  # fmt: skip
        if much > most:
            return not_yet(f"It has {much} {what}, and {most} are allowed.", my_board)
    if my_board.chained:
        return not_yet("Switch chained jumps off: the program does not know them.", my_board)
    answer = solve(my_board)
    right, said = in_throws(answer.throws), says("skips-snakes", my_board)
    moves = "; ".join(map(str, answer.route or ()))
    told = f"right: {right}{f' ({moves})' if moves else ''}", f"skips-snakes: {said}"
    if said == right:
        return not_yet("On this board the program is right.", my_board, *told)
    return solved("You have caught it.", my_board, *told)


def be_the_judge(my_samples: list[Board]) -> Verdict:
    """Count the programs of the gallery that the boards catch."""
    if len(my_samples) > 4:
        return not_yet(f"There are {len(my_samples)} boards. At most four are allowed.")
    caught, lines = set[str](), list[str]()
    for number, board in enumerate(my_samples, start=1):
        if not MIN_CELLS <= board.cells <= MAX_CELLS:
            cells = f"{board.cells} cells, and {MIN_CELLS} to {MAX_CELLS} are allowed"
            return not_yet(f"Board {number} has {cells}.", board)
        if board != Board(board.cells, board.jumps):
            rules = "begin on cell 1, with a die of six faces; one jump a throw"
            return not_yet(f"Board {number} has other rules than our usual ones: {rules}.", board)
        right = in_throws(solve(board).throws)
        new = [name for name in MISTAKES if name not in caught and says(name, board) != right]
        caught.update(new)
        named = ", ".join(new) or "nothing"
        lines.append(f"board {number}, {board.summary()}: {len(new)} more: {named}")
    if len(caught) >= ENOUGH:
        return solved(f"They catch {len(caught)} programs.", None, *lines)
    free = next(name for name in MISTAKES if name not in caught and MISTAKES[name].board)
    programs = "program" if len(caught) == 1 else "programs"
    reason = f"They catch {len(caught)} {programs}, and {ENOUGH} are wanted."
    small = f"This small board catches {free}: build its trap into one of yours."
    return not_yet(f"{reason} {small}", MISTAKES[free].board, *lines)
