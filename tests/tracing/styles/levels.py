"""Level by level, with sets and lists, and by a pass over a table."""

from __future__ import annotations

from snl_algos import Board


def level_and_seen(board: Board) -> int:
    level = [1]
    seen = {1}
    throws = 0
    while board.goal not in level:
        following = []
        for cell in level:
            for end in board.successors(cell):
                if end not in seen:
                    seen.add(end)
                    following.append(end)
        level = following
        throws += 1
    return throws


def current_and_next(board: Board) -> int:
    """The list has the name that many give to a cell."""
    current, following = [1], []
    seen = [False] * (board.cells + 1)
    seen[1] = True
    throws = 0
    while current:
        for square in current:
            if square == board.goal:
                return throws
            for end in board.successors(square):
                if not seen[end]:
                    seen[end] = True
                    following.append(end)
        current, following = following, []
        throws += 1
    return -1


def sets(board: Board) -> int:
    reached = {1}
    frontier = {1}
    throws = 0
    while board.goal not in reached:
        frontier = {end for cell in frontier for end in board.successors(cell)} - reached
        reached |= frontier
        throws += 1
    return throws


def sets_from_0(board: Board) -> int:
    """Only the sets say that cells are counted from 0."""
    reached = {0}
    frontier = {0}
    throws = 0
    while board.cells - 1 not in reached:
        frontier = {end - 1 for at in frontier for end in board.successors(at + 1)} - reached
        reached |= frontier
        throws += 1
    return throws


def size_of_the_queue(board: Board) -> int:
    queue = [1]
    visited = {1}
    moves = 0
    while queue:
        for _ in range(len(queue)):
            curr = queue.pop(0)
            if curr == board.goal:
                return moves
            for end in board.successors(curr):
                if end not in visited:
                    visited.add(end)
                    queue.append(end)
        moves += 1
    return -1


def list_of_levels(board: Board) -> int:
    """`levels` is a list of lists of cells, not a distance."""
    levels = [[1]]
    seen = {1}
    while board.goal not in seen:
        following = []
        for cell in levels[-1]:
            for end in board.successors(cell):
                if end not in seen:
                    seen.add(end)
                    following.append(end)
        levels.append(following)
    return len(levels) - 1


def numbers_of_rounds(board: Board) -> int:
    frontier = [1]
    dist = {1: 0}
    steps = 0
    while frontier:
        steps += 1
        later = []
        for cell in frontier:
            for end in board.successors(cell):
                if end not in dist:
                    dist[end] = steps
                    later.append(end)
        frontier = later
    return dist[board.goal]


def bits(board: Board) -> int:
    """Cells are the bits of a number: nothing that can be shown on the board."""
    frontier = reached = 1 << 1
    throws = 0
    while not reached >> board.goal & 1:
        later = 0
        for cell in range(1, board.cells + 1):
            if frontier >> cell & 1:
                for end in board.successors(cell):
                    later |= 1 << end
        frontier = later & ~reached
        reached |= later
        throws += 1
    return throws


def dp_over_the_board(board: Board) -> int:
    """Right on boards without snakes."""
    far = 10**9
    dp = [far] * (board.cells + 1)
    dp[1] = 0
    for cell in range(1, board.cells + 1):
        for end in board.successors(cell):
            dp[end] = min(dp[end], dp[cell] + 1)
    return dp[board.goal]


def dp_looking_back(board: Board) -> int:
    n = board.cells
    dp = [float("inf")] * n
    dp[0] = 0
    for i in range(1, n):
        for face in range(1, 7):
            if i >= face:
                dp[i] = min(dp[i], dp[i - face] + 1)
    return int(dp[n - 1])


def dp_appended(board: Board) -> int:
    dp = [0]
    for i in range(1, board.cells):
        dp.append(1 + min(dp[max(0, i - 6) :]))
    return dp[-1]


def bellman_ford(board: Board) -> int:
    edges = [(u, v) for u in range(1, board.cells) for v in board.successors(u)]
    dist = [float("inf")] * (board.cells + 1)
    dist[1] = 0
    for _ in range(board.cells):
        changed = False
        for u, v in edges:
            if dist[u] + 1 < dist[v]:
                dist[v] = dist[u] + 1
                changed = True
        if not changed:
            break
    return int(dist[board.goal])


def visits_counted(board: Board) -> int:
    """`d` counts how often a cell is met, though its name is that of a distance."""
    d = {1: 0}
    q = [(1, 0)]
    while q:
        cell, throws = q.pop(0)
        if cell == board.goal:
            return throws
        for end in board.successors(cell):
            d[end] = d.get(end, 0) + 1
            if d[end] == 1:
                q.append((end, throws + 1))
    return -1


def order_of_discovery(board: Board) -> int:
    """Numbers that begin at 0 and never rise, and are no distances."""
    cost = {1: 0}
    queue = [(1, 0)]
    while queue:
        cell, throws = queue.pop(0)
        if cell == board.goal:
            return throws
        for end in board.successors(cell):
            if end not in cost:
                cost[end] = len(cost)
                queue.append((end, throws + 1))
    return -1


def marks_the_jumps(board: Board) -> int:
    """A set that things are added to, and a table of marks: neither says what was visited."""
    feet = set()
    is_head = [False] * (board.cells + 1)
    for foot, end in board.jumps.items():
        feet.add(foot)
        if end < foot:
            is_head[foot] = True
    dist = {1: 0}
    queue = [1]
    while queue:
        cell = queue.pop(0)
        for landing in range(cell + 1, min(cell + 6, board.cells) + 1):
            end = board.jumps[landing] if landing in feet or is_head[landing] else landing
            if end not in dist:
                dist[end] = dist[cell] + 1
                queue.append(end)
    return dist[board.goal]


def ends_from(board: Board, cell: int) -> list[int]:
    """A helper: the cell that it is asked about need not be the current one."""
    return board.ends(cell)


def usual_names_of_other_things(board: Board) -> int:
    """Nothing but `dist` is what its name says.

    `pos` counts past the last cell, `prev` holds throws, `reached` what lies past the goal too, and
    `seen` counts.
    """
    dist = {1: 0}
    prev: dict[int, int] = {}
    reached: dict[int, bool] = {}
    seen: dict[int, int] = {}
    for pos in range(1, 40):
        for at in [cell for cell in dist if dist[cell] == pos - 1]:
            reached[at + 6] = True
            for end in ends_from(board, at):
                seen[end] = seen.get(end, 0) + 1
                if end not in dist:
                    dist[end] = pos
                    prev[end] = pos
    return dist[board.goal]
