"""Programs as they are pasted: from judges, textbooks, lecture notes and first attempts."""

from __future__ import annotations

import heapq
from collections import defaultdict, deque
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from queue import LifoQueue

from snl_algos import Board

# -- queues that go the other way ---------------------------------------------------------


def appendleft_and_pop(board: Board) -> int:
    q = deque([(1, 0)])
    seen = {1}
    while q:
        cell, throws = q.pop()
        if cell == board.goal:
            return throws
        for end in board.successors(cell):
            if end not in seen:
                seen.add(end)
                q.appendleft((end, throws + 1))
    return -1


def pop_0_after_one_append(board: Board) -> int:
    """With die 1 a single cell waits at a time, so no end can be told from the other."""
    queue = []
    queue.append(1)
    dist = {1: 0}
    while len(queue) > 0:
        cell = queue.pop(0)
        if cell < board.goal and cell + 1 not in dist:
            dist[cell + 1] = dist[cell] + 1
            queue.append(cell + 1)
    return dist[board.goal]


def insert_and_pop_0(board: Board) -> int:
    """A stack that grows at its beginning."""
    todo = [1]
    seen = {1}
    while todo:
        cell = todo.pop(0)
        for end in board.successors(cell):
            if end not in seen:
                seen.add(end)
                todo.insert(0, end)
    return len(seen)


def both_ends(board: Board) -> int:
    """Ladders and snakes first: neither a queue nor a stack."""
    dq = deque([1])
    seen = {1}
    while dq:
        cell = dq.popleft()
        for move in board.moves(cell):
            if move.cell not in seen:
                seen.add(move.cell)
                if move.cell != move.landing:
                    dq.appendleft(move.cell)
                else:
                    dq.append(move.cell)
    return len(seen)


def sliced(board: Board) -> int:
    queue = [1]
    dist = {1: 0}
    while queue:
        cell, queue = queue[0], queue[1:]
        for end in board.successors(cell):
            if end not in dist:
                dist[end] = dist[cell] + 1
                queue = [*queue, end]
    return dist[board.goal]


def a_set_of_cells(board: Board) -> int:
    """A set gives any of its cells."""
    todo = {1}
    seen = {1}
    while todo:
        cell = todo.pop()
        for end in board.successors(cell):
            if end not in seen:
                seen.add(end)
                todo.add(end)
    return len(seen)


def lifo_queue(board: Board) -> int:
    stack: LifoQueue[int] = LifoQueue()
    stack.put(1)
    seen = {1}
    while not stack.empty():
        cell = stack.get()
        for end in board.successors(cell):
            if end not in seen:
                seen.add(end)
                stack.put(end)
    return len(seen)


# -- heaps ---------------------------------------------------------------------------------


def dijkstra_with_counter(board: Board) -> int:
    """A running number settles ties."""
    order = count()
    heap = [(0, next(order), 1)]
    best = {1: 0}
    while heap:
        throws, _, cell = heappop(heap)
        if cell == board.goal:
            return throws
        for end in board.successors(cell):
            if throws + 1 < best.get(end, 10**9):
                best[end] = throws + 1
                heappush(heap, (throws + 1, next(order), end))
    return -1


def a_star_with_bound(board: Board) -> int:
    gain = max(end - cell for cell in range(1, board.cells) for end in board.successors(cell))
    g = {1: 0}
    heap = [(0, 1)]
    while heap:
        _, cell = heapq.heappop(heap)
        if cell == board.goal:
            return g[cell]
        for end in board.successors(cell):
            if g[cell] + 1 < g.get(end, 10**9):
                g[end] = g[cell] + 1
                heapq.heappush(heap, (g[end] + -(-(board.goal - end) // gain), end))
    return -1


# -- LeetCode ------------------------------------------------------------------------------


class WithIntToPos:
    """A queue of (cell, throws), and a helper that has a name for a cell of its own."""

    def snakesAndLadders(self, board: list[list[int]]) -> int:
        n = len(board)

        def intToPos(square: int) -> tuple[int, int]:
            r = (square - 1) // n
            c = (square - 1) % n
            if r % 2:
                c = n - 1 - c
            return n - 1 - r, c

        q = deque([(1, 0)])
        visit = set()
        while q:
            square, moves = q.popleft()
            for i in range(1, 7):
                nextSquare = square + i
                r, c = intToPos(nextSquare)
                if board[r][c] != -1:
                    nextSquare = board[r][c]
                if nextSquare == n * n:
                    return moves + 1
                if nextSquare not in visit:
                    visit.add(nextSquare)
                    q.append((nextSquare, moves + 1))
        return -1


class SameName:
    """The helper's `s` is another variable than the method's."""

    def snakesAndLadders(self, board: list[list[int]]) -> int:
        n = len(board)
        q = [1]
        dist = {1: 0}
        while q:
            s = q.pop(0)
            if s == n * n:
                return dist[s]
            for t in range(s + 1, min(s + 6, n * n) + 1):
                value = self.value(board, t)
                end = t if value == -1 else value
                if end not in dist:
                    dist[end] = dist[s] + 1
                    q.append(end)
        return -1

    def value(self, board: list[list[int]], s: int) -> int:
        n = len(board)
        r, c = divmod(s - 1, n)
        if r % 2:
            c = n - 1 - c
        return board[n - 1 - r][c]


# -- recursion -----------------------------------------------------------------------------


def recursion_with_memo(board: Board) -> int:
    memo: dict[int, int] = {}

    def solve(cell: int) -> int:
        if cell == board.goal:
            return 0
        if cell in memo:
            return memo[cell]
        best = 10**9
        for end in board.successors(cell):
            best = min(best, 1 + solve(end))
        memo[cell] = best
        return best

    return solve(1)


def recursion_deep_first(board: Board) -> int:
    seen = set()

    def visit(cell: int) -> None:
        seen.add(cell)
        for end in board.successors(cell):
            if end not in seen:
                visit(end)

    visit(1)
    return len(seen)


def recursive_chain(board: Board) -> int:
    """The helper calls itself, and is no search."""

    def end_of(cell: int) -> int:
        return end_of(board.jumps[cell]) if cell in board.jumps else cell

    queue = [1]
    dist = {1: 0}
    while queue:
        cell = queue.pop(0)
        for landing in range(cell + 1, min(cell + 6, board.cells) + 1):
            end = end_of(landing)
            if end not in dist:
                dist[end] = dist[cell] + 1
                queue.append(end)
    return dist[board.goal]


# -- paths ---------------------------------------------------------------------------------


def queue_of_paths(board: Board) -> int:
    queue = deque([[1]])
    seen = {1}
    while queue:
        path = queue.popleft()
        cell = path[-1]
        if cell == board.goal:
            return len(path) - 1
        for end in board.successors(cell):
            if end not in seen:
                seen.add(end)
                queue.append([*path, end])
    return -1


def cell_and_path(board: Board) -> int:
    queue = deque([(1, [1])])
    visited = {1}
    while queue:
        node, path = queue.popleft()
        if node == board.goal:
            return len(path) - 1
        for end in board.successors(node):
            if end not in visited:
                visited.add(end)
                queue.append((end, [*path, end]))
    return -1


def parents_and_route(board: Board) -> int:
    parent: dict[int, int | None] = {1: None}
    queue = deque([1])
    while queue:
        cell = queue.popleft()
        if cell == board.goal:
            break
        for end in board.successors(cell):
            if end not in parent:
                parent[end] = cell
                queue.append(end)
    route = []
    at: int | None = board.goal
    while at is not None:
        route.append(at)
        at = parent[at]
    return len(route) - 1


# -- from both ends --------------------------------------------------------------------------


def from_both_ends(board: Board) -> int:
    before = defaultdict(list)
    for cell in range(1, board.cells + 1):
        for end in board.successors(cell):
            before[end].append(cell)
    ahead, behind = {1: 0}, {board.goal: 0}
    queue, back = deque([1]), deque([board.goal])
    best = 10**9
    while queue or back:
        if queue:
            cell = queue.popleft()
            for end in board.successors(cell):
                if end not in ahead:
                    ahead[end] = ahead[cell] + 1
                    queue.append(end)
        if back:
            cell = back.popleft()
            for source in before[cell]:
                if source not in behind:
                    behind[source] = behind[cell] + 1
                    back.append(source)
    for cell in ahead.keys() & behind.keys():
        best = min(best, ahead[cell] + behind[cell])
    return best


def two_queues(board: Board) -> int:
    """One for this throw, one for the next."""
    this: deque[int] = deque([1])
    following: deque[int] = deque()
    seen = {1}
    throws = 0
    while this:
        while this:
            cell = this.popleft()
            if cell == board.goal:
                return throws
            for end in board.successors(cell):
                if end not in seen:
                    seen.add(end)
                    following.append(end)
        this, following = following, this
        throws += 1
    return -1


def swapped_lists(board: Board) -> int:
    """What has been gone through is emptied, and takes the cells of the next throw."""
    this, following = [1], list[int]()
    seen = {1}
    throws = 0
    while this:
        for cell in this:
            if cell == board.goal:
                return throws
            for end in board.successors(cell):
                if end not in seen:
                    seen.add(end)
                    following.append(end)
        this, following = following, this
        following.clear()
        throws += 1
    return -1


class Stacks:
    """Of (cell, throws), in attributes."""

    def solve(self, board: Board) -> int:
        self.now, self.later = [(1, 0)], list[tuple[int, int]]()
        seen = {1}
        while self.now:
            while self.now:
                cell, throws = self.now.pop()
                if cell == board.goal:
                    return throws
                for end in board.successors(cell):
                    if end not in seen:
                        seen.add(end)
                        self.later.append((end, throws + 1))
            self.now = self.later
            self.later = []
        return -1


# -- not cells -------------------------------------------------------------------------------


def queue_of_faces(board: Board) -> int:
    """What waits in `rolls` are faces of the die, though all of them are numbers of cells."""
    dist = {1: 0}
    level = [1]
    while level:
        after = []
        for cell in level:
            rolls = deque([1, 2, 3, 4, 5, 6])
            while rolls:
                face = rolls.popleft()
                landing = cell + face
                if landing <= board.cells:
                    end = board.jumps.get(landing, landing)
                    if end not in dist:
                        dist[end] = dist[cell] + 1
                        after.append(end)
        level = after
    return dist[board.goal]


def only_faces(board: Board) -> int:
    """Nothing here is a search: the first route that six faces in turn give."""
    queue = deque([1, 2, 3, 4, 5, 6])
    at, throws = 1, 0
    while at < board.goal and throws < 60:
        face = queue.popleft()
        queue.append(face)
        if at + face <= board.goal:
            at = board.jumps.get(at + face, at + face)
        throws += 1
    return throws


# -- tables ----------------------------------------------------------------------------------


def minus_one(board: Board) -> int:
    n = board.cells
    dist = [-1 for _ in range(n + 1)]
    parent = [-1] * (n + 1)
    dist[1] = 0
    q: deque[int] = deque()
    q.append(1)
    while len(q):
        v = q.popleft()
        for face in range(1, 7):
            w = v + face
            if w > n:
                break
            w = board.jumps.get(w, w)
            if dist[w] < 0:
                dist[w] = dist[v] + 1
                parent[w] = v
                q.append(w)
    return dist[n]


def from_0(board: Board) -> int:
    n = board.cells
    dist = {0: 0}
    queue = deque([0])
    while queue:
        i = queue.popleft()
        for face in range(1, 7):
            j = i + face
            if j < n:
                j = board.jumps.get(j + 1, j + 1) - 1
                if j not in dist:
                    dist[j] = dist[i] + 1
                    queue.append(j)
    return dist[n - 1]


def parents_from_0(board: Board) -> int:
    """A 0 in `parent` is also what it was filled with. Of `steps, x` only the name says which."""
    n = board.cells
    parent = [0] * n
    seen = {0}
    queue = deque([(0, 0)])
    while queue:
        steps, x = queue.popleft()
        for face in range(1, min(7, n - x)):
            y = board.jumps.get(x + face + 1, x + face + 1) - 1
            if y not in seen:
                seen.add(y)
                parent[y] = x
                queue.append((steps + 1, y))
    return steps


def table_of_throws_left(board: Board) -> int:
    """From the goal backwards, on a board without snakes: no distances from the start."""
    need = {board.goal: 0}
    for cell in range(board.goal - 1, 0, -1):
        need[cell] = 1 + min(need[end] for end in board.successors(cell))
    return need[1]


# -- classes, generators, nested functions ------------------------------------------------------


def landings_of(board: Board, pos: int) -> Iterator[int]:
    for face in board.faces:
        if pos + face <= board.cells:
            yield pos + face


def stand_of(board: Board, cell: int) -> int:
    return board.jumps.get(cell, cell)


def with_helpers(board: Board) -> int:
    queue = deque([1])
    dist = {1: 0}
    while queue:
        cell = queue.popleft()
        for landing in landings_of(board, cell):
            end = stand_of(board, landing)
            if end not in dist:
                dist[end] = dist[cell] + 1
                queue.append(end)
    return dist[board.goal]


def nested_helpers(board: Board) -> int:
    queue = [1]
    dist = {1: 0}

    def push(node: int, throws: int) -> None:
        if node not in dist:
            dist[node] = throws
            queue.append(node)

    while queue:
        node = queue.pop(0)
        for end in board.successors(node):
            push(end, dist[node] + 1)
    return dist[board.goal]


def furthest_first(board: Board) -> int:
    h, seen = [(-board.start, 0)], {board.start}
    while h:
        c, t = heapq.heappop(h)
        c = -c
        if c == board.goal:
            return t
        for v in board.successors(c):
            if v not in seen:
                seen.add(v)
                heapq.heappush(h, (-v, t + 1))
    return -1


def walrus_until_found(board: Board) -> int:
    todo = deque([(1, 0)])
    seen = {1}
    while (now := todo.popleft())[0] != board.goal:
        for end in board.successors(now[0]):
            if end not in seen:
                seen.add(end)
                todo.append((end, now[1] + 1))
    return now[1]


def goes_on_after_the_goal(board: Board) -> int:
    """A random walk by the highest move: no frontier, no table."""
    cell = 1
    throws = 0
    while cell != board.goal and throws < 50:
        cell = max(board.successors(cell), default=cell)
        throws += 1
    return throws


def scans_the_cells(board: Board) -> int:
    """The next cell in a loop may be the end of a jump by chance: nobody climbs."""
    rising = 0
    for cell in range(1, board.cells + 1):
        rising += board.jumps.get(cell, 0) > cell
    return rising
