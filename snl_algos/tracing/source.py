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
    """
    source = Source(code.co_name, max(1, code.co_firstlineno))
    source.variables = frozenset((*code.co_varnames, *code.co_cellvars, *code.co_freevars))
    source.names = source.variables | {*code.co_names}
    if code.co_filename == "<string>":  # linecache may hold a different text under this name
        return source
    is_file = False  # cells of notebooks are in linecache alone
    with suppress(OSError, ValueError):  # not a valid file name
        is_file = Path(code.co_filename).is_file()
    try:
        whole, at = inspect.findsource(code)
        if is_file and not _is_from(code, "".join(whole)):
            return _edited(source, code)
        lines = inspect.getblock(whole[at:])
    except (SyntaxError, tokenize.TokenError):  # a lambda may be inside a larger expression
        return source
    except (OSError, TypeError, IndexError):  # there is none, or the file has become shorter
        return _edited(source, code) if is_file else source
    text = textwrap.dedent("".join(lines)).rstrip("\n")
    source.first, source.lines = at + 1, text.split("\n")
    source.tree, source.notes = _parsed(text, source.first)
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


def _is_from(code: CodeType, text: str) -> bool:
    """Return whether a file with this text gives this code."""
    if any("@" in name for name in code.co_names + code.co_varnames):  # pytest has rewritten it
        return True
    # The flags of what compiled it may be others than those of the text.
    flags = code.co_flags & __future__.annotations.compiler_flag
    return any(code == one for one in _codes(text, flags) if one.co_name == code.co_name)


@lru_cache(maxsize=50)
def _codes(text: str, flags: int) -> list[CodeType]:
    """Return the code of a module and of all functions in it; empty if it cannot be compiled."""
    with warnings.catch_warnings(), suppress(SyntaxError, ValueError):
        warnings.simplefilter("ignore")  # they were shown when it was imported
        found = [compile(text, "<source>", "exec", flags, dont_inherit=True)]
        for one in found:  # the list grows during the loop
            found += [inner for inner in one.co_consts if isinstance(inner, CodeType)]
        return found
    return []


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
    """Return a number with the noun it counts, or with an article; or "out of reach"."""
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
