"""Which boards a function is tried on, and that "smallest" and "proven" are true."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from typing import Any

import pytest
from amounts import mostly_full
from checker.everything import (
    JUDGES,
    board_of,
    boards,
    first_wrong,
    jumps_of,
    right_throws,
    smaller,
    textbook,
)
from hypothesis import given
from hypothesis import strategies as st
from oracle import Rules as Plain
from oracle import rules_of
from strategies import SEARCHING

from snl_algos import Board, solve
from snl_algos.checker import RULES, check
from snl_algos.checker.cases import (
    Block,
    random_cases,
    sizes,
)
from snl_algos.checker.rules import Case
from snl_algos.checker.shrinker import shrink
from snl_algos.checker.traps import chosen

# -- every board, in order -------------------------------------------------------------------------


def key(case: Case, dice: tuple[Any, ...]) -> tuple[Any, ...]:
    """The promised order within a block: the die, where jumps begin, where they end."""
    feet, ends = zip(*case.jumps, strict=True) if case.jumps else ((), ())
    return dice.index(case.die), feet, ends


def as_case(rules: Plain) -> Case:
    return Case(rules.cells, tuple(sorted(rules.jumps.items())), rules.die)


@pytest.mark.parametrize("cells", [2, 3, 4, 5])
@pytest.mark.parametrize("name", JUDGES)
def test_a_block_is_every_board_of_its_size(name: str, cells: int) -> None:
    """Would catch: a board left out, made twice, or that the judge never sends; a wrong order."""
    rules = RULES[name]
    for jumps in range(cells + 1):
        block = Block(cells, jumps)
        made = list(block.cases(rules)) if cells in sizes(rules, cells) else []
        assert len(made) == len(set(made))
        assert made == sorted(made, key=lambda case: key(case, rules.dice))
        assert set(made) == {as_case(one) for one in boards(name, cells, jumps)}
        assert block.size(rules) >= len(made)
        assert all(rules.allows(case) for case in made)


# -- the rules of the judges -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "case", "allowed"),
    [
        ("hackerrank", Case(100, ((2, 50), (60, 3))), True),
        ("hackerrank", Case(100, ((2, 50), (50, 3))), False),  # ends on a head
        ("hackerrank", Case(100, ((2, 50), (60, 2))), False),  # ends on a foot
        ("hackerrank", Case(100, ((2, 50), (60, 50))), False),  # two end on one cell
        ("hackerrank", Case(99, ((2, 50),)), False),
        ("hackerrank", Case(100, ((1, 50),)), False),
        ("hackerrank", Case(100, ((100, 50),)), False),
        ("hackerrank", Case(100, ((2, 100),)), True),
        ("hackerrank", Case(100, tuple((cell, cell + 50) for cell in range(2, 17))), True),
        ("hackerrank", Case(100, tuple((cell, cell + 50) for cell in range(2, 18))), False),
        ("hackerrank", Case(100, tuple((cell + 50, cell) for cell in range(2, 18))), False),
        ("interviewbit", Case(100, ((2, 50), (50, 3))), False),
        ("interviewbit", Case(100, tuple((cell, cell + 50) for cell in range(2, 18))), True),
    ],
)
def test_what_the_rules_allow(name: str, case: Case, allowed: bool) -> None:
    """Would catch: a program failed on a board that its judge never sends."""
    assert RULES[name].allows(case) is allowed


# -- the right answer ------------------------------------------------------------------------------


@given(st.sampled_from(sorted(RULES)), st.integers(0, 10**6))
@SEARCHING
def test_the_right_answer_on_large_boards(name: str, seed: int) -> None:
    """Would catch: a truth that fails where cells or jumps are many, and any board not allowed."""
    rules = RULES[name]
    (case,) = random_cases(rules, 1, seed)
    assert rules.allows(case)
    assert 30 <= case.cells <= 400
    board = rules.board(case)
    assert rules.fewest_throws(case) == right_throws(rules_of(board))


@pytest.mark.parametrize("name", mostly_full(RULES, quick=["plain", "leetcode"]))
def test_the_chosen_boards(name: str) -> None:
    """Would catch: a trap that the rules do not allow, one made twice, or none at all."""
    rules = RULES[name]
    traps = chosen(rules)
    assert len(traps) >= 10
    assert len(traps) == len(set(traps))
    for case in traps:
        assert rules.allows(case)
        assert list(case.jumps) == sorted(case.jumps)
        board = rules.board(case)
        assert rules.fewest_throws(case) == right_throws(rules_of(board))
    assert any(rules.fewest_throws(case) is None for case in traps) or name in (
        "dp-arrays",
        "thirty-cells",
    )


def test_the_random_boards_are_of_all_sizes_and_the_same_each_time() -> None:
    """Would catch: random boards that are all sparse, all small, or different at every run."""
    first = list(random_cases(RULES["plain"], 200, seed=5))
    assert first == list(random_cases(RULES["plain"], 200, seed=5))
    assert first != list(random_cases(RULES["plain"], 200, seed=6))
    assert min(case.cells for case in first) < 50 < 350 < max(case.cells for case in first)
    assert {case.die for case in first} == {1, 2, 3, 6}
    assert max(len(case.jumps) for case in first) > 60
    assert any(end > foot for case in first for foot, end in case.jumps)
    assert any(end < foot for case in first for foot, end in case.jumps)
    many = [case.jumps for case in first if len(case.jumps) > 20]
    near = [jumps for jumps in many if all(abs(foot - end) < 20 for foot, end in jumps)]
    for up in (True, False):
        assert any((end > foot) == up for jumps in near for foot, end in jumps)


# -- shrinking -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["plain", "leetcode"])
def test_shrinking_keeps_what_fails(name: str) -> None:
    """Would catch: a shrunk board that does not fail, or that the rules do not allow."""
    rules = RULES[name]

    def fails(case: Case) -> bool:
        asked.append(case)
        return sum(end < foot for foot, end in case.jumps) >= 2

    for case in itertools.islice(filter(fails_at_first, random_cases(rules, 60, seed=3)), 8):
        asked: list[Case] = []
        small = shrink(case, rules, lambda cases: next(filter(fails, cases), None))
        assert fails(small)
        assert rules.allows(small)
        assert small.cells <= case.cells
        assert len(small.jumps) == 2
        assert all(map(rules.allows, asked[:-1]))


def fails_at_first(case: Case) -> bool:
    return sum(end < foot for foot, end in case.jumps) >= 2


# -- smallest is a promise -------------------------------------------------------------------------


def right(board: Board) -> int | None:
    return solve(board).throws


def odd_boards(board: Board) -> int | None:
    throws = right(board)
    return throws if board.cells != 5 or throws is None else throws + (board.die == 2)


def one_large_die(board: Board) -> int | None:
    return right(Board(board.cells, board.jumps, die=6, start=board.start))


def raises_on_three(board: Board) -> int | None:
    if len(board.jumps) == 3:
        raise ValueError("three")
    return right(board)


def by_depth(board: Board) -> int:
    """Depth-first, the first time a cell is met counts."""
    best: dict[int, int] = {}

    def go(cell: int, throws: int) -> None:
        if cell in best:
            return
        best[cell] = throws
        for landing in sorted(board.landings(cell), reverse=True):
            go(board.jumps.get(landing, landing), throws + 1)

    go(board.start, 0)
    return best.get(board.goal, -1)


@pytest.mark.full
@pytest.mark.parametrize(
    ("function", "name"),
    [
        (odd_boards, "plain"),
        (raises_on_three, "geeksforgeeks"),
        (by_depth, "anything"),
        (one_large_die, "off-board"),
        pytest.param(by_depth, "chained", marks=pytest.mark.release),
    ],
)
def test_smallest_is_a_promise(function: Any, name: str) -> None:
    """Would catch: a report that says smallest where a smaller board fails too."""
    report = check(function, rules=name)
    assert report.correct is False
    assert report.smallest
    assert first_wrong(function, [rules_of(board_of(report))]) is not None
    assert first_wrong(function, smaller(name, board_of(report))) is None
    # And of its own block it is the first.
    board = board_of(report)
    block = boards(name, board.cells, len(board.jumps))
    mine = RULES[name].case(board)
    dice = RULES[name].dice
    before = [one for one in block if key(as_case(one), dice) < key(mine, dice)]
    assert first_wrong(function, before) is None


@pytest.mark.full
def test_what_is_proven_is_true(tmp_path: Path) -> None:
    """Would catch: "every board of up to N cells" without each of those having been run."""
    notes = tmp_path / "notes"  # a file, because the function may run in another process

    def watched(move: list[int], N: int) -> int:
        with notes.open("a") as file:
            print(N, *move, file=file)
        return textbook(N, {at + 1: to + 1 for at, to in enumerate(move) if to != -1})

    report = check(watched)
    assert report.correct is True
    seen = set(notes.read_text().splitlines())
    most = {}
    for part in report.proven.removeprefix("every board ").split(", "):
        told = re.fullmatch(r"of (\d+)(?: to (\d+))? cells(?: with up to (\d+) jumps?)?", part)
        assert told, part
        for cells in range(int(told[1]), int(told[2] or told[1]) + 1):
            most[cells] = int(told[3] or cells)
    assert min(most) == 2 and most[6] == 6 and max(most) >= 16
    for cells, limit in most.items():
        for count in range(limit + 1):
            for jumps in jumps_of(JUDGES["geeksforgeeks"], cells, count):
                move = [-1] * cells
                for foot, end in jumps.items():
                    move[foot - 1] = end - 1
                assert " ".join(map(str, (cells, *move))) in seen, jumps
