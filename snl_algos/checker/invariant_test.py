"""Tests an invariant at its places, while a program runs on one board.

An invariant is an expression over the variables of a program. A place is where it has to be true:
before each turn of a loop, before another line, after each statement, or at the end.
"""

from __future__ import annotations

import ast
import builtins
import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from math import inf
from types import CodeType, FrameType
from typing import Any

from ..board import Board
from ..errors import CallError
from ..explanation import true_answer
from ..explanation.true_distances import route_to
from ..programs import Program
from ..programs.parameters import plain
from ..tracing.line_events import Call
from ..tracing.source import read_source
from ..tracing.values import text

__all__ = ["END", "STATEMENT", "Invariant", "InvariantTest", "invariant_of"]

#: The places that are not lines.
STATEMENT, END = "each statement", "the end"
#: What an invariant may name besides the variables of the program.
HELPERS = ("board", "distance", "route", "true_distance")
#: At the end it may also name what the program returns.
RESULT = "result"


@dataclass(frozen=True, slots=True)
class Invariant:
    """What should be true, and where.

    `at` is the number of a line in its file, the beginning of its text, or one of `STATEMENT` and
    `END`.
    """

    says: str
    test: Callable[..., Any] | CodeType
    names: tuple[str, ...]
    at: int | str

    def holds(self, values: dict[str, Any]) -> bool:
        """Return whether it is true of these values of its names."""
        if isinstance(self.test, CodeType):
            return bool(eval(self.test, {"__builtins__": builtins, **values}))
        return bool(self.test(**values))


def invariant_of(
    says: str, test: Callable[..., Any] | None, at: int | str | None, program: Program
) -> Invariant:
    """Return an invariant, given as an expression or as a function of the variables it names.

    Without a place, it is tested before each turn of the first loop, or else at the end.

    Examples
    --------
    >>> from snl_algos import ALGORITHMS
    >>> one = invariant_of("queue[0][1] == 0", None, None, ALGORITHMS["queue-bfs"])
    >>> one.names, one.holds({"queue": [(1, 0), (4, 1)]})
    (('queue',), True)
    """
    if at is None:
        code = getattr(plain(program.function), "__code__", None)
        loops = [] if code is None else [line for line, node in _loops(code)]
        at = min(loops, default=END)
    if test is not None:
        given = inspect.signature(test).parameters.values()
        return Invariant(
            says, test, tuple(one.name for one in given if one.default is one.empty), at
        )
    try:
        tree = ast.parse(says.strip(), mode="eval")
        compiled = compile(tree, "<invariant>", "eval")
    except (SyntaxError, ValueError) as error:
        raise CallError(
            f"an invariant is an expression, such as `len(queue) <= 6`; this one cannot be read: "
            f"{getattr(error, 'msg', error)}"
        ) from None
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    own = {node.id for node in names if isinstance(node.ctx, ast.Store)}
    own |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    return Invariant(
        says, compiled, tuple(dict.fromkeys(n.id for n in names if n.id not in own)), at
    )


def _loops(code: CodeType) -> Iterator[tuple[int, ast.While | ast.For]]:
    """Yield the loops of a function, each with the number of its line in the file."""
    source = read_source(code)
    for node in ast.walk(source.tree) if source.tree is not None else ():
        if isinstance(node, ast.While | ast.For):
            yield node.lineno + source.first - 1, node


@cache
def _places_in(code: CodeType, at: int | str) -> dict[int, tuple[range, str]]:
    """Return line → the lines from which coming to it is no new turn; and the place in words.

    A turn of a loop begins on the first line of its body, which may itself be a loop.
    """
    source, loops, found = read_source(code), dict(_loops(code)), dict[int, tuple[range, str]]()
    for line, words in enumerate(source.lines, source.first):
        if line != at and not (isinstance(at, str) and words.strip().startswith(at)):
            continue
        begin, within, unit = line, range(0), "run"
        if line in loops:
            first, unit = loops[line].body[0], "turn"
            if first.lineno > loops[line].lineno:
                begin = first.lineno + source.first - 1
                within = range(begin, (first.end_lineno or first.lineno) + source.first)
        code_line = words.partition("#:")[0].strip().rstrip(":")
        found[begin] = (within, f"before each {unit} of `{code_line}` (line {line})")
    return found


@cache
def _variables_of(code: CodeType) -> frozenset[str]:
    return frozenset((*code.co_varnames, *code.co_cellvars, *code.co_freevars))


@dataclass(slots=True)
class Broken:
    """Where an invariant was broken: before which turn, with which values; or what it raised.

    `line` is the line that comes next, or the statement that has just run.
    """

    turn: int
    line: int
    place: str
    values: dict[str, str]
    error: str


class InvariantTest:
    """The test of an invariant during one run: `see` is told of each event of the program.

    Where a variable that the invariant names has no value yet, it is not tested.
    """

    def __init__(self, invariant: Invariant, board: Board) -> None:
        self.invariant, self.board = invariant, board
        self.turns = 0
        self.place = ""
        self.broken: Broken | None = None
        self._raised = False
        self._distance: Mapping[int, float] | None = None

    def see(self, frame: FrameType, call: Call, event: str, arg: Any) -> bool | None:
        """Test it if this is one of its places; return whether it is true, or None."""
        is_end = event == "return" and call.depth == 0 and not self._raised
        self._raised = event == "exception"
        if not (place := self._place(frame, call, event, is_end)):
            return None
        values = self._values(frame, arg, is_end=is_end)
        if values is None:
            return None
        self.turns, self.place = self.turns + 1, place
        try:
            is_true, error = self.invariant.holds(values), ""
        except Exception as raised:  # the expression's
            is_true, error = False, f"{type(raised).__name__}: {raised}"[:200]
        if not is_true and self.broken is None:
            shown = {name: text(value) for name, value in values.items() if not callable(value)}
            shown.pop("board", None)
            is_next = event == "line" and self.invariant.at != STATEMENT
            line = frame.f_lineno if is_next else call.line or 0
            self.broken = Broken(self.turns, line, place, shown, error)
        return is_true

    def _place(self, frame: FrameType, call: Call, event: str, is_end: bool) -> str:
        """Return the place in words; empty if this is none."""
        at = self.invariant.at
        if at == END:
            return "at the end" if is_end else ""
        if at == STATEMENT:
            is_after = event in ("line", "return") and call.line is not None
            return "after each statement" if is_after and not self._raised else ""
        if event == "line" and (found := _places_in(frame.f_code, at).get(frame.f_lineno)):
            return "" if call.line in found[0] else found[1]
        return ""

    def _values(self, frame: FrameType, result: Any, *, is_end: bool) -> dict[str, Any] | None:
        """Return the values of all names; None if one has no value here."""
        local, found = frame.f_locals, dict[str, Any]()
        for name in self.invariant.names:
            if name in local:
                found[name] = local[name]
            elif name in _variables_of(frame.f_code):
                return None
            elif name in HELPERS:
                found[name] = self._helper(name)
            elif name == RESULT and is_end:
                found[name] = result
            elif name in frame.f_globals:
                found[name] = frame.f_globals[name]
            elif hasattr(builtins, name):
                found[name] = getattr(builtins, name)
            else:
                return None
        return found

    def _helper(self, name: str) -> Any:
        if name == "board":
            return self.board
        if self._distance is None:
            self._distance = true_answer(self.board).distance
        if name == "route":
            goal = self.board.goal
            steps = route_to(self.board, self._distance, goal) if goal in self._distance else None
            return () if steps is None else (*(before for before, _ in steps), goal)
        return lambda cell: (self._distance or {}).get(cell, inf)
