"""What a user installs: the wheel and the source archive, used outside the repository."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.release
def test_the_wheel_and_the_source_archive_work() -> None:
    """Would catch: a file that only a clone has, a wheel that grew, a command that needs more."""
    pytest.importorskip("hatchling")
    words = [sys.executable, str(ROOT / "tools" / "release_check.py")]
    ran = subprocess.run(words, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_editor_has_the_licences_of_what_is_in_it() -> None:
    """Would catch: a library from npm in the editor, without its licence in the wheel."""
    modules = ROOT / "node_modules"
    if not modules.exists():
        pytest.skip("the libraries from npm are not installed: run `make pyodide`")
    wanted = json.loads((ROOT / "package.json").read_text("utf-8"))["devDependencies"]
    names = {name for name in wanted if name.startswith(("@codemirror/", "@lezer/"))}
    while (
        more := {
            inner
            for name in names
            for inner in json.loads((modules / name / "package.json").read_text("utf-8")).get(
                "dependencies", {}
            )
        }
        - names
    ):
        names |= more
    assert len(names) > 10
    editor = (ROOT / "snl_algos" / "widgets" / "editor.js").read_text("utf-8")
    there = re.sub(r"\s+", " ", editor)
    for name in names:
        licence = (modules / name / "LICENSE").read_text("utf-8")
        assert re.sub(r"\s+", " ", licence.strip()) in there, name
