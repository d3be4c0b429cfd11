"""Runs the tests of the core on every other Python that this machine has.

    .venv/bin/python tools/every_python.py

Each version gets an environment of its own in `.venv-3.x`, with the pinned versions of what the
tests of the core need. Python 3.14 answers in Pyodide as well, in tests/pyodide.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")

#: What can differ from one Python to the next: how a program is watched, stopped, called and run
#: apart; and a run through the rules and the algorithms. The rest is pure arithmetic.
CORE = (
    *("tests/tracing", "tests/programs"),
    *("tests/sandbox", "tests/checker/test_hostile.py"),
    *("tests/checker/test_board_tester.py", "tests/checker/test_likeness.py"),
    *("tests/test_board.py", "tests/test_rulebook.py", "tests/test_algorithms.py"),
    *("tests/test_certificate.py", "tests/test_comparison.py", "tests/test_costs.py"),
    *("snl_algos/algorithms", "snl_algos/mistakes", "snl_algos/programs", "snl_algos/tracing"),
    *("snl_algos/explanation", "snl_algos/boards/notations", "snl_algos/board.py"),
)


def interpreters() -> Iterator[tuple[str, str]]:
    """(version, path) of every supported Python but the one that runs this."""
    own = f"{sys.version_info.major}.{sys.version_info.minor}"
    for version in VERSIONS:
        for path in (shutil.which(f"python{version}"), *_of_pyenv(version)):
            if version != own and path is not None and _works(path):
                yield version, path
                break


def _of_pyenv(version: str) -> list[str]:
    """Where pyenv keeps a version, if there is a pyenv."""
    pyenv = shutil.which("pyenv")
    if pyenv is None:
        return []
    root = subprocess.run([pyenv, "root"], capture_output=True, text=True, check=False)
    found = Path(root.stdout.strip()).glob(f"versions/{version}.*/bin/python{version}")
    return [str(path) for path in sorted(found, reverse=True)]


def _works(path: str) -> bool:
    return (
        subprocess.run([path, "-c", "import venv"], capture_output=True, check=False).returncode
        == 0
    )


def main() -> int:
    """Run the tests of the core on each; the number of versions on which they failed."""
    failed = 0
    for version, path in interpreters():
        folder = ROOT / f".venv-{version}"
        python = str(folder / "bin" / "python")
        if not (folder / "bin" / "pytest").exists():
            subprocess.run([path, "-m", "venv", str(folder)], check=True)
            wanted = ["-c", "constraints.txt", "-e", ".[cli,core-test,node]"]
            install = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *wanted]
            subprocess.run(install, cwd=ROOT, check=True)
        print(f"== the core on Python {version}", flush=True)
        words = [python, "-m", "pytest", "-q", "-n", "auto", *sys.argv[1:], *CORE]
        # Not more than a newcomer runs: everything has been run on the first Python.
        quick = {name: value for name, value in os.environ.items() if name != "TESTS"}
        failed += subprocess.run(words, cwd=ROOT, env=quick, check=False).returncode != 0
    return failed


if __name__ == "__main__":
    sys.exit(main())
