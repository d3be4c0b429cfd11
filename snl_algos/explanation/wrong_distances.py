"""Why a distance is wrong, worked out from the board.

Only the claims of the program are known here: cell → throws. A number that is too small must
depend on something illegal; a number that is too large, on a move that was never tried.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any

from ..answer import Answer
from ..board import Board, Move
from ..findings import Finding, in_throws
from .rule_misreadings import distances_by_other_rules
from .true_distances import wrong_cells

__all__ = ["Difference", "first_difference"]

#: Stands for an unknown distance where None would equal another None.
UNKNOWN = -1


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a program's distances first go wrong, and why.

    Examples
    --------
    >>> from snl_algos import compare
    >>> difference = compare("thirty").first_difference("forward-dp")
    >>> difference.cell, difference.true, difference.claimed
    (3, None, 1)
    >>> print(difference.finding)
    it stands on cell 3, the foot of the ladder 3→22
    """

    cell: int  #: of the cells with a wrong distance, the one with the fewest true throws
    true: int | None  #: the fewest throws to stand on it; None if it cannot be reached
    claimed: float | None  #: the program's distance; None if it finds no route there
    finding: Finding  #: the reason, as data

    @property
    def reason(self) -> str:
        """The reason, in one sentence about the board."""
        return str(self.finding)

    def __str__(self) -> str:
        return (
            f"cell {self.cell}: {in_throws(self.true)}, "
            f"it says {in_throws(self.claimed)}: {self.finding}"
        )

    def to_dict(self) -> dict[str, Any]:
        """Return the difference as plain data, ready for JSON."""
        finding = self.finding.to_dict()
        return {"cell": self.cell, "true": self.true, "claimed": self.claimed, "finding": finding}


def first_difference(board: Board, truth: Answer, answer: Answer) -> Difference | None:
    """Return where an answer first differs from the true one; None if it does not.

    The truth has all distances, as from `true_answer`. If the answer has none, only the number of
    throws is compared.

    Examples
    --------
    >>> from snl_algos import solve
    >>> board = Board(4, {3: 2}, die=2)
    >>> difference = first_difference(board, solve(board), Answer(1, None, {1: 0, 2: 1, 4: 1}))
    >>> difference.cell, difference.true, difference.claimed, difference.finding.kind
    (4, 2, 1, 'face-not-on-the-die')
    """
    true, cells = truth.distance, range(board.start, board.cells + 1)
    # Infinity, which arrays often hold, is no distance. The certificate reports what is no cell.
    claimed = {cell: at for cell, at in answer.distance.items() if cell in cells and isfinite(at)}
    wrong = wrong_cells(true, claimed, answer.throws, answer.at_least) if claimed else []
    if not wrong:
        if answer.throws == truth.throws:
            return None
        kind = "answers-otherwise" if claimed else "answers"
        finding = Finding(kind, (board.goal,), numbers={"claimed": answer.throws})
        return Difference(board.goal, truth.throws, answer.throws, finding)
    cell = min(wrong, key=lambda cell: (true.get(cell, float("inf")), cell))
    throws = true.get(cell)
    if cell == board.start:
        kind = "start-takes-throws" if cell in claimed else "start-without-distance"
        finding = Finding(kind, (cell,))
    elif by_other_rules := distances_by_other_rules(board, claimed, answer.throws, cell):
        finding = by_other_rules
    elif cell in claimed and (throws is None or claimed[cell] < throws):
        finding = _why_too_few(board, claimed, cell)
    else:
        finding = _why_too_many(board, true, claimed, cell)
    return Difference(cell, None if throws is None else int(throws), claimed.get(cell), finding)


def _why_too_few(board: Board, claimed: Mapping[int, float], cell: int) -> Finding:
    """Return why an algorithm claims fewer throws than a cell takes.

    Follow the claimed distances backwards over legal moves, as long as some predecessor is
    one throw nearer. Where none is, the claim must depend on something illegal.
    """
    culprit = cell
    while True:
        at = claimed[culprit]
        # Not `== at - 1`: a float as large as 1e18, which may stand for infinity, is equal to that.
        before = [p for p in board.predecessors(culprit) if at - claimed.get(p, at) == 1]
        # Prefer a cell without a jump; a snake's head comes last, as two jumps are likelier.
        before.sort(key=lambda p: (p in board.snakes, p in board.ladders))
        if culprit not in board.jumps and (not before or before[0] in board.snakes):
            chain = _two_jumps(board, claimed, culprit)
            if chain:
                return chain
        if not before or (before[0] in board.snakes and culprit in board.jumps):
            break
        culprit = before[0]
    if culprit in board.jumps:
        kind = "stands-on-a-jump" if culprit == cell else "throws-from-a-jump"
        return Finding(kind, (culprit,), jumps=((culprit, board.jumps[culprit]),))
    for foot in _feet(board, culprit):
        if claimed.get(foot) == at:
            return Finding("jump-without-a-throw", (culprit,), jumps=((foot, culprit),))
    return Finding("no-legal-move", (culprit,), numbers={"claimed": at})


def _two_jumps(board: Board, claimed: Mapping[int, float], end: int) -> Finding | None:
    """Return the finding that two jumps in one throw explain a distance: all three cells agree."""
    if board.chained:
        return None
    for foot in _feet(board, end):
        for first in _feet(board, foot):
            if claimed.get(first) == claimed.get(foot) == claimed[end]:
                return Finding("two-jumps-in-one-throw", (end,), jumps=((first, foot), (foot, end)))
    return None


def _why_too_many(
    board: Board, true: Mapping[int, float], claimed: Mapping[int, float], cell: int
) -> Finding:
    """Return why an algorithm misses the shortest route to a cell; all nearer cells are right."""
    last_moves = list(_last_moves(board, true, cell))
    jumps = tuple(sorted({move.jump for _, move in last_moves if move.jump}))
    if all(move.jump for _, move in last_moves) and not _takes_one(board, claimed, cell, jumps):
        if cell in board.jumps and not board.chained:
            # It may take the jump, and then the next one as well.
            meeting = ((cell, board.jumps[cell]), *jumps)
            numbers = {"true": int(true[cell])}
            return Finding("misses-where-jumps-meet", (cell,), jumps=meeting, numbers=numbers)
        at = claimed.get(cell, UNKNOWN)
        nearer = {p for p in board.predecessors(cell) if at - claimed.get(p, at) == 1}
        for foot, end in jumps:
            from_foot = at - claimed.get(foot, at) == 1 and not nearer - {foot}
            if from_foot and foot not in true and board.jumps[foot] == end:
                # It may take the jump as a throw, or not at all.
                return Finding("stands-on-a-jump", (foot,), jumps=((foot, end),))
        return Finding("never-takes-the-jump", (cell,), jumps=jumps)
    before, move = min(last_moves, key=lambda last: last[1].jump is not None)
    numbers = {"face": move.face, "landing": move.landing}
    if before in claimed:
        numbers["claimed"] = int(claimed[before])
        return Finding("never-throws", (before, cell), moves=(move,), numbers=numbers)
    numbers["true"] = int(true[before])
    return Finding("never-reaches", (before, cell), moves=(move,), numbers=numbers)


def _takes_one(
    board: Board, claimed: Mapping[int, float], cell: int, jumps: Collection[tuple[int, int]]
) -> bool:
    """Return whether the distance that is claimed for a cell can come from one of its jumps."""
    at = claimed.get(cell, UNKNOWN)
    if any(claimed.get(foot) == at for foot, _ in jumps):
        return True
    unseen = [jump for jump in jumps if jump[0] not in claimed]
    before = [p for p in board.predecessors(cell) if at - claimed.get(p, at) == 1]
    return any(move.jump in unseen for p in before for move in board.moves(p))


def _last_moves(board: Board, true: Mapping[int, float], cell: int) -> Iterator[tuple[int, Move]]:
    """Yield (cell before, move) for the last move of every shortest route to a cell."""
    for before in board.predecessors(cell):
        if true.get(before) == true[cell] - 1:
            for move in board.moves(before):
                if move.cell == cell:
                    yield before, move


def _feet(board: Board, end: int) -> list[int]:
    """Return the cells with a jump to a cell: ladders first, each kind from the highest down."""
    feet = [foot for foot, to in board.jumps.items() if to == end]
    return sorted(feet, key=lambda foot: (foot > end, -foot))
