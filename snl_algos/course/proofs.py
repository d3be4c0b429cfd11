"""Proofs as exercises: put the steps in order, or find the step that does not follow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..board import Board
from .verdict import Verdict, not_yet, solved

__all__ = ["in_order", "the_gap"]


def in_order(mine: Sequence[str], needs: Mapping[str, Mapping[str, str]]) -> Verdict:
    """Return whether each step of a proof comes after the steps that it uses.

    `needs` has the letter of each step, and the steps that it uses, each with the reason.

    Examples
    --------
    >>> print(in_order("BA", {"A": {}, "B": {"A": "B says what follows from A"}}))
    Not yet. Step B comes too early: B says what follows from A, so step A comes first.
    """
    for step in mine:
        if step not in needs:
            there = ", ".join(sorted(needs))
            return not_yet(f"There is no step {step[:20]!r}: the steps are {there}.")
    if sorted(mine) != sorted(needs):
        return not_yet(f"Each of the steps {', '.join(sorted(needs))} is needed, and only once.")
    for place, step in enumerate(mine):
        for used, reason in needs[step].items():
            if used not in mine[:place]:
                return not_yet(
                    f"Step {step} comes too early: {reason}, so step {used} comes first."
                )
    return solved("Each step follows from those before it.")


def the_gap(
    mine: int, wrong: int, why: str, board: Board | None, holds: Mapping[int, str]
) -> Verdict:
    """Return whether a step is the one that does not follow.

    `why` says why it does not, and `holds`, for each other step, why it does, in a sentence. The
    board is one where the wrong step is false.
    """
    if mine == wrong:
        return solved(why, board)
    if mine not in holds:
        return not_yet(f"The steps are numbered from 1 to {len(holds) + 1}.")
    return not_yet(f"The gap is not in step {mine}. {holds[mine]}")
