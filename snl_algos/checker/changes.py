"""The text of a program, and its small changes: the slips that people make, undone.

Of a file or a cell, the text has what the program needs: its own function or class, and the
functions, classes and plain constants that it uses. The other lines are empty, so that lines keep
their numbers.
"""

from __future__ import annotations

import ast
import inspect
import io
import re
import tokenize
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from difflib import unified_diff
from itertools import accumulate, pairwise
from textwrap import dedent, indent
from typing import Any, NamedTuple

from ..programs.entry_point import Method
from ..programs.parameters import names_in, plain

__all__ = ["KINDS", "Change", "Where", "changes_of", "rewritten", "text_of"]

#: Kind → what is changed. The kinds that change least come first.
KINDS = {
    "comparison": "the comparison",
    "operator": "an operator",
    "number": "a number",
    "call": "the method or function that is called",
    "condition": "a condition",
    "name": "the name of a variable",
    "index": "an index",
    "exit": "a break, a continue or a return",
    "order": "the order of two things",
    "block": "the block in which a statement stands",
    "extra": "a statement that should not be there",
}
#: Kind → words and signs of which one is taken for another. A long list has rarer slips.
ALIKE = {
    "comparison": ["< <=", "> >=", "== !=", "< <= > >= == !=", "in not_in", "is is_not"],
    "operator": ["+ -", "+= -=", "+ - * // %"],
    "number": ["True False"],
    "call": ["pop popleft", "append appendleft", "min max", "add discard", "any all"],
    "condition": ["and or"],
}
#: Expression → the kind of the change if only one of its parts is left.
PARTS: dict[type[ast.AST], tuple[str, ...]] = {
    ast.BinOp: ("operator", "left", "right"),
    ast.UnaryOp: ("condition", "operand"),
    ast.IfExp: ("condition", "body", "orelse"),
    ast.Subscript: ("index", "value", "slice"),
}
#: Functions that may be one too many.
WRAPPERS = {"min", "max", "abs", "sorted", "reversed", "get"}
#: Numbers that boards and dice have, and ways to leave a loop or a function.
USUAL, EXITS = (0, 1, -1, 6, 7, 36, 100), ("break", "continue", "return -1", "return None")
#: What needs no parentheses.
ATOMS = ast.Name | ast.Constant | ast.Call | ast.Subscript | ast.Attribute | ast.List
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Change(NamedTuple):
    """One change: the characters from `start` to `end` of a text become `new`.

    The `rank` is 0 for what people confuse most, and more for what is less natural.
    """

    kind: str
    line: int
    start: int
    end: int
    new: str
    rank: int

    def cost(self) -> tuple[int, int, int, int, str]:
        """Return how much it changes: what is tried first costs least."""
        size = max(self.end - self.start, len(self.new)) if self.kind != "name" else 0
        return self.rank, [*KINDS].index(self.kind), size, self.start, self.new

    def of(self, text: str) -> str:
        """Return the text with this change."""
        return text[: self.start] + self.new + text[self.end :]

    def where(self, text: str) -> Where:
        """Return what is said of the change if it makes the program of a text right."""
        repaired = self.of(text)
        _, _, *lines = unified_diff(text.split("\n"), repaired.split("\n"), lineterm="", n=0)
        diff = "\n".join(line for line in lines if not line.startswith("@@"))
        return Where(self.line, KINDS[self.kind], diff, repaired)


@dataclass(frozen=True, slots=True, repr=False)
class Where:
    """Where a wrong program is wrong: the line in which one small change makes it right.

    Attributes
    ----------
    line : int or None
        The line, counted from 1 in the file or in the cell; None if there is no such change.
    kind, diff, repaired : str
        What to change, in words; the lines before (-) and after (+) it; and the text with the
        change, which has passed the whole check.
    more : int
        How much is said: 1 for the line, 2 for the kind of the change, too, 3 for the change.
    why : str
        What is said if there is no change.
    """

    line: int | None = None
    kind: str = ""
    diff: str = ""
    repaired: str = ""
    more: int = 1
    why: str = "No single small change makes it right."

    def __bool__(self) -> bool:
        return self.line is not None

    def __repr__(self) -> str:
        if self.line is None:
            return self.why
        kind = f" What to change: {self.kind}." * (self.more > 1)
        diff = f"\n{self.diff}" * (self.more > 2)
        return f"One change in line {self.line} makes it right.{kind}{diff}"


def changes_of(text: str) -> list[Change]:
    """Return the small changes of a program's text, those that change least first.

    A few of them break it, which shows when they are tried.

    Examples
    --------
    >>> text = "while cell < goal: cell += 1"
    >>> [change.of(text) for change in changes_of(text)][:2]
    ['while cell <= goal: cell += 1', 'while cell < goal: cell -= 1']
    """
    its = _Changes(text)
    every = [*its.of_words(), *its.of_expressions(), *its.of_variables(), *its.of_statements()]
    found = dict[str, Change]()
    for change in sorted(every, key=Change.cost):
        found.setdefault(change.of(text), change)
    return [change for changed, change in found.items() if changed != text]


class _Changes:
    """Finds the changes of a text."""

    def __init__(self, text: str) -> None:
        self.text, self.nodes = text, [*ast.walk(ast.parse(text))]
        self.lines = [f"{line}\n" for line in text.split("\n")]
        self.starts = [0, *accumulate(map(len, self.lines))]
        numbers = [node.value for node in self.nodes if isinstance(node, ast.Constant)]
        self.usual = sorted({*USUAL, *(one for one in numbers if type(one) is int)})

    def span(self, node: Any) -> tuple[int, int]:
        """Return where a node begins and ends in the text; Python counts the bytes of a line."""
        ends = (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)
        start, end = (len(self.lines[line - 1].encode()[:at].decode()) for line, at in ends)
        return self.starts[node.lineno - 1] + start, self.starts[node.end_lineno - 1] + end

    def source(self, node: ast.AST) -> str:
        return self.text[slice(*self.span(node))]

    def part(self, node: ast.AST) -> str:
        return self.source(node) if isinstance(node, ATOMS) else f"({self.source(node)})"

    def changed(
        self, kind: str, span: tuple[int, int], *news: object, rank: int = 0
    ) -> Iterator[Change]:
        line = self.text.count("\n", 0, span[0]) + 1
        return (Change(kind, line, *span, str(new), rank) for new in news)

    def of_words(self) -> Iterator[Change]:
        """Yield the changes of a word or sign, or of two words such as `not in`."""
        for one, two in pairwise(tokenize.generate_tokens(io.StringIO(self.text).readline)):
            start, *ends = (self.starts[row - 1] + at for row, at in (one.start, one.end, two.end))
            words = dict(zip((one.string, f"{one.string}_{two.string}"), ends, strict=True))
            for kind, groups in ALIKE.items():
                for alike in map(str.split, groups):
                    for word in words.keys() & {*alike}:
                        news = (new.replace("_", " ") for new in alike)
                        rank = int(len(alike) > 3)
                        yield from self.changed(kind, (start, words[word]), *news, rank=rank)

    def of_expressions(self) -> Iterator[Change]:
        """Yield the changes of an expression to another one, often to a part of it."""
        for node in self.nodes:
            if type(node) in PARTS:
                kind, *fields = PARTS[type(node)]
                parts = (self.part(getattr(node, field)) for field in fields)
                yield from self.changed(kind, self.span(node), *parts)
            if isinstance(node, ast.If | ast.While | ast.IfExp):
                negated = f"not ({self.source(node.test)})"
                yield from self.changed("condition", self.span(node.test), negated)
            match node:
                case ast.BoolOp(values=values):
                    word = " and " if isinstance(node.op, ast.And) else " or "
                    for one in values:
                        rest = [self.source(other) for other in values if other is not one]
                        yield from self.changed("condition", self.span(node), word.join(rest))
                case ast.Constant(value=None):
                    yield from self.changed("number", self.span(node), 0, -1)
                case ast.UnaryOp(op=ast.USub(), operand=ast.Constant()):
                    yield from self.changed("number", self.span(node), 0, 1, None)
                case ast.Constant(value=value) if type(value) is int:
                    yield from self.changed("number", self.span(node), value + 1, value - 1)
                    yield from self.changed("number", self.span(node), *self.usual, rank=1)
                case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)):
                    if name == "pop" and not node.args:
                        end = self.span(node)[1] - 1
                        yield from self.changed("call", (end, end), 0)
                    if name in WRAPPERS:
                        yield from self.changed("call", self.span(node), *map(self.part, node.args))
                    if name == "range":
                        for one in node.args:
                            yield from self.by_one(one, rank=0)
                case ast.Tuple(elts=[one, two], ctx=ast.Load()):
                    turned = f"({self.source(two)}, {self.source(one)})"
                    yield from self.changed("order", self.span(node), turned, rank=1)

    def by_one(self, node: ast.AST, rank: int) -> Iterator[Change]:
        news = (f"({self.source(node)} {sign} 1)" for sign in "+-")
        return self.changed("number", self.span(node), *news, rank=rank)

    def of_variables(self) -> Iterator[Change]:
        """Yield what may stand in the place of a variable.

        That is another one, the same by one off, a place in a table that it is an index of
        elsewhere, or it together with a parameter that is used nowhere.
        """
        names = [node for node in self.nodes if isinstance(node, ast.Name)]
        given = {node.arg for node in self.nodes if isinstance(node, ast.arg)} - {"self"}
        forgotten = given - {node.id for node in names}
        own = given | {node.id for node in names if not isinstance(node.ctx, ast.Load)}
        for node in names:
            if isinstance(node.ctx, ast.Load) and node.id in own:
                table = rf"\b\w+(?:\[{node.id}\]|\.get\({node.id}\b[^()]*\))"
                instead = [*own, *re.findall(table, self.text)]
                yield from self.changed("name", self.span(node), *instead, rank=1)
                both = (f"({node.id} + {new})" for new in forgotten)
                yield from self.changed("name", self.span(node), *both)
                yield from self.by_one(node, rank=1)
        for start, line in zip(self.starts, self.lines, strict=False):
            words = re.findall(r"\w+", line)
            for word in {one for one in words if words.count(one) > 1}:  # all of them in a line
                kind, others = "name", own if word in own else set[Any]()
                if word.isdecimal():
                    kind, others = "number", {int(word) + 1, int(word) - 1, *self.usual}
                news = (re.sub(rf"\b{word}\b", str(new), line) for new in others)
                yield from self.changed(kind, (start, start + len(line)), *news, rank=1)

    def of_statements(self) -> Iterator[Change]:
        """Yield the statements to leave out, to replace or to move."""
        for node in self.nodes:
            for field in ("body", "orelse", "finalbody"):
                block = getattr(node, field, None)
                if isinstance(block, list) and not isinstance(node, ast.Module | ast.ClassDef):
                    for at, one in enumerate(block):
                        if not isinstance(one, Definition):
                            yield from self.of_statement(node, [None, *block, None][at : at + 3])

    def of_statement(self, around: Any, three: list[Any]) -> Iterator[Change]:
        """Yield the changes of a statement with those before and after it, or None."""
        before, one, after = three
        start, end = self.lines_of(one)
        text, rank = self.text[start:end], int(hasattr(one, "body"))
        if isinstance(one, ast.Break | ast.Continue | ast.Return):
            yield from self.changed("exit", self.span(one), *EXITS, rank=1)
        comment = text.strip().removeprefix(self.source(one)).strip()
        if before is after or text.lstrip().startswith("elif") or comment[:1] not in ("", "#"):
            yield from self.changed("extra", self.span(one), "pass", rank=rank)
        else:
            yield from self.changed("extra", (start, end), "", rank=rank)
        if isinstance(one, ast.If) and not one.orelse:
            body = self.text[self.lines_of(one.body[0])[0] : end]
            yield from self.changed("condition", (start, end), moved(body, one.col_offset))
        for kind, place, margin in self.places(around, before, one, after):
            span, new = (place, end), moved(text, margin) + self.text[place:start]
            if place >= end:
                span, new = (start, place), self.text[end:place] + moved(text, margin)
            yield Change(kind, one.lineno, *span, new, 1)

    def places(
        self, around: Any, before: Any, one: Any, after: Any
    ) -> Iterator[tuple[str, int, int]]:
        """Yield where a statement may stand instead, and with which margin."""
        if after:
            yield "order", self.lines_of(after)[1], one.col_offset
            for inner in getattr(after, "body", [])[:1]:
                yield "block", self.lines_of(inner)[0], inner.col_offset
        for inner in getattr(before, "body", [])[-1:]:
            yield "block", self.lines_of(inner)[1], inner.col_offset
        if isinstance(around, ast.If | ast.For | ast.While) and bool(before) != bool(after):
            yield "block", self.lines_of(around)[bool(before)], around.col_offset

    def lines_of(self, node: Any) -> tuple[int, int]:
        """Return where the lines of a statement begin and end."""
        return self.starts[node.lineno - 1], self.starts[node.end_lineno]


def moved(lines: str, margin: int) -> str:
    """Return some lines with another margin."""
    return indent(dedent(lines), " " * margin)


def text_of(function: Callable[..., Any]) -> str:
    """Return the text of a function and of what it uses; empty if it cannot be read.

    Examples
    --------
    >>> text_of(lambda board: 3), text_of(len)
    ('', '')
    """
    inner, is_method = plain(function), isinstance(function, Method)
    if isinstance(function, Method) and function.instance is not None:
        return ""
    try:
        lines, _ = inspect.findsource(inner)
        tree = ast.parse("".join(lines))
        line = inner.__code__.co_firstlineno
    except (AttributeError, IndexError, OSError, SyntaxError, TypeError, ValueError):
        return ""
    around = [
        node for node in ast.walk(tree)
        if isinstance(node, Definition) and isinstance(node, ast.ClassDef) == is_method
        and (_first_line(node) <= line <= (node.end_lineno or 0) if is_method
             else _first_line(node) == line)
    ]  # fmt: skip
    if not around:
        return ""
    entry, kept = around[-1], [""] * len(lines)  # the innermost
    has_wrapper = hasattr(inner, "__wrapped__") or function is not inner
    for node in _used(tree, entry):
        # a decorator that has returned the function itself is left out
        begin = _first_line(node) if node is not entry or has_wrapper else node.lineno
        for at in range(begin - 1, node.end_lineno or begin):
            is_outside = lines[at][: node.col_offset].strip()  # a comment at the margin
            kept[at] = lines[at].rstrip("\r\n")[0 if is_outside else node.col_offset :]
    return "\n".join(kept).rstrip() + "\n"


def rewritten(function: Callable[..., Any], text: str) -> Callable[..., Any]:
    """Return the function that another text makes, with the same global names.

    Whatever the text raises when it is run is raised.
    """
    inner = plain(function)
    space = {**inner.__globals__}
    with suppress(TypeError, ValueError):
        space |= inspect.getclosurevars(inner).nonlocals
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a change may be questionable Python
        exec(compile(text, inner.__code__.co_filename, "exec", dont_inherit=True), space)
    if isinstance(function, Method):
        owner = space[function.owner.__name__]
        return Method(owner, function.name, made_with=function.made_with)
    made: Callable[..., Any] = space[inner.__name__]
    return made


def _used(tree: ast.Module, entry: ast.stmt) -> list[ast.stmt]:
    """Return the definitions of a file that one uses, directly or through others."""
    named: dict[str, ast.stmt] = {}
    for node in tree.body:
        if isinstance(node, Definition):
            named[node.name] = node
        elif isinstance(node, ast.Assign):
            with suppress(ValueError):  # it is no plain constant
                ast.literal_eval(node.value)
                named |= {one.id: node for one in node.targets if isinstance(one, ast.Name)}
    found = [entry]
    for node in found:
        found += [named[name] for name in names_in(node) & named.keys() if named[name] not in found]
    return found


def _first_line(node: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(one.lineno for one in decorators)])
