"""What the source of a function says: its lines, its `#:` comments, how it takes cells.

A comment that begins with `#:` tells what its line does, in words for the learner.
`{...}` in it is filled with the values at that moment; `{n:throws}` counts: "1 throw",
"3 throws". Any other noun that ends in s can be counted in the same way.
"""

from __future__ import annotations

import ast
import inspect
import io
import math
import re
import textwrap
import tokenize
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from types import CodeType

__all__ = ["Note", "Source", "read_source"]


@dataclass(frozen=True, slots=True)
class Note:
    """The sentence of a `#:` comment: fixed words and expressions, in turn."""

    words: tuple[str, ...]
    #: what each pair of braces holds, compiled if it is an expression, and what it counts
    expressions: tuple[tuple[str, CodeType | None, str], ...]

    def fill(self, names: dict[str, object]) -> str:
        """The sentence with the values of its expressions; one that fails stands as it is."""
        said = [self.words[0]]
        for (text, code, counted), after in zip(self.expressions, self.words[1:], strict=True):
            try:
                found = eval(code, names) if code else "{" + text + "}"
                value = _counted(float(found), counted) if counted else str(found)
            except Exception:
                value = "{" + text + "}"
            said += [value[:80], after]
        return "".join(said)


@dataclass(slots=True, eq=False)
class Source:
    """The source of one function. The same text gives the same object.

    Attributes
    ----------
    name : str
        The function's name.
    first : int
        Number of its first line in its file.
    lines : list of str
        Its text; empty if it cannot be had.
    notes : dict
        Line number in the file → the note on that line.
    tree : ast.AST or None
        The parsed source.
    """

    name: str
    first: int
    lines: list[str] = field(default_factory=list)
    notes: dict[int, Note] = field(default_factory=dict)
    tree: ast.AST | None = None


def read_source(code: CodeType) -> Source:
    """The source of a code object, as far as it can be had."""
    try:
        lines, first = inspect.getsourcelines(code)
    except (OSError, TypeError, SyntaxError, tokenize.TokenError):
        return Source(code.co_name, max(1, code.co_firstlineno))
    return _parsed(code.co_name, first, textwrap.dedent("".join(lines)))


@lru_cache(maxsize=500)
def _parsed(name: str, first: int, text: str) -> Source:
    source = Source(name, first, text.rstrip("\n").split("\n"))
    with suppress(SyntaxError, tokenize.TokenError):  # a lambda may be no whole statement
        source.tree = ast.parse(text)
        source.notes = _notes(text, first)
    return source


def _notes(text: str, first: int) -> dict[int, Note]:
    notes = {}
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and token.string.startswith("#:"):
            notes[token.start[0] + first - 1] = _parse(token.string[2:].strip())
    return notes


def _parse(sentence: str) -> Note:
    """A sentence with its expressions compiled; what is no expression stays as it is."""
    pieces = re.split(r"\{([^{}]*)\}", sentence)
    expressions: list[tuple[str, CodeType | None, str]] = []
    for text in pieces[1::2]:
        counting = re.fullmatch(r"(.+):([a-z ]+s)", text)
        expression, counted = counting.groups() if counting else (text, "")
        try:
            code = compile(expression.strip(), "<a #: comment>", "eval")
        except SyntaxError:
            expressions.append((text, None, ""))
        else:
            expressions.append((text, code, counted))
    return Note(tuple(pieces[::2]), tuple(expressions))


def _counted(number: float, nouns: str) -> str:
    """A number with what it counts, in the singular for one. Infinity is out of reach."""
    if number == math.inf:
        return "out of reach"
    number = int(number) if number.is_integer() else number
    return f"{number} {nouns.removesuffix('s') if number == 1 else nouns}"
