"""What the source of a function says: its lines, its `#:` comments, how it takes cells.

A comment that begins with `#:` tells what its line does, in words for the learner.
`{...}` in it is filled with the values at that moment.
"""

from __future__ import annotations

import ast
import inspect
import io
import re
import textwrap
import tokenize
from dataclasses import dataclass, field
from types import CodeType

__all__ = ["Note", "Source", "read_source"]


@dataclass(frozen=True, slots=True)
class Note:
    """The sentence of a `#:` comment: fixed words and expressions, in turn."""

    words: tuple[str, ...]
    expressions: tuple[tuple[str, CodeType | None], ...]

    def fill(self, names: dict[str, object]) -> str:
        """The sentence with the values of its expressions; one that fails stands as it is."""
        said = [self.words[0]]
        for (text, code), after in zip(self.expressions, self.words[1:], strict=True):
            try:
                value = "{" + text + "}" if code is None else str(eval(code, names))
            except Exception:
                value = "{" + text + "}"
            said += [value[:80], after]
        return "".join(said)


@dataclass(slots=True)
class Source:
    """The source of one function.

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
    source = Source(code.co_name, max(1, code.co_firstlineno))
    try:
        lines, source.first = inspect.getsourcelines(code)
        text = textwrap.dedent("".join(lines))
        source.lines = text.rstrip("\n").split("\n")
        source.tree = ast.parse(text)
        source.notes = _notes(text, source.first)
    except (OSError, TypeError, SyntaxError, tokenize.TokenError):
        pass  # a lambda, cut out of its line, may be no whole statement
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
    expressions: list[tuple[str, CodeType | None]] = []
    for text in pieces[1::2]:
        try:
            expressions.append((text, compile(text.strip(), "<a #: comment>", "eval")))
        except SyntaxError:
            expressions.append((text, None))
    return Note(tuple(pieces[::2]), tuple(expressions))
