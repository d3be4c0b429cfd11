"""A function whose file was edited after it was imported: what runs is not what the file says."""

from __future__ import annotations

import ast
import importlib
import linecache
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from snl_algos import Board, Trace, trace

FILE = """\
import math


def helper(cell):
    return cell + 0


def mine(move, N):
    distance = {0: 0}
    queue = [0]  #: the queue holds the start
    for cell in queue:
        for landing in range(cell + 1, min(cell + 6, N - 1) + 1):
            stand = move[landing] if move[landing] != -1 else landing
            if stand not in distance:
                distance[stand] = distance[cell] + 1  #: found {stand}
                queue.append(helper(stand))
    return distance.get(N - 1, -1)
"""
FIRST = {"mine": 8, "helper": 4}

#: What was done to the file → its new text, and which functions it still says truly.
EDITS = {
    "nothing": (FILE, {"mine", "helper"}),
    "a comment, with no line more": (FILE.replace("found", "now found"), {"mine", "helper"}),
    "a line before": ("import sys\n" + FILE, set[str]()),
    "another number": (FILE.replace("cell + 6", "cell + 5"), {"helper"}),
    "another operator": (FILE.replace("!= -1", ">= -1"), {"helper"}),
    "a line less at the end": (FILE.rpartition("    return")[0], {"helper"}),
    "nothing is left": ("", set[str]()),
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that modules can be imported from."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    yield tmp_path
    sys.modules.pop("edited_by_a_test", None)


@pytest.mark.parametrize("edit", EDITS)
def test_an_edited_file(folder: Path, edit: str) -> None:
    """Would catch: lines that never ran shown as if they did, or steps on lines that are gone."""
    file = folder / "edited_by_a_test.py"
    file.write_text(FILE, "utf-8")
    importlib.invalidate_caches()
    mine = importlib.import_module("edited_by_a_test").mine
    text, true = EDITS[edit]
    file.write_text(text, "utf-8")
    run = trace(mine, Board(9), every_line=True)
    functions = {one["name"]: one for one in run.to_dict()["functions"]}
    for name, one in functions.items():
        shown = [line for line in one["lines"] if line]
        if name in true:
            assert shown and set(shown) <= set(text.splitlines())
            continue
        assert len(shown) == 1 and shown[0].startswith("# edited_by_a_test.py was edited after")
        assert one["first"] == FIRST[name]
    seen = {step["line"] for step in run.steps if not step.get("function")}
    assert seen == set(range(1, len(functions["mine"]["lines"])))
    said = [text for text in run.to_dict()["unsure"] if text.startswith("source: ")]
    assert len(said) == len(functions.keys() - true)
    assert Trace.from_dict(run.to_dict()).to_answer() is not None


def test_a_cell_of_a_notebook() -> None:
    """Would catch: a cell that is taken for an edited file."""
    shell = pytest.importorskip("IPython.core.interactiveshell").InteractiveShell()
    shell.run_cell("%pwd\n" + FILE + "double = lambda board: board.cells * 2\n")
    for name in ("mine", "double"):
        functions = trace(shell.user_ns[name], Board(9)).to_dict()["functions"]
        assert all(one["lines"][0].startswith(("def ", "double")) for one in functions)


def test_a_cell_as_marimo_compiles_it() -> None:
    """Would catch: marimo's cells called edited.

    It compiles a cell whole, renames what begins with an underscore, and keeps the text in
    `linecache` under a name that is no file.
    """
    cell = (
        "def _capped(cell):\n    return min(cell, 6)\n\ndef mine(board):\n    return _capped(3)\n"
    )
    file = "/nowhere/__marimo__cell_Hbol_.py"
    linecache.cache[file] = (len(cell), None, cell.splitlines(keepends=True), file)
    tree = ast.parse(cell.replace("_capped", "_cell_Hbol_capped"))
    space: dict[str, Any] = {}
    exec(compile(tree, file, "exec", dont_inherit=True), space)
    data = trace(space["mine"], Board(9)).to_dict()
    assert [one["lines"][0] for one in data["functions"]] == [
        "def mine(board):", "def _capped(cell):",
    ]  # fmt: skip


def test_no_source() -> None:
    """Would catch: text that was never in a file called an edited file."""
    space: dict[str, Any] = {}
    exec(FILE, space)
    exec(compile(FILE, "x" * 5000, "exec"), space)
    run = trace(space["mine"], Board(9)).to_dict()
    assert [one["lines"] for one in run["functions"]] == [[], []]
    assert not [text for text in run["unsure"] if text.startswith("source: ")]
