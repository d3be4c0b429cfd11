"""Recursions on one line, helpers that assign a cell, and cells in objects."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from snl_algos import Board

# -- calls ---------------------------------------------------------------------------


def recursion_as_a_lambda(board: Board) -> int:
    fewest: Callable[[int], int] = lambda cell: (  # noqa: E731
        0 if cell == board.goal else 1 + min(fewest(end) for end in board.successors(cell))
    )
    return fewest(1)


def recursion_on_one_line(board: Board) -> int:
    def fewest(cell: int) -> int:
        return 0 if cell == board.goal else 1 + min(map(fewest, board.successors(cell)))

    return fewest(1)


def jumps_when_called(board: Board) -> int:
    """The parameter does not keep the value with which the function was called."""

    def fewest(cell: int) -> int:
        cell = board.jumps.get(cell, cell)
        if cell == board.goal:
            return 0
        return 1 + min(fewest(landing) for landing in board.landings(cell))

    return fewest(1)


class Game:
    def __init__(self, board: Board) -> None:
        self.board = board
        self.pos = 1

    def move(self) -> None:
        self.pos = max(self.board.successors(self.pos))


def a_method_without_a_cell(board: Board) -> int:
    game, throws = Game(board), 0
    while game.pos != board.goal:
        game.move()
        throws += 1
    return throws


class Steps:
    """Its method `pop` takes from the front, and `push` is called in two depths: no deep search."""

    def solve(self, board: Board) -> int:
        self.todo: deque[int] = deque()
        self.best: dict[int, int] = {}
        self.push(1, 0)
        while self.todo:
            here = self.pop()
            self.expand(here, board)
        return self.best[board.goal]

    def expand(self, here: int, board: Board) -> None:
        for there in board.successors(here):
            self.push(there, self.best[here] + 1)

    def push(self, cell: int, throws: int) -> None:
        if cell not in self.best:
            self.best[cell] = throws
            self.todo.append(cell)

    def pop(self) -> int:
        return self.todo.popleft()


# -- cells in objects ------------------------------------------------------------------


class Node:
    def __init__(self, cell: int, dist: int) -> None:
        self.cell = cell
        self.dist = dist


def one_object_after_another(board: Board) -> int:
    state = Node(1, 0)
    while state.cell != board.goal:
        state = Node(max(board.successors(state.cell)), state.dist + 1)
    return state.dist


def the_highest_cell_first(board: Board) -> int:
    """Entries leave its list anywhere: it is no queue, and no level that is replaced."""
    todo = [1]
    dist = {1: 0}
    while todo:
        cell = max(todo)
        todo.remove(cell)
        for end in board.successors(cell):
            if dist[cell] + 1 < dist.get(end, 999):
                dist[end] = dist[cell] + 1
                if end not in todo:
                    todo.append(end)
    return dist[board.goal]
