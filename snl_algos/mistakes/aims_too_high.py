"""A* with a bound that forgets the ladders.

The program searches with an aim: it takes the cell for which the throws so far and the cells
left, divided by six, are smallest together. Without ladders that is a bound. With one, a cell
far from the goal may need a single throw, and the program believes that it needs many. So it
leaves that cell in the heap, and finds a longer route first.
"""

from heapq import heappop, heappush

from ..board import Board, Move
from ..findings import Finding
from ..programs import mistake


@mistake(
    "aims-too-high",
    title="A* whose bound forgets the ladders",
    order=206,
    believed="The cells left, divided by six, are a lower bound for the throws left.",
    seen_in="First programs with A*, where the bound is taken from a board without jumps.",
    finding=Finding(
        "never-throws",
        (3, 6),
        moves=(Move(2, 5, 6),),
        numbers={"face": 2, "landing": 5, "claimed": 1},
    ),
    repair="Divide by the most cells that one throw can gain, its ladder included.",
    board=Board(6, {5: 6}, die=2),
    gives=3,
)
def aims_too_high(board: Board) -> int:
    """The throws that A* finds when its bound is the cells left, divided by the largest face.

    Examples
    --------
    >>> aims_too_high(Board(6, {5: 6}, die=2))  # 2 throws are enough: two 2s
    3
    """
    reach = max(board.faces)
    distance = {board.start: 0}
    heap = [(0, 0, board.start)]

    while heap:
        total, rest, cell = heappop(heap)  #: take cell {cell}: {total:throws} in all, it believes
        if cell == board.goal:
            return distance[cell]  #: it is the goal: {distance[cell]:throws}
        if total > distance[cell] + rest:
            continue
        further = distance[cell] + 1
        for stand in board.successors(cell):
            if stand not in distance or further < distance[stand]:
                distance[stand] = further
                bound = -(-(board.goal - stand) // reach)
                heappush(heap, (further + bound, bound, stand))

    return -1
