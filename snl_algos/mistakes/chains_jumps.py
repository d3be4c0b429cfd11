"""Following one jump after another.

The top of a ladder may be the foot of another, and it seems natural to climb on. But if the
rule is one jump per throw, the move ends at the first top; only a throw that lands on the second
foot takes the second ladder. A program that follows chains by recursion has a second problem:
if two jumps lead to each other, the chain never ends.
"""

from collections import deque

from ..board import Board
from ..findings import Finding
from ..programs import Watch, mistake


def end_of_chain(board: Board, landing: int) -> int:
    """Where a chain of jumps ends; a loop is left at the cell where it closes."""
    stand = landing
    passed = set()
    while stand in board.jumps and stand not in passed:
        passed.add(stand)
        stand = board.jumps[stand]  #: follow a jump to cell {stand}
    return stand


def end_by_recursion(board: Board, landing: int) -> int:
    """Where a chain of jumps ends, if it ends."""
    if landing not in board.jumps:
        return landing
    end = board.jumps[landing]  #: follow the jump from cell {landing} to cell {end}
    return end_by_recursion(board, end)


@mistake(
    "chains-jumps",
    title="Follows one jump after another",
    order=40,
    believed="If you stand on a foot you climb, even after another jump.",
    seen_in="Complaints that the expected answer of LeetCode 909 is too large; its statement "
    "allows one jump per throw.",
    finding=Finding("two-jumps-in-one-throw", (2,), jumps=((3, 2), (2, 1))),
    repair="Follow one jump and stop: stand = jumps.get(landing, landing).",
    board=Board(4, {2: 1, 3: 2}, die=2),
    gives=-1,
    watch=Watch(current="cell", edge="landing", frontier="queue", distance="distance"),
)
def chains_jumps(board: Board) -> int:
    """Fewest throws by breadth-first search that follows every chain of jumps to its end.

    Examples
    --------
    >>> chains_jumps(Board(4, {2: 1, 3: 2}, die=2))  # 2 throws are enough: down to 2, then on to 4
    -1
    """
    distance = {board.start: 0}
    queue = deque([board.start])  #: the queue holds the start, cell {board.start}

    while queue:
        cell = queue.popleft()  #: take cell {cell} from the front ({distance[cell]:throws})
        further = distance[cell] + 1
        for landing in board.landings(cell):
            stand = end_of_chain(board, landing)
            if stand not in distance:
                distance[stand] = further
                queue.append(stand)  #: from {cell} you reach cell {stand}, {further:far}

    return distance.get(board.goal, -1)


@mistake(
    "loops-for-ever",
    title="Follows a loop of jumps forever",
    order=41,
    believed="Each jump leads to another cell, so every chain of jumps comes to an end.",
    seen_in="Programs that follow chains by recursion, on boards where a ladder and a snake "
    "lead to each other.",
    finding=Finding("recursion"),
    repair="Follow one jump and stop; if the rules do chain jumps, remember the cells passed.",
    board=Board(4, {2: 3, 3: 2}),
    gives="RecursionError",
)
def loops_for_ever(board: Board) -> int:
    """Fewest throws by breadth-first search that follows chains of jumps by recursion.

    Examples
    --------
    >>> loops_for_ever(Board(12, {2: 9, 8: 4}))
    2
    """
    distance = {board.start: 0}
    queue = deque([board.start])  #: the queue holds the start, cell {board.start}

    while queue:
        cell = queue.popleft()  #: take cell {cell} from the front ({distance[cell]:throws})
        further = distance[cell] + 1
        for landing in board.landings(cell):
            stand = end_by_recursion(board, landing)
            if stand not in distance:
                distance[stand] = further
                queue.append(stand)  #: from {cell} you reach cell {stand}, {further:far}

    return distance.get(board.goal, -1)
