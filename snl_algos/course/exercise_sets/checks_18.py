"""The checks of the exercises of lesson 18."""

from __future__ import annotations

from typing import Any

from ...answer import Answer
from ...board import Board
from ...boards.gallery import load_board
from ...programs import Program, solve
from ..learner_calls import asks_for_minus_one, called, check
from ..verdict import Verdict, not_yet, solved, verdict_of

#: The rules of exercise 18.3 that differ from ours, in the order of its letters.
FOUR_GAMES: tuple[dict[str, Any], ...] = (
    {},
    {"chained": True},
    {"start": 0},
    {"overshoot": "bounce"},
)


def repair_it(repaired: Program) -> Verdict:
    """Run it on all boards."""
    return verdict_of(check(repaired))


def the_other_judge(quickest_way_up: Program) -> Verdict:
    """Run it on the boards of its judge."""
    report = check(quickest_way_up)
    return verdict_of(report, asks_for_minus_one(quickest_way_up, report))


def one_board_four_games(my_throws: list[int]) -> Verdict:
    """Compare game by game, and name the first that is wrong."""
    if len(my_throws) != 4:
        return not_yet("There are four games, so four numbers are expected.")
    for letter, throws, rules in zip("ABCD", my_throws, FOUR_GAMES, strict=True):
        board = Board(7, {3: 6, 6: 2}, die=2, **rules)
        answer = solve(board)
        if throws < 0:
            return not_yet(f"In game {letter} the goal can be reached.", board)
        if throws != answer.throws:
            fewer = "too few" if throws < (answer.throws or 0) else "more than are needed"
            return not_yet(f"In game {letter}, {throws} is {fewer}.", board)
    return solved("Four games on one board, and three different answers.")


def _wrong_distance(board: Board, answer: Answer) -> str:
    """Name a cell whose distance is missing or wrong. It may stop when it has found the goal."""
    distance = solve(board, "adjacency-list-bfs").distance
    needed = [cell for cell, at in distance.items() if at < distance[board.goal]]
    for cell in sorted({*needed, *answer.distance}):
        if answer.distance.get(cell) != distance.get(cell):
            says, right = (one.get(cell, "none") for one in (answer.distance, distance))
            return f"on the thirty-cell board cell {cell} has the distance {right}, not {says}"
    return ""


def a_search_by_sets(set_bfs: Program) -> Verdict:
    """Run it on all boards. A wrong route or a wrong distance makes an answer wrong as well."""
    report, also = check(set_bfs), list[str]()
    if report:
        board = load_board("thirty")
        answer = called(lambda: set_bfs(board))
        if not isinstance(answer, Answer) or not answer.route or board.goal not in answer.distance:
            also.append(
                "Every number of throws is right, but the route is missing, or the distance of the "
                "goal. The answer needs both."
            )
        elif wrong := _wrong_distance(board, answer):
            also.append(f"Every number of throws is right, but {wrong}.")
    return verdict_of(report, also)
