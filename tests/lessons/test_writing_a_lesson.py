"""The lesson that the documentation shows in full, written into a copy of the project and run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("nbclient")
pytest.importorskip("jupytext")
pytest.importorskip("matplotlib")

import nbformat

from snl_algos.tracing.step_condition import first_step
from snl_algos.widgets.saved import STEPPER, SavedStepper

#: They share one copy of the project.
pytestmark = pytest.mark.xdist_group("lesson")

ROOT = Path(__file__).parents[2]
TEXT = "lessons/text/18_two_shortcuts.md"
CHECKS = "snl_algos/course/exercise_sets/checks_18.py"
PAGE = ROOT / "book" / "docs" / "writing-a-lesson.md"


def files_of_the_page() -> dict[str, str]:
    """File → text, of each that the page shows: it is named in the lines before."""
    shown = re.compile(
        r"`((?:lessons|snl_algos)/\S+)`[^`]*?\n\n(`{3,})\w+\n(.*?)^\2$", re.DOTALL | re.M
    )
    return {file: text for file, _, text in shown.findall(PAGE.read_text(encoding="utf-8"))}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package and the tools, with the three files added, after `make lesson`."""
    folder = tmp_path_factory.mktemp("project")
    for part in ("snl_algos", "tools"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "lessons" / "text").mkdir(parents=True)
    for name, text in files_of_the_page().items():
        assert not (folder / name).exists()
        (folder / name).write_text(text, encoding="utf-8")
    done = python_in(folder, "-m", "tools.outputs", TEXT)
    assert done.returncode == 0, done.stderr
    return folder


def python_in(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A process of Python that imports the copy's package."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture(scope="module")
def notebook(copy: Path) -> Any:
    return nbformat.read(copy / "lessons" / "18_two_shortcuts.ipynb", as_version=4)


def test_the_stepper_opens_on_its_step(notebook: Any) -> None:
    (cell,) = [cell for cell in notebook.cells if "opens_on" in cell.metadata.get("snl", {})]
    (output,) = cell.outputs
    (run,) = SavedStepper.from_dict(output.data[STEPPER]).traces
    number = first_step(run, cell.metadata["snl"]["opens_on"])
    assert number is not None
    assert run.steps[number]["says"] in "".join(output.data["image/svg+xml"])


def test_the_check_tells_right_from_wrong(copy: Path) -> None:
    """Would catch: an exercise that is shown and does not work."""
    program = (
        "from snl_algos.course import exercise\n"
        "one = exercise('18.1')\n"
        "print(one.check_code(one.solution).passed)\n"
        "for wrong in one.wrong_answers:\n"
        "    verdict = one.check_code(wrong.code)\n"
        "    print(verdict.passed, verdict.board == wrong.board)\n"
    )
    done = python_in(copy, "-c", program)
    assert done.stdout.split() == ["True", "False", "True", "False", "True"], done.stderr


def test_a_slip_is_named(copy: Path) -> None:
    """Would catch: a lesson that is made although its check cannot be found; a traceback from
    inside the tools.
    """
    text = (copy / CHECKS).read_text("utf-8")
    (copy / CHECKS).write_text(text.replace("def where_a_throw_ends", "def ends"), "utf-8")
    done = python_in(copy, "-m", "tools.outputs", TEXT)
    assert done.returncode == 1 and "has no attribute 'where_a_throw_ends'" in done.stderr
    assert "tools/outputs.py" not in done.stderr
