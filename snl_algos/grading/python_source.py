"""What the text of a Python submission shows: how it is run, and what it uses of this package.

Of a notebook, its imports, functions, classes and constants are a Python file. Everything else in a
cell, such as calls and plots, is left out, so that loading it does not run the student's
experiments.
"""

from __future__ import annotations

import ast
import json
import re
from contextlib import suppress
from typing import Any

__all__ = [
    "PERMITTED", "NotebookError", "definitions_in", "is_whole_program", "parsed", "source_of",
    "uses_the_package", "without_magics",
]  # fmt: skip

PACKAGE = __name__.partition(".")[0]
#: The names of this package that do not answer for a program.
PERMITTED = {"Answer", "Board", "BoardError", "Move"}
#: Cells that IPython would not run as Python, and those that it would, after their first line.
OTHER_LANGUAGE, PYTHON_MAGIC = re.compile(r"\s*%%(?!time|capture)"), re.compile(r"\s*%%")
#: Lines for IPython: magics, commands of the shell, and help.
MAGIC = re.compile(r"\s*(%(?!\s)|!|\?)|[^#]*\?\s*$")  # "% 7" is the rest of an expression
#: What may be called in the value of a constant.
HARMLESS = {"deque", "dict", "float", "frozenset", "int", "list", "namedtuple", "range", "set",
            "str", "tuple"}  # fmt: skip


def is_whole_program(tree: ast.Module) -> bool:
    """Return whether a file reads its boards from standard input, as a whole program does.

    It does if it reads outside its functions, or if no function of it takes an argument. A stub of
    HackerRank, which reads below ``if __name__ == "__main__"``, is called as a function.

    Examples
    --------
    >>> is_whole_program(ast.parse("for line in open(0): print(line)"))
    True
    >>> is_whole_program(ast.parse("def f(A, B): ...\\nif __name__ == '__main__': input()"))
    False
    """
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    others = [
        node
        for node in tree.body
        if node not in functions
        and not (isinstance(node, ast.If) and "__name__" in ast.unparse(node.test))
    ]
    if any(map(_reads, others)):
        return True
    takes = any(isinstance(node, ast.ClassDef) or node.args.args for node in functions)
    return not takes and any(map(_reads, tree.body))


def _reads(tree: ast.AST) -> bool:
    """Return whether code reads standard input."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name | ast.Attribute):
            if getattr(node, "id", getattr(node, "attr", "")) in ("input", "stdin"):
                return True
        elif isinstance(node, ast.Call) and ast.unparse(node)[:7] in ("open(0)", "open(0,"):
            return True
    return False


def uses_the_package(tree: ast.Module) -> bool:
    """Return whether code imports from this package more than a board and what it consists of."""
    names = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    others = names - {f"{PACKAGE}.{name}" for name in PERMITTED}
    return any(name.partition(".")[0] == PACKAGE for name in others)


def parsed(code: str) -> ast.Module:
    """Return code as a tree, which is empty if it is not Python, or too deep to be walked."""
    try:
        tree = ast.parse(code)
        ast.unparse(tree)
        return tree
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ast.Module([], [])


class NotebookError(ValueError):
    """A notebook cannot be read. The message names the cell."""


def definitions_in(text: str) -> str:
    """Return the Python file of a notebook's definitions, or raise a NotebookError."""
    parts = []
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
            parts.append("\n".join([f"# cell {number}", *kept]))
    return "\n\n".join(parts) + "\n"


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
    return "\n".join("" if MAGIC.match(line) else line for line in lines)


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
