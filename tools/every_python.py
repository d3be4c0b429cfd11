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
    *("tests/sandbox", "tests/checker/test_board_tester.py", "tests/checker/test_likeness.py"),
    *("tests/test_board.py", "tests/test_rulebook.py", "tests/test_algorithms.py"),
    *("tests/test_certificate.py", "tests/test_comparison.py", "tests/test_costs.py"),
    *("snl_algos/algorithms", "snl_algos/mistakes", "snl_algos/programs", "snl_algos/tracing"),
    *("snl_algos/explanation", "snl_algos/boards/notations", "snl_algos/board.py"),
)


def interpreters() -> Iterator[tuple[str, str]]:
    """(version, path) of every supported Python but the one that runs this."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for version in VERSIONS:
        own = version == f"{sys.version_info.major}.{sys.version_info.minor}"
        found = [shutil.which(f"python{version}"), *pyenv.glob(f"{version}.*/bin/python{version}")]
        for path in [] if own else map(str, filter(None, found)):
            # One that pyenv has not chosen is there and does not start.
            if subprocess.run([path, "-c", ""], capture_output=True, check=False).returncode == 0:
                yield version, path
                break


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
