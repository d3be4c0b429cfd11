"""A function whose file was edited after it was imported: what runs is not what the file says."""

from __future__ import annotations

import ast
import importlib
import linecache
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from snl_algos import Board, Trace, check, trace

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
FIRST = 8

#: What was done to the file → its new text, and which functions it still says truly.
EDITS = {
    "nothing": (FILE, {"mine", "helper"}),
    "a comment, with no line more": (FILE.replace("found", "now found"), {"mine", "helper"}),
    "a line before": ("import sys\n" + FILE, set[str]()),
    "another number": (FILE.replace("cell + 6", "cell + 5"), {"helper"}),
    "another operator": (FILE.replace("!= -1", ">= -1"), {"helper"}),
    "a line less at the end": (
        FILE.replace("    return distance.get(N - 1, -1)\n", ""),
        {"helper"},
    ),
    "fewer lines than the function begins at": ("import math\n", set[str]()),
    "nothing is left": ("", set[str]()),
    "it cannot be compiled any more": (FILE.replace("-1)\n", "-1\n"), {"helper"}),
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that modules can be imported from."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    yield tmp_path
    sys.modules.pop("edited_by_a_test", None)


def imported(folder: Path, text: str) -> tuple[Any, Path]:
    file = folder / "edited_by_a_test.py"
    file.write_text(text, "utf-8")
    importlib.invalidate_caches()
    return importlib.import_module("edited_by_a_test"), file


@pytest.mark.parametrize("edit", EDITS)
def test_an_edited_file(folder: Path, edit: str) -> None:
    """Would catch: lines that never ran shown as if they did, or steps on lines that are gone."""
    module, file = imported(folder, FILE)
    text, true = EDITS[edit]
    file.write_text(text, "utf-8")
    run = trace(module.mine, Board(9))
    assert Trace.from_dict(run.to_dict()).outcome == "returned"  # its lines are all there
    functions = {one["name"]: one for one in run.to_dict()["functions"]}
    now = text.splitlines()
    for name, one in functions.items():
        shown = [line for line in one["lines"] if line]
        if name in true:
            assert shown and set(shown) <= set(now)
            continue
        assert len(shown) == 1 and shown[0].startswith("# edited_by_a_test.py was edited after")
        assert one["first"] == (FIRST if name == "mine" else 4)
    said = [text for text in run.to_dict()["unsure"] if text.startswith("source: ")]
    assert len(said) == len(functions.keys() - true)
    assert run.to_answer() is not None


def test_steps_of_an_edited_file_keep_their_numbers(folder: Path) -> None:
    """Would catch: numbers of lines that point beyond what is shown, or to the wrong line."""
    module, file = imported(folder, FILE)
    file.write_text("", "utf-8")
    run = trace(module.mine, Board(9), every_line=True)
    first, lines = (run.to_dict()["functions"][0][key] for key in ("first", "lines"))
    seen = {first + step["line"] for step in run.steps if not step.get("function")}
    assert seen == set(range(FIRST + 1, FIRST + 10))
    assert first + len(lines) - 1 == max(seen)


def test_a_check_of_an_edited_file(folder: Path) -> None:
    """Would catch: a reason that is read off lines that did not run, or a check that breaks."""
    module, file = imported(folder, FILE.replace("cell + 6", "cell + 5"))
    file.write_text(FILE, "utf-8")
    report = check(module.mine)
    assert (report.correct, report.board) == (False, Board(7))


def test_what_pytest_has_rewritten() -> None:
    """Would catch: an `assert` in a function of a test that is taken for an edited file."""

    def mine(board: Board) -> int:
        assert board.cells == 2, "changed by pytest, and yet what the file says"
        return 1

    functions = trace(mine, Board(2)).to_dict()["functions"]
    assert functions[0]["lines"][-1] == "    return 1"


def test_a_cell_of_a_notebook() -> None:
    """Would catch: a cell that is taken for an edited file."""
    shell = pytest.importorskip("IPython.core.interactiveshell").InteractiveShell()
    shell.run_cell("%pwd\n" + FILE + "double = lambda board: board.cells * 2\n")
    for name in ("mine", "double"):
        functions = trace(shell.user_ns[name], Board(9)).to_dict()["functions"]
        assert all(one["lines"][0].startswith(("def ", "double")) for one in functions)


#: A cell that imports what its function uses.
CELL = """\
import heapq
_MOST = 6

def _capped(cell):
    return min(cell, _MOST)

def mine(board):
    taken = []  #: nothing yet
    for cell in range(1, 4):
        taken.append(heapq.nlargest(1, [cell])[0])
    return max(map(_capped, taken))
"""


def source_is_had(function: Any, cell: str) -> None:
    """The lines of all its functions are those of the cell, and its comments are read."""
    run = trace(function, Board(9))
    data = run.to_dict()
    assert run.answer == 3
    assert not [text for text in data["unsure"] if text.startswith("source: ")]
    for one in data["functions"]:
        assert one["lines"][0].startswith("def ")
        assert one["lines"] == cell.splitlines()[one["first"] - 1 :][: len(one["lines"])]
    assert run.steps[0]["told"]


def test_a_kernel() -> None:
    """Would catch: what only a kernel does with a cell, such as the name that it gives it."""
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    cell = CELL
    asked = (
        "from snl_algos import Board, trace\n"
        "data = trace(mine, Board(9)).to_dict()\n"
        "print(data['functions'][0]['lines'][0], data['steps'][0]['says'])"
    )
    book = nbformat.v4.new_notebook(cells=list(map(nbformat.v4.new_code_cell, (cell, asked))))
    nbclient.NotebookClient(book, kernel_name="python3", timeout=120).execute()
    assert book.cells[1].outputs[0].text == "def mine(board): Nothing yet.\n"


def test_a_cell_as_marimo_compiles_it() -> None:
    """Would catch: marimo's cells called edited.

    It compiles a cell whole, renames what begins with an underscore, and keeps the text in
    `linecache` under a name that is no file.
    """
    cell = CELL
    file = "/nowhere/__marimo__cell_Hbol_.py"
    linecache.cache[file] = (len(cell), None, cell.splitlines(keepends=True), file)
    tree = ast.parse(cell)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("_"):
            node.name = "_cell_Hbol" + node.name
        elif isinstance(node, ast.Name) and node.id.startswith("_"):
            node.id = "_cell_Hbol" + node.id
    space: dict[str, Any] = {}
    exec(compile(tree, file, "exec", dont_inherit=True), space)
    source_is_had(space["mine"], cell)


def test_a_cell_in_a_file_of_marimo(tmp_path: Path) -> None:
    """Would catch: a program of marimo called edited: there a cell is the body of a function."""
    cell = CELL
    file = tmp_path / "program.py"
    head = "import marimo\napp = marimo.App()\n\n@app.cell\ndef _():\n"
    file.write_text(head + textwrap.indent(cell, "    "), "utf-8")
    shifted = ast.increment_lineno(ast.parse(cell), head.count("\n"))
    space: dict[str, Any] = {}
    exec(compile(shifted, str(file), "exec", dont_inherit=True), space)
    run = trace(space["mine"], Board(9)).to_dict()
    assert run["functions"][0]["lines"][0] == "def mine(board):"
    file.write_text(file.read_text("utf-8").replace("range(1, 4)", "range(2, 4)"), "utf-8")
    linecache.checkcache()
    assert "was edited" in trace(space["mine"], Board(9)).to_dict()["functions"][0]["lines"][0]


def test_no_source() -> None:
    """Would catch: text that was never in a file called an edited file."""
    space: dict[str, Any] = {}
    exec(FILE, space)
    exec(compile(FILE, "x" * 5000, "exec"), space)
    run = trace(space["mine"], Board(9)).to_dict()
    assert [one["lines"] for one in run["functions"]] == [[], []]
    assert not [text for text in run["unsure"] if text.startswith("source: ")]
