"""Calls whose lines are counted only where there may be too many say what counted calls say."""

from __future__ import annotations

import cProfile

import pytest

from snl_algos import Board, random_board
from snl_algos.checker.board_tester import InProcessTester
from snl_algos.checker.rules import RULES, Case
from snl_algos.lab.trusted_runner import TrustedRunner
from snl_algos.programs import ALGORITHMS, MISTAKES, program_of

#: Enough for most programs on these boards, and too few for some.
LINES = 30_000
NAMES = [name for name, one in ALGORITHMS.items() if not one.exact] + list(MISTAKES)


def cases(name: str) -> list[Case]:
    """Boards on which some programs have no end, between others."""
    if name == "no-memo":  # it runs too many lines on each
        return [Case(50)]
    some = [random_board(100, snakes=8, ladders=8, seed=seed) for seed in range(5)]
    no_way_out = Board(30, dict.fromkeys(range(24, 30), 2))
    around = Board(30, {4: 9, 9: 4, 29: 3}, die=2)
    return [RULES["plain"].case(board) for board in (*some, no_way_out, *some[:2], around, some[0])]


@pytest.mark.parametrize("name", NAMES)
def test_all_wrong_programs(name: str) -> None:
    """Would catch: an answer of a call that has run too many lines; answers in another order."""
    program = MISTAKES.get(name) or ALGORITHMS[name]
    rules, boards = RULES["plain"], cases(name)
    counted = list(InProcessTester(program, rules, 60.0, LINES).results(boards))
    assert list(TrustedRunner(program, rules, 60.0, LINES).results(boards)) == counted
    assert len(counted) == len(boards)


@pytest.mark.parametrize("least", [0, 3_000])
def test_how_fast_the_machine_is_plays_no_part(least: int) -> None:
    """Would catch: a call that the clock has ended, and that is believed without being counted."""

    def endless_on_snakes(board: Board) -> int:
        while board.snakes:
            pass
        return board.cells

    boards = [Case(3), Case(5, ((4, 2),)), *map(Case, range(7, 67))]  # more than one set
    program = program_of(endless_on_snakes)
    runner = TrustedRunner(program, RULES["plain"], 60.0, LINES, nanoseconds=least)
    first, second, *others = runner.results(boards)
    assert (first, others) == (3, [*range(7, 67)])
    assert isinstance(second, dict)
    assert second["finding"]["kind"] == "too-many-lines"


def test_a_call_that_ends_after_too_many_lines() -> None:
    """Would catch: the answer of a call that has an end, though far beyond the limit."""

    def slow(board: Board) -> int:
        for _ in range(LINES):
            pass
        return board.cells

    (said,) = TrustedRunner(program_of(slow), RULES["plain"], 60.0, LINES).results([Case(3)])
    assert isinstance(said, dict)
    assert said["finding"]["kind"] == "too-many-lines"


def test_lines_are_counted_under_a_profiler() -> None:
    """Would catch: a profiler of the user that is taken away, or that ends the check."""
    runner = InProcessTester(MISTAKES["greedy"], RULES["plain"], 60.0, 1_000)
    profiler = cProfile.Profile()
    (said,) = profiler.runcall(lambda: list(runner.results([Case(30)])))
    assert said == 5
