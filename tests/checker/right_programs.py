"""Right programs in every signature: each way to read a board with each way to search it."""

from __future__ import annotations

from checker.wrong_programs import Written

#: Signature → parameters, the rules, the cell of the start, and ways to read the last cell and the
#: jumps, as `goal` and `jumps`.
READING: dict[str, tuple[str, str, int, list[str]]] = {
    "board": ("board", "plain", 1, ["goal, jumps = board.goal, dict(board.jumps)"]),
    "move-array": ("move, N", "geeksforgeeks", 1, [
        "goal, jumps = N, {i + 1: end + 1 for i, end in enumerate(move) if end != -1}",
        "goal, jumps = N, {}\nfor i in range(N):\n    if move[i] >= 0:\n"
        "        jumps[i + 1] = move[i] + 1",
    ]),
    "grid": ("board: list[list[int]]", "leetcode", 1, [
        "n = len(board)\ngoal, jumps = n * n, {}\nfor cell in range(1, n * n + 1):\n"
        "    row, column = divmod(cell - 1, n)\n"
        "    value = board[n - 1 - row][n - 1 - column if row % 2 else column]\n"
        "    if value > 0:\n        jumps[cell] = value",
        "line = []\nfor at, row in enumerate(reversed(board)):\n"
        "    line += reversed(row) if at % 2 else row\n"
        "goal, jumps = len(line), {i + 1: end for i, end in enumerate(line) if end != -1}",
    ]),
    "grid-and-size": ("board, n", "leetcode", 1, [
        "line = []\nfor at in range(n):\n    row = board[n - 1 - at]\n"
        "    line += row[::-1] if at % 2 else row\n"
        "goal, jumps = n * n, {i + 1: end for i, end in enumerate(line) if end != -1}",
    ]),
    "hackerrank": ("ladders, snakes", "hackerrank", 1, [
        "goal, jumps = 100, dict([*ladders, *snakes])",
        "goal, jumps = 100, {}\nfor foot, end in sorted(ladders) + sorted(snakes):\n"
        "    jumps[foot] = end",
    ]),
    "pairs": ("A, B", "interviewbit", 1, [
        "goal, jumps = 100, {pair[0]: pair[1] for pair in A + B}",
    ]),
    "start-end-list": ("N, arr", "thirty-cells", 1, [
        "goal, jumps = 30, {arr[2 * i]: arr[2 * i + 1] for i in range(N)}",
        "goal, jumps = 30, dict(zip(arr[::2], arr[1::2]))",
    ]),
    "jump-dict": ("cells, jumps: dict", "geeksforgeeks", 1, ["goal = cells"]),
    "dp-arrays": ("is_snake, ladder", "dp-arrays", 0, [
        "goal = len(ladder) - 1\n"
        "jumps = {foot: top for top, foot in enumerate(ladder) if foot != -1}",
    ]),
}  # fmt: skip

#: Ways to search. `FACES` is the die, `START` the first cell; what is returned is -1 without a way.
SEARCHES = {
    "queue": """
from collections import deque
seen, queue = {START}, deque([(START, 0)])
while queue:
    cell, throws = queue.popleft()
    if cell == goal:
        return throws
    for face in FACES:
        if cell + face <= goal:
            end = jumps.get(cell + face, cell + face)
            if end not in seen:
                seen.add(end)
                queue.append((end, throws + 1))
return -1
""",
    "levels": """
level, seen, throws = {START}, {START}, 0
while level and goal not in level:
    level = {jumps.get(c + f, c + f) for c in level for f in FACES if c + f <= goal} - seen
    seen |= level
    throws += 1
return throws if level else -1
""",
    "dijkstra": """
import heapq
best, heap = {START: 0}, [(0, START)]
while heap:
    throws, cell = heapq.heappop(heap)
    if cell == goal:
        return throws
    if throws > best[cell]:
        continue
    for face in FACES:
        if cell + face <= goal:
            end = jumps.get(cell + face, cell + face)
            if throws + 1 < best.get(end, 10**9):
                best[end] = throws + 1
                heapq.heappush(heap, (throws + 1, end))
return -1
""",
    "sweeps backwards": """
to_go, changed = {goal: 0}, True
while changed:
    changed = False
    for cell in range(goal - 1, START - 1, -1):
        ends = [jumps.get(cell + face, cell + face) for face in FACES if cell + face <= goal]
        new = min((to_go[end] + 1 for end in ends if end in to_go), default=None)
        if new is not None and new < to_go.get(cell, 10**9):
            to_go[cell], changed = new, True
return to_go.get(START, -1)
""",
    "bits": """
here, seen, throws = 1 << START, 0, 0
mask = (1 << (goal + 1)) - 1
while here:
    if here >> goal & 1:
        return throws
    seen |= here
    landings = 0
    for face in FACES:
        landings |= here << face
    landings &= mask
    for foot, end in jumps.items():
        if landings >> foot & 1 and foot != goal:
            landings ^= 1 << foot
            landings |= 1 << (goal + 1 + end)
    here = (landings & mask | landings >> (goal + 1)) & ~seen
    throws += 1
return -1
""",
    "paths": """
seen, paths = {START}, [[START]]
while paths:
    path = paths.pop(0)
    if path[-1] == goal:
        return len(path) - 1
    for face in FACES:
        landing = path[-1] + face
        if landing <= goal:
            end = jumps.get(landing, landing)
            if end not in seen:
                seen.add(end)
                paths.append([*path, end])
return -1
""",
    "nested function": """
best = {}
def visit(level, throws):
    following = []
    for cell in level:
        for face in FACES:
            if cell + face <= goal:
                end = jumps.get(cell + face, cell + face)
                if end not in best:
                    best[end] = throws + 1
                    following.append(end)
    return following
best[START] = 0
level, throws = [START], 0
while level:
    level, throws = visit(level, throws), throws + 1
return best.get(goal, -1)
""",
    "matrix row": """
size = goal + 1
rows = [[False] * size for _ in range(size)]
for cell in range(START, goal):
    for face in FACES:
        if cell + face <= goal:
            rows[cell][jumps.get(cell + face, cell + face)] = True
distance, queue = [-1] * size, [START]
distance[START] = 0
for cell in queue:
    for end, is_edge in enumerate(rows[cell]):
        if is_edge and distance[end] < 0:
            distance[end] = distance[cell] + 1
            queue.append(end)
return distance[goal]
""",
}


def right_in_every_style() -> list[Written]:
    """Each search in each signature, with each way to read in turn."""
    found = []
    for signature, (parameters, rules, start, ways) in READING.items():
        for at, (name, search) in enumerate(SEARCHES.items()):
            faces = "board.faces" if signature == "board" else "range(1, 7)"
            body = f"{ways[at % len(ways)]}\n{search.strip()}"
            body = body.replace("FACES", faces).replace("START", str(start))
            lines = "\n".join(f"    {line}" for line in body.splitlines())
            source = f"def solution({parameters}):\n{lines}\n"
            found.append(Written(f"{signature}, {name}", "", signature, rules, source))
    return found
