"""The exercise that CONTRIBUTING shows is one of the package, as it is there."""

from __future__ import annotations

import inspect
import re
from importlib.resources import files
from pathlib import Path

from snl_algos.course import exercise_sets
from snl_algos.course.exercise_sets import checks_02

ROOT = Path(__file__).parents[2]


def test_the_exercise_in_contributing_is_a_real_one() -> None:
    """Would catch: a text or a check that is not read any more as it is shown."""
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"^````markdown\n(.*?)^````$", contributing, re.DOTALL | re.MULTILINE)
    (check,) = re.findall(
        r"^```python\n(def count_the_edges\(.*?)^```$", contributing, re.DOTALL | re.MULTILINE
    )
    assert text in files(exercise_sets).joinpath("exercises_02.md").read_text("utf-8")
    assert check in inspect.getsource(checks_02)
