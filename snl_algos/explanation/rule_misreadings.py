"""Whether a program follows other rules than the board's.

A wrong program often solves another game correctly: with six faces on every die, or with
chained jumps. If its answers fit such a game everywhere, and fit only one, that explains more
than any single wrong cell.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import inf, isfinite
from typing import Any

from ..answer import Cost
from ..board import Board, Move
from ..board_text import listed
from ..findings import Finding
from ..programs import ALGORITHMS, Outcome
from .true_distances import route_to, true_answer, wrong_cells

__all__ = [
    "Seen", "answers_by_other_rules", "answers_without_snakes_or_jumps",
    "distances_by_other_rules", "takes_such_jumps",
]  # fmt: skip

#: Boards, and how the program's calls ended there.
Seen = Sequence[tuple[Board, Outcome]]
#: The rules that differ, as keyword arguments of `Board`.
Others = dict[str, Any]

#: On larger boards only the wrong cell is examined, since each reading takes another search.
MAX_CELLS = 20_000


def answers_by_other_rules(board: Board, outcome: Outcome, seen: Seen) -> Finding | None:
    """Return a finding if the program's answers on all boards are right under other rules."""
    every = [(board, outcome), *seen]
    start = "starts-off-the-board" if board.start else "starts-on-the-first-cell"
    for others in ({"start": 1 - board.start}, *_other_rules(board)):
        if not _answers_by(others, every):
            continue
        if "start" in others:
            return Finding(start)
        if "die" in others:
            return Finding("always-six-faces", words={"die": _die_in_words(board)})
        if finding := _where(board, others, board.goal):
            return finding
    return None


def _answers_by(others: Others, seen: Seen) -> bool:
    """Return whether all answers are right under other rules (the first is wrong under its own)."""
    if "chained" in others:  # a program may do anything with a loop of jumps
        if _has_loop(seen[0][0]):
            return False
        seen = [(board, outcome) for board, outcome in seen if not _has_loop(board)]
    return all(
        outcome.ended == "returned" and outcome.throws == _fewest_throws(board, others)
        for board, outcome in seen
    )


def answers_without_snakes_or_jumps(seen: Seen) -> bool:
    """Return whether all answers are right if no throw may land on a snake, or on any jump."""
    return any(
        all(
            outcome.ended == "returned"
            and outcome.throws == _distances_at(board, cost).get(board.goal)
            for board, outcome in seen
        )
        for cost in (_no_snakes, _no_jumps)
    )


def takes_such_jumps(jumps: Iterable[tuple[int, int]], seen: Seen) -> bool:
    """Return whether an answer is smaller than without all ladders, or snakes, as these jumps are.

    Then the program takes some of them, perhaps to a wrong cell.
    """
    up = {end > foot for foot, end in jumps}

    def without(board: Board) -> int | None:
        kept = [jump for jump in board.jumps.items() if (jump[1] > jump[0]) not in up]
        return _fewest_throws(board, {"jumps": kept})

    return any(
        outcome.throws is not None
        and ((fewest := without(board)) is None or outcome.throws < fewest)
        for board, outcome in seen
    )


def distances_by_other_rules(
    board: Board, claimed: Mapping[int, float], throws: float | None, cell: int
) -> Finding | None:
    """Return where other rules first matter on the way to a wrong cell, if they fit all distances.

    The program claims these distances, and `throws` is its answer.
    """
    if board.cells > MAX_CELLS:
        return None
    found: list[Finding | None] = []
    for others in (*_other_rules(board), *_fewer_jumps(board)):
        if not wrong_cells(true_answer(_changed(board, others)).distance, claimed, throws):
            found.append(_where(board, others, cell))
    for cost in (_jump_is_a_throw, _no_snakes, _no_jumps):
        if not wrong_cells(_distances_at(board, cost), claimed, throws):
            found.append(_first_jump(board, cell) if cost is _jump_is_a_throw else None)
    return found[0] if len(found) == 1 else None  # None is best explained at the cell


def _die_in_words(board: Board) -> str:
    """Return the faces of the die of a board, as the end of a sentence."""
    if isinstance(board.die, int) and board.die > 2:
        return f"the die shows only 1 to {board.die}"
    return f"the die shows only {listed(board.faces)}"


# -- the other rules -------------------------------------------------------------------------------


def _other_rules(board: Board) -> list[Others]:
    """Return the other rules that a program may assume, if they can matter on this board.

    A new one also needs its findings, in `answers_by_other_rules` or in `_of_move`.
    """
    readings: list[Others] = []
    if any(end in board.jumps for end in board.jumps.values()):
        readings.append({"chained": not board.chained})
    if board.faces != (1, 2, 3, 4, 5, 6):
        readings.append({"die": 6})
    if board.overshoot == "stay":
        readings += [{"overshoot": "win"}, {"overshoot": "bounce"}]
    return readings


def _fewer_jumps(board: Board) -> list[Others]:
    """Return the jumps that remain if a program ignores the snakes, the ladders, or both."""
    kept = ((), tuple(board.snakes.items()), tuple(board.ladders.items()))
    return [{"jumps": jumps} for jumps in dict.fromkeys(kept)]


def _changed(board: Board, others: Others) -> Board:
    return Board.from_dict({**board.to_dict(), **others})


def _has_loop(board: Board) -> bool:
    return None in _changed(board, {"chained": True}).jumps_taken.values()


def _fewest_throws(board: Board, others: Others) -> int | None:
    return ALGORITHMS["queue-bfs"](_changed(board, others)).throws


def _jump_is_a_throw(move: Move) -> float:
    """Return the cost of a move if a jump costs another throw."""
    return 1 if move.jump is None else 2


def _no_snakes(move: Move) -> float:
    """Return the cost of a move if landing on a snake's head is forbidden."""
    return 1 if move.cell >= move.landing else inf


def _no_jumps(move: Move) -> float:
    """Return the cost of a move if landing where a jump starts is forbidden."""
    return 1 if move.jump is None else inf


def _distances_at(board: Board, cost: Cost) -> Mapping[int, float]:
    """Return cell → least cost to stand on it, where that is finite."""
    found: Mapping[int, float] = ALGORITHMS["dijkstra"].function(board, cost=cost).distance
    return {cell: at for cell, at in found.items() if isfinite(at)}


# -- where they matter -----------------------------------------------------------------------------


def _where(board: Board, others: Others, cell: int) -> Finding | None:
    """Return the first move where the two games differ; None if it explains nothing more."""
    if "jumps" in others:  # the ignored jump is best shown at the cell itself
        return None
    other = _changed(board, others)
    true, its = true_answer(board).distance, true_answer(other).distance
    if cell in its and (cell not in true or its[cell] < true[cell]):
        for before, move in route_to(other, its, cell):
            if move.cell not in board.successors(before):
                return _of_move(board, others, before, move, its[move.cell])
    elif "die" not in others:  # a face that it never throws is best shown at the cell itself
        for before, move in route_to(board, true, cell):
            if move.cell not in other.successors(before):
                return _of_move(board, others, before, move, true[move.cell])
    return None


def _of_move(board: Board, others: Others, before: int, move: Move, at: float) -> Finding | None:
    """Return the finding for a move that only one of the two games has."""
    if "chained" in others:
        middle = board.jumps[move.landing]
        jumps = ((move.landing, middle), (middle, board.jumps[middle]))
        if board.chained:
            return Finding("stops-in-a-chain", (middle,), jumps=jumps)
        return Finding("two-jumps-in-one-throw", (move.cell,), jumps=jumps)
    if "die" in others:
        words = {"die": _die_in_words(board)}
        cells = (before, move.landing)
        return Finding("face-not-on-the-die", cells, numbers={"face": move.face}, words=words)
    if others["overshoot"] == "bounce":
        return Finding("bounces", (before, move.landing), moves=(move,))
    if move.cell != board.goal:  # a jump on the goal leads away from it again
        return None
    return Finding("passes-the-goal", (before, board.goal), numbers={"claimed": at})


def _first_jump(board: Board, cell: int) -> Finding | None:
    """Return a finding about the first jump on a shortest route to a cell."""
    for _, move in route_to(board, true_answer(board).distance, cell):
        if move.jump is not None:
            jump = (move.landing, board.jumps[move.landing])
            return Finding("jump-costs-a-throw", (jump[1],), jumps=(jump,))
    return None
