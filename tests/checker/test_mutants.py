"""Small changes to the algorithms' own code: whatever small boards show to be wrong, `check` finds.

A change is one of: another comparison, plus for minus, a number one more, `and` for `or`,
the other end of a queue, a condition turned round, a statement left out. They are drawn by a
seed, eight of each algorithm. Which of them are wrong is decided here, by trying boards of up to
8 cells with dice of 6, 3, 2 and 1 faces: every board with up to two jumps on up to 6 cells, and
with up to one on 7 and 8; the right answers are the oracle's.
"""

from __future__ import annotations

import ast
import copy
from functools import cache
from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from amounts import mostly_release
from checker.measure import verdicts_only
from checker.mutating import changes
from oracle import fewest_throws, rules_of

import snl_algos
from snl_algos import ALGORITHMS, Answer, Board, check
from snl_algos.sandbox.timeouts import run_within

#: How many changes of each algorithm are tried.
CHANGES = 8
FOLDER = Path(snl_algos.__file__).parent / "algorithms"


def tree_of(name: str) -> ast.Module:
    """The module of an algorithm."""
    file = FOLDER / f"{ALGORITHMS[name].function.__name__}.py"
    return ast.parse(file.read_text("utf-8"))


def made(name: str, tree: ast.Module) -> Any:
    """The function of a changed module."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            node.decorator_list = []
    ast.fix_missing_locations(tree)
    space: dict[str, Any] = {
        "__name__": "snl_algos.algorithms.changed",
        "__package__": "snl_algos.algorithms",
    }
    exec(compile(tree, f"<a change of {name}>", "exec"), space)
    return space[ALGORITHMS[name].function.__name__]


@cache
def drawn() -> dict[str, list[ast.Module]]:
    """The changes that were drawn, by algorithm."""
    random = Random(909)
    return {name: random.sample(list(changes(tree_of(name))), CHANGES) for name in ALGORITHMS}


@cache
def boards() -> list[tuple[Board, int | None]]:
    """Small boards with the oracle's answers."""
    found = []
    for cells, jumps in [(n, 2) for n in range(2, 7)] + [(7, 1), (8, 1)]:
        for count in range(jumps + 1):
            for feet in combinations(range(2, cells), count):
                ends = ([end for end in range(1, cells + 1) if end != foot] for foot in feet)
                for tops in product(*ends):
                    for die in (6, 3, 2, 1):
                        board = Board(cells, dict(zip(feet, tops, strict=True)), die=die)
                        found.append((board, fewest_throws(rules_of(board)).get(board.goal)))
    return found


def is_wrong(function: Any) -> bool:
    """Whether some small board shows it: a wrong number, an exception, no end."""
    right = False

    def call() -> None:
        nonlocal right
        for board, throws in boards():
            answer = function(board)
            if (answer.throws if isinstance(answer, Answer) else answer) != throws:
                return
        right = True

    try:
        return not run_within(3, call) or not right
    except Exception:
        return True


#: A queue, a table that is filled forward, a heap, and two searches that meet.
FOUR_WAYS = ("queue-bfs", "forward-dp", "dijkstra", "bidirectional-bfs")


@pytest.mark.full
def test_the_changes_are_changes() -> None:
    """A mutation that changes nothing, or a draw that is not what it was."""
    assert {len(trees) for trees in drawn().values()} == {CHANGES}
    for name, trees in drawn().items():
        own = tree_of(name)
        assert all(ast.dump(tree) != ast.dump(own) for tree in trees)


@pytest.mark.full
@pytest.mark.parametrize("name", mostly_release(ALGORITHMS, full=FOUR_WAYS))
def test_what_small_boards_show_the_check_finds(name: str) -> None:
    """A wrong program that is called right, because its board is never tried."""
    wrong = 0
    for tree in drawn()[name]:
        function = made(name, copy.deepcopy(tree))
        if is_wrong(function):
            wrong += 1
            with verdicts_only():
                report = check(function, "board")
            assert report.correct is not True, ast.unparse(tree)
    assert wrong >= len(drawn()[name]) // 3
