"""Attempts at exercises: no wrong one is accepted, and no right one is refused.

Each file in `tests/data/attempts` is what somebody could hand in, named by the exercise, by
whether it is right, and by what is special in it. Its first line says why it is wrong, or how it
differs from the given solution.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from amounts import mostly_full

from snl_algos import ALGORITHMS
from snl_algos.course import Verdict, all_exercises, exercise

FOLDER = Path(__file__).parents[1] / "data" / "attempts"

#: Exercises whose check plays all boards, which takes seconds.
PLAYED = {
    number for number, one in all_exercises().items() if "check" in one._check.__code__.co_names
}

#: The exercises that have all kinds of attempts.
COVERED = [
    "1.1", "1.2", "1.3", "1.4", "2.1", "2.2", "3.1", "4.1", "4.3", "5.1", "8.1", "8.2", "9.2",
    "9.3", "10.4", "11.2", "11.4", "12.1", "13.1", "13.2", "15.2",
]  # fmt: skip


class Attempt(NamedTuple):
    """What somebody hands in: for which exercise, whether it is right, and the code."""

    exercise: str
    right: bool
    name: str
    code: str


def read(path: Path) -> Attempt:
    """Read an attempt, whose file has its number and its kind in the name."""
    number, kind, name = path.stem.split("-", 2)
    assert kind in ("right", "wrong"), path.name
    return Attempt(number, kind == "right", name, path.read_text(encoding="utf-8"))


ATTEMPTS = {path.stem: read(path) for path in sorted(FOLDER.glob("*.py"))}

#: Of exercises whose check plays all boards, these attempts are tried each time.
QUICK = ("2.1-wrong-one-visited-set", "15.2-wrong-none")


def tried(stems: Iterable[str]) -> list[Any]:
    """Attempts for `parametrize`; those that take long are marked `full`."""
    long = {stem for stem in ATTEMPTS if ATTEMPTS[stem].exercise in PLAYED and stem not in QUICK}
    return mostly_full(sorted(stems), quick=ATTEMPTS.keys() - long)


@cache
def verdict_on(attempt: Attempt) -> Verdict:
    """The verdict, which is made once for all tests."""
    return exercise(attempt.exercise).check_code(attempt.code)


@pytest.fixture(autouse=True)
def registered() -> Any:
    """Whatever an attempt registers is gone afterwards."""
    before = dict(ALGORITHMS)
    yield
    ALGORITHMS.clear()
    ALGORITHMS.update(before)


@pytest.mark.parametrize("stem", tried(stem for stem in ATTEMPTS if not ATTEMPTS[stem].right))
def test_a_wrong_attempt_is_refused(stem: str) -> None:
    """Would catch: a plain queue that passes for Dijkstra, or a list of routes for a count."""
    verdict = verdict_on(ATTEMPTS[stem])
    assert not verdict.passed
    assert verdict.reason or verdict.board
    assert json.loads(json.dumps(verdict.to_dict()))["says"] == str(verdict)


@pytest.mark.parametrize("stem", tried(stem for stem in ATTEMPTS if ATTEMPTS[stem].right))
def test_a_right_attempt_passes(stem: str) -> None:
    """Would catch: a check that knows only the given solution."""
    verdict = verdict_on(ATTEMPTS[stem])
    assert verdict.passed, str(verdict)


#: An attempt that solves its task without its point → what the verdict says to it.
WITHOUT_ITS_POINT = {
    "1.1-wrong-six-faces": r"From cell 1 you can stand on",
    "1.2-wrong-die-of-six": r"Number of edges: 2, but you say 3",
    "1.3-wrong-names-the-last-cell": r"does not name cell 16",
    "1.4-wrong-line-by-line": r"means .*, but it raised ValueError",
    "2.1-wrong-one-visited-set": r"Board\(8, \{2: 3, 3: 8\}\)",
    "2.2-wrong-forward": r"The route is",
    "3.1-wrong-even-boards-only": r"Cell 1 is in row 2",
    "4.1-wrong-jump-after-jump": r"Board\(4, \{2: 3, 3: 1\}, die=2\)",
    "4.3-wrong-deeper-recursion": r"Every route is right, but a function calls itself",
    "4.3-wrong-recursion-inside": r"Every route is right, but a function calls itself",
    "5.1-wrong-dead-end": r"The positions are \[\]",
    "8.1-wrong-plain-queue": r"The cost is right, but .* looked at more than once",
    "8.1-wrong-sweeps": r"The cost is right, but .* looked at more than once",
    "8.1-wrong-stale-entries": r"What comes out later is stale",
    "8.2-wrong-weight-of-the-die": r"There is a better route",
    "9.2-wrong-always-in-front": r"The cost is right, but the moves of cell \d+ are looked at",
    "9.2-wrong-plain-queue": r"The cost is right, but the moves of cell \d+ are looked at",
    "9.2-wrong-settled-deleted": r"The cost is right, but the moves of cell \d+ are looked at",
    "9.3-wrong-a-thousand-sweeps": r"It has called cost more than 308 times",
    "9.3-wrong-ignores-the-cost": r"Here a snake costs -1",
    "10.4-wrong-not-consistent": r"It is not consistent",
    "11.2-wrong-lists-all-routes": r"you go along them one by one",
    "11.4-wrong-lists-the-routes-before": r"Are the routes before it listed",
    "12.1-wrong-goal-only": r"Your certificate says right, but",
    "13.1-wrong-first-cell-only": r"From 1 and 2 a throw lands on",
    "13.2-wrong-one-visited-set": r"The answer is \d+, but you say \d+",
    "15.2-wrong-none": r"-1 is asked for",
}


@pytest.mark.parametrize("stem", tried(WITHOUT_ITS_POINT))
def test_it_is_told_which_point_it_misses(stem: str) -> None:
    """Would catch: a verdict that only says "wrong" where the answers are right."""
    attempt = ATTEMPTS[stem]
    verdict = verdict_on(attempt)
    assert re.search(WITHOUT_ITS_POINT[stem], verdict.reason or repr(verdict.board))
    assert exercise(attempt.exercise).solution not in str(verdict)


# -- the data ----------------------------------------------------------------------------------


def test_each_exercise_has_attempts_of_all_kinds() -> None:
    """Would catch: an exercise with two wrong attempts, or whose right ones are all alike."""
    number = Counter((one.exercise, one.right) for one in ATTEMPTS.values())
    for covered in COVERED:
        assert number[covered, False] >= 5, covered
        assert number[covered, True] >= 3, covered
    assert {stem.partition("-")[0] for stem in WITHOUT_ITS_POINT} >= {*COVERED}


def test_no_attempt_is_there_twice() -> None:
    """Would catch: a file that was copied and not changed, or a copy of the given solution."""
    codes = Counter((one.exercise, one.code.partition("\n")[2]) for one in ATTEMPTS.values())
    assert set(codes.values()) == {1}
    for number, code in codes:
        assert code.strip() != exercise(number).solution.strip()


def test_each_attempt_says_what_it_is() -> None:
    """Would catch: a file without a reason, or for an exercise that there is no longer."""
    for stem, one in ATTEMPTS.items():
        assert re.match(r"# [A-Z0-9].*\.\n", one.code), stem
        assert re.search(rf"\b{exercise(one.exercise).defines}\b", one.code), stem
