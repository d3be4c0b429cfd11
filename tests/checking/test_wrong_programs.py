"""No wrong program is called right: slips of students, and small changes to right programs."""

from __future__ import annotations

from random import Random

import pytest
from amounts import mostly_full
from checking.measure import mutants, verdict, verdicts_only
from checking.wrong_programs import Written, counterexample, right_programs, wrong_programs

SLIPS = wrong_programs()
FAMILIES = sorted({slip.family for slip in SLIPS})

#: Slips that are wrong only where they never end, and that mostly on boards of many cells: that
#: may be slow, and is no proof of being wrong. Such a slip may get no verdict.
NEVER_ENDS = {("grid_levels", "only the last level is remembered")}

#: Slips of each family, and changes, that are tried in the whole suite; `measure.py` tries all.
MORE, CHANGES = 6, 20


def test_there_are_enough_of_each() -> None:
    """Would catch: a file that is not read, or a slip that is there twice."""
    assert len(SLIPS) >= 150
    assert len({slip.source for slip in SLIPS}) == len(SLIPS)
    assert len({(slip.family, slip.slip) for slip in SLIPS}) == len(SLIPS)
    assert len(FAMILIES) >= 10
    assert {slip.rules for slip in SLIPS} >= {"leetcode", "hackerrank", "interviewbit"}


@pytest.mark.parametrize("right", right_programs(), ids=lambda right: right.family)
def test_the_right_programs_are_right(right: Written) -> None:
    """Would catch: a family all of whose programs are wrong anyhow."""
    assert counterexample(right, 100) is None


def caught(slips: list[Written]) -> None:
    with verdicts_only():
        for slip in slips:
            said = verdict(slip).said
            if (slip.family, slip.slip) not in NEVER_ENDS or said != "no verdict":
                assert said == "caught", slip


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


@pytest.mark.full
def test_some_changes_are_caught_if_they_are_wrong() -> None:
    """Would catch: a changed program that is called right, and is not."""
    with verdicts_only():
        for changed in Random(11).sample(list(mutants()), CHANGES):
            assert verdict(changed).said != "missed", changed.source
