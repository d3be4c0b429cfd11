"""Grading a class: seconds in all."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, cycle, islice
from pathlib import Path
from time import perf_counter

import pytest
from checker.right_programs import right_in_every_style
from grading.whole_programs import RIGHT_MAIN

from snl_algos.checker.mutants import READING, SEARCH, Mutant, mutants_of
from snl_algos.grading import grade
from snl_algos.lab.suites import wrong_programs
from snl_algos.sandbox import can_fork

#: How many hand in, and how many of them with `--benchmark-disable`; every third is wrong.
STUDENTS, FEW = 200, 10


def mutants_that_fail(notation: str) -> list[Mutant]:
    """Return the mutants that some board of their judge exposes."""
    harmless = {wrong.name for wrong in wrong_programs(notation) if wrong.harmless}
    return [mutant for mutant in mutants_of(notation) if mutant.title not in harmless]


def submissions(most: int) -> list[str]:
    """Return right programs in many styles, and every third one with a known mistake.

    Every tenth is a whole program. No two are the same file: the same file is judged once.
    """
    of_five = RIGHT_MAIN.replace("cell + 6", "cell + 5")
    styles = [one.source for one in right_in_every_style() if one.signature in READING]
    right = cycle(styles)
    wrong = cycle(
        (SEARCH + READING[notation]).replace(mutant.right, mutant.wrong)
        for mutants in zip(*(mutants_that_fail(notation) for notation in READING), strict=False)
        for notation, mutant in zip(READING, mutants, strict=True)
    )
    texts = (
        (of_five if number % 3 == 2 else RIGHT_MAIN) if number % 10 == 9
        else next(wrong) if number % 3 == 2 else next(right)
        for number in count()
    )  # fmt: skip
    return [f"# number {number}\n{text}" for number, text in enumerate(islice(texts, most))]


@pytest.mark.skipif(not can_fork(), reason="grading needs processes")
def test_a_class(
    tmp_path: Path, short: bool, record_property: Callable[[str, object], None]
) -> None:
    texts = submissions(FEW if short else STUDENTS)
    for number, text in enumerate(texts):
        (tmp_path / f"student{number:03}.py").write_text(text, encoding="utf-8")
    began = perf_counter()
    book = grade(tmp_path, jobs=2)
    took = perf_counter() - began
    counts = book.counts()
    assert set(counts) <= {"right", "wrong", "raises", "too-slow", "wrong-output"}, counts
    assert abs(counts["right"] - len(texts) * 2 / 3) <= 1
    record_property(f"{len(texts)} submissions, 2 jobs", f"{took:.0f} s in all")
