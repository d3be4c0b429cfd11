"""The checks of the exercises of lesson 13."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from ...algorithms.a_star import largest_gain
from ...board import Board
from ...boards.gallery import all_boards, load_board, random_board
from ...findings import in_throws
from ...mistakes.aims_too_high import aims_too_high
from ...programs import Program, solve
from ..call_limits import asks_for_minus_one, call_within, check
from ..heuristics import remaining, too_high
from ..learner_calls import Failed, called, said
from ..learner_values import still_missing
from ..value_readers import read
from ..verdict import Verdict, not_yet, solved, verdict_of
from ..watched import WatchedBoard


def when_may_it_stop(my_search: Program) -> Verdict:
    """Run it on all boards, and on wrong ones: it has to notice wrong ways back, and ahead."""
    report = check(my_search)
    also = asks_for_minus_one(my_search, report)
    if report and (why := _no_way_back(my_search) or _no_way_ahead(my_search)):
        also.append(f"Every answer is right, but {why}. This search goes from both ends.")
    return verdict_of(report, also)


class _WrongWaysBack(WatchedBoard):
    """A board that is wrong when you look back from its goal.

    It counts another cell among the predecessors of the goal. If you go through all cells to turn
    their moves round, then a move leads to the goal from the cell after cell 3, on which you never
    stand.
    """

    __slots__ = ("asked", "before", "wrong")

    asked: list[int]
    before: int
    wrong: list[int]

    def sources(self, landing: int) -> Sequence[int]:
        """Return the cells with a throw that lands on a cell, and one too many for the goal."""
        return [*super().sources(landing), *[self.before] * (landing == self.goal)]

    def landings(self, cell: int) -> Sequence[int]:
        """Return where the moves from a cell land; the last from the cell after 3 is wrong."""
        found = super().landings(cell)
        if cell != self.asked[-1]:
            self.asked.append(cell)
        if self.asked[-2] == 3 and cell in (2, 4):
            self.wrong.append(cell)
            return [*found[:-1], self.goal]
        return found


#: The board that they copy wrongly: five throws win.
ONE_LADDER = Board(30, {3: 9})
#: Cells that are 0 to 3 throws away from its start, and from its goal. Two searches that compare
#: only their last levels notice a wrong way to one of these, and not to the others.
NEAR_START, NEAR_GOAL = (1, 2, 8, 21), (30, 27, 21, 15)


class _WrongWaysAhead(WatchedBoard):
    """A board that is wrong when you look ahead from its start: a throw leads near the goal."""

    __slots__ = ("after",)

    after: int

    def landings(self, cell: int) -> Sequence[int]:
        """Return where the moves from a cell land; the last from the start is wrong."""
        found = super().landings(cell)
        return [*found[:-1], self.after] if cell == self.start else found


def _is_misled(program: Program, board: WatchedBoard) -> bool:
    """Return whether the wrong ways of a board change the answer of a program."""
    try:
        return call_within(lambda: program.function(board)) != (solve(ONE_LADDER).throws,)
    except Exception:  # it notices that something is wrong
        return True


def _no_way_ahead(program: Program) -> str:
    """Say that a program that asks for predecessors does not need the moves from the start."""
    for after in NEAR_GOAL:
        board = _WrongWaysAhead.of(ONE_LADDER, after=after)
        if _is_misled(program, board) or not board.looks_back:
            return ""
    if board.looks:
        return "what it finds when it looks ahead from the start changes no answer"
    return "it never looks ahead from the start: no moves were asked for"


def _no_way_back(program: Program) -> str:
    """Say that a program does not need the ways back from the goal."""
    for before in NEAR_START:
        board = _WrongWaysBack.of(ONE_LADDER, before=before, asked=[0, 0], wrong=[])
        if _is_misled(program, board) or (3 in board.looks and not board.wrong):
            return ""
    if board.looks_back or board.wrong:
        return "what it finds when it looks back from the goal changes no answer"
    return "it never looks back from the goal: no predecessors were asked for"


def where_the_bound_is_too_high(my_cells: set[int]) -> Verdict:
    """Compare with the throws that are left."""
    board = Board(12, {5: 11}, die=3)
    wrong = too_high(board, lambda cell: -(-(12 - cell) // 3))
    left = remaining(board)
    for cell in sorted(my_cells - wrong.keys()):
        if cell == 5:
            return not_yet("You never stand on cell 5: a ladder begins there.", board)
        if cell not in left:
            return not_yet(f"This board has no cell {cell}.", board)
        return not_yet(
            f"From cell {cell} the bound says {-(-(12 - cell) // 3)}, and {left[cell]} "
            f"{'throw is' if left[cell] == 1 else 'throws are'} left: it is not too high.",
            board,
        )
    if missing := len(wrong.keys() - my_cells):
        return not_yet(still_missing(my_cells, missing), board)
    return solved("On these cells the bound is too high, because it does not know the ladder.")


def break_the_aim(my_board: Board) -> Verdict:
    """Compare the answer of the mistake with the right one."""
    if my_board.cells > 20:
        return not_yet(f"It has {my_board.cells} cells. 20 are allowed.", my_board)
    if my_board.faces != (1, 2, 3, 4, 5, 6):
        return not_yet("The die must have the faces 1 to 6.", my_board)
    right, got = solve(my_board).throws, aims_too_high(my_board)
    if got == (-1 if right is None else right):
        said = in_throws(right)
        return not_yet(f"A* with this bound says {said}, and that is right.", my_board)
    return solved(f"It says {got}, and {in_throws(right)} would do.", my_board)


#: As far as the goal is where it is out of reach.
FAR = 10**9


def a_better_bound(my_bound: Callable[..., Any]) -> Verdict:
    """Ask on every small board, on random ones, and on the thirty-cell board."""
    thirty = load_board("thirty")
    better = 0
    for board in _boards():
        got, gain, left = called(my_bound, board), largest_gain(board), remaining(board)
        if isinstance(got, Failed):
            return not_yet(f"On this board {got}.", board)
        if got is None:
            return not_yet(f"On this board {said(got)}.", board)
        if isinstance(got, dict):  # where the goal is out of reach no bound is too high
            out = {cell: FAR for cell in got if cell not in left and got[cell] == float("inf")}
            got = {**got, **out}
        got = read(got, dict[int, float], "my_bound(board)")
        for cell in range(board.start, board.cells + 1):
            low = -(-(board.goal - cell) // gain)
            if cell not in got:
                return not_yet(f"Your bound has no number for cell {cell}.", board)
            if cell in left and got[cell] > left[cell]:
                return not_yet(
                    f"From cell {cell} the fewest throws to the goal are {left[cell]}, but your "
                    f"bound is {got[cell]}: too high.",
                    board,
                )
            if got[cell] < low:
                return not_yet(
                    f"On cell {cell} your bound is {got[cell]}, but a-star has {low}.", board
                )
            better += board == thirty and got[cell] > low
        if (too_steep := _too_steep(board, got, left)) is not None:
            return too_steep
    if not better:
        return not_yet("It is nowhere higher than the bound of a-star.", thirty)
    return solved(f"It is never too high, and higher on {better} cells of the thirty-cell board.")


def _too_steep(board: Board, bound: Mapping[int, float], left: Mapping[int, int]) -> Verdict | None:
    """Refuse a bound that a move lowers by more than one, where the goal can be reached."""
    for cell in solve(board, "adjacency-list-bfs").distance:
        for move in board.moves(cell):
            if move.cell in left and bound[cell] - bound[move.cell] > 1:
                return not_yet(
                    f"Your bound is not too high here, but a throw from cell {cell} to {move.cell} "
                    f"lowers it from {bound[cell]} to {bound[move.cell]}. With each throw it may "
                    "fall by one at most, or A* can settle a cell before its shortest route is "
                    "found.",
                    board,
                )
    return None


def _boards() -> Iterator[Board]:
    return chain(
        (
            board
            for cells in range(2, 6)
            for die in (1, 2, 3, 6)
            for board in all_boards(cells, die, jumps=2)
        ),
        (random_board(40, snakes=5, ladders=5, seed=seed) for seed in range(50)),
        [load_board("milton-bradley"), load_board("thirty")],
    )
