"""The checks of the exercises of lesson 1."""

from __future__ import annotations

from ...board import Board
from ...boards.gallery import load_board
from ...findings import in_throws
from ...programs import solve
from ...tracing.narration import finished
from ..verdict import Verdict, not_yet, solved


def as_few_as_you_can(my_faces: list[int]) -> Verdict:
    """Play the faces from the start."""
    board, played = load_board("thirty"), list[str]()
    cell = board.start
    for face in my_faces:
        if reason := _no_throw(board, cell, face, len(played)):
            return not_yet(reason, None, *played)
        move = next(one for one in board.moves(cell) if one.face == face)
        played.append(f"{len(played) + 1}. {finished(board.throw(cell, move.landing))}")
        cell = move.cell
    throws = in_throws(len(played))
    if not played:
        return not_yet("Nothing has been thrown yet: choose the first face.")
    if cell != board.goal:
        return not_yet(f"After {throws} you stand on cell {cell}, not on 30.", None, *played)
    if len(played) != solve(board).throws:
        return not_yet(f"You reach the goal in {throws}. Fewer are enough.", None, *played)
    return solved(f"You reach the goal in {throws}.", None, *played)


def _no_throw(board: Board, cell: int, face: int, throws: int) -> str:
    """Say why a face is no throw from a cell, after some throws; nothing if it is one."""
    if face not in board.faces:
        hint = " Are these cells? Write what the die shows." if face > 9 else ""
        return f"There is no {face} on the die: its faces are 1 to 6.{hint}"
    if cell == board.goal:
        return f"After {in_throws(throws)} you stand on the goal: throw no more."
    if all(move.face != face for move in board.moves(cell)):
        return f"Throw {throws + 1}: a {face} from cell {cell} leads past the goal, so you stay."
    return ""


def nobody_gets_home(my_snakes: dict[int, int]) -> Verdict:
    """Look for a route past the snakes."""
    for head, tail in my_snakes.items():
        if head == tail:
            return not_yet(f"{head}→{tail} is not a snake: it ends where it begins.")
    board = Board(20, my_snakes)
    for foot in board.ladders:
        return not_yet(f"Snakes only: {foot}→{board.jumps[foot]} is a ladder.", board)
    for head in board.snakes.keys() & {1, 20}:
        return not_yet(f"No snake may begin on cell {head}.", board)
    answer = solve(board)
    if answer.throws is not None:
        moves = "; ".join(map(str, answer.route or ()))
        return not_yet(f"There is a route of {answer.throws} throws: {moves}.", board)
    return solved(f"No route gets past these {len(board.snakes)} snakes.", board)
