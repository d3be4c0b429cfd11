"""A lesson imports nothing that `make lessons` does not install."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path

from lessons.notebooks import LESSONS, cells

EXTRAS = tomllib.loads((LESSONS.parent / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]


def installed(extra: str) -> set[str]:
    """The distributions that an extra names, those of its own extras included."""
    names = set()
    for wanted in EXTRAS[extra]:
        own = re.fullmatch(r"snl_algos\[(.+)\]", wanted)
        if own:
            names |= set().union(*map(installed, own[1].split(",")))
        else:
            names.add(re.split(r"[<>=\[;~ ]", wanted)[0].lower())
    return names


def imported(path: Path) -> set[str]:
    """The packages that a lesson imports."""
    found = set()
    for cell in cells(path, "code"):
        code = "\n".join("" if line[:1] in "%!" else line for line in cell.source.splitlines())
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.Import):
                found |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                found.add((node.module or "").split(".")[0])
    return found


def test_a_lesson_needs_only_its_extras() -> None:
    """Would catch: a lesson that runs where the libraries of the tests are, and nowhere else."""
    # IPython is the kernel itself.
    known = {"snl_algos", "IPython", *sys.stdlib_module_names} | installed("lessons")
    for path in sorted(LESSONS.glob("*.ipynb")):
        assert imported(path) <= known, path.name
