"""Lesson 18: what its text says of its first function, and that a new algorithm is one file."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import LESSONS, cells

from snl_algos import Board, check, trace
from snl_algos.course import exercise


def test_what_it_begins_with_overwrites_the_start() -> None:
    one = exercise("18.1")
    mine = one.run(one.stub)["repaired"]
    report = check(mine)
    assert report.board == Board(3, {2: 1})
    assert (report.expected, report.got) == (1, 2)
    # What the text says of the stepper: it shows `distance` as it is, and not as distances.
    run = trace(mine, report.board)
    roles = run.to_dict()["roles"]
    assert (roles["frontier"], roles["distance"]) == ("queue", None)
    kept = [run.state(at).variables["distance"] for at in range(len(run.steps))]
    assert kept[0].startswith("[0, ") and kept[-1].startswith("[1, ")


def test_the_file_is_found_in_the_package(tmp_path: Path) -> None:
    """A page that tells how to add a file, and the file does not work."""
    text = "\n".join(cell.source for cell in cells(18, "markdown"))
    (head,) = re.findall(r'```python\n("""Breadth.*?)```', text, re.DOTALL)
    solution = exercise("18.4").solution
    code = solution[solution.index("@algorithm") :]
    copy = tmp_path / "snl_algos"
    package = LESSONS.parent / "snl_algos"
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__"))
    file = copy / "algorithms" / "set_bfs.py"
    file.write_text(f"{head}\n\n{code}\n", encoding="utf-8")
    program = (
        "import snl_algos as s\n"
        "board = s.load_board('thirty')\n"
        "row = s.compare(board).row('set-bfs')\n"
        "print(row.answer.throws, row.certificate.holds, s.__file__)\n"
        "print(s.narrate(s.trace('set-bfs', board))[1])\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
    )
    assert run.stdout.startswith(f"3 True {copy}")
    assert run.stdout.splitlines()[1] == "Cell 2 is new, reached from 1."  # the lesson's own words
