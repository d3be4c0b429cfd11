"""What the text of a Python submission shows: how it is run, and what it uses of this package."""

from __future__ import annotations

import ast

__all__ = ["PERMITTED", "is_whole_program", "parsed", "uses_the_package"]

PACKAGE = __name__.partition(".")[0]
#: The names of this package that do not answer for a program.
PERMITTED = {"Answer", "Board", "BoardError", "Move"}


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
    """Return whether code imports from this package more than a board and what it consists of.

    Only what the text shows is found.
    """
    others = _names_in(tree) - {f"{PACKAGE}.{name}" for name in PERMITTED}
    return any(name.partition(".")[0] == PACKAGE for name in others)


def parsed(code: str) -> ast.Module:
    """Return code as a tree, which is empty if it is not Python, or too deep to be walked."""
    try:
        tree = ast.parse(code)
        ast.unparse(tree)
        return tree
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ast.Module([], [])


def _names_in(tree: ast.Module) -> set[str]:
    """Return what code imports, with the modules, and its texts, which `importlib` may import."""
    found = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
    return found
