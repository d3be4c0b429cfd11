"""Roles of variables in code that knows nothing of this package's habits."""

from __future__ import annotations

import heapq
from collections import deque, namedtuple
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from oracle import fewest_throws, rules_of

from snl_algos import Board, Trace, Watch, load_board, trace
from snl_algos.layout import layout_for
from snl_algos.views import move_array

THIRTY = load_board("thirty")


def truth(board: Board) -> dict[int, int]:
    """Fewest throws to each cell, by the oracle."""
    return fewest_throws(rules_of(board))


TRUTH = truth(THIRTY)


# -- as their authors would write them -------------------------------------------------------


def deque_of_ints(board: Board) -> Any:
    q = deque([1])
    dist = {1: 0}
    while q:
        v = q.popleft()
        for w in board.successors(v):
            if w not in dist:
                dist[w] = dist[v] + 1
                q.append(w)
    return dist.get(board.goal, -1)


def list_with_pop(board: Board) -> Any:
    queue = [1]
    distance = [-1] * (board.cells + 1)
    parent: list[int | None] = [None] * (board.cells + 1)
    distance[1] = 0
    while len(queue) > 0:
        cur = queue.pop(0)
        for move in board.moves(cur):
            nxt = move.cell
            if distance[nxt] == -1:
                distance[nxt] = distance[cur] + 1
                parent[nxt] = cur
                queue.append(nxt)
    return distance[board.goal]


def tuples_and_a_set(board: Board) -> Any:
    q: deque[tuple[int, int]] = deque()
    q.append((1, 0))
    dist = {1: 0}
    seen = {1}
    while q:
        node, d = q.popleft()
        for w in board.successors(node):
            if w not in seen:
                seen.add(w)
                dist[w] = d + 1
                q.append((w, d + 1))
    return dist[board.goal]


def lists_in_the_queue(board: Board) -> Any:
    q = [[1, 0]]
    visited = [False] * (board.cells + 1)
    dist = [float("inf")] * (board.cells + 1)
    dist[1] = 0
    visited[1] = True
    while q:
        pos, far = q.pop(0)
        for w in board.successors(pos):
            if not visited[w]:
                visited[w] = True
                dist[w] = far + 1
                q.append([w, far + 1])
    return dist[board.goal]


class Entry:
    def __init__(self, vertex: int, distance: int) -> None:
        self.vertex = vertex
        self.distance = distance


class Slotted:
    __slots__ = ("distance", "vertex")

    def __init__(self, vertex: int, distance: int) -> None:
        self.vertex = vertex
        self.distance = distance


@dataclass
class Data:
    distance: int
    vertex: int


Named = namedtuple("Named", ["distance", "vertex"])


def objects(make: Any) -> Any:
    def small_objects(board: Board) -> Any:
        q = deque([make(vertex=1, distance=0)])
        dist = {1: 0}
        while q:
            cur = q.popleft()
            for w in board.successors(cur.vertex):
                if w not in dist:
                    dist[w] = cur.distance + 1
                    q.append(make(vertex=w, distance=cur.distance + 1))
        return dist[board.goal]

    return small_objects


def heap_of_pairs(board: Board) -> Any:
    pq = [(0, 1)]
    dist = {1: 0}
    prev = {}
    while pq:
        d, u = heapq.heappop(pq)
        if d > dist[u]:
            continue
        for w in board.successors(u):
            if d + 1 < dist.get(w, 10**9):
                dist[w] = d + 1
                prev[w] = u
                heapq.heappush(pq, (d + 1, w))
    return dist[board.goal]


def by_levels(board: Board) -> Any:
    frontier = [1]
    dist = {1: 0}
    steps = 0
    while frontier:
        steps += 1
        nxt = []
        for cell in frontier:
            for w in board.successors(cell):
                if w not in dist:
                    dist[w] = steps
                    nxt.append(w)
        frontier = nxt
    return dist[board.goal]


def relaxing_dfs(board: Board) -> Any:
    stack = [(1, 0)]
    dist: dict[int, int] = {}
    while stack:
        cell, d = stack.pop()
        if cell in dist and dist[cell] <= d:
            continue
        dist[cell] = d
        for w in board.successors(cell):
            stack.append((w, d + 1))
    return dist[board.goal]


def recursive_dfs(board: Board) -> Any:
    dist: dict[int, int] = {}

    def visit(cell: int, d: int) -> None:
        if dist.get(cell, 99) <= d:
            return
        dist[cell] = d
        for w in board.successors(cell):
            visit(w, d + 1)

    visit(1, 0)
    return dist[board.goal]


def counted_from_0(board: Board) -> Any:
    move = move_array(board)
    n = len(move)
    dist = [-1] * n
    parent = [-1] * n
    dist[0] = 0
    queue = deque([0])
    while queue:
        cell = queue.popleft()
        for face in range(1, 7):
            to = cell + face
            if to >= n:
                break
            if move[to] != -1:
                to = move[to]
            if dist[to] == -1:
                dist[to] = dist[cell] + 1
                parent[to] = cell
                queue.append(to)
    return dist[n - 1]


def pairs_from_0(board: Board) -> Any:
    move = move_array(board)
    n = len(move)
    visited = [False] * n
    best = {}
    queue = deque([(0, 0)])
    visited[0] = True
    while queue:
        node, far = queue.popleft()
        best[node] = far
        for to in range(node + 1, min(node + 7, n)):
            to = to if move[to] == -1 else move[to]
            if not visited[to]:
                visited[to] = True
                queue.append((to, far + 1))
    return best[n - 1]


GUESSED = [
    # function, frontier's name and kind, whether it gives distances, and visited cells
    (deque_of_ints, "q", "queue", "dist", None),
    (list_with_pop, "queue", "queue", "distance", None),
    (tuples_and_a_set, "q", "queue", "dist", "seen"),
    (lists_in_the_queue, "q", "queue", "dist", "visited"),
    (objects(Entry), "q", "queue", "dist", None),
    (objects(Slotted), "q", "queue", "dist", None),
    (objects(Data), "q", "queue", "dist", None),
    (objects(Named), "q", "queue", "dist", None),
    (heap_of_pairs, "pq", "heap", "dist", None),
    (by_levels, "frontier", "level", "dist", None),
    (relaxing_dfs, "stack", "stack", "dist", None),
    (recursive_dfs, None, None, "dist", None),
    (counted_from_0, "queue", "queue", "dist", None),
    (pairs_from_0, "queue", "queue", "best", "visited"),
]
NAMES = [
    "deque of ints", "list with pop", "tuples, set", "lists", "objects", "slots", "dataclass",
    "namedtuple", "heap", "levels", "stack", "recursive", "from 0", "pairs from 0",
]  # fmt: skip


@pytest.mark.parametrize(
    ("function", "frontier", "kind", "distance", "visited"), GUESSED, ids=NAMES
)
def test_guessed(function: Any, frontier: Any, kind: Any, distance: Any, visited: Any) -> None:
    run = trace(function, THIRTY)
    data = run.to_dict()
    assert run.outcome == "returned", run.ending()
    assert run.answer == TRUTH[30]
    roles = data["roles"]
    assert roles["frontier"] == frontier
    assert data["frontier_kind"] == kind
    if distance != "best":  # a name that nobody would guess, and is not set to one more
        assert roles["distance"] == distance
        assert run.state(-1).distance == TRUTH
    if visited:
        assert roles["visited"] == visited
        assert run.state(-1).visited == dict.fromkeys(TRUTH, True)
    for role, name in roles.items():
        said = [text for text in data["unsure"] if text.startswith(f"{role}: ")]
        assert len(said) == 1, data["unsure"]
        assert (f"the variable {name}" if name else "no variable") in said[0]


@pytest.mark.parametrize("function", [row[0] for row in GUESSED if row[1]], ids=[
    name for name, row in zip(NAMES, GUESSED, strict=True) if row[1]
])  # fmt: skip
def test_the_cells_of_the_frontier_are_cells(function: Any) -> None:
    """Each cell that is reached waits in the frontier at some time, and nothing else does."""
    run = trace(function, THIRTY)
    waited = {cell for i in range(len(run)) for cell, _ in run.state(i).frontier}
    assert waited == set(TRUTH)
    taken = {run.state(i).current for i in range(len(run))} - {None}
    assert taken == set(TRUTH)


def test_predecessors() -> None:
    for function in (list_with_pop, heap_of_pairs, counted_from_0):
        before = trace(function, THIRTY).state(-1).predecessor
        assert set(before) == set(TRUTH) - {1}
        for cell, source in before.items():
            assert cell in THIRTY.successors(source)
            assert TRUTH[cell] == TRUTH[source] + 1


def test_the_rest_of_an_entry_is_its_text() -> None:
    run = trace(tuples_and_a_set, THIRTY)
    entries = [tuple(entry) for i in range(len(run)) for entry in run.state(i).frontier]
    assert {(cell, str(far)) for cell, far in TRUTH.items()} == set(entries)


# -- where the first cell is 0 -----------------------------------------------------------------


def sentences(run: Trace) -> str:
    return "\n".join(run.to_dict()["unsure"])


def test_counted_from_0_is_said() -> None:
    assert "cells: taken to be counted from 0" in sentences(trace(counted_from_0, THIRTY))
    assert "cells:" not in sentences(trace(deque_of_ints, THIRTY))


def test_declared() -> None:
    run = trace(counted_from_0, THIRTY, watch=Watch(origin=0))
    assert run.state(-1).distance == TRUTH
    assert "counted from 0" not in sentences(run)
    wrong = trace(counted_from_0, THIRTY, watch=Watch(distance="dist", origin=1))
    assert wrong.state(-1).distance[29] == TRUTH[30]


def table_from_0(board: Board) -> Any:
    """No current cell is ever 0 here: only the length of the table tells."""
    n = board.cells
    dp = [10**9] * n
    dp[0] = 0
    for cell in range(1, n):
        for face in range(1, 7):
            if cell - face >= 0:
                dp[cell] = min(dp[cell], dp[cell - face] + 1)
    return dp[n - 1]


def test_a_table_counted_from_0() -> None:
    run = trace(table_from_0, Board(20))
    assert run.state(-1).distance == truth(Board(20))


def other_names(board: Board) -> Any:
    """Counted from 1, all cells are reached, and the current cell has a name of its own."""
    waiting = deque([1])
    dist = {1: 0}
    seen = {1}
    while waiting:
        here = waiting.popleft()
        for w in board.successors(here):
            if w not in seen:
                seen.add(w)
                dist[w] = dist[here] + 1
                waiting.append(w)
    return dist[board.goal]


def test_a_dict_of_all_cells_is_not_counted_from_0() -> None:
    run = trace(other_names, Board(20))
    assert run.state(-1).distance == truth(Board(20))
    assert "counted from 0" not in sentences(run)


# -- grids -----------------------------------------------------------------------------------


SQUARE = Board(25, {3: 22, 24: 7})


def on_the_grid(board: Board) -> Any:
    layout = layout_for(board.cells)
    place = {layout.cell_at(r, c) or 0: (r, c) for r in range(5) for c in range(5)}
    cell_at = {rc: cell for cell, rc in place.items()}
    queue = deque([place[1]])
    dist = [[-1] * 5 for _ in range(5)]
    dist[place[1][0]][place[1][1]] = 0
    while queue:
        pos = queue.popleft()
        r, c = pos
        for w in board.successors(cell_at[pos]):
            x, y = place[w]
            if dist[x][y] == -1:
                dist[x][y] = dist[r][c] + 1
                queue.append((x, y))
    return dist


def grid_with_dicts(board: Board) -> Any:
    layout = layout_for(board.cells)
    place = {layout.cell_at(r, c) or 0: (r, c) for r in range(5) for c in range(5)}
    cell_at = {rc: cell for cell, rc in place.items()}
    queue = deque([(place[1], 0)])
    dist = {place[1]: 0}
    parent: dict[Any, Any] = {place[1]: None}
    while queue:
        pos, d = queue.popleft()
        for w in board.successors(cell_at[pos]):
            if place[w] not in dist:
                dist[place[w]] = d + 1
                parent[place[w]] = pos
                queue.append((place[w], d + 1))
    return dist


def cell_of(pair: Any) -> int | None:
    return layout_for(25).cell_at(*pair)


@pytest.mark.parametrize("function", [on_the_grid, grid_with_dicts])
def test_a_grid(function: Any) -> None:
    run = trace(function, SQUARE, watch=Watch(cell_of=cell_of))
    true = truth(SQUARE)
    assert run.outcome == "returned"
    assert run.state(-1).distance == true
    assert {cell for i in range(len(run)) for cell, _ in run.state(i).frontier} == set(true)
    assert {run.state(i).current for i in range(len(run))} - {None} == set(true)
    if function is grid_with_dicts:
        before = run.state(-1).predecessor
        assert set(before) == set(true) - {1}
        assert all(cell in SQUARE.successors(source) for cell, source in before.items())


def test_a_cell_of_that_fails() -> None:
    """It is the learner's, and may not know every value."""

    def fails(pair: Any) -> int:
        raise LookupError(pair)

    wrong: tuple[Any, ...] = (lambda pair: "x", lambda pair: None, lambda pair: 99, fails)
    for function in wrong:
        run = trace(on_the_grid, SQUARE, watch=Watch(cell_of=function))
        assert run.outcome == "returned"
        assert run.state(-1).distance == {}


# -- visited -----------------------------------------------------------------------------------


def visited_dict(board: Board) -> Any:
    visited = {1: True}
    todo = [1]
    while todo:
        cell = todo.pop()
        for w in board.successors(cell):
            if w not in visited:
                visited[w] = True
                todo.append(w)


def visited_list_of_cells(board: Board) -> Any:
    visited = [1]
    todo = [1]
    while todo:
        cell = todo.pop()
        for w in board.successors(cell):
            if w not in visited:
                visited.append(w)
                todo.append(w)


def visited_marks(board: Board) -> Any:
    visited = [0] * (board.cells + 1)
    visited[1] = 1
    todo = [1]
    while todo:
        cell = todo.pop()
        for w in board.successors(cell):
            if not visited[w]:
                visited[w] = 1
                todo.append(w)


@pytest.mark.parametrize("function", [visited_dict, visited_list_of_cells, visited_marks])
def test_visited(function: Any) -> None:
    run = trace(function, THIRTY)
    assert run.to_dict()["roles"]["visited"] == "visited"
    assert run.state(-1).visited == dict.fromkeys(TRUTH, True)
    assert run.to_dict()["frontier_kind"] == "stack"


# -- names --------------------------------------------------------------------------------------


NAMED = """
def search(board: Board) -> Any:
    {frontier} = [1]
    {distance} = {{1: 0}}
    {parent} = {{}}
    {visited} = {{1}}
    while {frontier}:
        later = []
        for {cell} in {frontier}:
            for w in board.successors({cell}):
                if w not in {visited}:
                    {visited} |= {{w}}
                    {distance}.update({{w: {distance}[{cell}] + 1}})
                    {parent}[w] = {cell}
                    later.append(w)
        {frontier} = later
"""
WORDS = {
    "frontier": ("queue", "q", "deque", "heap", "pq", "frontier", "level", "stack"),
    "distance": ("dist", "distance", "d", "cost", "throws", "steps", "moves", "level"),
    "visited": ("visited", "seen"),
    "parent": ("parent", "prev", "predecessor", "came_from"),
    "cell": ("v", "u", "cur", "cell", "node", "pos"),
}
PLAIN = {
    "frontier": "queue", "distance": "dist", "visited": "visited", "parent": "parent", "cell": "v",
}  # fmt: skip


@pytest.mark.parametrize(("role", "word"), [(r, w) for r, words in WORDS.items() for w in words])
def test_names(role: str, word: str, tmp_path: Path) -> None:
    names = PLAIN | {role: word}
    file = tmp_path / "search.py"
    file.write_text(NAMED.format(**names), "utf-8")
    space: dict[str, object] = {}
    exec(compile(file.read_text("utf-8"), str(file), "exec"), space)
    run = trace(space["search"], THIRTY)
    as_called = {"parent": "predecessor", "cell": "current"}
    roles = run.to_dict()["roles"]
    assert roles == {as_called.get(role, role): name for role, name in names.items()}
    assert run.state(-1).distance == TRUTH
    assert run.state(-1).visited == dict.fromkeys(TRUTH, True)
    assert set(run.state(-1).predecessor) == set(TRUTH) - {1}


# -- watch= --------------------------------------------------------------------------------------


def names_of_ones_own(board: Board) -> Any:
    line = [1]
    table = {1: 0}
    back = {}
    while line:
        here, *line = line
        for w in board.successors(here):
            if w not in table:
                table[w] = table[here] + 1
                back[w] = here
                line.append(w)


def test_named_by_hand() -> None:
    watch = Watch(current="here", frontier="line", distance="table", predecessor="back")
    run = trace(names_of_ones_own, THIRTY, watch=watch)
    assert run.state(-1).distance == TRUTH
    assert set(run.state(-1).predecessor) == set(TRUTH) - {1}
    assert run.to_dict()["frontier_kind"] == "queue"
    assert sentences(run) == ""
    assert run.counts["cells_taken"] == len(TRUTH)


def test_a_watch_goes_before_a_guess() -> None:
    """`dist` would be guessed."""
    run = trace(deque_of_ints, THIRTY, watch=Watch(distance="nothing"))
    assert run.to_dict()["roles"]["distance"] is None
    assert run.state(-1).distance == {}


def test_what_is_not_known_is_said() -> None:
    run = trace(names_of_ones_own, THIRTY)
    roles = run.to_dict()["roles"]
    for role, name in roles.items():
        if name is None:
            assert f"{role}: no variable was recognised" in sentences(run)
    assert None in roles.values()


def test_a_registered_algorithm_is_sure() -> None:
    assert sentences(trace("queue-bfs", THIRTY)) == ""


# -- where variables may live ----------------------------------------------------------------------


shared_queue: deque[int] = deque()
dist: dict[int, int] = {}


def with_globals(board: Board) -> Any:
    global dist
    dist = {1: 0}
    shared_queue.clear()
    shared_queue.append(1)
    while shared_queue:
        cell = shared_queue.popleft()
        for w in board.successors(cell):
            if w not in dist:
                dist[w] = dist[cell] + 1
                shared_queue.append(w)


def test_globals() -> None:
    run = trace(with_globals, THIRTY)
    assert run.to_dict()["roles"]["frontier"] == "shared_queue"
    assert run.state(-1).distance == TRUTH


class Solver:
    def solve(self, board: Board) -> int:
        self.queue = deque([1])
        self.dist = {1: 0}
        while self.queue:
            cell = self.queue.popleft()
            for w in board.successors(cell):
                if w not in self.dist:
                    self.dist[w] = self.dist[cell] + 1
                    self.queue.append(w)
        return self.dist[board.goal]


def test_attributes() -> None:
    run = trace(Solver().solve, THIRTY)
    assert run.answer == TRUTH[30]
    assert run.to_dict()["roles"]["frontier"] == "self.queue"
    assert run.state(-1).distance == TRUTH


def test_numbers_of_numpy() -> None:
    np = pytest.importorskip("numpy")

    def with_arrays(board: Board) -> Any:
        dist = np.full(board.cells + 1, -1)
        visited = np.zeros(board.cells + 1, dtype=bool)
        parent = np.zeros(board.cells + 1, dtype=int)
        dist[1] = 0
        visited[1] = True
        queue = [np.int64(1)]
        while queue:
            cell = queue.pop(0)
            for w in board.successors(int(cell)):
                if not visited[w]:
                    visited[w] = True
                    dist[w] = dist[cell] + 1
                    parent[w] = cell
                    queue.append(np.int64(w))
        return dist[board.goal]

    run = trace(with_arrays, THIRTY)
    assert run.outcome == "returned"
    assert run.state(-1).distance == TRUTH
    assert run.state(-1).visited == dict.fromkeys(TRUTH, True)
    assert set(run.state(-1).predecessor) == set(TRUTH) - {1}
    run.to_json()


def on_bits(board: Board) -> int | None:
    """A search whose frontier and visited cells are whole numbers."""
    level = seen = 1 << board.start
    throws = 0
    while level and not level >> board.goal & 1:
        throws += 1
        following = 0
        for cell in range(board.cells + 1):
            for end in board.successors(cell) if level >> cell & 1 else ():
                following |= 1 << end
        level = following & ~seen
        seen |= level
    return throws if level else None


def test_a_whole_number_is_a_set_of_cells_if_a_watch_says_so() -> None:
    """Not otherwise: a `level` is a number of throws just as often."""
    run = trace(on_bits, THIRTY, watch=Watch(frontier="level", visited="seen"))
    fronts = [tuple(cell for cell, _ in run.state(at).frontier) for at in range(len(run))]
    assert [*dict.fromkeys(front for front in fronts if front)] == [
        tuple(sorted(cell for cell in TRUTH if TRUTH[cell] == throws)) for throws in range(4)
    ]
    assert set(run.state(-1).visited) == set(TRUTH)
    assert run.to_dict()["counts"]["longest_frontier"] == max(map(len, fronts))
    guessed = trace(on_bits, THIRTY)
    assert guessed.to_dict()["roles"]["frontier"] is None
    assert guessed.to_dict()["counts"]["longest_frontier"] is None
