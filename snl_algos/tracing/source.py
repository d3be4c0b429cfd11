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
                value = _in_words(float(found), counted) if counted else str(found)
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
    if code.co_filename == "<string>":  # linecache may hold a different text under this name
        return Source(code.co_name, first)
    try:
        whole, _ = inspect.findsource(code)
    except (OSError, TypeError, IndexError):
        with suppress(OSError):  # not a valid file name
            if Path(code.co_filename).is_file():  # the file has become shorter
                return _edited(code)
        return Source(code.co_name, first)
    if not _is_what_runs(code, "".join(whole)):
        return _edited(code)
    try:
        lines, first = inspect.getsourcelines(code)
    except (SyntaxError, tokenize.TokenError):  # a lambda inside a larger expression
        return Source(code.co_name, first)
    return _parsed(code.co_name, first, textwrap.dedent("".join(lines)))


def _edited(code: CodeType) -> Source:
    """Return a source with blank lines, for a function whose file was edited."""
    first = max(1, code.co_firstlineno)
    last = max((line for _, _, line in code.co_lines() if line), default=first)
    file = Path(code.co_filename).name
    says = f"{file} was edited after {code.co_name} was imported; import it again to see its lines"
    return Source(
        code.co_name, first, [f"# {says}"] + [""] * max(0, last - first), edited=f"source: {says}"
    )


@lru_cache(maxsize=500)
def _is_what_runs(code: CodeType, text: str) -> bool:
    """Return whether a code object matches the current text of its file or notebook cell."""
    flags = code.co_flags & __future__.annotations.compiler_flag
    if any("@" in name for name in code.co_names + code.co_varnames):
        # A tool has rewritten it, as pytest does with `assert`: no name in a source has an @.
        return any(_outline(one) == _outline(code) for one in _compiled(text, flags))
    if code in _compiled(text, flags):
        return True
    # Notebooks compile each statement of a cell alone, or a cell as part of a program, and Python
    # compiles a call differently if the same source imports the module.
    return _content(code) in map(_content, _compiled(text, flags, alone=True))


def _outline(code: CodeType) -> tuple[object, ...]:
    """Return the name, the parameters and the line numbers of a function, without its code."""
    return code.co_name, code.co_argcount, {line for _, _, line in code.co_lines() if line}


#: marimo prefixes names that begin with an underscore with the name of the cell.
MARIMO = re.compile(r"^_cell_[A-Za-z0-9]+(?=_)")


def _content(code: CodeType) -> tuple[object, ...]:
    """Return the instructions of a function, line by line, without column positions."""
    names = (code.co_name, *code.co_names, *code.co_varnames, *code.co_freevars, *code.co_cellvars)
    constants = [
        _content(one) if isinstance(one, CodeType) else (type(one), repr(one))
        for one in code.co_consts
    ]
    return (
        code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount,
        [MARIMO.sub("", name) for name in names], constants, code.co_code,
        [line for _, _, line in code.co_lines()],
    )  # fmt: skip


@lru_cache(maxsize=20)
def _compiled(text: str, flags: int, *, alone: bool = False) -> list[CodeType]:
    """Return all code objects of a source; none if it cannot be compiled.

    With `alone`, each statement, function and class is compiled separately, once without and once
    with the imports of the source.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # they were shown when it was imported
            tree = ast.parse(text)
            parts = _parts(tree) if alone else [tree]
            found = [compile(part, "<source>", "exec", flags, dont_inherit=True) for part in parts]
    except (SyntaxError, ValueError):
        return []
    for code in found:  # the list grows during the loop
        found += [inner for inner in code.co_consts if isinstance(inner, CodeType)]
    return found


def _parts(tree: ast.Module) -> list[ast.Module]:
    """Return each statement, function and class of a source alone, and once more with imports."""
    own = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    nodes = [*tree.body, *(node for node in ast.walk(tree) if isinstance(node, own))]
    imports: list[ast.stmt] = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        or (isinstance(node, ast.ImportFrom) and node.module != "__future__")
    ]
    return [ast.Module([*before, node], []) for node in nodes for before in ([], imports)]


@lru_cache(maxsize=500)
def _parsed(name: str, first: int, text: str) -> Source:
    source = Source(name, first, text.rstrip("\n").split("\n"))
    with suppress(SyntaxError, tokenize.TokenError):  # a lambda may not be a complete statement
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


def _in_words(number: float, form: str) -> str:
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
