"""The small changes of a program's text: the slips that people make, undone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import accumulate
from textwrap import dedent, indent
from typing import Any, NamedTuple

__all__ = ["KINDS", "Change", "changes_of"]

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
    "comparison": ["<,<=", ">,>=", "==,!=", "<,<=,>,>=,==,!=", "in,not in", "is,is not"],
    "operator": ["+,-", "+=,-=", "+,-,*,//,%"],
    "number": ["True,False"],
    "call": ["pop,popleft", "append,appendleft", "min,max", "add,discard", "any,all"],
    "condition": ["and,or"],
}
WORD = re.compile(r"not in\b|is not\b|\w+|[-+*/%<>=!]+")
#: Functions that may be one too many.
WRAPPERS = {"min", "max", "abs", "sorted", "reversed", "get"}
#: Numbers that boards and dice have, and ways to leave a loop or a function.
USUAL, EXITS = {0, 1, -1, 6, 7, 36, 100}, ("break", "continue", "return -1", "return None")
#: What needs no parentheses.
ATOMS = ast.Name | ast.Constant | ast.Call | ast.Subscript | ast.Attribute | ast.List


class Change(NamedTuple):
    """One change in a line: the characters from `start` to `end` of a text become `new`.

    The `rank` is 0 for what people confuse most, and 1 for what is less natural.
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


def changes_of(text: str) -> list[Change]:
    """Return the small changes of a program's text, those that change least first.

    A few of them break it, which shows when they are tried.

    Examples
    --------
    >>> text = "while cell < goal: cell += 1"
    >>> [change.of(text) for change in changes_of(text)][:2]
    ['while cell <= goal: cell += 1', 'while cell < goal: cell -= 1']
    """
    its, found = _Changes(text), {text: Change("", 0, 0, 0, "", 0)}
    every = [*its.of_words(), *its.of_lines()]
    for node in its.nodes:
        every += [*its.of_expression(node), *its.of_block(node)]
    for change in sorted(every, key=Change.cost):
        found.setdefault(change.of(text), change)
    return [*found.values()][1:]


class _Changes:
    """Finds the changes of a text."""

    def __init__(self, text: str) -> None:
        self.text, self.nodes = text, [*ast.walk(ast.parse(text))]
        self.lines = [f"{line}\n" for line in text.split("\n")]
        self.starts = [0, *accumulate(map(len, self.lines))]
        numbers = {node.value for node in self.nodes if isinstance(node, ast.Constant)}
        self.usual = sorted(USUAL | {one for one in numbers if type(one) is int})
        names = [node for node in self.nodes if isinstance(node, ast.Name)]
        given = {node.arg for node in self.nodes if isinstance(node, ast.arg)} - {"self"}
        self.own = given | {one.id for one in names if not isinstance(one.ctx, ast.Load)}

    def span(self, node: Any) -> tuple[int, int]:
        """Return where a node begins and ends in the text; Python counts the bytes of a line."""
        ends = (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)
        start, end = (len(self.lines[line - 1].encode()[:at].decode()) for line, at in ends)
        return self.starts[node.lineno - 1] + start, self.starts[node.end_lineno - 1] + end

    def lines_of(self, node: Any) -> tuple[int, int]:
        """Return where the lines of a statement begin and end."""
        return self.starts[node.lineno - 1], self.starts[node.end_lineno]

    def source(self, node: Any) -> str:
        """Return the text of a node."""
        return self.text[slice(*self.span(node))]

    def part(self, node: Any) -> str:
        """Return the text of a node that may stand in any expression."""
        return self.source(node) if isinstance(node, ATOMS) else f"({self.source(node)})"

    def changed(self, kind: str, place: Any, *news: Any, rank: int = 0) -> Iterator[Change]:
        """Yield changes of a node or a span to other nodes or to what is written so."""
        start, end = place if isinstance(place, tuple) else self.span(place)
        line = self.text.count("\n", 0, start) + 1
        for new in news:
            text = self.part(new) if isinstance(new, ast.AST) else str(new)
            yield Change(kind, line, start, end, text, rank)

    def of_words(self) -> Iterator[Change]:
        """Yield the changes of a word or a sign, also in strings, where they do no harm."""
        for found in WORD.finditer(self.text):
            for kind, groups in ALIKE.items():
                for alike in (group.split(",") for group in groups):
                    if found[0] in alike:
                        yield from self.changed(kind, found.span(), *alike, rank=len(alike) > 3)

    def of_lines(self) -> Iterator[Change]:
        """Yield the changes of a variable or a number wherever it stands in a line."""
        for start, line in zip(self.starts, self.lines, strict=False):
            words = re.findall(r"\w+", line)
            for word in {one for one in words if words.count(one) > 1}:
                kind, others = "name", self.own if word in self.own else set[Any]()
                if word.isdecimal():
                    kind, others = "number", {int(word) + 1, int(word) - 1, *self.usual}
                news = (re.sub(rf"\b{word}\b", str(new), line) for new in others)
                yield from self.changed(kind, (start, start + len(line)), *news, rank=1)

    def of_expression(self, node: Any) -> Iterator[Change]:
        """Yield what may stand in the place of an expression, often one of its parts."""
        match node:
            case ast.If(test=test) | ast.While(test=test):
                yield from self.changed("condition", test, f"not ({self.source(test)})")
            case ast.IfExp(test=test, body=one, orelse=two):
                yield from self.changed("condition", test, f"not ({self.source(test)})")
                yield from self.changed("condition", node, one, two)
            case ast.BoolOp(op=op, values=values):
                word = " and " if isinstance(op, ast.And) else " or "
                rests = ([one for one in values if one is not left_out] for left_out in values)
                yield from self.changed(
                    "condition", node, *(word.join(map(self.source, rest)) for rest in rests)
                )
            case ast.BinOp(left=one, right=two):
                yield from self.changed("operator", node, one, two)
            case ast.UnaryOp(operand=one):
                yield from self.changed("condition", node, one)
                if isinstance(one, ast.Constant):
                    yield from self.changed("number", node, 0, 1, None)
            case ast.Subscript(value=one, slice=two):
                yield from self.changed("index", node, one, two)
            case ast.Constant(value=None):
                yield from self.changed("number", node, 0, -1)
            case ast.Constant(value=number) if type(number) is int:
                yield from self.changed("number", node, number + 1, number - 1)
                yield from self.changed("number", node, *self.usual, rank=1)
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=given):
                end = self.span(node)[1] - 1
                if name == "pop" and not given:
                    yield from self.changed("call", (end, end), 0)
                if name in WRAPPERS:
                    yield from self.changed("call", node, *given)
                for one in given if name == "range" else ():
                    yield from self.changed("number", one, *self.by_one(one))
            case ast.Name(id=name, ctx=ast.Load()) if name in self.own:
                yield from self.changed("name", node, *self.own, rank=1)
                yield from self.changed("number", node, *self.by_one(node), rank=1)
            case ast.Tuple(elts=[one, two], ctx=ast.Load()):
                turned = f"({self.source(two)}, {self.source(one)})"
                yield from self.changed("order", node, turned, rank=1)

    def by_one(self, node: Any) -> list[str]:
        """Return an expression that is one more, and one less."""
        return [f"({self.source(node)} {sign} 1)" for sign in "+-"]

    def of_block(self, node: Any) -> Iterator[Change]:
        """Yield the statements of a node to leave out, to replace or to move."""
        for block in (getattr(node, "body", None), getattr(node, "orelse", None)):
            if isinstance(block, list) and not isinstance(node, ast.Module | ast.ClassDef):
                around = zip([None, *block], block, [*block[1:], None], strict=False)
                for before, one, after in around:
                    yield from self.of_statement(before, one, after)
                    for kind, place, margin in self.places(node, before, one, after):
                        yield self.move(kind, one, place, margin)

    def of_statement(self, before: Any, one: Any, after: Any) -> Iterator[Change]:
        """Yield how to leave out a statement or its condition, or to leave elsewhere by it."""
        lines, rank = self.lines_of(one), int(hasattr(one, "body"))
        if isinstance(one, ast.Break | ast.Continue | ast.Return):
            yield from self.changed("exit", one, *EXITS, rank=1)
        if before is after or not self.text[lines[0] :].lstrip().startswith(self.source(one)):
            yield from self.changed("extra", one, "pass", rank=rank)
        else:
            yield from self.changed("extra", lines, "", rank=rank)
        if isinstance(one, ast.If) and not one.orelse:
            body = self.text[self.lines_of(one.body[0])[0] : lines[1]]
            yield from self.changed("condition", lines, moved(body, one.col_offset))

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

    def move(self, kind: str, one: Any, place: int, margin: int) -> Change:
        """Return the change that moves a statement to a place above or below it."""
        start, end = self.lines_of(one)
        lines = moved(self.text[start:end], margin)
        if place >= end:
            return Change(kind, one.lineno, start, place, self.text[end:place] + lines, 1)
        return Change(kind, one.lineno, place, end, lines + self.text[place:start], 1)


def moved(lines: str, margin: int) -> str:
    """Return some lines with another margin."""
    return indent(dedent(lines), " " * margin)
