"""Small changes of a program's text: the slips that people make, undone.

A change keeps the rest of the text as it is, so that it can be shown as its author would make it.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import unified_diff
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

__all__ = ["KINDS", "Change", "Where", "applied", "changes_of"]

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
OPERATORS: dict[type[ast.AST], str] = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=",
    ast.In: "in", ast.NotIn: "not in", ast.Is: "is", ast.IsNot: "is not", ast.And: "and",
    ast.Or: "or", ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%",
}  # fmt: skip
#: What is confused with each other: the first two, or neighbours, most often.
CONFUSED = [
    ["<", "<="], [">", ">="], ["==", "!="], ["<", "<=", ">", ">=", "==", "!="], ["in", "not in"],
    ["is", "is not"], ["and", "or"], ["+", "-"], ["+", "-", "*", "//", "%"], ["pop", "popleft"],
    ["append", "appendleft"], ["min", "max"], ["add", "discard"], ["any", "all"],
    ["pop()", "pop(0)", "popleft()"], ["break", "continue"],
]  # fmt: skip
#: Functions whose arguments are easily wrong by one, and functions that may be one too many.
BOUNDED, WRAPPERS = {"range", "min", "max"}, {"min", "max", "abs", "sorted", "reversed", "get"}
#: Numbers that boards and dice have.
USUAL = (0, 1, -1, 6, 7, 36, 100)
#: What needs no parentheses.
ATOMS = ast.Name | ast.Constant | ast.Call | ast.Subscript | ast.Attribute | ast.List
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Change(NamedTuple):
    """One change: the bytes from `start` to `end` of a text become `new`.

    The `rank` is 0 for what people confuse most, and more for what is less natural.
    """

    kind: str
    line: int
    start: int
    end: int
    new: str
    rank: int = 0

    def cost(self) -> tuple[int, int, int, int, str]:
        """Return how much it changes: what is tried first costs least."""
        size = max(self.end - self.start, len(self.new)) if self.kind != "name" else 0
        return self.rank, [*KINDS].index(self.kind), size, self.start, self.new


def applied(text: str, change: Change) -> str:
    """Return a text with a change.

    Examples
    --------
    >>> text = "while cell < goal: cell += 1"
    >>> applied(text, changes_of(text)[0])
    'while cell <= goal: cell += 1'
    """
    data = text.encode()
    return (data[: change.start] + change.new.encode() + data[change.end :]).decode()


def changes_of(text: str) -> list[Change]:
    """Return the small changes of a program's text, those that change least first.

    Examples
    --------
    >>> [change.new for change in changes_of("while cell < goal: cell += 1")][:4]
    ['<=', '0', '2', 'not (cell < goal)']
    """
    data = text.encode()
    found: dict[tuple[int, int, str], Change] = {}
    for change in sorted(_Finder(text).found, key=Change.cost):
        if data[change.start : change.end] != change.new.encode():
            found.setdefault((change.start, change.end, change.new), change)
    return [*found.values()]


@dataclass(frozen=True, slots=True)
class Where:
    """Where a wrong program is wrong: the line in which one small change makes it right.

    Attributes
    ----------
    change : Change or None
        A change with which the program passes the whole check; None if there is none.
    text : str
        The text of the program.
    more : int
        How much is said: 1 for the line, 2 for the kind of the change, too, 3 for the change.
    why : str
        What is said if there is no change.
    """

    change: Change | None
    text: str
    more: int = 1
    why: str = "No single small change makes it right."

    @property
    def line(self) -> int | None:
        """The line of the change, counted from 1 in the file or in the cell."""
        return None if self.change is None else self.change.line

    @property
    def kind(self) -> str:
        """What is to be changed, in words; empty if there is no change."""
        return "" if self.change is None else KINDS[self.change.kind]

    @property
    def diff(self) -> str:
        """The lines before (-) and after (+) the change; empty if there is none."""
        if self.change is None:
            return ""
        before, after = self.text.splitlines(), applied(self.text, self.change).splitlines()
        lines = [*unified_diff(before, after, lineterm="", n=0)][2:]
        return "\n".join(line for line in lines if not line.startswith("@@"))

    def __bool__(self) -> bool:
        return self.change is not None

    def __str__(self) -> str:
        if self.change is None:
            return self.why
        kind = f" What to change: {self.kind}." * (self.more > 1)
        diff = f"\n{self.diff}" * (self.more > 2)
        return f"One change in line {self.line} makes it right.{kind}{diff}"

    __repr__ = __str__


class _Finder(ast.NodeVisitor):
    """Finds the changes of a text."""

    def __init__(self, text: str) -> None:
        self.found: list[Change] = []
        self.data = text.encode()
        self.starts = [0, *accumulate(map(len, self.data.splitlines(keepends=True)))]
        tree = ast.parse(text)
        every = [*ast.walk(tree)]
        numbers = [one for one in every if isinstance(one, ast.Constant) and type(one.value) is int]
        self.numbers = {int(str(one.value)) for one in numbers}
        self.lookups = defaultdict[str, set[str]](set)  # variable → where it is an index
        for node in every:
            index = node.slice if isinstance(node, ast.Subscript) else None
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "get" and node.args:
                index = node.args[0]
            if isinstance(index, ast.Name) and isinstance(node, ast.expr):
                self.lookups[index.id].add(self.text(node))
        self.repeated("number", {str(one): self.near(one) for one in self.numbers}, numbers)
        self.visit(tree)

    def span(self, node: Any) -> tuple[int, int]:
        start = self.starts[node.lineno - 1] + node.col_offset
        return start, self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: Any) -> str:
        start, end = self.span(node)
        return self.data[start:end].decode()

    def over(self, node: Any, kind: str, *news: object, rank: int = 0) -> None:
        """Find changes of a whole expression or statement."""
        line, span = node.lineno, self.span(node)
        self.found += [Change(kind, line, *span, str(new), rank) for new in news]

    def part(self, node: ast.expr, kind: str, *parts: ast.expr) -> None:
        """Find the changes that keep only a part of an expression."""
        for one in parts:
            text = self.text(one)
            self.over(node, kind, text if isinstance(one, ATOMS) else f"({text})")

    def by_one(self, node: ast.expr, kind: str, rank: int) -> None:
        self.over(node, kind, f"{self.text(node)} + 1", f"{self.text(node)} - 1", rank=rank)

    def confused(self, kind: str, start: int, end: int, old: str) -> None:
        """Find what may be confused with a word or sign between two places of the text."""
        place = re.search(re.escape(old).replace(r"\ ", r"\s+").encode(), self.data[start:end])
        if place:
            start, end = start + place.start(), start + place.end()
            line = self.data.count(b"\n", 0, start) + 1
            for alike in CONFUSED:
                rank = 0 if len(alike) < 4 else 1
                news = alike if old in alike else []
                self.found += [Change(kind, line, start, end, new, rank) for new in news]

    def repeated(self, kind: str, others: dict[str, list[Any]], nodes: Iterable[Any]) -> None:
        """Find the changes of a variable or a number in all its places in a line."""
        places = defaultdict[tuple[str, int], list[tuple[int, int]]](list)
        for node in nodes:
            places[self.text(node), node.lineno].append(self.span(node))
        for (old, line), spans in places.items():
            spans.sort()
            gaps = [self.data[left[1] : right[0]].decode() for left, right in pairwise(spans)]
            for new in others.get(old, []) if gaps else []:
                text = str(new) + "".join(f"{gap}{new}" for gap in gaps)
                self.found.append(Change(kind, line, spans[0][0], spans[-1][1], text, 1))

    def near(self, number: int) -> list[int]:
        """Return the numbers that may be meant instead of one, the likeliest first."""
        return [number + 1, number - 1, *sorted({*USUAL, *self.numbers})]

    # -- expressions -------------------------------------------------------------

    def visit(self, node: ast.AST) -> None:
        match node:
            case ast.Compare():
                for (left, right), sign in zip(
                    pairwise([node.left, *node.comparators]), node.ops, strict=True
                ):
                    between = self.span(left)[1], self.span(right)[0]
                    self.confused("comparison", *between, OPERATORS[type(sign)])
            case ast.BinOp() if type(node.op) in OPERATORS:
                between = self.span(node.left)[1], self.span(node.right)[0]
                self.confused("operator", *between, OPERATORS[type(node.op)])
                self.part(node, "operator", node.left, node.right)
            case ast.BoolOp():
                word = OPERATORS[type(node.op)]
                for left, right in pairwise(node.values):
                    self.confused("condition", self.span(left)[1], self.span(right)[0], word)
                for one in node.values:
                    rest = [self.text(other) for other in node.values if other is not one]
                    self.over(node, "condition", f" {word} ".join(rest))
            case ast.UnaryOp(op=ast.Not()):
                self.part(node, "condition", node.operand)
            case ast.IfExp():
                self.part(node, "condition", node.body, node.orelse)
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant()):
                self.over(node, "number", 0, 1, None)
            case ast.Constant(value=None | bool() as value):
                self.over(node, "number", *([0, -1] if value is None else [not value]))
            case ast.Constant(value=int() as value):
                first, second, *others = self.near(value)
                self.over(node, "number", first, second)
                self.over(node, "number", *others, rank=1)
            case ast.Call():
                self.call(node)
            case ast.Subscript(ctx=ast.Load()):
                self.part(node, "index", node.value)
                if not isinstance(node.slice, ast.Slice):
                    self.part(node, "index", node.slice)
                    self.by_one(node.slice, "index", rank=1)
            case ast.Tuple(elts=[one, two], ctx=ast.Load()):
                start, end = self.span(one)[0], self.span(two)[1]
                new = f"{self.text(two)}, {self.text(one)}"
                self.found.append(Change("order", node.lineno, start, end, new, 1))
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                self.names(node)
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            self.over(node.test, "condition", f"not ({self.text(node.test)})")
        for field in ("body", "orelse", "finalbody"):
            block = getattr(node, field, None)
            if isinstance(block, list) and not isinstance(node, ast.Module | ast.ClassDef):
                self.block(block, end_of_if=isinstance(node, ast.If))
        self.generic_visit(node)

    def call(self, node: ast.Call) -> None:
        end, whole = self.span(node.func)[1], self.span(node)[1]
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        start = end - len(name.encode())
        self.confused("call", start, end, name)
        self.confused("call", start, whole, self.data[start:whole].decode())
        if name in BOUNDED:
            for one in node.args:
                self.by_one(one, "number", rank=0)
        if name in WRAPPERS:
            self.part(node, "call", *node.args)

    def names(self, function: Function) -> None:
        """Find what may stand in the place of a variable.

        That is another one, the same by one off, a place in a table that it is an index of
        elsewhere, or it together with a parameter that is used nowhere.
        """
        nodes = [node for node in ast.walk(function) if isinstance(node, ast.Name)]
        own = {one.arg for one in ast.walk(function) if isinstance(one, ast.arg)} - {"self"}
        forgotten = own - {node.id for node in nodes}
        own |= {node.id for node in nodes if not isinstance(node.ctx, ast.Load)}
        loaded = [node for node in nodes if isinstance(node.ctx, ast.Load) and node.id in own]
        for node in loaded:
            self.over(node, "name", *own, *self.lookups[node.id], rank=1)
            self.over(node, "name", *(f"({node.id} + {new})" for new in forgotten))
            self.over(node, "number", f"({node.id} + 1)", f"({node.id} - 1)", rank=1)
        self.repeated("name", {one: sorted(own) for one in own}, loaded)

    # -- statements --------------------------------------------------------------

    def lines(self, *statements: ast.stmt) -> tuple[int, int]:
        last = statements[-1].end_lineno or 0
        return self.starts[statements[0].lineno - 1], self.starts[last]

    def moved(self, statements: list[ast.stmt], margin: int) -> str:
        """Return the lines of some statements with another margin."""
        start, end = self.lines(*statements)
        cut, lines = statements[0].col_offset, self.data[start:end].splitlines(keepends=True)
        space = b" " * margin
        return b"".join(one if one[:cut].strip() else space + one[cut:] for one in lines).decode()

    def has_lines(self, one: ast.stmt) -> bool:
        """Return whether a statement has its lines to itself, apart from a comment."""
        (start, end), (begin, stop) = self.span(one), self.lines(one)
        others = self.data[begin:start] + self.data[end:stop].partition(b"#")[0]
        return not others.strip() and not self.data[start:end].startswith(b"elif")

    def block(self, block: list[ast.stmt], *, end_of_if: bool) -> None:
        """Find statements to leave out or to move."""
        for one in block:
            if isinstance(one, ast.Break | ast.Continue | ast.Return):
                self.over(one, "exit", "break", "continue", "return -1", "return None", rank=1)
            is_text = isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant)
            is_kept = is_text or isinstance(one, Function | ast.ClassDef)
            if not is_kept and not self.text(one).startswith("elif"):
                rank = int(hasattr(one, "body"))
                if len(block) > 1 and self.has_lines(one):
                    self.put("extra", one, [one], "", rank)
                else:
                    self.over(one, "extra", "pass", rank=rank)
            body = getattr(one, "body", [])
            if body and not getattr(one, "orelse", None) and all(map(self.has_lines, [one, *body])):
                if isinstance(one, ast.If):
                    self.put("condition", one, [one], self.moved(body, one.col_offset), 0)
                if len(body) > 1:
                    self.out_of(one, body)
        for one, two in pairwise(block):
            if self.has_lines(one) and self.has_lines(two):
                self.neighbours(one, two)
        if end_of_if and block and self.has_lines(block[-1]):
            margin, place = " " * block[-1].col_offset, self.span(block[-1])[1]
            for new in ("continue", "break"):
                text = f"\n{margin}{new}"
                self.found.append(Change("exit", block[-1].lineno, place, place, text, 2))

    def put(self, kind: str, at: ast.stmt, old: list[ast.stmt], new: str, rank: int = 1) -> None:
        self.found.append(Change(kind, at.lineno, *self.lines(*old), new, rank))

    def out_of(self, whole: ast.stmt, body: list[ast.stmt]) -> None:
        """Find the last statement of a block, or its first, moved out of it."""
        (first, *_, last), margin = body, whole.col_offset
        head = self.data[self.lines(whole)[0] : self.lines(first)[0]].decode()
        others = [self.moved(rest, first.col_offset) for rest in (body[:-1], body[1:])]
        self.put("block", last, [whole], head + others[0] + self.moved([last], margin))
        self.put("block", first, [whole], self.moved([first], margin) + head + others[1])

    def neighbours(self, one: ast.stmt, two: ast.stmt) -> None:
        """Find two statements exchanged, and one moved into the block of the other."""
        margin = one.col_offset
        first, second = self.moved([one], margin), self.moved([two], margin)
        self.put("order", one, [one, two], second + first)
        body = getattr(one, "body", [])
        if body and self.has_lines(body[-1]) and not getattr(one, "orelse", None):
            self.put("block", two, [one, two], first + self.moved([two], body[-1].col_offset))
        body = getattr(two, "body", [])
        if body and self.has_lines(body[0]):
            head = self.data[self.lines(two)[0] : self.lines(body[0])[0]].decode()
            rest = self.data[self.lines(body[0])[0] : self.lines(two)[1]].decode()
            inner = self.moved([one], body[0].col_offset)
            self.put("block", one, [one, two], head + inner + rest)
