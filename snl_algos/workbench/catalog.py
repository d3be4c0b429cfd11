"""The contents of the workbench: programs to look at, and templates for your own."""

from __future__ import annotations

import linecache
from inspect import unwrap
from typing import Any

from ..programs import ALGORITHMS, MISTAKES, SIGNATURES, Program

__all__ = ["TEMPLATES", "catalog"]

#: Signature → a program that runs, ignores ladders and snakes, and explains its arguments.
TEMPLATES: dict[str, str] = {
    "board": '''\
def fewest_throws(board):
    """The fewest throws from board.start to board.goal;
    -1 if it is out of reach.

    board.moves(cell) has a move for each throw: move.face,
    move.landing, and move.cell, where you stand in the end.
    """
    throws = 0
    cell = board.start
    while cell < board.goal:  # ladders? snakes?
        cell = min(cell + max(board.faces), board.goal)
        throws = throws + 1
    return throws
''',
    "move-array": '''\
def fewest_throws(move, N):
    """The fewest throws from cell 0 to cell N - 1, or -1.

    Cells count from 0. move[cell] is where a jump from
    there leads, or -1.
    """
    return (N - 1 + 5) // 6  # ladders? snakes?
''',
    "grid": '''\
class Solution:
    def snakesAndLadders(self, board: list[list[int]]) -> int:
        """LeetCode 909. The last row of the grid is the
        first of the game, read from the left; the row above
        it from the right, and so on. -1 is a cell without
        a jump.
        """
        n = len(board)
        return (n * n - 1 + 5) // 6  # ladders? snakes?
''',
    "grid-and-size": '''\
def minDiceThrowToLastCell(board, n):
    """Coding Ninjas. The last row of the grid is the first
    of the game, read from the left; the row above it from
    the right, and so on. -1 is a cell without a jump.
    """
    return (n * n - 1 + 5) // 6  # ladders? snakes?
''',
    "hackerrank": '''\
def quickestWayUp(ladders, snakes):
    """HackerRank. The board has 100 cells; each jump is
    a pair [from, to].
    """
    return (100 - 1 + 5) // 6  # ladders? snakes?
''',
    "pairs": '''\
class Solution:
    def snakeLadder(self, A, B):
        """InterviewBit. The board has 100 cells; A has the
        ladders and B the snakes, each a pair [from, to].
        """
        return (100 - 1 + 5) // 6  # ladders? snakes?
''',
    "start-end-list": '''\
class Solution:
    def minThrow(self, N, arr):
        """GeeksforGeeks. The board has 30 cells; arr has
        N jumps: from, to, from, to, ...
        """
        return (30 - 1 + 5) // 6  # ladders? snakes?
''',
    "jump-dict": '''\
def fewest_throws(cells, jumps):
    """The fewest throws from cell 1 to the last, or -1.

    jumps is a dict: the cell where a jump begins, and the
    cell where it ends.
    """
    return (cells - 1 + 5) // 6  # ladders? snakes?
''',
    "dp-arrays": '''\
def fewest_throws(is_snake, ladder):
    """The forward DP. You start off the board, on 0.
    ladder[cell] is the foot of the ladder that ends on
    a cell, or -1.
    """
    return (len(ladder) - 1 + 5) // 6  # ladders?
''',
}


def catalog() -> dict[str, Any]:
    """Return the programs with their source, and a template for most signatures, as plain data.

    Examples
    --------
    >>> [one["name"] for one in catalog()["programs"]][:2]
    ['queue-bfs', 'level-bfs']
    """
    programs = [
        {
            "name": program.name,
            "title": program.title,
            "kind": kind,
            "source": _file_of(program),
        }
        for kind, register in (("algorithm", ALGORITHMS), ("mistake", MISTAKES))
        for program in register.values()
    ]
    signatures = [
        {"name": name, "title": signature.title, "template": TEMPLATES[name]}
        for name, signature in SIGNATURES.items()
        if name in TEMPLATES
    ]
    return {"programs": programs, "signatures": signatures}


def _file_of(program: Program) -> str:
    """Return the text of the file, or of the notebook cell, that a program is in."""
    function = unwrap(program.function)
    return "".join(linecache.getlines(function.__code__.co_filename, function.__globals__))
