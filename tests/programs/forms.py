"""Programs in the forms in which people write them, each with a verdict.

A right one is right in the form that its author meant, a wrong one is wrong in that form, and of
one that no call runs nobody can say more than that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from checker.everything import textbook

#: A search whose cells are those of a move array without its length; `none` is its "no jump".
BY_INDEX = """
    goal, seen, queue = len({name}) - 1, {{{start}}}, [({start}, 0)]
    for cell, throws in queue:
        if cell == goal:
            return throws
        for landing in range(cell + 1, min(cell + 6, goal) + 1):
            stand = {name}[landing] if {name}[landing] != {none} else landing
            if stand not in seen:
                seen.add(stand)
                queue.append((stand, throws + 1))
    return -1
"""


def by_index(name: str = "board", none: int = -1, start: int = 0) -> str:
    return BY_INDEX.format(name=name, none=none, start=start)


class Form(NamedTuple):
    """A program, its verdict (None if it cannot be told), and the signature in which it has it."""

    text: str
    verdict: bool | None
    signature: str

    def function(self) -> Callable[..., Any]:
        """Make the function, as a notebook cell does: without a source."""
        space: dict[str, Any] = {"search": textbook}
        exec(self.text, space)
        function: Callable[..., Any] = space["Game" if "Game" in space else "f"]
        return function


def right(text: str, signature: str) -> Form:
    return Form(text, True, signature)


def wrong(text: str, signature: str) -> Form:
    return Form(text, False, signature)


#: `search(cells, jumps, faces=6, start=1)` is a right search.
FORMS: dict[str, Form] = {
    "three, pairs": right(
        "def f(n, ladders, snakes): return search(n, dict(ladders + snakes))", "cells-and-pairs"),
    "three, pairs, looped over": right(
        "def f(cells, ladders, snakes):\n"
        "    jumps = {}\n"
        "    for a, b in ladders: jumps[a] = b\n"
        "    for a, b in snakes: jumps[a] = b\n"
        "    return search(cells, jumps)", "cells-and-pairs"),
    "three, pairs, another order": right(
        "def f(snakes, size, ladders): return search(size, dict(ladders + snakes))",
        "cells-and-pairs"),
    "three, pairs, annotated": right(
        "def f(ladders: 'list[tuple[int, int]]', snakes: 'list[tuple[int, int]]', n: int):\n"
        "    return search(n, dict(ladders + snakes))", "cells-and-pairs"),
    "three, dictionaries": right(
        "def f(n, ladders, snakes): return search(n, {**ladders, **snakes})", "cells-and-dicts"),
    "three, dictionaries, in the middle": right(
        "def f(ladders, n, snakes):\n"
        "    jump = lambda c: ladders[c] if c in ladders else snakes[c] if c in snakes else c\n"
        "    return search(n, {c: jump(c) for c in range(1, n + 1) if jump(c) != c})",
        "cells-and-dicts"),
    "three and a die": right(
        "def f(size, ladders, snakes, die): return search(size, dict(ladders + snakes), die)",
        "cells-and-pairs"),
    "three, in an object": right(
        "class Game:\n"
        "    def __init__(self, size, ladders, snakes):\n"
        "        self.size, self.jumps = size, {**ladders, **snakes}\n"
        "    def fewest(self): return search(self.size, self.jumps)", "cells-and-dicts"),
    "three, ladders only": wrong(
        "def f(n, ladders, snakes): return search(n, dict(ladders))", "cells-and-pairs"),
    "three, dictionaries, ladders only": wrong(
        "def f(n, ladders, snakes): return search(n, {**ladders})", "cells-and-dicts"),
    "two dictionaries": right(
        "def f(ladders, snakes): return search(100, {**ladders, **snakes})", "two-dicts"),
    "two dictionaries, looked up": right(
        "def f(snakes, ladders):\n"
        "    jumps = {c: snakes.get(c, ladders.get(c, c)) for c in range(1, 101)}\n"
        "    return search(100, {a: b for a, b in jumps.items() if a != b})", "two-dicts"),
    "two dictionaries, off the board": right(
        "def f(snakes: dict, ladders: dict):\n"
        "    return search(100, {**ladders, **snakes}, 6, 0)", "two-dicts-off-board"),
    "two dictionaries, off the board, without annotations": right(
        "def f(ladders, snakes): return search(100, {**ladders, **snakes}, 6, 0)",
        "two-dicts-off-board"),
    "two dictionaries, ladders only": wrong(
        "def f(ladders, snakes): return search(100, {**ladders})", "two-dicts"),
    "two dictionaries, off the board, ladders only": wrong(
        "def f(snakes: dict, ladders: dict): return search(100, {**ladders}, 6, 0)",
        "two-dicts-off-board"),
    "moves alone": right(
        "def f(moves): return search(len(moves), "
        "{i + 1: e + 1 for i, e in enumerate(moves) if e >= 0})", "moves-alone"),
    "moves alone, called arr": right(f"def f(arr):{by_index('arr')}", "moves-alone"),
    "moves alone, called board": right(f"def f(board):{by_index()}", "moves-alone"),
    "moves alone, annotated": right(
        f"def f(board: 'list[int]') -> int:{by_index()}", "moves-alone"),
    "moves alone, a die of five": wrong(
        f"def f(moves):{by_index('moves').replace('6', '5')}", "moves-alone"),
    "moves alone, off by one": wrong(
        "def f(moves): return search(len(moves), "
        "{i: moves[i] + 1 for i in range(1, len(moves) + 1) if moves[i] >= 0})", "moves-alone"),
    "moves and their number, off by one": wrong(
        "def f(moves, n): return search(n, "
        "{i: moves[i] + 1 for i in range(1, n + 1) if moves[i] >= 0})", "move-array"),
    "jumps alone": right(
        "def f(jumps): return search(100, jumps)", "jumps-alone"),
    "jumps alone, with defaults": right(
        "def f(jumps, size=100, dice=6): return search(size, jumps, dice)", "jumps-alone"),
    "jumps alone, off the board": right(
        "def f(jumps): return search(100, {**jumps}, 6, 0)", "jumps-alone-off-board"),
    "jumps alone, called board": right(
        "def f(board): return search(100, {c: board.get(c) for c in board})", "jumps-alone"),
    "jumps alone, ladders only": wrong(
        "def f(jumps: dict): return search(100, {a: b for a, b in jumps.items() if b > a})",
        "jumps-alone"),
    "cells and pairs in one list": right(
        "def f(n, jumps):\n"
        "    found = {}\n"
        "    for begin, end in jumps: found[begin] = end\n"
        "    return search(n, found)", "jump-pairs"),
    "zeros": right(
        "def f(move, N): return search(N, {i + 1: e + 1 for i, e in enumerate(move) if e})",
        "zeros"),
    "zeros alone": right(f"def f(board):{by_index(none=0)}", "zeros-alone"),
    "zeros alone, a die of five": wrong(
        f"def f(board: 'list[int]'):{by_index(none=0).replace('6', '5')}", "zeros-alone"),
    "by cell": right(
        "def f(board, n): return search(n, {c: board[c] for c in range(1, n + 1) if board[c]})",
        "by-cell"),
    "by cell alone": right(f"def f(board):{by_index(none=0, start=1)}", "by-cell-alone"),
    "a grid that is handed on": right(
        "def f(board): return grid(board)\n"
        "def grid(rows):\n"
        "    n, jumps, cell = len(rows), {}, 1\n"
        "    for at in range(n):\n"
        "        line = rows[n - 1 - at]\n"
        "        for end in line if at % 2 == 0 else line[::-1]:\n"
        "            if end != -1: jumps[cell] = end\n"
        "            cell += 1\n"
        "    return search(n * n, jumps)", "grid"),
    "moves, called board, and their number": right(
        "def f(board, n): "
        "return search(n, {i + 1: e + 1 for i, e in enumerate(board) if e >= 0})", "move-array"),
    "ladders and snakes, called arr and n": right(
        "def f(arr, n): return search(100, dict(arr + n))", "hackerrank"),
    "tables, called snakes and ladder": right(
        "def f(snakes, ladder):\n"
        "    jumps = {foot: top for top, foot in enumerate(ladder) if foot != -1}\n"
        "    return search(len(ladder) - 1, jumps, 6, 0)", "dp-arrays"),
    "moves, after their number": right(
        "def f(n, arr):\n"
        "    arr[n - 1]\n"
        "    return search(n, {i + 1: e + 1 for i, e in enumerate(arr[:n]) if e >= 0})",
        "move-array"),
    "a dictionary that is asked for every cell": right(
        "def f(n, jumps):\n"
        "    every = {}\n"
        "    for cell in range(1, n + 1):\n"
        "        try: every[cell] = jumps[cell]\n"
        "        except LookupError: pass\n"
        "    return search(n, every)", "jump-dict"),
    "an object of its own": Form("def f(board): return board.total_cells + 1", None, "board"),
    "two objects of its own": Form(
        "def f(ladders, snakes): return ladders.first.end + snakes.first.end", None, "hackerrank"),
    "a table of its own": Form("def f(board): return board['goal'] - board['start']", None,
                               "board"),
    "the same number on every board": wrong("def f(board): return 3", "board"),
    "a name that is nowhere": wrong("def f(board): return quene(board)", "board"),
}  # fmt: skip
