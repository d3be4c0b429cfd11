"""Python as it runs in a web page, Pyodide: no threads, no processes.

`make pyodide` installs it from npm. Without it, or without Node, the tests here are skipped, with
the reason; in CI that is a failure.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from node import run_node

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
MISSING = "Pyodide is not installed: run `make pyodide`"
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
