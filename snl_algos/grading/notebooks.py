"""The definitions in a notebook, as a Python file: its imports, functions, classes and constants.

Everything else in a cell, such as calls and plots, is left out, so that loading it does not run
the student's experiments.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

__all__ = ["NotebookError", "definitions_in", "source_of", "without_magics"]

#: Cells that IPython would not run as Python, and those that it would, after their first line.
OTHER_LANGUAGE, PYTHON_MAGIC = re.compile(r"\s*%%(?!time|capture)"), re.compile(r"\s*%%")
#: Lines for IPython: magics, commands of the shell, and help.
MAGIC = re.compile(r"\s*(%|!|\?)|[^#]*\?\s*$")
#: What may be called in the value of a constant.
HARMLESS = {"deque", "dict", "float", "frozenset", "int", "list", "namedtuple", "range", "set",
            "str", "tuple"}  # fmt: skip


class NotebookError(ValueError):
    """A notebook cannot be read. The message names the cell."""


def definitions_in(text: str) -> str:
    """Return the Python file of a notebook's definitions, or raise a NotebookError.

    Examples
    --------
    >>> cell = {"cell_type": "code", "source": "%matplotlib inline\\nDIE = 6\\nprint(DIE)"}
    >>> definitions_in(json.dumps({"cells": [cell]}))
    '# cell 1\\nDIE = 6\\n'
    """
    return "\n\n".join(_parts(text)) + "\n"


def _parts(text: str) -> Iterator[str]:
    try:
        cells = json.loads(text)["cells"]
        sources = [source_of(cell) for cell in cells if cell["cell_type"] == "code"]
    except (ValueError, KeyError, TypeError):
        raise NotebookError("it is not a notebook: there is no list of cells") from None
    for number, source in enumerate(sources, start=1):
        code = without_magics(source)
        try:
            tree = ast.parse(code)
        except SyntaxError as error:
            raise NotebookError(f"code cell {number}, line {error.lineno}: {error.msg}") from None
        kept = [_lines_of(code, node) for node in tree.body if _defines(node)]
        if kept:
            yield "\n".join([f"# cell {number}", *kept])


def source_of(cell: dict[str, Any]) -> str:
    source = cell["source"]
    text = source if isinstance(source, str) else "".join(source)
    return text.replace("\r\n", "\n").replace("\r", "\n")  # Python counts each as a line


def without_magics(source: str) -> str:
    """Return the Python of a cell; its lines keep their numbers."""
    with suppress(SyntaxError, ValueError, RecursionError, MemoryError):
        ast.parse(source)
        return source
    if OTHER_LANGUAGE.match(source):
        return ""
    lines = source.split("\n")
    if PYTHON_MAGIC.match(source):
        lines[0] = ""
    return "\n".join("" if MAGIC.match(line) and not _is_python(line) else line for line in lines)


def _is_python(line: str) -> bool:
    """Return whether a line that looks like IPython's is the rest of an expression: `% 7 ...`."""
    return line.strip().startswith("%") and re.match(r"\s*%\s", line) is not None


def _lines_of(code: str, node: ast.stmt) -> str:
    """Return the lines of a statement, with its decorators."""
    first = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", []))])
    return "\n".join(code.split("\n")[first - 1 : node.end_lineno])


def _defines(node: ast.stmt) -> bool:
    """Return whether a statement imports, defines, or names a constant."""
    if isinstance(node, ast.Import | ast.ImportFrom | ast.FunctionDef | ast.ClassDef):
        return True
    if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
        calls = [one for one in ast.walk(node.value) if isinstance(one, ast.Call)]
        return all(isinstance(call.func, ast.Name) and call.func.id in HARMLESS for call in calls)
    return False
