"""Following one jump after another.

A ladder's top may be another ladder's foot, and it seems natural to climb on. But where the
rule is one jump a throw, the move ends at the first top, and the second ladder waits for a
throw that lands on its foot. Whoever follows chains by recursion has a second surprise in
store: two jumps that lead to each other, where the chain has no end.
"""

from collections import deque

from ..board import Board
from ..findings import Finding
from ..programs import Watch, mistake


def end_of_chain(board: Board, landing: int) -> int:
    """Where a chain of jumps ends; a loop is left where it closes."""
    stand = landing
    passed = set()
    while stand in board.jumps and stand not in passed:
        passed.add(stand)
        stand = board.jumps[stand]  #: a jump leads landing {landing} on to {stand}
    return stand


def end_by_recursion(board: Board, landing: int) -> int:
    """Where a chain of jumps ends, if it does."""
    if landing not in board.jumps:
        return landing
    end = board.jumps[landing]  #: a jump leads from {landing} on to {end}
    return end_by_recursion(board, end)


@mistake(
    "chains-jumps",
    title="Follows one jump after another",
    order=40,
    believed="Whoever comes to a ladder's foot climbs it, also where a jump has led there.",
    seen_in="Complaints to the judge of LeetCode 909 that its answer is too large; its "
    "statement allows one jump a throw.",
    finding=Finding("follows-chains", (4,), jumps=((3, 2), (2, 1))),
    repair="Follow one jump and stop: stand = jumps.get(landing, landing).",
    board=Board(4, {2: 1, 3: 2}, die=2),
    gives=-1,
    watch=Watch(current="cell", edge="landing", frontier="queue", distance="distance"),
)
def chains_jumps(board: Board) -> int:
    """Fewest throws by breadth-first search, every chain of jumps followed to its end.

    Examples
    --------
    >>> chains_jumps(Board(4, {2: 1, 3: 2}, die=2))  # 2 throws are enough: down to 2, then on to 4
    -1
    """
    distance = {board.start: 0}
    queue = deque([board.start])  #: the queue holds the start, cell {board.start}

    while queue:
        cell = queue.popleft()  #: take {cell} from the front of the queue
        further = distance[cell] + 1
        for landing in board.landings(cell):
            stand = end_of_chain(board, landing)
            if stand not in distance:
                distance[stand] = further
                queue.append(stand)  #: cell {stand} joins the queue, at distance {further}

    return distance.get(board.goal, -1)


@mistake(
    "loops-for-ever",
    title="Follows a loop of jumps for ever",
    order=41,
    believed="Each jump leads to another cell, so following them must come to an end.",
    seen_in="Programs that follow chains by recursion, on boards where a ladder and a snake "
    "lead to each other.",
    finding=Finding("recursion"),
    repair="Follow one jump and stop; where the rules do chain jumps, remember the cells passed.",
    board=Board(4, {2: 3, 3: 2}),
    gives="RecursionError",
)
def loops_for_ever(board: Board) -> int:
    """Fewest throws by breadth-first search, chains of jumps followed by recursion.

    Examples
    --------
    >>> loops_for_ever(Board(12, {2: 9, 8: 4}))
    2
    """
    distance = {board.start: 0}
    queue = deque([board.start])  #: the queue holds the start, cell {board.start}

    while queue:
        cell = queue.popleft()  #: take {cell} from the front of the queue
        further = distance[cell] + 1
        for landing in board.landings(cell):
            stand = end_by_recursion(board, landing)
            if stand not in distance:
                distance[stand] = further
                queue.append(stand)  #: cell {stand} joins the queue, at distance {further}

    return distance.get(board.goal, -1)
