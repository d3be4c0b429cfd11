"""Reads the source of a function: its lines and its `#:` comments.

A comment that begins with `#:` says what its line does, in words for the learner.
`{...}` in it is filled with the values at that moment. `{n:throws}` counts: "1 throw",
"3 throws"; any other noun that ends in s can be counted in the same way. `{n:far}` is
"3 throws from the start", `{face:a}` is "a 3" or "an 8". `{again}` is " again" if the cell that
has just joined the frontier has joined it before; a `{n:far}` after it is then "by a route of
3 throws", since the cell may be nearer. A capital and a full stop are added.
"""

from __future__ import annotations
import __future__

import ast
import dis
import inspect
import io
import math
import re
import textwrap
import tokenize
import warnings
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from types import CodeType

from ..board_text import with_article

__all__ = ["Note", "Source", "comprehensions", "read_source"]


@dataclass(frozen=True, slots=True)
class Note:
    """The sentence of a `#:` comment: fixed words and expressions, in turn."""

    words: tuple[str, ...]
    #: for each pair of braces: its text, the compiled expression if it is one, and its format
    expressions: tuple[tuple[str, CodeType | None, str], ...]

    def fill(self, names: dict[str, object]) -> str:
        """Return the sentence with the values filled in; an expression that fails is left as is."""
        said = [self.words[0]]
        again = False
        for (text, code, counted), after in zip(self.expressions, self.words[1:], strict=True):
            try:
                found = eval(code, names) if code else "{" + text + "}"
                again = again or (text == "again" and found == " again")
                if again and counted == "far":  # the cell may be nearer to the start than that
                    counted = "by"
                value = _counted_as(float(found), counted) if counted else str(found)
            except Exception:
                value = "{" + text + "}"
            said += [value[:80], after]
        return "".join(said)


@dataclass(slots=True, eq=False)
class Source:
    """The source of one function. The same text gives the same object."""

    name: str
    first: int  # the number of its first line in its file
    lines: list[str] = field(default_factory=list)  # empty if they are not available
    notes: dict[int, Note] = field(default_factory=dict)  # by the number of the line in the file
    tree: ast.AST | None = None
    variables: frozenset[str] = frozenset()  # the local ones, and those of enclosing functions
    names: frozenset[str] = frozenset()  # these, and the globals that it uses
    parameters: frozenset[str] = frozenset()  # that keep the values of the call
    edited: str = ""  # a message if its file was edited after the function was imported


def read_source(code: CodeType) -> Source:
    """Return the source of a code object, as far as it is available.

    If its file was edited after the code was compiled, blank lines take the place of the source,
    because the file no longer matches the code.

    Examples
    --------
    >>> from snl_algos.algorithms.queue_bfs import queue_bfs
    >>> [note.fill({"cell": 7}) for note in read_source(queue_bfs.__code__).notes.values()][1][:11]
    'take cell 7'
    """
    first = max(1, code.co_firstlineno)
    source = Source(code.co_name, first)
    source.variables = frozenset((*code.co_varnames, *code.co_cellvars, *code.co_freevars))
    source.names = source.variables | {*code.co_names}
    if code.co_filename == "<string>":  # linecache may hold a different text under this name
        return source
    try:
        lines, first = inspect.getsourcelines(code)
    except (SyntaxError, tokenize.TokenError):  # a lambda may be inside a larger expression
        return source if code.co_name == "<lambda>" else _edited(source, code)
    except (OSError, TypeError, IndexError):
        with suppress(OSError, ValueError):  # not a valid file name
            if Path(code.co_filename).is_file():  # the file has become shorter
                return _edited(source, code)
        return source
    if not _is_from(code, "".join(lines)):
        return _edited(source, code)
    text = textwrap.dedent("".join(lines)).rstrip("\n")
    source.first, source.lines = first, text.split("\n")
    source.tree, source.notes = _parsed(text, first)
    nodes = [] if source.tree is None else [*ast.walk(source.tree)]
    names = (node for node in nodes if isinstance(node, ast.Name))
    attributes = {f"self.{node.attr}" for node in nodes if isinstance(node, ast.Attribute)
                  and isinstance(node.value, ast.Name) and node.value.id == "self"}  # fmt: skip
    source.variables |= attributes
    source.names |= attributes
    stored = {name.id for name in names if isinstance(name.ctx, ast.Store)}
    given = {node.arg for node in nodes if isinstance(node, ast.arg)}
    source.parameters = frozenset(given - stored)
    return source


@lru_cache(maxsize=500)
def _is_from(code: CodeType, text: str) -> bool:
    """Return whether a code object comes from these lines, as far as can be told."""
    if code.co_name in ("<lambda>", "<module>"):  # the lines of a lambda may be no whole statement
        return True
    above = "if True:\n" if text[:1].isspace() else "\n"
    text = re.sub(r"(?m)^(\s+)nonlocal\b", r"\1global", text)  # its function is not there
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # they were shown when it was imported
            flags = code.co_flags & __future__.annotations.compiler_flag
            found = [compile(above + text, "<source>", "exec", flags, dont_inherit=True)]
    except (SyntaxError, ValueError):
        return False
    for one in found:  # the list grows during the loop
        found += [inner for inner in one.co_consts if isinstance(inner, CodeType)]
    rewritten = any("@" in name for name in code.co_names + code.co_varnames)  # by pytest
    shared = _outline if rewritten else _content
    return any(shared(one) == shared(code) for one in found if one.co_firstlineno == 2)


def _outline(code: CodeType) -> tuple[object, ...]:
    return MARIMO.sub("", code.co_name), code.co_argcount


#: marimo prefixes names that begin with an underscore with the name of the cell.
MARIMO = re.compile(r"^_cell_[A-Za-z0-9]+(?=_)")


def _content(code: CodeType) -> tuple[object, ...]:
    """Return what a function has in common with another one that is compiled from its lines.

    A name may be free in one and global in the other, and have its class or cell in front.
    """
    lines = {line - code.co_firstlineno for _, _, line in code.co_lines() if line}
    inner = [one for one in code.co_consts if isinstance(one, CodeType)]
    constants = [  # a class holds its qualified name
        repr(one) for one in code.co_consts
        if one not in inner and not (isinstance(one, str) and one.endswith(code.co_name))
    ]  # fmt: skip
    operators = [
        one.argrepr for one in dis.get_instructions(code)
        if one.opname in ("BINARY_OP", "COMPARE_OP", "CONTAINS_OP", "IS_OP")
    ]  # fmt: skip
    names = {MARIMO.sub("", name) for name in _names(code) if "__" not in name}
    return *_outline(code), lines, names, constants, operators, [_content(one) for one in inner]


def _names(code: CodeType) -> set[str]:
    """Return the names in a function and in those inside it, which it passes its variables to."""
    names = {*code.co_names, *code.co_varnames, *code.co_freevars, *code.co_cellvars}
    inner = [one for one in code.co_consts if isinstance(one, CodeType)]
    return names.union(*map(_names, inner))


def _edited(source: Source, code: CodeType) -> Source:
    """Return a source with blank lines, for a function whose file was edited."""
    last = max((line for _, _, line in code.co_lines() if line), default=source.first)
    file = Path(code.co_filename).name
    says = f"{file} was edited after {code.co_name} was imported; import it again to see its lines"
    source.lines = [f"# {says}"] + [""] * max(0, last - source.first)
    source.edited = f"source: {says}"
    return source


@lru_cache(maxsize=500)
def _parsed(text: str, first: int) -> tuple[ast.AST | None, dict[int, Note]]:
    """Return the tree and the comments of a source. A lambda may not be a complete statement."""
    with suppress(SyntaxError, tokenize.TokenError):
        return ast.parse(text), _notes(text, first)
    return None, {}


def _notes(text: str, first: int) -> dict[int, Note]:
    notes = {}
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and token.string.startswith("#:"):
            notes[token.start[0] + first - 1] = _parse(token.string[2:].strip())
    return notes


def _parse(sentence: str) -> Note:
    """Return a sentence with its expressions compiled; other text in braces stays as it is."""
    pieces = re.split(r"\{([^{}]*)\}", sentence)
    expressions: list[tuple[str, CodeType | None, str]] = []
    for text in pieces[1::2]:
        counting = re.fullmatch(r"(.+):(a|far|[a-z ]+s)", text)
        expression, counted = counting.groups() if counting else (text, "")
        try:
            code = compile(expression.strip(), "<a #: comment>", "eval")
        except SyntaxError:
            expressions.append((text, None, ""))
        else:
            expressions.append((text, code, counted))
    return Note(tuple(pieces[::2]), tuple(expressions))


def _counted_as(number: float, form: str) -> str:
    """Return a number with the noun it counts, singular for one, or with an article.

    Infinity becomes "out of reach".
    """
    if number == math.inf:
        return "out of reach"
    number = int(number) if number.is_integer() else number
    if form == "a":
        return with_article(int(number))
    nouns = "throws" if form in ("far", "by") else form
    counted = f"{number} {nouns.removesuffix('s') if number == 1 else nouns}"
    if form == "by":
        return f"by a route of {counted}"
    return f"{counted} from the start" if form == "far" else counted


def comprehensions(code: CodeType) -> frozenset[int]:
    """Return the instructions of comprehensions that are inlined into the function.

    Up to Python 3.11 a comprehension is a separate call. Since 3.12 it runs in the enclosing call,
    where its variables come and go like the function's variables.
    """
    inside: set[int] = set()
    begins = loop_ends = None
    put_aside: set[str] = set()  # the function's variables that the comprehension shadows
    for one in dis.get_instructions(code):
        if one.opname == "LOAD_FAST_AND_CLEAR" and loop_ends is None:
            begins = one.offset if begins is None else begins
            put_aside.add(one.argval)
        elif one.opname == "FOR_ITER" and begins is not None and loop_ends is None:
            loop_ends = one.argval
        elif begins is not None and loop_ends is not None and one.offset >= loop_ends:
            if one.opname.startswith("STORE_FAST"):
                put_aside -= {one.argval} if isinstance(one.argval, str) else {*one.argval}
            if not put_aside:
                inside.update(range(begins, one.offset + 1))
                begins = loop_ends = None
    return frozenset(inside)
