"""One loop that relaxes moves, and the orders it can take the cells in."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from heapq import heappop, heappush

from ..answer import Cost, one_throw
from ..board import Board

__all__ = ["ORDERS", "Deque", "Heap", "Order", "Queue", "Stack", "Sweeps", "search", "taken"]


class Order:
    """The cells that wait, and which of them is next.

    `put` adds a cell, with its distance and the cost of the last move; `take` returns the next.
    """

    def __init__(self) -> None:
        self.taken: list[int] = []
        self.waiting: deque[int] = deque()

    def put(self, cell: int, distance: float, step: float) -> None:
        """Join at the back."""
        self.waiting.append(cell)

    def take(self) -> int:
        """Return the next cell, which waits no longer."""
        cell = self.next()
        self.taken.append(cell)
        return cell

    def next(self) -> int:
        """Return the cell at the front."""
        return self.waiting.popleft()

    def __len__(self) -> int:
        return len(self.waiting)

    def __iter__(self) -> Iterator[int]:
        return iter(self.waiting)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({[*self]})"


class Queue(Order):
    """First in, first out."""


class Stack(Order):
    """Last in, first out."""

    def next(self) -> int:
        """Return the cell at the back."""
        return self.waiting.pop()


class Deque(Order):
    """A queue whose front is joined after a move that costs nothing."""

    def put(self, cell: int, distance: float, step: float) -> None:
        """Join at the front after a move that costs nothing, else at the back."""
        if step == 0:
            self.waiting.appendleft(cell)
        else:
            self.waiting.append(cell)


class Heap(Order):
    """The cell with the smallest distance first."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[tuple[float, int]] = []
        self.best: dict[int, float] = {}

    def put(self, cell: int, distance: float, step: float) -> None:
        """Push an entry. An older one of the same cell is stale from now on."""
        self.best[cell] = distance
        heappush(self.entries, (distance, cell))

    def next(self) -> int:
        """Return the cell of the smallest entry that is not stale."""
        distance, cell = heappop(self.entries)
        while self.best.get(cell) != distance:
            distance, cell = heappop(self.entries)
        del self.best[cell]
        return cell

    def __len__(self) -> int:
        return len(self.best)

    def __iter__(self) -> Iterator[int]:
        return iter(self.best)


class Sweeps(Order):
    """From the first cell to the last, and again from the first; only cells that wait are taken."""

    def put(self, cell: int, distance: float, step: float) -> None:
        """Wait for the sweep to come by."""
        if cell not in self.waiting:
            self.waiting.append(cell)

    def next(self) -> int:
        """Return the next cell further up; if none waits there, a new sweep begins."""
        last = self.taken[-1] if self.taken else 0
        cell = min((one for one in self.waiting if one > last), default=min(self.waiting))
        self.waiting.remove(cell)
        return cell


#: Name → the order.
ORDERS: dict[str, type[Order]] = {
    "queue": Queue, "heap": Heap, "sweeps": Sweeps, "deque": Deque, "stack": Stack,
}  # fmt: skip


def search(board: Board, order: type[Order] = Queue, cost: Cost = one_throw) -> dict[int, float]:
    """Return the lowest cost to each cell; the cells that wait are taken in some order.

    Examples
    --------
    >>> search(Board(8, {2: 7}), Heap) == search(Board(8, {2: 7}), Stack)
    True
    """
    waiting = order()
    distance: dict[int, float] = {board.start: 0}
    waiting.put(board.start, 0, 0)

    while waiting:
        cell = waiting.take()  #: take cell {cell}, at {distance[cell]}
        for move in board.moves(cell):
            further = distance[cell] + cost(move)
            if move.cell not in distance or further < distance[move.cell]:
                distance[move.cell] = further  #: cell {move.cell} is at {further} now, and waits
                waiting.put(move.cell, further, cost(move))

    return distance


def taken(board: Board, order: type[Order], cost: Cost = one_throw) -> list[int]:
    """Return the cells in the order they are taken; some come more than once.

    Examples
    --------
    >>> taken(Board(4, die=2), Queue)
    [1, 2, 3, 4]
    """
    waiting = order()
    search(board, lambda: waiting, cost)  # type: ignore[arg-type]
    return waiting.taken
