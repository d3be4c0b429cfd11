"""Wrong programs as students hand them in: the mutants, and the mistakes of the register."""

from __future__ import annotations

import ast
import inspect
import re

from snl_algos.checker.mutants import mutants_of, text_with
from snl_algos.programs import Mistake

__all__ = ["mistake_as_file", "mutant_as_file", "verdict_on"]


def mutant_as_file(title: str, copy: int) -> str:
    """A mutant, each copy in other words."""
    mutant = next(one for one in mutants_of("move-array") if one.title == title)
    text = text_with("move-array", mutant)
    for old, new in (("distance", "dist"), ("landing", "spot"), ("stand", "there"))[:copy]:
        text = re.sub(rf"\b{old}\b", new, text)
    return f"# Ada Lovelace wrote this, copy {copy}\n{text}"


#: For programs that read the rows of a grid: their judge's call, and the board that they take.
FROM_A_GRID = """
def solve(board: list[list[int]]) -> int:
    n = len(board)
    line = []
    for at, row in enumerate(reversed(board)):
        line += row[::-1] if at % 2 else row
    return {name}(Board(n * n, {{at + 1: end for at, end in enumerate(line) if end != -1}}))


def grid(board):
    n = round(board.goal**0.5)
    line = [board.jumps.get(cell, -1) for cell in range(1, n * n + 1)]
    rows = [line[at * n : at * n + n] for at in range(n)]
    return [row[::-1] if at % 2 else row for at, row in enumerate(rows)][::-1]
"""


def mistake_as_file(mistake: Mistake) -> str:
    """A mistake of the register, without what enters it there."""
    name = mistake.function.__name__
    module = inspect.getmodule(mistake.function)
    assert module is not None
    tree = ast.parse(inspect.getsource(module))
    kept: list[ast.stmt] = []
    for node in tree.body[1:]:  # without its explanation
        if isinstance(node, ast.ImportFrom) and node.level:
            continue
        if isinstance(node, ast.FunctionDef):
            if node.decorator_list and node.name != name:
                continue  # another mistake of the file
            node.decorator_list = []
        kept.append(node)
    text = "from snl_algos import Board\n" + "\n\n".join(map(ast.unparse, kept)) + "\n"
    return text + FROM_A_GRID.format(name=name) if mistake.rules == "leetcode" else text


def verdict_on(mistake: Mistake) -> str:
    """The verdict on a mistake that is called with a plain board, or with a grid."""
    if mistake.rules in ("anything", "gaps") or mistake.name == "marks-late":
        return "right"  # plain boards lack what it stumbles over, or it is only wasteful
    if mistake.gives == "RecursionError":
        return "raises"
    return "too-slow" if mistake.gives in ("does not end", None) else "wrong"
