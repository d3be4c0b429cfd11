"""The checks of the exercises of lesson 15."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from ...board import Board
from ...boards.gallery import all_boards
from ...programs import MISTAKES, solve
from ..learner_calls import Case, called, compared, plain_boards, said
from ..learner_values import plain
from ..value_readers import WrongValue
from ..verdict import Verdict, not_yet, solved
from ..watched import WatchedBoard

#: The wrong programs that properties and certificates are tried on.
WRONG = (
    "skips-snakes", "never-goes-back", "stands-on-a-foot", "chains-jumps",
    "one-visited-set", "stands-on-a-head", "last-distance", "memo-over-cycles",
    "jump-is-optional", "cap-on-depth", "starts-off-the-board", "greedy",
)  # fmt: skip


def your_own_certificate(certified: Callable[..., Any]) -> Verdict:
    """Give it right and wrong claims on small boards, and see which cells it asks about."""
    boards = [*all_boards(3, die=2), *all_boards(4, die=2, jumps=2), *all_boards(5, 1, 2)]
    claims = [(WatchedBoard.of(board), *claim) for board in boards for claim in _claims(board)]
    cases = (
        Case((board, dict(claim)), right, f"True or False is asked for, and {truth}",
             board, f"claimed: {claim}")
        for board, truth, right, claim in claims
    )  # fmt: skip
    verdict = compared(certified, cases, "Its verdict is right on all {} claims.")
    for board, _, _, claim in claims if verdict.passed else ():
        if beyond := board.looks.keys() - claim.keys():
            return not_yet(
                f"Its verdicts are right, but it searches: it asked for the moves from cell "
                f"{min(beyond)}, which the claim leaves out. The moves from the cells of the claim "
                "are enough.",
                board,
                f"claimed: {claim}",
            )
    return verdict


def _claims(board: Board) -> Iterator[tuple[str, bool, dict[int, float]]]:
    """Say what is true of a claim, whether the claim is right, and the claim."""
    true = dict(solve(board, "adjacency-list-bfs").distance)
    yield "these distances are right", True, true
    for cell, at in true.items():
        for wrong in (at - 1, at + 1):
            yield f"cell {cell} is at {at}, not at {wrong}", False, {**true, cell: wrong}
        if cell != board.start:
            left = {other: true[other] for other in true if other != cell}
            yield f"cell {cell} can be reached, in {at}", False, left
    yield "the start is at 0", False, {cell: at + 1 for cell, at in true.items()}
    for cell in set(range(1, board.cells + 1)) - true.keys():
        for wrong in (1, board.cells):
            yield f"you never stand on cell {cell}", False, {**true, cell: wrong}


def a_property(my_property: Callable[..., Any]) -> Verdict:
    """Expect that it holds for the right program, and fails for enough wrong ones."""
    boards = every_small_board()

    def holds(says: Callable[[Board], int], board: Board) -> bool:
        got = plain(called(my_property, lambda given: says(given), board))  # says is not theirs
        if not isinstance(got, bool):
            raise WrongValue(f"True or False is asked for, but {said(got)}.")
        return got

    for board in [*boards, Board(6, {2: 3, 3: 6, 4: 2}, die=1)]:
        if not holds(right_answer, board):
            reason = f"Your property rejects a right program: its answer {right_answer(board)}."
            return not_yet(reason, board)
    if not any(holds(lie, board) for lie in LIES for board in boards):
        return not_yet(
            "It rejects an answer that is wrong by one throw on every board, so it computes the "
            "right one. A property does not need it. What do you know without a search?"
        )
    caught = {
        name: first
        for name in WRONG
        for first in [next((b for b in boards if not holds(MISTAKES[name].function, b)), None)]
        if first is not None
    }
    lines = [f"it catches {name}, first on {first!r}" for name, first in caught.items()]
    if len(caught) < 4:
        return not_yet(
            f"It catches {len(caught)} of {len(WRONG)}, and four are wanted.", None, *lines
        )
    return solved(f"It catches {len(caught)} of {len(WRONG)}.", None, *lines)


@cache
def every_small_board() -> tuple[Board, ...]:
    """Return every board of two to five cells with dice of 1, 2 and 3, inner jumps only."""
    return tuple(
        board for cells in range(2, 6) for die in (1, 2, 3) for board in plain_boards([cells], die)
    )


def right_answer(board: Board) -> int:
    """Return the fewest throws as judges write them: -1 for out of reach."""
    throws = solve(board).throws
    return -1 if throws is None else int(throws)


#: Programs whose answer is wrong on every board, by one throw.
LIES = (lambda board: right_answer(board) + 1, lambda board: right_answer(board) - 1)
