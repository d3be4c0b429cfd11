"""Breadth-first searches with a queue, in the styles of many authors."""

from __future__ import annotations

import collections
from collections import defaultdict, deque, namedtuple
from dataclasses import dataclass, field
from queue import Queue

from snl_algos import Board


def textbook(board: Board) -> int:
    q = deque([1])
    dist = {1: 0}
    while q:
        v = q.popleft()
        for w in board.successors(v):
            if w not in dist:
                dist[w] = dist[v] + 1
                q.append(w)
    return dist.get(board.goal, -1)


def pairs_in_the_queue(board: Board) -> int:
    queue = deque([(1, 0)])
    visited = {1}
    while queue:
        square, rolls = queue.popleft()
        if square == board.goal:
            return rolls
        for nxt in board.successors(square):
            if nxt not in visited:
                visited.add(nxt)
                queue.append((nxt, rolls + 1))
    return -1


def jumps_on_leaving(board: Board) -> int:
    """What waits are landings, and the throws to them; it ends when nothing waits any more."""
    queue = deque([(1, 0)])
    seen = {1}
    best = -1
    while queue:
        cell, throws = queue.popleft()
        while cell in board.jumps:
            cell = board.jumps[cell]
        if cell == board.goal and best < 0:
            best = throws
        for face in range(1, 7):
            if cell + face <= board.cells and cell + face not in seen:
                seen.add(cell + face)
                queue.append((cell + face, throws + 1))
    return best


def forgets_the_jumps(board: Board) -> int:
    """Wrong: who lands at the foot of a ladder stays there."""
    queue = deque([(1, 0)])
    seen = {1}
    while queue:
        cell, throws = queue.popleft()
        if cell == board.goal:
            return throws
        for landing in range(cell + 1, min(cell + 6, board.cells) + 1):
            if landing not in seen:
                seen.add(landing)
                queue.append((landing, throws + 1))
    return -1


def throws_first(board: Board) -> int:
    """The cell is the second part of an entry, and has a name that says nothing."""
    queue = deque([(0, 1)])
    seen = {1}
    while queue:
        n, x = queue.popleft()
        if x == board.goal:
            return n
        for y in board.successors(x):
            if y not in seen:
                seen.add(y)
                queue.append((n + 1, y))
    return -1


def entries_by_index(board: Board) -> int:
    queue = [[1, 0]]
    visited = [False] * (board.cells + 1)
    visited[1] = True
    while len(queue) != 0:
        entry = queue.pop(0)
        if entry[0] == board.goal:
            return entry[1]
        for end in board.successors(entry[0]):
            if not visited[end]:
                visited[end] = True
                queue.append([end, entry[1] + 1])
    return -1


def moving_head(board: Board) -> int:
    """Nothing is ever taken out: an index moves along the list."""
    queue = [1]
    head = 0
    dist = {1: 0}
    while head < len(queue):
        cell = queue[head]
        head += 1
        for end in board.successors(cell):
            if end not in dist:
                dist[end] = dist[cell] + 1
                queue.append(end)
    return dist[board.goal]


def grows_while_read(board: Board) -> int:
    order = [1]
    dist = {1: 0}
    for cell in order:
        for end in board.successors(cell):
            if end not in dist:
                dist[end] = dist[cell] + 1
                order.append(end)
    return dist[board.goal]


def queue_class(board: Board) -> int:
    q: Queue[int] = Queue()
    q.put(1)
    dist = {1: 0}
    while not q.empty():
        node = q.get()
        for end in board.successors(node):
            if end not in dist:
                dist[end] = dist[node] + 1
                q.put(end)
    return dist[board.goal]


def graph_of_lists(board: Board) -> int:
    """The graph is built first, with the same name for a cell."""
    graph: dict[int, list[int]] = {}
    for cell in range(1, board.cells + 1):
        graph[cell] = []
        for face in range(1, 7):
            end = cell + face
            if end <= board.cells:
                graph[cell].append(board.jumps.get(end, end))
    queue = deque([1])
    distances = {1: 0}
    while queue:
        cell = queue.popleft()
        for end in graph[cell]:
            if end not in distances:
                distances[end] = distances[cell] + 1
                queue.append(end)
    return distances[board.goal]


def defaultdict_graph(board: Board) -> int:
    adjacency = defaultdict(list)
    for u in range(1, board.cells):
        for v in board.successors(u):
            adjacency[u].append(v)
    dist: dict[int, float] = defaultdict(lambda: float("inf"))
    dist[1] = 0
    q = collections.deque([1])
    while q:
        u = q.popleft()
        for v in adjacency[u]:
            if dist[v] > dist[u] + 1:
                dist[v] = dist[u] + 1
                q.append(v)
    return int(dist[board.goal])


def distances_in_the_graph(board: Board) -> int:
    """The tables have the names of distances, and hold lists of neighbours and jumps."""
    moves = {cell: list(board.successors(cell)) for cell in range(1, board.cells + 1)}
    steps = dict(board.jumps)
    level = {1: 0}
    q = [1]
    while q:
        cell = q.pop(0)
        for end in moves[cell]:
            if end not in level:
                level[end] = level[cell] + 1
                q.append(end)
    return level[board.goal] + 0 * len(steps)


def sentinel_999(board: Board) -> int:
    dist = [999] * (board.cells + 1)
    dist[1] = 0
    queue = [1]
    while queue:
        cell = queue.pop(0)
        for end in board.successors(cell):
            if dist[cell] + 1 < dist[end]:
                dist[end] = dist[cell] + 1
                queue.append(end)
    return dist[board.goal]


def zeros(board: Board) -> int:
    """Not reached is 0, and so is the start: what a 0 means cannot be known."""
    dist = [0] * (board.cells + 1)
    seen = {1}
    queue = [1]
    while queue:
        cell = queue.pop(0)
        for end in board.successors(cell):
            if end not in seen:
                seen.add(end)
                dist[end] = dist[cell] + 1
                queue.append(end)
    return dist[board.goal]


def counted_from_0(board: Board) -> int:
    n = board.cells
    move = [board.jumps.get(i + 1, i + 1) - 1 for i in range(n)]
    vis = [0] * n
    dis = [0] * n
    q: deque[int] = deque()
    q.append(0)
    vis[0] = 1
    while q:
        cur = q.popleft()
        for face in range(1, 7):
            nxt = cur + face
            if nxt < n and not vis[move[nxt]]:
                vis[move[nxt]] = 1
                dis[move[nxt]] = dis[cur] + 1
                q.append(move[nxt])
    return dis[n - 1]


def marker_after_each_level(board: Board) -> int:
    queue: deque[int | None] = deque([1, None])
    seen = {1}
    throws = 0
    while queue:
        cell = queue.popleft()
        if cell is None:
            throws += 1
            queue.append(None)
            continue
        if cell == board.goal:
            return throws
        for end in board.successors(cell):
            if end not in seen:
                seen.add(end)
                queue.append(end)
    return -1


def looks_when_taken(board: Board) -> int:
    """Whatever six throws give is put into the queue, also what is off the board."""
    queue = deque([(1, 0)])
    done = set()
    answer = -1
    while queue:
        cell, throws = queue.popleft()
        if cell > board.cells or cell in done:
            continue
        if cell == board.goal:
            answer = throws
        done.add(cell)
        for face in range(1, 7):
            queue.append((board.jumps.get(cell + face, cell + face), throws + 1))
    return answer


def own_parent(board: Board) -> int:
    """The start is written down as its own parent."""
    parent = {1: 1}
    queue = [1]
    while queue:
        cell = queue.pop(0)
        for end in board.successors(cell):
            if end not in parent:
                parent[end] = cell
                queue.append(end)
    throws, cell = 0, board.goal
    while parent[cell] != cell:
        cell = parent[cell]
        throws += 1
    return throws


def two_starts(board: Board) -> int:
    """From two cells at once: the numbers are not the distances from the start."""
    dist = {1: 0, 2: 0}
    queue = [1, 2]
    while queue:
        cell = queue.pop(0)
        for end in board.successors(cell):
            if end not in dist:
                dist[end] = dist[cell] + 1
                queue.append(end)
    return dist[board.goal]


def list_of_jumps(board: Board) -> int:
    """What waits here are jumps to be looked at, not cells to be reached."""
    todo = sorted(board.jumps)
    longest = 0
    while todo:
        foot = todo.pop()
        longest = max(longest, abs(board.jumps[foot] - foot))
    return longest


@dataclass(slots=True)
class Spot:
    number: int
    throws: int = 0
    came_by: list[int] = field(default_factory=list)


def dataclass_nodes(board: Board) -> int:
    queue = deque([Spot(1)])
    seen = {1}
    while queue:
        spot = queue.popleft()
        if spot.number == board.goal:
            return spot.throws
        for end in board.successors(spot.number):
            if end not in seen:
                seen.add(end)
                queue.append(Spot(end, spot.throws + 1, [*spot.came_by, end]))
    return -1


State = namedtuple("State", "throws cell")


def namedtuple_nodes(board: Board) -> int:
    q = deque([State(throws=0, cell=1)])
    best = {1: 0}
    while q:
        state = q.popleft()
        for end in board.successors(state.cell):
            if end not in best:
                best[end] = state.throws + 1
                q.append(State(state.throws + 1, end))
    return best[board.goal]


def text_keys(board: Board) -> int:
    """Cells have names, which nobody but the author can read."""
    graph = {f"c{c}": [f"c{e}" for e in board.successors(c)] for c in range(1, board.cells + 1)}
    queue = deque(["c1"])
    dist = {"c1": 0}
    while queue:
        node = queue.popleft()
        for end in graph[node]:
            if end not in dist:
                dist[end] = dist[node] + 1
                queue.append(end)
    return dist[f"c{board.goal}"]


def backwards(board: Board) -> int:
    """From the goal: the numbers are throws still to go, not distances."""
    before: dict[int, list[int]] = {c: [] for c in range(1, board.cells + 1)}
    for c in range(1, board.cells + 1):
        for end in board.successors(c):
            before[end].append(c)
    queue = deque([board.goal])
    dist = {board.goal: 0}
    while queue:
        cell = queue.popleft()
        for source in before[cell]:
            if source not in dist:
                dist[source] = dist[cell] + 1
                queue.append(source)
    return dist[1]


def pips(board: Board) -> int:
    """What a cell costs is in pips here: not a distance in throws."""
    todo = [1]
    cost = {1: 0}
    while todo:
        cell = todo.pop(0)
        for move in board.moves(cell):
            if cost[cell] + move.face < cost.get(move.cell, 10**6):
                cost[move.cell] = cost[cell] + move.face
                todo.append(move.cell)
    return cost[board.goal]
