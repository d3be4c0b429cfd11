"""The checks of exercises that are text alone: proofs, and what is found by hand."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from ..board import Board
from .verdict import Verdict, not_yet, solved

__all__ = ["Reason", "Replies", "by_hand", "in_order", "kind_of", "the_gap"]


class Reason(NamedTuple):
    """Why a step follows; in a proof that is put in order, why it comes after another one."""

    step: str
    after: str
    why: str


class Replies(NamedTuple):
    """What is said of an answer by hand: "{cell}" is the first cell that is wrong."""

    wrong: str
    right: str


def kind_of(solution: Any) -> Any:
    """Return the type of an answer, as the readers of values name it.

    Examples
    --------
    >>> kind_of(["B", "A"]), kind_of({2, 5}), kind_of({"queue": [1]})
    (list[str], set[int], dict[str, list[int]])
    """
    if isinstance(solution, Mapping):
        ((name, value), *_) = solution.items()
        return dict[type(name), kind_of(value)]  # type: ignore[misc]
    if isinstance(solution, list | set):
        return type(solution)[type(next(iter(solution)))]  # type: ignore[index]
    return type(solution)


def in_order(mine: Sequence[str], right: Sequence[str], reasons: Sequence[Reason]) -> Verdict:
    """Return whether each step of a proof comes after the steps that it uses.

    Examples
    --------
    >>> print(in_order("BA", "AB", [Reason("B", "A", "it says what follows from A")]))
    Not yet. Step B comes too early: it says what follows from A, so step A comes first.
    """
    if sorted(mine) != sorted(right):
        return not_yet(f"Each of the steps {', '.join(sorted(right))} is needed, and only once.")
    for step, after, why in sorted(reasons, key=lambda reason: mine.index(reason.step)):
        if mine.index(after) > mine.index(step):
            return not_yet(f"Step {step} comes too early: {why}, so step {after} comes first.")
    return solved("Each step follows from those before it.")


def the_gap(mine: int, right: int, reasons: Sequence[Reason], board: Board | None) -> Verdict:
    """Return whether a step is the one that does not follow; the board shows that it is false."""
    if not 1 <= mine <= len(reasons):
        return not_yet(f"The steps are numbered from 1 to {len(reasons)}.")
    why = reasons[mine - 1].why
    return solved(why, board) if mine == right else not_yet(f"The gap is not in step {mine}. {why}")


def by_hand(mine: Any, right: Any, replies: Replies, board: Board) -> Verdict:
    """Return whether an answer is the solution: cells, with numbers or without, or several such.

    Examples
    --------
    >>> print(by_hand({4}, {5}, Replies("How far is {cell}?", ""), Board(8)).reason)
    How far is 4?
    """
    reason = _wrong(mine, right, replies.wrong, board)
    return not_yet(reason) if reason else solved(replies.right, board)


def _wrong(mine: Any, right: Any, ask: str, board: Board) -> str:
    """Say what is wrong with an answer; nothing if it is right."""
    if isinstance(right, list):
        return "" if mine == right else _wrong_order(mine, right, ask)
    if isinstance(right, set):
        return _wrong_cells(mine, right, ask, board)
    for name, own in right.items():
        if isinstance(name, int):  # a cell with a number
            reason = ask.format(cell=name) if mine.get(name, own) != own else ""
        elif name not in mine:
            reason = f'The cells of "{name}" are missing.'
        elif reason := _wrong(mine[name], own, ask, board):
            reason = f'"{name}": {reason}'
        if reason:
            return reason
    # There may be numbers of more cells than are asked for.
    return _wrong_cells(mine, right, "", board) if isinstance(name, int) else ""


def _wrong_order(mine: Sequence[int], right: Sequence[int], ask: str) -> str:
    """Say how many cells are right before the first that is not, and ask about that."""
    pairs = enumerate(zip(mine, right, strict=False))
    same = next((at for at, (a, b) in pairs if a != b), min(len(mine), len(right)))
    if same == len(right):
        return f"The first {same} are right, and there are no more. What follows is too much."
    if same == 0:
        return f"It begins with the start. {ask}"
    return f"The first {'one is' if same == 1 else f'{same} are'} right. {ask}"


def _wrong_cells(
    mine: Collection[int], right: Collection[int], ask: str, board: Board
) -> str:  # fmt: skip
    """Say what is wrong with some cells, or how many are missing."""
    for cell in sorted({*mine} - {*right}):
        if not 1 <= cell <= board.goal:
            return f"The board has no cell {cell}: its cells are 1 to {board.goal}."
        if cell in board.jumps and cell not in board.jumps.values():
            return f"You never stand on cell {cell}: a jump begins there."
        if ask:
            return ask.format(cell=cell)
    missing = len({*right} - {*mine})
    told = "One more cell is missing." if missing == 1 else f"{missing} cells are missing."
    return f"{'All of these are right. ' if mine else ''}{told}" if missing else ""
