"""The answers in a lesson's notebook, and in the progress file that a page of the book exports.

Both are recognised by what is in them. Only code is read: that an exercise is marked as solved, and
saved outputs, are ignored.
"""

from __future__ import annotations

import ast
import json
import re
import symtable
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..course import Exercise, all_exercises
from .python_source import parsed, source_of, without_magics

__all__ = ["Attempt", "attempts_in", "is_exercise_file", "why_unknown"]

#: The format and version of a progress file: `web/src/progress/file.ts` writes it.
PROGRESS, VERSION = "snl-progress", 1
#: The most bytes of a file, with the pictures that a notebook saves.
MAX_BYTES = 50 * 2**20
#: The heading of a task.
TASK = re.compile(r"#+ Exercise (\d+\.\d+)\b")
#: How the cell with the hints begins, after which an exercise ends.
HINTS = "<details><summary>Hint 1"
#: Statements that define a name.
DEFINITIONS = (
    ast.Import, ast.ImportFrom, ast.FunctionDef, ast.ClassDef, ast.Assign, ast.AnnAssign,
)  # fmt: skip
#: What a cell with a check imports.
IMPORT = "from snl_algos.course import exercise"


@dataclass(frozen=True)
class Attempt:
    """What a student wrote for an exercise."""

    exercise: Exercise
    code: str  # in place of the stub
    before: str = ""  # what it uses of earlier cells of a notebook

    @property
    def is_begun(self) -> bool:
        """Whether it differs from the stub in more than comments and spaces."""
        return _meaning(self.code) not in ("", _meaning(self.exercise.stub))


def is_exercise_file(file: Path) -> bool:
    """Return whether a file is the notebook of a lesson, or a progress file."""
    return file.suffix.lower() in (".ipynb", ".json") and attempts_in(file) is not None


def attempts_in(file: Path) -> tuple[Attempt, ...] | None:
    """Return what a file has for the exercises that it holds, or None if it is no such file."""
    data = _data_in(file)
    if data is not None and data.get("format") == PROGRESS:
        return tuple(_of_progress(data))
    return None if data is None else tuple(_of_notebook(data)) or None


def why_unknown(file: Path) -> str:
    """Return why a progress file cannot be read, if it is of another version; else nothing."""
    data = _data_in(file) or {}
    version = data.get("version")
    if data.get("format") != PROGRESS or version == VERSION:
        return ""
    return f"a progress file of version {version!s:.40}; this version of snl_algos reads {VERSION}"


def _data_in(file: Path) -> dict[str, Any] | None:
    try:
        if file.stat().st_size > MAX_BYTES:
            return None
        data = json.loads(file.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _of_progress(data: dict[str, Any]) -> Iterator[Attempt]:
    known = {one.name: one for one in all_exercises().values()}
    entries = data.get("exercises")
    if data.get("version") == VERSION and isinstance(entries, dict):
        for name, kept in entries.items():
            source = kept.get("source") if isinstance(kept, dict) else None
            if name in known and isinstance(source, str):
                yield Attempt(known[name], source)


def _of_notebook(data: dict[str, Any]) -> Iterator[Attempt]:
    """Yield the code between the task and the hints of each exercise.

    An edited cell of a task keeps its heading; metadata may be lost in another editor.
    """
    earlier: list[str] = []
    task, own = "", list[str]()
    cells = data["cells"] if isinstance(data.get("cells"), list) else []
    for cell in [*cells, {"cell_type": "markdown", "source": "# End"}]:
        try:
            text = source_of(cell)
        except (KeyError, TypeError):
            continue
        if cell.get("cell_type") == "code":
            (own if task else earlier).append(without_magics(text))
            continue
        number = _number_of(text)
        if task and (number or text.startswith(("#", HINTS))):
            code = "\n".join(map(_without_calls, own)).strip("\n")
            yield Attempt(all_exercises()[task], code, _used_by(code, earlier))
            earlier += own
        if number or text.startswith(("#", HINTS)):
            task, own = number, []


def _number_of(text: str) -> str:
    """Return the number of the exercise whose task a cell holds; empty if it holds none."""
    heading = TASK.match(text)
    return heading[1] if heading and heading[1] in all_exercises() else ""


def _without_calls(text: str) -> str:
    """Return a cell without what only prints, shows or checks something; lines keep their numbers.

    That is each statement which calls a function that the cell does not define, and drops what
    it returns: ``print(...)``, or ``exercise("3.1").check(my_bfs)``.
    """
    tree = parsed(text)
    defined = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    lines = text.split("\n")
    for node in tree.body:
        shows = isinstance(node, ast.Expr) and _function_called(node.value) not in {"", *defined}
        if shows or ast.unparse(node) == IMPORT:
            for row in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                lines[row - 1] = ""
    return "\n".join(lines)


def _function_called(node: ast.expr) -> str:
    """Return the name of the function that an expression calls first; empty for a method."""
    while isinstance(node, ast.Call | ast.Attribute):
        inner = node.func if isinstance(node, ast.Call) else node.value
        if isinstance(node, ast.Call) and isinstance(inner, ast.Name):
            return inner.id
        node = inner
    return ""


def _used_by(code: str, earlier: Sequence[str]) -> str:
    """Return the statements of earlier cells that define what some code uses, and what they use."""
    kept = list[str]()
    _, names = _made_and_used(code)
    for text in reversed(earlier):
        for node in reversed(parsed(text).body):
            made, used = _made_and_used(ast.unparse(node))
            if isinstance(node, DEFINITIONS) and made & names:
                names = (names - made) | used
                kept.append(ast.unparse(node))
    return "\n".join(reversed(kept))


def _made_and_used(code: str) -> tuple[set[str], set[str]]:
    """Return the names that code makes, and those that it uses and does not make."""
    top = symtable.symtable(ast.unparse(parsed(code)), "<cell>", "exec")
    tables, used, made = [top], set[str](), set[str]()
    while tables:
        table = tables.pop()
        tables += table.get_children()
        for name in table.get_symbols():
            if table is top and (name.is_assigned() or name.is_imported()):
                made.add(name.get_name())
            elif name.is_global() and name.is_referenced():
                used.add(name.get_name())
    return made, used - made


def _meaning(code: str) -> str:
    """Return code without its comments and its layout; if it is not Python, as it is."""
    try:
        return ast.unparse(ast.parse(code))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return code.strip()
