"""Tests an invariant at its places, while a program runs on one board.

A place is where the invariant should be true: before each turn of a loop, before another line,
after each statement, or at the end.
"""

from __future__ import annotations

import ast
import builtins
import inspect
from collections.abc import Callable, Mapping
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

__all__ = ["Invariant", "InvariantTest", "invariant_of"]

#: The places that are not lines.
STATEMENT, END = "each statement", "the end"
#: What an invariant may name besides the variables of the program; at the end also the result.
HELPERS, RESULT = ("board", "distance", "route", "true_distance"), "result"


@dataclass(frozen=True, slots=True)
class Invariant:
    """A function of some names, and where it should be true.

    `at` is `STATEMENT`, `END`, the number of a line in its file, or the beginning of its text.
    """

    test: Callable[..., Any]
    names: tuple[str, ...]
    at: int | str
    #: the helpers whose names some function of the program has for its variables
    own: frozenset[str] = frozenset()


def invariant_of(
    says: str, test: Callable[..., Any] | None, at: int | str | None, program: Program
) -> Invariant:
    """Return an invariant, given as an expression or as a function of the variables it names.

    Without a place, it is tested before each turn of the first loop, or else at the end.

    Examples
    --------
    >>> from snl_algos import ALGORITHMS
    >>> one = invariant_of("queue[0][1] == 0", None, None, ALGORITHMS["queue-bfs"])
    >>> one.names, one.test(queue=[(1, 0), (4, 1)])
    (('queue',), True)
    """
    main = plain(program.function)
    code, around = getattr(main, "__code__", None), getattr(main, "__globals__", {})
    if at is None:
        at = min({} if code is None else _loops(code), default=END)
    codes = (getattr(one, "__code__", None) for one in [main, *around.values()])
    beside = [one for one in codes if isinstance(one, CodeType) and code is not None
              and one.co_filename == code.co_filename]  # fmt: skip
    named = {name for one in beside for name in one.co_varnames + one.co_cellvars}
    shadowed = frozenset(named & {"distance", "route"})
    if test is not None:
        return Invariant(test, tuple(inspect.signature(test).parameters), at, shadowed)
    try:
        tree = ast.parse(says.strip(), mode="eval")
        compiled = compile(tree, "<invariant>", "eval")
    except (SyntaxError, ValueError) as error:
        why = f"an invariant is an expression, such as `len(queue) <= 6`; not “{says}”: {error}"
        raise CallError(why) from None
    nodes = [*ast.walk(tree)]
    own = {node.id for node in nodes if isinstance(node, ast.Name) and type(node.ctx) is ast.Store}
    own |= {node.arg for node in nodes if isinstance(node, ast.arg)}
    names = dict.fromkeys(node.id for node in nodes if isinstance(node, ast.Name))
    needed = tuple(name for name in names if name not in own)
    return Invariant(lambda **values: eval(compiled, values), needed, at, shadowed)


@cache
def _loops(code: CodeType) -> dict[int, ast.While | ast.For]:
    """Return the loops of a function by the number of their line in the file."""
    source = read_source(code)
    nodes = [] if source.tree is None else [*ast.walk(source.tree)]
    loops = [node for node in nodes if isinstance(node, ast.While | ast.For)]
    return {node.lineno + source.first - 1: node for node in loops}


@cache
def _places_in(code: CodeType, at: int | str) -> dict[int, tuple[range, str]]:
    """Return line → the lines from which coming to it is no new turn; and the place in words.

    A turn of a loop begins on the first line of its body, which may itself be a loop.
    """
    source, found = read_source(code), dict[int, tuple[range, str]]()
    for line, words in enumerate(source.lines, source.first):
        if line != at and not (isinstance(at, str) and words.strip().startswith(at)):
            continue
        begin, within, loop = line, range(0), _loops(code).get(line)
        if loop is not None and loop.body[0].lineno > loop.lineno:
            begin = loop.body[0].lineno + source.first - 1
            within = range(begin, (loop.body[0].end_lineno or 0) + source.first)
        unit, shown = "turn" if loop else "run", words.partition("#:")[0].strip().rstrip(":")
        found[begin] = (within, f"before each {unit} of `{shown}` (line {line})")
    return found


class InvariantTest:
    """The test of an invariant during one run: `see` is told of each event of the program.

    Where a variable that the invariant names has no value yet, it is not tested. `broken` says
    where it was false for the first time, or raised an exception.
    """

    def __init__(self, invariant: Invariant, board: Board) -> None:
        self.invariant, self.board = invariant, board
        self.turns, self.place = 0, ""
        self.broken: dict[str, Any] = {}
        self._raised = False
        self._distance: Mapping[int, float] | None = None

    def see(self, frame: FrameType, call: Call, event: str, arg: Any) -> bool | None:
        """Test it if this is one of its places; return whether it is true, or None."""
        place = self._place(frame, call, event)
        self._raised = event == "exception"
        values = self._values(frame, arg) if place else None
        if values is None:
            return None
        self.turns, self.place = self.turns + 1, place
        error = ""
        try:
            is_true = bool(self.invariant.test(**values))
        except Exception as raised:  # the expression's
            is_true, error = False, f"{type(raised).__name__}: {raised}"[:200]
        if not is_true and not self.broken:
            is_next = event == "line" and self.invariant.at != STATEMENT
            shown = {name: text(value) for name, value in values.items() if not callable(value)}
            self.broken = {
                "holds": None if error else False, "place": place, "turn": self.turns,
                "line": frame.f_lineno if is_next else call.line, "values": shown, "error": error,
            }  # fmt: skip
        return is_true

    def _place(self, frame: FrameType, call: Call, event: str) -> str:
        """Return the place in words; empty if this is none."""
        at, is_return = self.invariant.at, event == "return" and not self._raised
        if at == END:
            return "at the end" if is_return and call.depth == 0 else ""
        if at == STATEMENT:
            is_after = (event == "line" or is_return) and call.line is not None
            return "after each statement" if is_after else ""
        within, place = _places_in(frame.f_code, at).get(frame.f_lineno, (range(0), ""))
        return place if event == "line" and call.line not in within else ""

    def _values(self, frame: FrameType, result: Any) -> dict[str, Any] | None:
        """Return the values of all names; None if one has no value here."""
        code, local, found = frame.f_code, frame.f_locals, dict[str, Any]()
        for name in self.invariant.names:
            if name in local:
                found[name] = local[name]
            elif name in code.co_varnames or name in code.co_cellvars + code.co_freevars:
                return None
            elif name in HELPERS and name not in self.invariant.own:
                found[name] = self._helper(name)
            elif name == RESULT and self.invariant.at == END:
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
        distance, goal = self._distance, self.board.goal
        if name != "route":
            return lambda cell: distance.get(cell, inf)
        before = route_to(self.board, distance, goal) if goal in distance else []
        return (*(cell for cell, _ in before), goal) if goal in distance else ()
