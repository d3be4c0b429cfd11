"""Adding an algorithm, a mistake and a notation takes one file each, as CONTRIBUTING shows it.

The files are taken from CONTRIBUTING itself, written into a copy of the project, and the suites
that depend on the registers are run there.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
#: What belongs to the project, and is copied.
PARTS = ("snl_algos", "tests", "tools", "benchmarks", "book", "lessons", "exams", "web")


def examples() -> dict[str, str]:
    """File → text, of each file that CONTRIBUTING shows in full."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    found = re.findall(r"^```python\n# (snl_algos/\S+)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return dict(found)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with the three files added."""
    folder = tmp_path_factory.mktemp("project")
    unwanted = shutil.ignore_patterns("__pycache__", "_build", "node_modules")
    for part in PARTS:
        shutil.copytree(ROOT / part, folder / part, ignore=unwanted)
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copy2(file, folder / file.name)
    for name, text in examples().items():
        assert not (folder / name).exists()
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def ran(copy: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A process of Python in the copy, which imports the copy's package."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=copy,
        env=os.environ | {"PYTHONPATH": str(copy), "TESTS": ""},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_the_examples_are_found() -> None:
    """Would catch: an example that is written in another way, so that nothing is tried."""
    rooms = sorted(Path(name).parent.name for name in examples())
    assert rooms == ["algorithms", "mistakes", "notations"]


def test_they_are_there(copy: Path) -> None:
    """Would catch: a folder whose new files nobody finds."""
    program = (
        "import json, snl_algos as s\n"
        "from snl_algos.boards.notations import NOTATIONS, read_boards\n"
        "print(json.dumps([s.__file__, list(s.ALGORITHMS), list(s.MISTAKES), list(NOTATIONS),\n"
        "    s.solve('thirty', 'set-bfs').throws, s.solve('thirty', 'counts-cells').throws,\n"
        "    len(s.compare('thirty').rows), read_boards('4: 2>4')[0].board.cells]))\n"
    )
    done = ran(copy, "-c", program)
    assert done.returncode == 0, done.stderr
    file, algorithms, mistakes, notations, *numbers = json.loads(done.stdout)
    assert Path(file).parent == copy / "snl_algos"
    assert algorithms[1:4] == ["level-bfs", "set-bfs", "adjacency-list-bfs"]
    assert mistakes[-1] == "counts-cells"
    assert "arrows" in notations
    assert numbers == [3, 4, len(algorithms), 4]


def test_they_are_typed_and_tidy(copy: Path) -> None:
    """Would catch: an example that the project's own linters refuse."""
    for words in (["ruff", "check"], ["ruff", "format", "--check", "--diff"]):
        done = ran(copy, "-m", *words, *examples())
        assert done.returncode == 0, done.stdout + done.stderr
