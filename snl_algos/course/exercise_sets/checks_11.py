"""The checks of the exercises of lesson 11."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from ...board import Board
from ...board_text import counted
from ...boards.gallery import all_boards
from ...findings import in_throws
from ...programs import MISTAKES, solve
from ...tracing import count_lines
from ..learner_calls import Case, Failed, called, compared, plain_boards, said
from ..learner_values import plain
from ..value_readers import WrongValue
from ..verdict import Verdict, not_yet, solved
from ..watched import WatchedBoard

#: The wrong programs that properties are tried on.
WRONG = (
    "skips-snakes", "never-goes-back", "stands-on-a-foot", "chains-jumps",
    "one-visited-set", "stands-on-a-head", "last-distance", "memo-over-cycles",
    "jump-is-optional", "cap-on-depth", "starts-off-the-board", "greedy",
)  # fmt: skip

#: A wrong program that runs more lines than this on a board of an exercise never ends there (or, as
#: `no-memo`, takes too long),
MAX_LINES = 100_000
#: if the board is not larger than this: those that end run half as many.
MAX_CELLS = 100

#: How many wrong programs four good boards catch, and the fewest cells that they have.
ENOUGH, MIN_CELLS = 15, 30


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
                f"{min(beyond)}, which the claim leaves out. Those from its own cells are enough.",
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
    caught, lines = set[str](), list[str]()
    for number, board in enumerate(my_samples, start=1):
        if reason := _not_allowed(board):
            return not_yet(f"Board {number} has {reason}.", board)
        right = in_throws(solve(board).throws)
        new = [name for name in MISTAKES if name not in caught and reply_of(name, board) != right]
        caught.update(new)
        named = ", ".join(new) or "nothing"
        lines.append(f"board {number}, {board.summary()}: {len(new)} more: {named}")
    count = counted(len(caught), "program")
    if len(caught) >= ENOUGH:
        return solved(f"They catch {count}.", None, *lines)
    free = next(name for name in MISTAKES if name not in caught and MISTAKES[name].board)
    small = f"This small board catches {free}: build its trap into one of yours."
    reason = f"They catch {count}, and {ENOUGH} are wanted. {small}"
    return not_yet(reason, MISTAKES[free].board, *lines)


def _not_allowed(board: Board) -> str:
    """Say what a board has that it may not have; nothing if it is allowed."""
    if not MIN_CELLS <= board.cells <= MAX_CELLS:
        return f"{board.cells} cells, and {MIN_CELLS} to {MAX_CELLS} are allowed"
    if board != Board(board.cells, board.jumps):
        rules = "begin on cell 1, with a die of six faces; one jump a throw"
        return f"other rules than our usual ones: {rules}"
    return ""


def reply_of(name: str, board: Board) -> str:
    """Say in words what a wrong program answers on a board.

    Examples
    --------
    >>> reply_of("never-ends", Board(3, {2: 1}, die=1))
    'no answer: it never ends'
    """
    may_not_end = not isinstance(MISTAKES[name].gives, int)  # counting lines takes long
    if may_not_end and count_lines(MISTAKES[name], board, most_lines=MAX_LINES) is None:
        return "no answer: it never ends"
    try:
        throws = MISTAKES[name](board)
    except Exception as error:
        return f"no answer: it raises {type(error).__name__}"
    return in_throws(None if throws == -1 else throws)


def a_property(my_property: Callable[..., Any]) -> Verdict:
    """Expect that it holds for the right program, and fails for enough wrong ones."""
    boards = [*every_small_board(), Board(6, {2: 3, 3: 6, 4: 2}, die=1)]
    if board := _first(my_property, right_answer, boards, says=False):
        reason = f"Your property rejects a right program: its answer {right_answer(board)}."
        return not_yet(reason, board)
    if not any(_first(my_property, lie, boards, says=True) for lie in LIES):
        return not_yet(
            "It rejects an answer that is wrong by one throw on every board, so it computes the "
            "right one. A property does not need it. What do you know without a search?"
        )
    first = {
        name: _first(my_property, MISTAKES[name].function, boards, says=False) for name in WRONG
    }
    lines = [f"it catches {name}, first on {board!r}" for name, board in first.items() if board]
    caught = f"It catches {len(lines)} of {len(WRONG)}"
    if len(lines) < 4:
        return not_yet(f"{caught}, and four are wanted.", None, *lines)
    return solved(f"{caught}.", None, *lines)


def _first(
    my_property: Callable[..., Any], program: Callable[[Board], Any],
    boards: Iterable[Board], *, says: bool,
) -> Board | None:  # fmt: skip
    """Return the first board for which a property says this of a program, all in one call."""

    def search() -> Board | None:
        for board in boards:
            got = plain(my_property(program, board))
            if not isinstance(got, bool):
                raise WrongValue(f"True or False is asked for, but {said(got)}.")
            if got is says:
                return board
        return None

    found = called(search, of=my_property, seconds=3)
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


#: Programs whose answer is wrong on every board, by one throw.
LIES = (lambda board: right_answer(board) + 1, lambda board: right_answer(board) - 1)
