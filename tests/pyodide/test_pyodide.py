"""The core under Pyodide, which is Python as it runs in a web page: no threads, no processes.

`make pyodide` installs it from npm. Without it, or without Node, these tests are skipped with
the reason; in CI that is a failure.
"""

from __future__ import annotations

import json
import os
import runpy
import zipfile
from importlib import metadata
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from node import run_node
from oracle import EXACT, Rules, fewest_throws

from snl_algos import ALGORITHMS

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


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the core says under Pyodide. The libraries of the other extras are not there."""
    archive = pack(tmp_path_factory.mktemp("pyodide") / "core.zip", ["snl_algos", "tests/pyodide"])
    said = run_there(archive, "tests/pyodide/same.py")
    found: dict[str, Any] = said["found"]
    print(f"boot: {said['boot']:.1f} s; {found['host']}")  # for `pytest -rP`
    return found


@pytest.fixture(scope="module")
def here() -> dict[str, Any]:
    """What it says on this Python."""
    found: dict[str, Any] = runpy.run_path(str(HERE / "same.py"))["main"]()
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


@pytest.mark.release
def test_the_host_has_no_threads(there: dict[str, Any]) -> None:
    """A run that is not what it claims to be."""
    host = there["host"]
    assert host["platform"] == "emscripten"
    assert host["python"].startswith("3.14.")
    assert host["watchdog"] == "Alarm"


@pytest.mark.parametrize("what", ["throws", "compared", "reports", "highlight", "page", "small"])
def test_it_is_the_same_there(there: dict[str, Any], here: dict[str, Any], what: str) -> None:
    assert there[what] == here[what]


def test_traces_are_the_same(there: dict[str, Any], here: dict[str, Any]) -> None:
    assert len(here["traces"]) == 2 * len(ALGORITHMS)
    for ours, theirs in zip(here["traces"], there["traces"], strict=True):
        assert ours["steps"], ours["name"]
        assert theirs == ours


def test_the_reports(there: dict[str, Any]) -> None:
    """A right search, a wrong one; and a run without end. (A check of one is in `answers.py`.)"""
    assert [report["correct"] for report in there["reports"]] == [True, False]
    assert there["stopped"] == "stopped"


@pytest.mark.parametrize("name", EXACT)
def test_every_small_board(there: dict[str, Any], name: str) -> None:
    """Against the oracle, which knows nothing of the package."""
    boards = [
        Rules(cells, dict(enumerate(ends, 1)), 2)
        for cells in range(1, 5)
        for ends in product(range(1, cells + 1), repeat=cells)
    ]
    expected = [[fewest_throws(rules).get(rules.cells), True] for rules in boards]
    assert len(expected) == 288
    assert there["small"][name] == expected


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
    assert found["counts"]["passed"] > 2000
    assert found["counts"]["skipped"] < 80  # what needs NumPy, mostly
