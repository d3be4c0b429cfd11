"""Lists every message of the package, with its file and line, to be read from beginning to end.

    python -m tools.messages [FOLDER]

A message is a text with a space in what is raised, or in a call of one of the functions below.
Values appear as their expressions, in braces. It must say what happened, where, and what would be
right.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
#: The functions whose texts a user reads.
SPEAKING = {"fail", "warn", "error", "not_yet", "solved", "BadParameter"}


def messages(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each message in a module.

    >>> list(messages("raise ValueError(f'the die has no face {face}')"))
    [(1, 'the die has no face {face}')]
    """
    for node in ast.walk(ast.parse(source)):
        call = node.exc if isinstance(node, ast.Raise) else node
        if not isinstance(call, ast.Call):
            continue
        name = ast.unparse(call.func).rpartition(".")[2]
        if isinstance(node, ast.Raise) or name in SPEAKING:
            for value in (*call.args, *(keyword.value for keyword in call.keywords)):
                text = text_of(value)
                if " " in text:
                    yield call.lineno, text


def text_of(node: ast.expr) -> str:
    """Return a text as it stands in the source, with its values in braces; "" for anything else."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(text_of(part) for part in parts)
        case ast.FormattedValue(value=value):
            return f"{{{ast.unparse(value)}}}"
        case ast.IfExp(body=one, orelse=other) if text_of(one) or text_of(other):
            return f"{text_of(one)} | {text_of(other)}"
        case ast.BinOp(left=left, right=right):
            return text_of(left) + text_of(right)
    return ""


def main() -> None:
    folder = Path(*sys.argv[1:2]) if sys.argv[1:] else ROOT / "snl_algos"
    found = {
        (str(file), line, text)
        for file in folder.rglob("*.py")
        for line, text in messages(file.read_text(encoding="utf-8"))
    }
    for file, line, text in sorted(found):
        print(f"{file}:{line}: {text!r}")
    print(f"{len(found)} messages", file=sys.stderr)


if __name__ == "__main__":
    main()
