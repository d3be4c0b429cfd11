"""Attempts at the exercises: no wrong one is accepted, and no right one is refused.

They are in `tests/data/attempts`, a file for each lesson. Below the name of an exercise stand its
attempts, each under a heading that says how it is meant:

    ### wrong: counts throws, whatever a move costs
    ### right: with a set of the settled cells

An attempt is a block of Python, or changes of the solution ("- `old` becomes `new`"). With "a line
each" in its heading, each line of the block is an attempt. "> " is followed by a part of what the
verdict says. The wrong answers that the exercise itself lists are tried by `test_exercises.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from snl_algos.course import Exercise, all_exercises

FOLDER = Path(__file__).parents[1] / "data" / "attempts"
EVERY = {one.name: one for one in all_exercises().values()}

HEADING = re.compile(r"^### (wrong|right)(, a line each)?: (.+)\n", re.M)
CHANGE = re.compile(r"^- `(.+)` becomes (?:`(.+)`|nothing)$", re.M)
BLOCK = re.compile(r"^```python\n(.+?)^```$", re.M | re.S)


class Attempt(NamedTuple):
    """Code in the place of a solution, and how it is meant."""

    exercise: str
    meant: str
    about: str
    code: str
    says: list[str]


def changed(solution: str, changes: str) -> str:
    """The solution with some changes, each at a place that occurs once."""
    for old, new in CHANGE.findall(changes):
        assert solution.count(old) == 1, f"{old!r} occurs {solution.count(old)} times"
        solution = solution.replace(old, new)
    return solution


def attempts_in(file: Path) -> Iterator[Attempt]:
    """The attempts in the file of a lesson."""
    for section in re.split(r"^## ", file.read_text("utf-8"), flags=re.M)[1:]:
        name, _, text = section.partition("\n")
        parts = HEADING.split(text)[1:]
        for meant, lines, about, body in zip(*(parts[at::4] for at in range(4)), strict=True):
            says = [said.strip() for said in re.findall(r"^> (.+)$", body, re.M)]
            block = BLOCK.search(body)
            code = block[1] if block else changed(str(EVERY[name].solution), body)
            for one in code.splitlines() if lines else [code]:
                yield Attempt(name, meant, about, one, says)


ATTEMPTS = [one for file in sorted(FOLDER.glob("*.md")) for one in attempts_in(file)]


def groups() -> Iterator[Any]:
    """The attempts under one heading; of each exercise, the first two headings in each run."""
    seen: list[str] = []
    for (name, meant, about), found in groupby(ATTEMPTS, key=lambda one: one[:3]):
        marks = [pytest.mark.full] if seen.count(name) > 1 else []
        seen.append(name)
        yield pytest.param([*found], marks=marks, id=f"{EVERY[name].number}-{meant}-{about}")


@pytest.mark.filterwarnings("ignore::snl_algos.errors.BoardWarning")  # in an attempt's own process
@pytest.mark.parametrize("attempts", [*groups()])
def test_a_right_attempt_is_accepted_and_a_wrong_one_refused(
    attempts: list[Attempt], small_effort: None
) -> None:
    """Would catch: a check that misses the point of its exercise, or insists on our solution."""
    for attempt in attempts:
        exercise = EVERY[attempt.exercise]
        verdict = exercise.check_code(attempt.code)
        assert verdict.passed == (attempt.meant == "right"), f"{attempt.code}\n\n{verdict}"
        assert verdict.reason or verdict.report is not None
        for said in attempt.says:
            assert said in str(verdict)
        if not verdict.passed:
            assert not given_away(exercise, str(verdict), attempt.code)


def given_away(exercise: Exercise, says: str, code: str) -> list[str]:
    """Lines of the solution that a verdict shows and that the attempt does not have."""
    lines = {line.strip() for line in exercise.solution.splitlines()}
    return [line for line in lines if len(line) > 12 and line in says and line not in code]
