"""No wrong program is called right: slips of students, and small changes to right programs."""

from __future__ import annotations

from random import Random

import pytest
from amounts import mostly_full
from checker.measure import mutants, verdict, verdicts_only
from checker.wrong_programs import Written, counterexample, right_programs, wrong_programs

from snl_algos import Board, check
from snl_algos.checker.budget import THOROUGH
from snl_algos.checker.checks import report_on
from snl_algos.programs import SIGNATURES, program_of

SLIPS = wrong_programs()
FAMILIES = sorted({slip.family for slip in SLIPS})

#: Slips that are wrong only where they never end, and that mostly on boards of many cells: that
#: may be slow, and is no proof of being wrong. Such a slip may get no verdict.
NEVER_ENDS = {("grid_levels", "only the last level is remembered")}

#: Slips of each family, and changes, that are tried in the full suite; `measure.py` tries all.
MORE, CHANGES = 1, 10


def test_there_are_enough_of_each() -> None:
    """Would catch: a file that is not read, or a slip that is there twice."""
    assert len(SLIPS) >= 150
    assert len({slip.source for slip in SLIPS}) == len(SLIPS)
    assert len({(slip.family, slip.slip) for slip in SLIPS}) == len(SLIPS)
    assert len(FAMILIES) >= 10
    assert {slip.rules for slip in SLIPS} >= {"leetcode", "hackerrank", "interviewbit"}


def caught(slips: list[Written]) -> None:
    with verdicts_only():
        for slip in slips:
            said = verdict(slip).said
            if (slip.family, slip.slip) not in NEVER_ENDS or said != "no verdict":
                assert said == "caught", slip


#: Programs that ignore jumps by their order, number, length or ends, or sweep too seldom.
EXTREMES = {
    "board_sweeps", "dp_arrays_bfs", "grid_dict", "hackerrank_bisect", "hackerrank_break",
    "move_array_lists", "pairs_pointer", "start_end_list",
}  # fmt: skip


@pytest.mark.parametrize(
    "family",
    mostly_full(sorted(EXTREMES), quick=[], full=["start_end_list"]),
)
def test_every_slip_at_the_extremes_is_caught(family: str) -> None:
    """Would catch: a dimension of boards without its extremes, in one of the signatures."""
    caught([slip for slip in SLIPS if slip.family == family])


SWEEPS = [slip for slip in SLIPS if "sweeps" in slip.slip]


@pytest.mark.parametrize("slip", mostly_full(SWEEPS, quick=[], full=SWEEPS[::4]), ids=str)
def test_too_few_sweeps_are_caught(slip: Written) -> None:
    """Would catch: boards with a dozen snakes one after the other, where there can be many more."""
    caught([slip])


RIGHT = right_programs()


@pytest.mark.parametrize("right", mostly_full(RIGHT, quick=RIGHT[::5]), ids=str)
def test_right_programs_of_every_style_are_called_right(right: Written) -> None:
    """Would catch: a board that its judge never sends, or a right program called too slow."""
    assert counterexample(right, 100) is None
    report = check(right.function(), right.signature, rules=right.rules)
    assert report.correct is True, report


def named(family: str, slip: str) -> Written:
    (found,) = (one for one in SLIPS if (one.family, one.slip) == (family, slip))
    return found


@pytest.mark.full
@pytest.mark.parametrize(
    ("family", "slip", "jumps"),
    [
        ("start_end_list", "bisect in a list that is not sorted", 2),
        ("hackerrank_break", "stops at the first larger start", 2),
        ("pairs_pointer", "only the snakes are sorted", 2),
    ],
)
def test_a_program_that_needs_sorted_lists_is_told_so(family: str, slip: str, jumps: int) -> None:
    """Would catch: a board in the report on which the program is right, if the lists are sorted."""
    wrong = named(family, slip)
    report = check(wrong.function(), wrong.signature, rules=wrong.rules)
    assert report.correct is False and report.board is not None
    assert report.finding is not None and report.finding.kind == "needs-sorted-jumps"
    passed = report.finding.jumps
    assert dict(passed) == dict(report.board.jumps) and list(passed) != sorted(passed)
    assert len(passed) == jumps and report.smallest
    signature = SIGNATURES[wrong.signature]
    asked = wrong.function()(*signature.arguments(report.board.cells, passed))
    assert asked == report.got != report.expected
    asked = wrong.function()(*signature.arguments(report.board.cells, sorted(passed)))
    assert asked == report.expected
    assert report.run is not None and report.run.answer == report.got  # the stepper shows it, too


def half_of_the_list(N: int, arr: list[int]) -> int:
    jumps = {arr[i]: arr[i + 1] for i in range(0, N, 2)}
    distance, queue = {1: 0}, [1]
    for cell in queue:
        for landing in range(cell + 1, min(cell + 7, 31)):
            end = jumps.get(landing, landing)
            if end not in distance:
                distance[end] = distance[cell] + 1
                queue.append(end)
    return distance[30]


@pytest.mark.full
def test_a_program_that_is_right_on_one_sorted_list_need_not_rely_on_that() -> None:
    """Would catch: "it relies on sorted jumps" of a program that reads the first of two jumps."""
    report = check(half_of_the_list)
    assert report.correct is False and report.board is not None
    assert report.finding is not None and report.finding.kind != "needs-sorted-jumps"


def loops_in_the_wrong_order(board: Board) -> int:
    """Floyd and Warshall, but the cell between two others is not chosen in the outermost loop."""
    cells = range(board.cells + 1)
    table = [[0 if i == j else 10**9 for j in cells] for i in cells]
    for i in range(board.start, board.goal):
        for j in board.successors(i):
            table[i][j] = min(table[i][j], 1)
    for i in cells:
        for j in cells:
            for k in cells:
                if table[i][k] + table[k][j] < table[i][j]:
                    table[i][j] = table[i][k] + table[k][j]
    throws = table[board.start][board.goal]
    return throws if throws < 10**9 else -1


@pytest.mark.release
def test_a_program_that_is_slow_on_large_boards_gets_a_small_one() -> None:
    """Would catch: a board of 279 cells for a program that is wrong on 6, because the boards
    without jumps of all sizes in between used up what a search may cost."""
    # On a slow machine, a second is not enough for the first board that it fails on.
    report = report_on(program_of(loops_in_the_wrong_order), None, 60.0, THOROUGH)
    assert report.correct is False and report.smallest
    assert report.board is not None and report.board.cells == 6


@pytest.mark.parametrize("family", mostly_full(FAMILIES, quick=FAMILIES[:1]))
def test_some_slips_are_caught(family: str) -> None:
    """Would catch: a wrong program that is called right."""
    caught(Random(5).sample([slip for slip in SLIPS if slip.family == family], 1))


@pytest.mark.full
@pytest.mark.parametrize("family", FAMILIES)
def test_more_slips_are_caught(family: str) -> None:
    """Would catch: a wrong program that is called right."""
    slips = [slip for slip in SLIPS if slip.family == family]
    caught(Random(7).sample(slips, min(len(slips), MORE)))


@pytest.mark.release
def test_some_changes_are_caught_if_they_are_wrong() -> None:
    """Would catch: a changed program that is called right, and is not."""
    with verdicts_only():
        for changed in Random(11).sample(list(mutants()), CHANGES):
            assert verdict(changed).said != "missed", changed.source
