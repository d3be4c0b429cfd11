"""The checks of the exercises of lesson 8."""

from __future__ import annotations

import ast

from ...board import Board
from ...findings import in_throws
from ...programs import Program, solve
from ...tracing.source import read_source
from ..call_limits import check, functions_used
from ..functions_called import answering
from ..learner_values import shown
from ..passes import verdict
from ..stairs import ends_within
from ..verdict import Verdict, not_yet, solved, verdict_of

#: The boards of exercise 8.3.
GUESSED = {
    "A": Board(7, {2: 5, 3: 7}, die=1),
    "B": Board(7, {2: 6, 4: 6}, die=1),
    "C": Board(8, {2: 6, 5: 8, 7: 4}, die=1),
    "D": Board(7, {3: 6}, die=1),
    "E": Board(6, {2: 3, 3: 6}, die=1),
}


#: One pass runs up to 30 lines for a cell here. A sweep from the last cell to the first finds six
#: cells more than the one before it, and runs at least one line for a cell.
LONG = Board(1_000, start=0)
MOST_LINES = 100 * LONG.cells
#: Here no throw reaches the cells between. A search does not look at them: its few lines for each
#: cell are those that find the ladders.
GAP = Board(1_000, {foot: 994 + foot for foot in range(1, 7)}, start=0)
#: What takes a cell from a queue, a stack or a heap.
TAKES = {"popleft", "pop", "heappop"}


def a_board_that_breaks_it(my_board: Board) -> Verdict:
    """Ask the forward pass and a right program about the board."""
    if {1, my_board.goal} & my_board.jumps.keys():
        return not_yet("A jump begins on the first or the last cell. Leave these free.", my_board)
    right, said = solve(my_board).throws, solve(my_board, "forward-dp").throws
    told = f"right: {in_throws(right)}", f"forward-dp: {in_throws(said)}"
    if right == said:
        return not_yet("The forward pass is right on this board.", my_board, *told)
    fewer = " Fewer cells are enough." if my_board.cells > 4 else ""
    return solved(f"The forward pass is wrong on this board.{fewer}", my_board, *told)


def repair_one_limit(ladders_only: Program) -> Verdict:
    """Run it on all boards that its arrays can hold, and count its lines on a long one."""
    report, also = check(ladders_only), list[str]()
    if report and not ends_within(ladders_only, LONG, MOST_LINES):
        also.append(
            f"Every answer is right, but on a board of {LONG.cells} cells it runs more than "
            f"{MOST_LINES:,} lines. Go over the board once: 100 lines for a cell are enough."
        )
    elif report and not answering(functions_used(), ()) and _searches(ladders_only):
        also.append(
            "Every answer is right, but this is a search: it passes over the positions that no "
            "throw reaches. Repair the pass, which goes over all positions once, in their order."
        )
    return verdict_of(report, also)


def _searches(program: Program) -> bool:
    """Return whether a program looks only at what can be reached, and takes it from somewhere."""
    each = LONG.cells
    if ends_within(program, LONG, 7 * each) or not ends_within(program, GAP, 5 * each):
        return False
    if any(name.rpartition(".")[2] in TAKES for name in functions_used()):
        return True
    tree = read_source(program.function.__code__).tree
    return tree is not None and any(isinstance(node, ast.While) for node in ast.walk(tree))


def too_large_or_too_small(my_guess: dict[str, str]) -> Verdict:
    """Compare each guess with what the pass says."""
    for name, board in GUESSED.items():
        if name not in my_guess:
            return not_yet(f"Your guess for board {name} is missing.")
        if my_guess[name] not in ("right", "too large", "too small"):
            return not_yet(
                f'For board {name} you say {shown(my_guess[name])}. Say "right", "too large" or '
                '"too small".'
            )
        if my_guess[name] != verdict(board):
            return not_yet(
                f'For board {name}, "{my_guess[name]}" is wrong. Right would be '
                f"{in_throws(solve(board).throws)}: what does the pass answer?",
                board,
            )
    return solved("You know the pass better than its author.")
