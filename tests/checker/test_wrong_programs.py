"""No wrong program is called right: slips of students, and small changes to right programs."""

from __future__ import annotations

from random import Random

import pytest
from amounts import mostly_full
from checker.measure import mutants, verdict, verdicts_only
from checker.wrong_programs import Written, counterexample, right_programs, wrong_programs

from snl_algos import check
from snl_algos.programs import SIGNATURES

SLIPS = wrong_programs()
FAMILIES = sorted({slip.family for slip in SLIPS})

#: Slips that are wrong only where they never end, and that mostly on boards of many cells: that
#: may be slow, and is no proof of being wrong. Such a slip may get no verdict.
NEVER_ENDS = {("grid_levels", "only the last level is remembered")}

#: Slips of each family, and changes, that are tried; `measure.py` tries all.
PER_FAMILY, CHANGES = 2, 10


def caught(slips: list[Written]) -> None:
    with verdicts_only():
        for slip in slips:
            said = verdict(slip).said
            if (slip.family, slip.slip) not in NEVER_ENDS or said != "no verdict":
                assert said == "caught", slip


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


@pytest.mark.parametrize("family", mostly_full(FAMILIES, quick=FAMILIES[:1]))
def test_some_slips_are_caught(family: str) -> None:
    """Would catch: a wrong program that is called right, such as one that sweeps too seldom."""
    slips = [slip for slip in SLIPS if slip.family == family]
    caught(Random(5).sample(slips, min(len(slips), PER_FAMILY)))


@pytest.mark.release
def test_some_changes_are_caught_if_they_are_wrong() -> None:
    """Would catch: a changed program that is called right, and is not."""
    with verdicts_only():
        for changed in Random(11).sample(list(mutants()), CHANGES):
            assert verdict(changed).said != "missed", changed.source
