"""The exercises of lesson 10, Aiming."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from ...algorithms.a_star import largest_gain
from ...board import Board
from ...boards.gallery import all_boards, load_board, random_board
from ...mistakes.aims_too_high import aims_too_high
from ...programs import Program, solve
from ..aiming import remaining, too_high
from ..call_limits import asks_for_minus_one, check
from ..learner_calls import Failed, called, said
from ..register import Attempt, task
from ..values import read
from ..verdict import Verdict, not_yet, solved, verdict_of


@task(
    "10.1",
    title="When may it stop?",
    kind="repair",
    defines="my_search",
    task="""
        This search goes from both ends, one cell at a time, and stops at the first cell that both
        searches have reached. Repair it. (A search that takes a whole level at a time is the
        easiest repair, and you may write it anew.) Return -1 if the goal is out of reach.
    """,
    stub="""
        def my_search(board):
            ahead, behind = {board.start: 0}, {board.goal: 0}
            queue, queue_back = [board.start], [board.goal]
            while queue and queue_back:
                cell = queue.pop(0)
                for stand in board.successors(cell):
                    if stand not in ahead:
                        ahead[stand] = ahead[cell] + 1
                        queue.append(stand)
                    if stand in behind:
                        return ahead[stand] + behind[stand]
                cell = queue_back.pop(0)
                for before in board.predecessors(cell):
                    if before not in behind:
                        behind[before] = behind[cell] + 1
                        queue_back.append(before)
                    if before in ahead:
                        return ahead[before] + behind[before]
            return -1
    """,
    hints=(
        "How many throws is a cell away that has not been taken from the queue yet?",
        """
        Keep two sets: the cells reached after exactly k throws from the start, and those from
        which exactly l throws lead to the goal. Replace one of them by the next level, as a whole,
        and only then look for a meeting.
        """,
    ),
    solution="""
        def my_search(board):
            ahead, behind = {board.start}, {board.goal}
            level, last_level = {board.start}, {board.goal}
            throws = 0
            while level and last_level:
                if ahead & behind:
                    return throws
                throws += 1
                if len(level) <= len(last_level):
                    level = {stand for cell in level for stand in board.successors(cell)} - ahead
                    ahead |= level
                else:
                    last_level = {
                        before for cell in last_level for before in board.predecessors(cell)
                    } - behind
                    behind |= last_level
            return -1
    """,
    attempts=(
        Attempt(
            "a level of each, and then the meeting",
            code="""
                def my_search(board):
                    ahead, behind = {board.start}, {board.goal}
                    level, last_level = {board.start}, {board.goal}
                    throws = 0
                    while level and last_level:
                        if ahead & behind:
                            return throws
                        throws += 2
                        level = {one for cell in level for one in board.successors(cell)} - ahead
                        ahead |= level
                        last_level = {
                            one for cell in last_level for one in board.predecessors(cell)
                        } - behind
                        behind |= last_level
                    return -1
            """,
            board=Board(2),
        ),
        Attempt(
            "the search from the goal follows the moves forward",
            (("board.predecessors(cell)", "board.successors(cell)"),),
            Board(4, die=2),
        ),
    ),
)
def when_may_it_stop(my_search: Program) -> Verdict:
    """Plays it on all boards."""
    report = check(my_search)
    return verdict_of(report, asks_for_minus_one(my_search, report))


@task(
    "10.2",
    title="Where the bound is too high",
    kind="predict",
    defines="my_cells",
    task="""
        A board of 12 cells, a die with three faces, and a ladder from 5 to 11:
        `Board(12, {5: 11}, die=3)`. Somebody takes "the cells left, divided by three and rounded
        up" as a bound for the throws that are left. On which cells on which you can stand is it
        too high?
    """,
    stub="""
        my_cells = {2}
    """,
    hints=(
        "From which cells can a throw land on the foot of the ladder?",
        "From 2, 3 and 4 two throws are enough. And from cell 1?",
    ),
    solution="""
        my_cells = {1, 2, 3, 4}
    """,
    attempts=(
        Attempt("the start is forgotten", (("{1, 2", "{2"),), Board(12, {5: 11}, die=3)),
        Attempt("a cell behind the foot", (("4}", "4, 6}"),), Board(12, {5: 11}, die=3)),
        Attempt("nobody stands there", (("4}", "4, 5}"),), Board(12, {5: 11}, die=3)),
    ),
)
def where_the_bound_is_too_high(my_cells: set[int]) -> Verdict:
    """Compares with the throws that are left."""
    board = Board(12, {5: 11}, die=3)
    wrong = too_high(board, lambda cell: -(-(12 - cell) // 3))
    left = remaining(board)
    for cell in sorted(set(my_cells) ^ set(wrong)):
        if cell == 5:
            return not_yet("Nobody ever stands on cell 5: a ladder begins there.", board)
        if cell not in left:
            return not_yet(f"There is no cell {cell} on this board.", board)
        bound = -(-(12 - cell) // 3)
        compared = "it is too high" if cell in wrong else "it is not too high"
        return not_yet(
            f"From cell {cell} the bound says {bound}, and {left[cell]} "
            f"{'throw is' if left[cell] == 1 else 'throws are'} left: {compared}.",
            board,
        )
    return solved("On these cells the bound is too high, because it does not know the ladder.")


@task(
    "10.3",
    title="Break the aim",
    kind="draw",
    defines="my_board",
    task="""
        Draw a board of at most 20 cells with a die of six faces on which A* gives a wrong answer
        if its bound is "the cells left, divided by six and rounded up". (It is the mistake
        `aims-too-high` of the gallery.)
    """,
    stub="""
        from snl_algos import Board

        my_board = Board(20, {3: 9})
    """,
    hints=(
        "The bound must keep the search from a cell that would have been right.",
        """
        Let one shortest route use a long ladder whose foot is far from the goal. Another route
        must be longer by a throw, and must look better, because it always steps as far as it can.
        """,
        "On 14 cells, let a ladder lead to 14. From where does a throw land on its foot?",
    ),
    solution="""
        from snl_algos import Board

        my_board = Board(14, {9: 14})
    """,
    attempts=(
        Attempt("a ladder whose foot is found at once", (("9: 14", "2: 13"),), Board(14, {2: 13})),
        Attempt("too large", (("14, {9: 14}", "30, {9: 30}"),), Board(30, {9: 30})),
    ),
)
def break_the_aim(my_board: Board) -> Verdict:
    """Compares the answer of the mistake with the right one."""
    if my_board.cells > 20:
        return not_yet(f"It has {my_board.cells} cells. 20 are allowed.", my_board)
    if my_board.faces != (1, 2, 3, 4, 5, 6):
        return not_yet("The die must have the faces 1 to 6.", my_board)
    right, got = solve(my_board).throws, aims_too_high(my_board)
    if got == (-1 if right is None else right):
        return not_yet(f"A* with this bound says {got}, and that is right.", my_board)
    return solved(f"It says {got}, and {right} throws are enough.", my_board)


@task(
    "10.4",
    title="A better bound",
    kind="write",
    defines="my_bound",
    task="""
        `my_bound(board)` returns a dictionary: for each cell from the start to the goal a lower
        bound for the throws that are left. It must never be too high, nowhere be lower than the
        bound of `a-star`, and be *higher* on at least one cell of the thirty-cell board. The stub
        is the bound of `a-star`.
    """,
    stub="""
        from snl_algos.algorithms.a_star import largest_gain


        def my_bound(board):
            gain = largest_gain(board)
            cells = range(board.start, board.cells + 1)
            return {cell: -(-(board.goal - cell) // gain) for cell in cells}
    """,
    hints=(
        "From a cell other than the goal at least one throw is left. When are at least two left?",
        "`board.goal in board.successors(cell)` tells you whether one throw can be enough.",
    ),
    solution="""
        from snl_algos.algorithms.a_star import largest_gain


        def my_bound(board):
            gain = largest_gain(board)
            cells = range(board.start, board.cells + 1)
            bound = {cell: -(-(board.goal - cell) // gain) for cell in cells}
            for cell in cells:
                if cell != board.goal and board.goal not in board.successors(cell):
                    bound[cell] = max(2, bound[cell])
            return bound
    """,
    after="""
        There are better ones. The best bound is the number of throws that are left itself; then
        A* takes only cells on shortest routes. But whoever knows it need not search.
    """,
    attempts=(
        Attempt(
            "the ladders are forgotten",
            (("gain = largest_gain(board)", "gain = max(board.faces)"),),
            Board(3, {2: 3}, die=1),
        ),
        Attempt(
            "two throws from everywhere",
            ((" and board.goal not in board.successors(cell)", ""),),
            Board(2, die=1),
        ),
    ),
)
def a_better_bound(my_bound: Callable[..., Any]) -> Verdict:
    """Asks on every small board, on random ones, and on the thirty-cell board."""
    thirty = load_board("thirty")
    better = 0
    for board in _boards():
        got, gain, left = called(my_bound, board), largest_gain(board), remaining(board)
        if isinstance(got, Failed):
            return not_yet(f"On this board {got}.", board)
        if got is None:
            return not_yet(f"On this board {said(got)}.", board)
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
                    f"On cell {cell} your bound is {got[cell]}. That of a-star is {low}.", board
                )
            better += board == thirty and got[cell] > low
    if not better:
        return not_yet("It is nowhere higher than the bound of a-star.", thirty)
    return solved(f"It is never too high, and higher on {better} cells of the thirty-cell board.")


def _boards() -> Iterator[Board]:
    return chain(
        (
            board
            for cells in range(2, 6)
            for die in (1, 2, 3, 6)
            for board in all_boards(cells, die)
        ),
        (random_board(40, snakes=5, ladders=5, seed=seed) for seed in range(50)),
        [load_board("milton-bradley"), load_board("thirty")],
    )
