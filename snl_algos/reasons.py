"""Why a distance is wrong, in one sentence that is worked out from the board.

Nothing is known here of the program that said it, only what it said: cell → throws. A
number that is too small rests on something illegal somewhere; one that is too large on a
move that was never looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .answer import in_throws
from .board import Board, Move

__all__ = ["why_too_few", "why_too_many"]

#: In place of a distance that is not known, where None would equal another None.
UNKNOWN = -1


def why_too_few(board: Board, claimed: Mapping[int, float], cell: int) -> str:
    """Why an algorithm believes in fewer throws than a cell takes.

    Follow its belief backwards over legal moves, as long as some cell one throw nearer
    vouches for the next. Where none does, the belief rests on something illegal.
    """
    culprit = cell
    while True:
        at = claimed[culprit]
        before = [p for p in board.predecessors(culprit) if claimed.get(p) == at - 1]
        # A cell without a jump vouches best, a snake's head worst: two jumps are likelier.
        before.sort(key=lambda p: (p in board.snakes, p in board.ladders))
        if culprit not in board.jumps and (not before or before[0] in board.snakes):
            chain = _two_jumps(board, claimed, culprit)
            if chain:
                return chain
        if not before or (before[0] in board.snakes and culprit in board.jumps):
            break
        culprit = before[0]
    if culprit in board.jumps:
        onward = " and throws from there" if culprit != cell else ""
        return f"it stands on cell {culprit}, the {_jump_name(board, culprit)}{onward}"
    for foot in _feet(board, culprit):
        if claimed.get(foot) == at:
            return f"it takes the jump {foot}→{culprit} without a throw"
    return f"it reaches cell {culprit} in {in_throws(at)}, and no legal move does"


def _two_jumps(board: Board, claimed: Mapping[int, float], end: int) -> str | None:
    """Whether it may have come to a cell by two jumps in one throw: all three agree."""
    if board.chained:
        return None
    for foot in _feet(board, end):
        for first in _feet(board, foot):
            if claimed.get(first) == claimed.get(foot) == claimed[end]:
                return (
                    f"it takes two jumps in one throw, {first}→{foot} and {foot}→{end}, "
                    "on a board where one ends the move"
                )
    return None


def why_too_many(
    board: Board, true: Mapping[int, float], claimed: Mapping[int, float], cell: int
) -> str:
    """Why an algorithm misses the shortest way to a cell. All nearer cells it has right."""
    last_moves = list(_last_moves(board, true, cell))
    jumps = sorted({move.jump for _, move in last_moves if move.jump})
    # Where its numbers of both ends agree, it does take the jump: it only comes there late.
    takes_one = any(claimed.get(foot) == claimed.get(cell, UNKNOWN) for foot, _ in jumps)
    if all(move.jump for _, move in last_moves) and not takes_one:
        kind = "ladder" if jumps[0][1] > jumps[0][0] else "snake"
        if len(jumps) == 1:
            return f"it never takes the {kind} {jumps[0][0]}→{jumps[0][1]}"
        names = ", ".join(f"{foot}→{end}" for foot, end in jumps)
        return f"it takes none of the jumps {names}"
    before, move = min(last_moves, key=lambda last: last[1].jump is not None)
    throw = f"never throws {move.face} from there to cell {move.landing}"
    if before in claimed:
        return f"it reaches cell {before} in {in_throws(claimed[before])}, but {throw}"
    return f"it does not know cell {before}, {in_throws(true[before])} from the start, and {throw}"


def _last_moves(board: Board, true: Mapping[int, float], cell: int) -> Iterator[tuple[int, Move]]:
    """(cell before, move) for the last move of every shortest route to a cell."""
    for before in board.predecessors(cell):
        if true.get(before) == true[cell] - 1:
            for move in board.moves(before):
                if move.cell == cell:
                    yield before, move


def _feet(board: Board, end: int) -> list[int]:
    """The cells whose own jump ends on a cell: ladders first, from the highest foot down."""
    feet = [foot for foot, to in board.jumps.items() if to == end]
    return sorted(feet, key=lambda foot: (foot > end, -foot))


def _jump_name(board: Board, foot: int) -> str:
    end = board.jumps[foot]
    return f"foot of the ladder {foot}→{end}" if end > foot else f"head of the snake {foot}→{end}"
