"""The checks of the exercises of lesson 11."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from typing import Any

from ...board import Board
from ...board_text import counted
from ...boards.gallery import all_boards
from ...checker.known_mistakes import passes
from ...programs import MISTAKES, solve
from ..learner_calls import Case, Failed, called, compared, plain_boards
from ..learner_values import WrongValue, same
from ..verdict import Verdict, not_yet, solved
from ..watched import looked_at

#: The wrong programs that properties are tried on.
WRONG = (
    "skips-snakes", "never-goes-back", "stands-on-a-foot", "chains-jumps",
    "one-visited-set", "stands-on-a-head", "last-distance", "memo-over-cycles",
    "jump-is-optional", "cap-on-depth", "starts-off-the-board", "greedy",
)  # fmt: skip

#: How many wrong programs four good boards catch.
ENOUGH = 15


def your_own_certificate(certified: Callable[..., Any]) -> Verdict:
    """Give it right and wrong claims on small boards, and see whether it leaves a claim."""
    cases = (
        Case((board, dict(claim)), right, f"True or False is asked for, and {truth}",
             board, f"claimed: {claim}")
        for board in chain(all_boards(3, die=2), all_boards(4, die=2, jumps=2), all_boards(5, 1, 2))
        for truth, right, claim in _claims(board)
    )  # fmt: skip
    verdict = compared(certified, cases, "Its verdict is right on all {} claims.")
    board, claim = Board(4, die=1), {1: 0, 2: 1}
    if verdict.passed and 3 in looked_at(certified, board, claim).looks:
        return not_yet(
            "Its verdicts are right, but it searches: it asked for the moves from cell 3, which "
            "the claim leaves out. Those from its own cells are enough.",
            board, f"claimed: {claim}",
        )  # fmt: skip
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


def be_the_judge(my_samples: list[Board]) -> Verdict:
    """Count the programs of the gallery that the boards catch."""
    if len(my_samples) > 4:
        return not_yet(f"There are {len(my_samples)} boards. At most four are allowed.")
    free, lines = [*MISTAKES], list[str]()
    for number, board in enumerate(my_samples, start=1):
        if board != Board(board.cells, board.jumps) or not 30 <= board.cells <= 100:
            wanted = "30 to 100 cells, a die of six faces and our usual rules"
            return not_yet(f"Board {number} is not allowed: choose boards with {wanted}.", board)
        new = [name for name in free if not passes(name, [board])[0]]
        free = [name for name in free if name not in new]
        named = ", ".join(new) or "nothing"
        lines.append(f"board {number}, {board.summary()}: {len(new)} more: {named}")
    caught = len(MISTAKES) - len(free)
    reason = f"They catch {counted(caught, 'program')}"
    if caught >= ENOUGH:
        return solved(f"{reason}.", None, *lines)
    missed = next(MISTAKES[name] for name in free if MISTAKES[name].board)
    small = f"This small board catches {missed.name}: build its trap into one of yours."
    return not_yet(f"{reason}, and {ENOUGH} are wanted. {small}", missed.board, *lines)


def a_property(my_property: Callable[..., Any]) -> Verdict:
    """Expect that it holds for the right program, and fails for enough wrong ones."""
    boards = [*every_small_board(), Board(6, {2: 3, 3: 6, 4: 2}, die=1)]
    cases = (
        Case((right_answer, board), True, "True or False is asked for, and of a right program True",
             board, f"its answer: {right_answer(board)}")
        for board in boards
    )  # fmt: skip
    verdict = compared(my_property, cases, "")
    if not verdict.passed:
        return verdict
    if all(_rejected(my_property, lambda one: right_answer(one) + 1, [board]) for board in boards):
        return not_yet(
            "It rejects an answer that is wrong by one throw on every board, so it computes the "
            "right one. A property does not need it. What do you know without a search?"
        )
    first = {name: _rejected(my_property, MISTAKES[name].function, boards) for name in WRONG}
    lines = [f"it catches {name}, first on {board!r}" for name, board in first.items() if board]
    caught = f"It catches {len(lines)} of {len(WRONG)}"
    if len(lines) < 4:
        return not_yet(f"{caught}, and four are wanted.", None, *lines)
    return solved(f"{caught}.", None, *lines)


def _rejected(
    my_property: Callable[..., Any], program: Callable[[Board], Any], boards: list[Board]
) -> Board | None:
    """Return the first board on which a property rejects a program, all in one call."""
    rejected = (one for one in boards if same(my_property(program, one), False))
    found = called(next, rejected, None)
    if isinstance(found, Failed):
        raise WrongValue(f"True or False is asked for, but {found}.")
    return found  # type: ignore[no-any-return]


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
