"""The core under Pyodide, which is Python as it runs in a web page: no threads, no processes.

`make pyodide` installs it from npm. Without it, or without Node, these tests are skipped with
the reason; in CI that is a failure.
"""

from __future__ import annotations

import json
import os
import zipfile
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from node import run_node

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("pyodide")]

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
MISSING = "Pyodide is not installed: run `make pyodide`"
#: What pytest and the oracle need; all of it is plain Python.
LIBRARIES = ("pytest", "pluggy", "iniconfig", "packaging", "pygments", "networkx")
#: Only ends what hangs.
MAX_SECONDS = 1500.0


def run_there(archive: Path, file: str) -> dict[str, Any]:
    """What `main()` of a file in an archive returns under Pyodide, and the seconds to boot."""
    if not (ROOT / "node_modules" / "pyodide").is_dir():
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    found: dict[str, Any] = json.loads(
        run_node(HERE / "driver.mjs", archive, file, seconds=MAX_SECONDS)
    )
    return found


def pack(archive: Path, folders: list[str], libraries: tuple[str, ...] = ()) -> Path:
    """An archive of folders of the repository, and of installed libraries."""
    with zipfile.ZipFile(archive, "w") as pack:
        for folder in folders:
            for file in sorted((ROOT / folder).rglob("*")):
                if file.is_file() and "__pycache__" not in file.parts:
                    pack.write(file, file.relative_to(ROOT))
        for library in libraries:
            for part in metadata.files(library) or ():
                if not {"..", "__pycache__"} & {*part.parts}:
                    pack.write(str(part.locate()), str(part))
    return archive


@pytest.mark.release
def test_the_tests_of_the_core(tmp_path: Path) -> None:
    """As they are, on Python 3.14; without those that make up data or start something."""
    folders = ["snl_algos", "tests"]
    archive = pack(tmp_path / "tests.zip", folders, LIBRARIES)
    with zipfile.ZipFile(archive, "a") as more:
        more.write(ROOT / "pyproject.toml", "pyproject.toml")
        more.write(HERE / "stand_in" / "hypothesis.py", "hypothesis.py")
    found = run_there(archive, "tests/pyodide/core_tests.py")["found"]
    print(found["counts"], f"{len(found['left_out'])} left out", found["seconds"])
    assert found["failures"] == []
    assert found["code"] == 0
    assert found["python"].startswith("3.14.")
    assert found["counts"]["passed"] > 500
    assert found["counts"]["skipped"] < 80  # what needs NumPy, mostly
