"""The recipes, each run by the tool that it is for.

nbgrader, Otter and check-jsonschema are in the extra `test-recipes`. They may be
installed in other environments, as long as their commands are on the PATH: programs that they start
import this package from here. A tool that is missing skips its test, which says so.
"""

from __future__ import annotations

import csv
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import nbformat
import pytest
import yaml
from checker.right_programs import right_in_every_style
from command import ROOT, snl

from snl_algos.checker.mutants import mutants_of, text_with
from snl_algos.grading import grade_function

pytestmark = [
    pytest.mark.skipif(not hasattr(os, "fork"), reason="grading needs processes"),
    pytest.mark.release,
]

NAME = "snakes_and_ladders"


def in_their_words(text: str) -> str:
    return text.replace("def solution(", f"def {NAME}(")


#: What students write. The grade of each is what `grade_function` says of it here.
ANSWERS = {
    "ada": in_their_words(
        next(one.source for one in right_in_every_style() if one.signature == "move-array")
    ),
    "alan": in_their_words(text_with("move-array", mutants_of("move-array")[0])),
    "mia": f"def {NAME}(move, N):\n    while True: print('so many')\n",
}


RIGHT = ANSWERS["ada"].replace(NAME, "solve")


def last_command_of(workflow: Path) -> list[str]:
    """The words after `snl` in the last step of a workflow."""
    step = yaml.safe_load(workflow.read_text("utf-8"))["jobs"]["check"]["steps"][-1]
    command, *words = step["run"].split()
    assert command == "snl"
    return [str(word) for word in words]


def points_of(text: str, most: float) -> float:
    space: dict[str, Any] = {}
    exec(text, space)
    return grade_function(space[NAME], "move-array", points=most).points


def tool(name: str) -> str:
    """The path of a command; without it the test is skipped."""
    beside = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    found = shutil.which(name, path=beside)
    if found is None:
        pytest.skip(f"{name} is not installed: it is in the extra test-recipes")
    return found


def run(home: Path, name: str, *words: object) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder that it takes for its home, and in which this package is found."""
    own = ("HOME", "IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR")
    around = os.environ | dict.fromkeys(own, str(home)) | {"PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [tool(name), *map(str, words)], cwd=home, env=around, capture_output=True, text=True,
        check=False,
    )  # fmt: skip


def made(file: Path, *words: object) -> Path:
    """The file of a recipe, made by its command."""
    file.parent.mkdir(parents=True, exist_ok=True)
    ran = snl("grade", "--recipe", *words, "-o", file)
    assert ran.code == 0, ran
    return file


def test_nbgrader_gives_the_points_of_grade_function(tmp_path: Path) -> None:
    """Would catch: metadata that nbgrader refuses, points of a cell that are not those of the
    function, a solution that students get, output on stderr that costs all points.
    """
    made(tmp_path / "source/lab/lab.ipynb", "nbgrader", "--points", 8)
    (tmp_path / "nbgrader_config.py").write_text(
        "c = get_config()\nc.CourseDirectory.course_id='c'"
    )
    ran = run(tmp_path, "nbgrader", "generate_assignment", "lab", "--create")
    assert ran.returncode == 0, ran.stderr
    released = json.loads((tmp_path / "release/lab/lab.ipynb").read_text("utf-8"))
    code = [cell for cell in released["cells"] if cell["cell_type"] == "code"]
    for student, text in ANSWERS.items():
        code[0]["source"] = text
        place = tmp_path / f"submitted/{student}/lab/lab.ipynb"
        place.parent.mkdir(parents=True)
        place.write_text(json.dumps(released), "utf-8")
    ran = run(tmp_path, "nbgrader", "autograde", "lab", "--create")
    assert ran.returncode == 0, ran.stderr
    ran = run(tmp_path, "nbgrader", "export")
    with (tmp_path / "grades.csv").open(encoding="utf-8", newline="") as file:
        found = {row["student_id"]: row for row in csv.DictReader(file)}
    assert {student: float(row["score"]) for student, row in found.items()} == {
        student: points_of(text, 8) for student, text in ANSWERS.items()
    }
    assert {row["max_score"] for row in found.values()} == {"8.0"}
    assert sum(float(row["score"]) for row in found.values()) == 8  # one of them is right


def test_otter_gives_the_points_of_grade_function(tmp_path: Path) -> None:
    """Would catch: a test file that Otter cannot read, a reason that its students do not see."""
    made(tmp_path / f"tests/{NAME}.py", "otter", "--points", 8)
    ran = run(tmp_path, "otter", "generate", "-t", "tests", "--no-environment")
    assert ran.returncode == 0, ran.stderr
    v4: Any = nbformat.v4
    for student, text in ANSWERS.items():
        cells = [v4.new_code_cell(text)]
        (tmp_path / f"{student}.ipynb").write_text(v4.writes(v4.new_notebook(cells=cells)), "utf-8")
        (tmp_path / f"{student}.out").mkdir()
        ran = run(tmp_path, "otter", "run", "-a", "autograder.zip", "-o", f"{student}.out",
                  f"{student}.ipynb")  # fmt: skip
        assert ran.returncode == 0, ran.stderr
        result = json.loads((tmp_path / f"{student}.out/results.json").read_text("utf-8"))
        tests = {one["name"]: one for one in result["tests"] if one.get("max_score")}
        (one,) = tests.values()
        assert (one["score"], one["max_score"]) == (points_of(text, 8), 8), ran
    assert "Board(" in json.dumps(result)  # of the last, who is wrong


def test_a_workflow_is_one_for_github(tmp_path: Path) -> None:
    """Would catch: a key that GitHub does not know, a command that the package does not have."""
    workflow = made(tmp_path / ".github/workflows/grade.yml", "github", "--function", "solve")
    ran = run(tmp_path, "check-jsonschema", "--builtin-schema", "vendor.github-workflows", workflow)
    assert ran.returncode == 0, ran.stdout
    for line, code in (("return -1", 0), ("return 0", 1)):
        (tmp_path / "solution.py").write_text(RIGHT.replace("return -1", line), "utf-8")
        ran = run(tmp_path, "snl", *last_command_of(workflow))
        assert ran.returncode == code, ran
    workflow.write_text(workflow.read_text("utf-8").replace("runs-on", "run-on"), "utf-8")
    ran = run(tmp_path, "check-jsonschema", "--builtin-schema", "vendor.github-workflows", workflow)
    assert ran.returncode == 1, "the schema takes everything"
