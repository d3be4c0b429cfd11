"""Heaps, stacks, recursion, classes, closures, generators, grids and arrays."""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Iterator
from heapq import heappop, heappush
from queue import PriorityQueue
from typing import Any

import numpy as np

from snl_algos import Board

# -- heaps ----------------------------------------------------------------------


def dijkstra(board: Board) -> int:
    pq = [(0, 1)]
    dist = {1: 0}
    prev: dict[int, int] = {}
    while pq:
        d, u = heapq.heappop(pq)
        if d > dist[u]:
            continue
        for v in board.successors(u):
            if d + 1 < dist.get(v, 10**9):
                dist[v] = d + 1
                prev[v] = u
                heapq.heappush(pq, (d + 1, v))
    return dist[board.goal]


def dijkstra_with_done(board: Board) -> int:
    heap = [(0, 1)]
    done = set()
    while heap:
        cost, node = heappop(heap)
        if node in done:
            continue
        done.add(node)
        if node == board.goal:
            return cost
        for end in board.successors(node):
            if end not in done:
                heappush(heap, (cost + 1, end))
    return -1


def priority_queue(board: Board) -> int:
    waiting: PriorityQueue[tuple[int, int]] = PriorityQueue()
    waiting.put((0, 1))
    dist = {1: 0}
    while not waiting.empty():
        d, cell = waiting.get()
        for end in board.successors(cell):
            if end not in dist:
                dist[end] = d + 1
                waiting.put((d + 1, end))
    return dist[board.goal]


# -- deep first -------------------------------------------------------------------


def stack(board: Board) -> int:
    todo = [1]
    seen = set()
    while todo:
        cell = todo.pop()
        if cell in seen:
            continue
        seen.add(cell)
        for end in board.successors(cell):
            todo.append(end)
    return len(seen)


def depths(board: Board) -> int:
    """The depths of a search that goes deep first are not distances."""
    stack = [1]
    depth = {1: 0}
    while stack:
        node = stack.pop()
        for end in board.successors(node):
            if end not in depth:
                depth[end] = depth[node] + 1
                stack.append(end)
    return len(depth)


def relaxing_stack(board: Board) -> int:
    stack = [(1, 0)]
    dist: dict[int, int] = {}
    while stack:
        cell, d = stack.pop()
        if d >= dist.get(cell, 99):
            continue
        dist[cell] = d
        for end in board.successors(cell):
            stack.append((end, d + 1))
    return dist[board.goal]


def closure(board: Board) -> int:
    dist: dict[int, int] = {}

    def visit(cell: int, d: int) -> None:
        if d < dist.get(cell, 99):
            dist[cell] = d
            for end in board.successors(cell):
                visit(end, d + 1)

    visit(1, 0)
    return dist[board.goal]


def nonlocal_best(board: Board) -> int:
    """On the way in cells are marked, and on the way out the marks are taken back."""
    best = 99
    visited = set()

    def walk(pos: int, throws: int) -> None:
        nonlocal best
        if throws >= best:
            return
        if pos == board.goal:
            best = throws
            return
        visited.add(pos)
        for end in board.successors(pos):
            if end not in visited:
                walk(end, throws + 1)
        visited.remove(pos)

    walk(1, 0)
    return best


def recursive_levels(board: Board, level: Any = None, seen: Any = None, throws: int = 0) -> int:
    level = level or [1]
    seen = seen or {1}
    if board.goal in level:
        return throws
    following = []
    for cell in level:
        for end in board.successors(cell):
            if end not in seen:
                seen.add(end)
                following.append(end)
    return recursive_levels(board, following, seen, throws + 1)


# -- classes ------------------------------------------------------------------------


class Solver:
    def solve(self, board: Board) -> int:
        self.board = board
        self.queue = deque([1])
        self.dist = {1: 0}
        self.parent: dict[int, int] = {}
        while self.queue:
            self.expand(self.queue.popleft())
        return self.dist[board.goal]

    def expand(self, cell: int) -> None:
        for end in self.board.successors(cell):
            if end not in self.dist:
                self.dist[end] = self.dist[cell] + 1
                self.parent[end] = cell
                self.queue.append(end)


class Private:
    def __init__(self) -> None:
        self._frontier: list[int] = [1]
        self._visited = {1}
        self._throws = 0

    def solve(self, board: Board) -> int:
        while board.goal not in self._visited:
            later = []
            for cell in self._frontier:
                for end in board.successors(cell):
                    if end not in self._visited:
                        self._visited.add(end)
                        later.append(end)
            self._frontier = later
            self._throws += 1
        return self._throws


class Slotted:
    __slots__ = ("dist", "queue")

    def __init__(self) -> None:
        self.queue = [1]
        self.dist = {1: 0}

    def solve(self, board: Board) -> int:
        while self.queue:
            cell = self.queue.pop(0)
            for end in board.successors(cell):
                if end not in self.dist:
                    self.dist[end] = self.dist[cell] + 1
                    self.queue.append(end)
        return self.dist[board.goal]


class Node:
    """A linked node: the distance is in the node, where no table can be seen."""

    def __init__(self, cell: int) -> None:
        self.cell = cell
        self.distance: int | None = None


def linked_nodes(board: Board) -> int:
    nodes = {cell: Node(cell) for cell in range(1, board.cells + 1)}
    nodes[1].distance = 0
    queue = deque([nodes[1]])
    while queue:
        node = queue.popleft()
        assert node.distance is not None
        for end in board.successors(node.cell):
            if nodes[end].distance is None:
                nodes[end].distance = node.distance + 1
                queue.append(nodes[end])
    return nodes[board.goal].distance or -1


# -- generators -----------------------------------------------------------------------


def a_generator(board: Board) -> Iterator[tuple[int, int]]:
    """The search itself is a generator: nothing runs before somebody asks."""
    queue = deque([(1, 0)])
    seen = {1}
    while queue:
        cell, throws = queue.popleft()
        yield cell, throws
        for end in board.successors(cell):
            if end not in seen:
                seen.add(end)
                queue.append((end, throws + 1))


# -- rows and columns ---------------------------------------------------------------------


def place_of(cell: int, n: int) -> tuple[int, int]:
    """Row 0 is at the top, as on a judge's grid."""
    row, along = divmod(cell - 1, n)
    return n - 1 - row, along if row % 2 == 0 else n - 1 - along


def row_and_column(board: Board) -> int:
    n = 5
    place = {place_of(cell, n): cell for cell in range(1, board.cells + 1)}
    dist = [[-1] * n for _ in range(n)]
    dist[n - 1][0] = 0
    queue = deque([(n - 1, 0)])
    while queue:
        row, col = queue.popleft()
        for end in board.successors(place[row, col]):
            r, c = place_of(end, n)
            if dist[r][c] == -1:
                dist[r][c] = dist[row][col] + 1
                queue.append((r, c))
    r, c = place_of(board.goal, n)
    return dist[r][c]


# -- arrays of numpy ---------------------------------------------------------------------


def numpy_arrays(board: Board) -> int:
    dist = np.full(board.cells + 1, -1)
    visited = np.zeros(board.cells + 1, dtype=bool)
    parent = np.zeros(board.cells + 1, dtype=int)
    dist[1] = 0
    visited[1] = True
    queue = [np.int64(1)]
    while queue:
        cell = queue.pop(0)
        for end in board.successors(int(cell)):
            if not visited[end]:
                visited[end] = True
                dist[end] = dist[cell] + 1
                parent[end] = cell
                queue.append(np.int64(end))
    return int(dist[board.goal])


def numpy_infinity(board: Board) -> int:
    dist = np.full(board.cells, np.inf)
    dist[0] = 0
    while True:
        before = dist.copy()
        for i in range(board.cells):
            for end in board.successors(i + 1):
                dist[end - 1] = min(dist[end - 1], dist[i] + 1)
        if (dist == before).all():
            return int(dist[-1])


def numpy_matrix(board: Board) -> int:
    """The matrix of the graph, taken to powers: nothing is known by cell."""
    n = board.cells
    matrix = np.zeros((n, n), dtype=int)
    for cell in range(1, n):
        for end in board.successors(cell):
            matrix[cell - 1, end - 1] = 1
    row = np.zeros(n, dtype=int)
    row[0] = 1
    throws = 0
    while not row[-1]:
        row = row @ matrix
        throws += 1
    return throws


# -- in the signatures of judges ---------------------------------------------------------------


def quickest_way_up(ladders: list[list[int]], snakes: list[list[int]]) -> int:
    jump = {}
    for foot, end in ladders + snakes:
        jump[foot] = end
    queue = deque([(1, 0)])
    visited = [False] * 101
    visited[1] = True
    while queue:
        cell, rolls = queue.popleft()
        if cell == 100:
            return rolls
        for die in range(1, 7):
            landing = cell + die
            if landing <= 100:
                landing = jump.get(landing, landing)
                if not visited[landing]:
                    visited[landing] = True
                    queue.append((landing, rolls + 1))
    return -1


def min_throws(move: list[int], n: int) -> int:
    visited = [False] * n
    queue = [(0, 0)]
    visited[0] = True
    while queue:
        v, dist = queue.pop(0)
        if v == n - 1:
            return dist
        for j in range(v + 1, min(v + 7, n)):
            if not visited[j]:
                visited[j] = True
                queue.append((move[j] if move[j] != -1 else j, dist + 1))
    return -1


class Solution:
    def snakesAndLadders(self, board: list[list[int]]) -> int:
        n = len(board)

        def label_to_position(label: int) -> tuple[int, int]:
            r, c = divmod(label - 1, n)
            return n - 1 - r, c if r % 2 == 0 else n - 1 - c

        seen: set[int] = set()
        queue: deque[tuple[int, int]] = deque()
        queue.append((1, 0))
        while queue:
            label, step = queue.popleft()
            r, c = label_to_position(label)
            if board[r][c] != -1:
                label = board[r][c]
            if label == n * n:
                return step
            for x in range(1, 7):
                new_label = label + x
                if new_label <= n * n and new_label not in seen:
                    seen.add(new_label)
                    queue.append((new_label, step + 1))
        return -1
