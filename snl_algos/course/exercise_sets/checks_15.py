"""The checks of the exercises of lesson 15."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from ...board import Board
from ...boards.gallery import all_boards
from ...programs import MISTAKES, solve
from ..learner_calls import Case, called, compared, plain_boards, said
from ..learner_values import plain, same_truth
from ..proofs import in_order
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
    praise = "Its verdict is right on all {} claims."
    verdict = compared(certified, cases, praise, alike=same_truth)
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
    lines = []
    for tried, name in enumerate(WRONG, start=1):
        says = MISTAKES[name].function
        first = next((board for board in boards if not holds(says, board)), None)
        lines += [f"it catches {name}, first on {first!r}"] * (first is not None)
        if len(lines) + len(WRONG) - tried < 4:  # the others are not enough
            caught = f"It catches {len(lines)} of the first {tried}"
            return not_yet(f"{caught}, and four of {len(WRONG)} are wanted.", None, *lines)
    return solved(f"It catches {len(lines)} of {len(WRONG)}.", None, *lines)


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


def prove_that_a_certificate_proves(my_order: list[str]) -> Verdict:
    """Refuse a step that uses a later one."""
    needs = {
        "A": {"E": "it speaks of the end of a route along which the claim rises"},
        "B": {},
        "C": {
            "D": "it needs a route with d throws",
            "A": "it needs that no route has fewer",
        },
        "D": {"B": "it counts the steps back"},
        "E": {},
    }
    return in_order(my_order, needs)


def two_false_distances(my_cells: dict[str, set[int]]) -> Verdict:
    """Ask both questions about the claim."""
    board = Board(9, {3: 7}, die=2)
    claim = {1: 0, 2: 1, 7: 1, 4: 2, 6: 2, 8: 2, 5: 3, 9: 3}
    to = {
        cell: [(at, move) for at in sorted(claim) for move in board.moves(at) if move.cell == cell]
        for cell in claim
        if cell != board.start
    }
    fails = {
        "shortened": {c for c in to if any(claim[at] + 1 < claim[c] for at, _ in to[c])},
        "not attained": {c for c in to if all(claim[at] + 1 != claim[c] for at, _ in to[c])},
    }
    for question, right in fails.items():
        if question not in my_cells:
            return not_yet(f'The cells are missing: my_cells["{question}"].')
        for cell in sorted(right ^ my_cells[question]):
            if cell in right:
                return not_yet(f'A cell is missing in "{question}".', board)
            if cell == board.start:
                return not_yet(f'"{question}": the start claims 0, and no move has to lead there.')
            if cell not in to:
                return not_yet(f'"{question}": you never stand on cell {cell}.', board)
            moves = "; ".join(f"from {at} at {claim[at]}: {move}" for at, move in to[cell])
            return not_yet(
                f'"{question}" is wrong for cell {cell}, which claims {claim[cell]}.', board, moves
            )
    return solved("The 3 of cell 9 is too large, the 2 of cell 6 too small.", board)
