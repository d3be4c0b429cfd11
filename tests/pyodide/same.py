"""What the core says, as data: run here and under Pyodide, to compare."""

from __future__ import annotations

import sys
from collections import deque
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

BOARDS = ("thirty", "snake-is-a-shortcut")


def right(board: Any) -> int:
    """A right breadth-first search, as a learner may write it."""
    queue, seen = deque([(board.start, 0)]), {board.start}
    while queue:
        cell, throws = queue.popleft()
        if cell == board.goal:
            return throws
        for move in board.moves(cell):
            if move.cell not in seen:
                seen.add(move.cell)
                queue.append((move.cell, throws + 1))
    return -1


def wrong(move: list[int], N: int) -> int:
    """It takes every jump for a ladder that is worth taking."""
    cell = throws = 0
    while cell < N - 1:
        cell = max(max(move[at], at) for at in range(cell + 1, min(cell + 7, N)))
        throws += 1
    return throws


def endless(board: Any) -> int:
    """It has no end, and lets nothing get out."""
    while True:
        try:
            board.moves(1)
        except BaseException:
            continue


def main() -> dict[str, Any]:
    seconds: dict[str, float] = {}
    clock = perf_counter()

    def lap(what: str) -> None:
        nonlocal clock
        now = perf_counter()
        seconds[what], clock = now - clock, now

    import snl_algos as s
    from snl_algos.boards import gallery
    from snl_algos.sandbox.timeouts import kind_of_host
    from snl_algos.workbench.payload import payload_of

    assert all(map(callable, (s.check, s.compare, s.solve, s.trace)))
    lap("import")
    traces = [without_lines(s.trace(name, board)) for name in s.ALGORITHMS for board in BOARDS]
    lap("traces")
    compared = [rows_of(s.compare(board)) for board in BOARDS]
    lap("compare")
    report = s.check(right)
    lap("check of a right search")
    reports = [report.to_dict(), s.check(wrong).to_dict()]
    lap("check of a wrong one")
    stopped = s.trace(endless, "thirty", max_seconds=0.5, max_steps=10**9).outcome
    lap("a run without end")
    with TemporaryDirectory() as folder:
        page = Path(folder) / "page.html"
        s.trace("dijkstra", "thirty").to_html(page)
        html = page.read_text("utf-8")
    lap("page")
    small = every_small_board()
    lap("every small board")
    return {
        "host": {
            "python": sys.version.split()[0],
            "platform": sys.platform,
            "watchdog": kind_of_host().__name__,
            "seconds": {what: round(taken, 2) for what, taken in seconds.items()},
        },
        "throws": {name: s.solve(name).throws for name in gallery.names()},
        "traces": traces,
        "compared": compared,
        "reports": reports,
        "stopped": stopped,
        "page": [html[:15], html.count("<script")],
        "highlight": payload_of(s.trace("dijkstra", "thirty"))["highlight"],
        "small": small,
    }


def without_lines(run: Any) -> dict[str, Any]:
    """A trace, except for the number of lines: that of comprehensions depends on the Python."""
    data: dict[str, Any] = run.to_dict()
    del data["counts"]["lines"]
    return data


def rows_of(comparison: Any) -> list[Any]:
    """What a comparison says, except for the time, which is measured."""
    return [
        [row.name, row.answer.throws, row.agrees, str(row.certificate), repr(row.work)]
        for row in comparison.rows
    ]


def every_small_board() -> dict[str, list[Any]]:
    """The answers of all algorithms on each board of up to 4 cells with a die of two faces."""
    import snl_algos as s

    found: dict[str, list[Any]] = {name: [] for name in s.ALGORITHMS}
    for cells in range(1, 5):
        for ends in product(range(1, cells + 1), repeat=cells):
            jumps = {foot: end for foot, end in enumerate(ends, 1) if foot != end}
            board = s.Board(cells, jumps, die=2)
            for name in found:
                answer = s.solve(board, name)
                found[name].append([answer.throws, bool(s.certificate(board, answer))])
    return found
