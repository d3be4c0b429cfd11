"""The exercise that CONTRIBUTING shows is one of the package, as it is there."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from snl_algos.course.exercise_sets import checks_01

ROOT = Path(__file__).parents[2]


def test_the_exercise_in_contributing_is_a_real_one() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"^```python\n(@task\(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    assert shown in inspect.getsource(checks_01)
