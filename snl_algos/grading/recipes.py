"""Files that put a check into other tools: a workflow, a notebook and a test file."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from ..programs import SIGNATURES
from .errors import GradingError

__all__ = ["FUNCTION", "RECIPES", "recipe"]

#: The name of the function, unless another is chosen, and how it is called.
FUNCTION, SIGNATURE = "snakes_and_ladders", "move-array"

_WORKFLOW = """\
# Checks what is pushed, and fails with the smallest failing board if it is wrong.
name: grade
on: [push]
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-python@v5
        with:
          python-version: "3.12"
      - run: pip install "snl_algos[cli]"
      - run: snl check {program}
"""
_TASK = """\
# The fewest throws

Write `{call}`. It returns the fewest throws that take you from the start to the last cell, or -1 if
no throws do.
"""
_STUB = """\
def {call}:
    ### BEGIN SOLUTION
    raise NotImplementedError  # your solution, which students do not get
    ### END SOLUTION
"""
_GRADING = """\
from snl_algos.grading import grade_function

grade_function({function}, "{signature}", points={points:g}).points
"""
_OTTER = """\
from otter.test_files import test_case

OK_FORMAT = False

name = "{function}"
points = {points:g}


@test_case()
def test_it_is_right({function}):
    from snl_algos import assert_correct

    assert_correct({function}, "{signature}")
"""


def _nbgrader(**words: Any) -> str:
    """Return the source of an assignment: the task, a cell to fill in, and a cell with points."""
    filled = {text: text.format(**words).rstrip("\n") for text in (_TASK, _STUB, _GRADING)}
    name, points = words["function"], words["points"]
    cells = [
        _cell("markdown", filled[_TASK], "task", name, locked=True),
        _cell("code", filled[_STUB], "answer", name, solution=True),
        _cell("code", filled[_GRADING], "grade", name, grade=True, locked=True, points=points),
    ]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    data = {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _cell(kind: str, source: str, part: str, function: str, **chosen: Any) -> dict[str, Any]:
    its = {"schema_version": 3, "grade_id": f"{function}-{part}", "grade": False, "solution": False,
           "locked": False, "task": False, **chosen}  # fmt: skip
    cell = {"id": part, "cell_type": kind, "source": source, "metadata": {"nbgrader": its}}
    return cell if kind == "markdown" else {**cell, "execution_count": None, "outputs": []}


#: The name of a recipe → what makes its file.
RECIPES: dict[str, Callable[..., str]] = {
    "github": _WORKFLOW.format,  # a workflow for GitHub Classroom
    "nbgrader": _nbgrader,  # the source notebook of an assignment
    "otter": _OTTER.format,  # a test file
}


def recipe(
    name: str, function: str | None = None, signature: str | None = None, points: float = 10
) -> str:
    """Return the file of a recipe, for the function that students write, and how it is called.

    Examples
    --------
    >>> print(recipe("github", "solve", "pairs").splitlines()[-1].strip())
    - run: snl check solution.py:solve --signature pairs
    """
    program = "solution.py" + (f":{function}" if function else "")
    program += f" --signature {signature}" if signature else ""
    function, signature = function or FUNCTION, signature or SIGNATURE
    if not function.isidentifier():
        raise GradingError(f"{function!r} is not a name that a function can have")
    call = SIGNATURES[signature].title.replace("f(", f"{function}(", 1).replace(": Board", "")
    return RECIPES[name](
        function=function, signature=signature, points=points, call=call, program=program,
    )  # fmt: skip
