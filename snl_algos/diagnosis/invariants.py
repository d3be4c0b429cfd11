"""`hold`: does an invariant hold in every run of a program? If not, on which smallest board?"""

from __future__ import annotations

import ast
import re
import time
from collections import ChainMap
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import islice
from math import inf
from symtable import symtable
from types import CodeType, FrameType
from typing import Any

from ..board import Board
from ..board_text import counted
from ..boards.gallery import BoardLike, named_board
from ..checker.cases import Block, blocks_before, proven, random_cases
from ..checker.checks import as_meant, rules_of
from ..checker.rules import Case, Rules
from ..errors import CallError, called_as
from ..explanation.true_distances import route_to, true_answer
from ..extras import import_optional
from ..programs import Algorithm, Mistake, Program, program_of
from ..programs.parameters import all_parameters, plain
from ..programs.program import no_answer
from ..progress import Progress, shown
from ..sandbox import CallFailed, Limit, call_isolated, can_fork, warn_if_not_isolated
from ..tracing import Trace
from ..tracing.line_events import Call, Limits, run_observed
from ..tracing.source import read_source
from ..tracing.tracer import traced_with
from ..tracing.values import text

__all__ = ["InvariantReport", "InvariantTest", "hold", "read_test"]

#: The most boards that are run in order, and the random boards with their most cells.
BOARDS, AT_RANDOM, MOST_CELLS = 6_000, 200, 100
#: The limits of the run on one board, and the CPU time for all boards, in seconds.
ONE_RUN, WORK = Limits(steps=1, seconds=1.0, lines=20_000), 20.0
#: What ends a process whose run cannot be stopped from inside.
APART = Limit(2.0, 10.0)
#: What is said of all runs: fields of the report, and their types.
SAID: dict[str, type] = {
    "place": str, "turns": int, "unfinished": int, "turn": int, "line": int, "values": dict,
    "error": str, "missing": str,  # a name without a value, and where, for an error
}  # fmt: skip
#: The places that are not lines.
STATEMENT, END = "each statement", "the end"


@dataclass(slots=True)
class InvariantReport:
    """Whether an invariant held; made by `hold`.

    Examples
    --------
    >>> report = hold("greedy", "throws == true_distance(cell)")
    >>> report.holds, report.board, report.turn
    (False, Board(6, {4: 1, 5: 2}, die=2), 3)
    """

    program: Program
    invariant: str
    test: InvariantTest
    place: str = ""  #: where it was tested, in words
    turns: int = 0  #: how often it was tested
    boards: int = 0  #: on how many boards in order, and on how many random ones
    at_random: int = 0
    proven: str = ""  #: the boards that were all run, in words
    board: Board | None = None  #: the board on which it is broken
    turn: int = 0  #: before which turn; 0 if it is not broken
    line: int = 0  #: the line that comes next; with "each statement", the one that has just run
    values: dict[str, str] = field(default_factory=dict)  #: of the variables that it names
    error: str = ""  #: the exception of the expression, or why the program could not be run
    unfinished: int = 0  #: in how many runs the program did not return

    @property
    def holds(self) -> bool | None:
        """None if the expression raised an exception, or the program could not be run."""
        return None if self.error else not self.turn

    def run(self, board: BoardLike | None = None) -> tuple[Trace, int]:
        """Return a run with marks, and the step that breaks the invariant, or 0.

        By default it runs on the board that breaks it, or on "thirty".
        """
        wanted = named_board(board or self.board or "thirty").board
        self.program.check_size(wanted)
        run = traced_with(self.program, wanted, self.test.on(wanted).see)
        return run, next((at for at, mark in run.to_dict().get("marks", ()) if mark == "✗"), 0)

    def show(self, board: BoardLike | None = None) -> Any:
        """Show such a run in the stepper, on that step. Its bar says where it is true."""
        run, step = self.run(board)
        stepper = import_optional("widgets").Stepper([run])
        with suppress(AttributeError):  # a web page has no widget, and begins at the first step
            stepper.position = step
        return stepper

    def __repr__(self) -> str:
        says, name = f"“{self.invariant}”", self.program.name
        random = f", and on {self.at_random} random ones" if self.at_random else ""
        if self.holds:
            where = re.sub(r"each (\w+)", rf"all {self.turns:,} \1s", self.place)
            proven = f": {self.proven}" if self.proven else ""
            boards = f"on {self.boards:,} small board{'s' * (self.boards != 1)}{proven}{random}"
            note = f"\nIn {counted(self.unfinished, 'run')} the program did not return."
            said = f"{says} holds in {name}.\nIt was true {where}, {boards}."
            return said + note * bool(self.unfinished)
        if not self.turn:
            return f"{says} could not be tested in {name}: {self.error}.\nThe board: {self.board!r}"
        how = f"raises {self.error}," if self.error else "is broken"
        where = re.sub(r"each (\w+)", rf"\1 {self.turn}", self.place)
        values = "".join(f"{name} = {value}\n" for name, value in self.values.items())
        first = "It was found at random" if random else "No smaller board breaks it"
        tried = counted(self.boards + self.at_random, "board")
        return (
            f"{says} {how} in {name} {where}.\n{self.board!r}\n\n{self.board}\n\n{values}"
            f"{first} ({tried} tried)."
        )


@called_as('hold("queue-bfs", "queue[-1][1] <= queue[0][1] + 1")')
def hold(
    program: Any,
    invariant: str,
    test: Callable[..., Any] | None = None,
    *,
    at: int | str | None = None,
    boards: int | None = None,
    progress: Progress | None = None,
) -> InvariantReport:
    """Test an invariant of a program on every small board, smallest first, and on random ones.

    Parameters
    ----------
    program : str or callable
        An algorithm or a mistake by its name, or any function that `check` takes, unchanged.
    invariant : str
        An expression over the variables of the program; or, with a `test`, any words.
    test : callable, optional
        A function whose parameters are variables of the program.
    at : int or str, optional
        Where it should be true. A line, by its number in the file or the beginning of its text
        ("while queue"): before each turn of the loop, or each run of another line. "each
        statement": after each. "the end": when the program returns. By default the first loop.
    boards : int, optional
        The most boards that are run in order, by default 6,000, or 600 in a web page. For every 30
        of them comes a random one of up to 100 cells, at most 200.
    progress : callable, optional
        As in `check`.

    Raises
    ------
    CallError
        If it is not an expression, or was never tested: no such line is reached, or no function
        has its variables.

    Notes
    -----
    It may also name `board`; `true_distance(cell)`, the fewest throws, infinite for a cell out of
    reach; `route`, the cells of a shortest route; and at the end `result`, what the program
    returns. Where one of its variables has no value yet, it is not tested. It gets the variables
    themselves: an invariant looks, and changes nothing. A run ends after 20,000 lines, and all of
    them after 20 seconds of CPU time; the report names the boards that were all run.

    Examples
    --------
    >>> hold("queue-bfs", "queue[-1][1] <= queue[0][1] + 1").holds
    True
    >>> report = hold("queue-bfs", "throws never rise", lambda queue: queue[0][1] == queue[-1][1])
    >>> report.board, report.turn, report.values
    (Board(4, die=2), 3, {'queue': 'deque([(3, 1), (4, 2)])'})
    """
    chosen = as_meant(program_of(program))
    if not isinstance(chosen, Algorithm | Mistake):
        warn_if_not_isolated()
    code = getattr(plain(chosen.function), "__code__", None)
    place = str(at or min(_loops(code) if code else (), default=END))
    its_test = InvariantTest(test or invariant, place)
    rules, heard = rules_of(chosen, None), list[Any]()
    cases = partial(_cases, rules, boards or (BOARDS if can_fork() else BOARDS // 10))
    with shown("testing the invariant", progress) as tell:

        def hear(message: Any, limit: Limit = APART) -> None:
            heard.append(message)
            if len(heard) % 500 == 0:
                tell(f"{len(heard):,} boards")

        search = partial(its_test.search, chosen, (rules.board(case) for case, _ in cases()))
        try:
            found = call_isolated(search, APART, hear=hear) if can_fork() else search(hear)
            if not isinstance(found, dict) or {key: type(found[key]) for key in found} != SAID:
                raise CallFailed("not-understood", repr(found)[:40])
        except CallFailed as failed:
            found = {"error": str(no_answer(failed.how, failed.words, APART.cpu))}
    missing = found.pop("missing", "")
    report = InvariantReport(chosen, invariant, its_test, **found)
    if not (report.turns or report.error):
        why = missing or f"{chosen.name} never reaches “{place}”"
        raise CallError(f"the invariant was never tested: {why}")
    run = [*islice(cases(), max(len(heard), 1))]
    blocks, (last, block) = [block for _, block in run if block], run[-1]
    report.board = None if report.holds else rules.board(last)
    report.boards, report.at_random = len(blocks), len(run) - len(blocks)
    report.proven = proven({*blocks} - {block}, rules)  # its last boards may not have been run
    return report


def _cases(rules: Rules, most: int) -> Iterator[tuple[Case, Block | None]]:
    """Yield the smallest boards in order, at most so many, with their blocks; then random ones."""
    number, last = 0, rules.fixed or 16
    for block in blocks_before(rules, Block(last, last)):
        number += block.size(rules)
        if number <= most:
            yield from ((case, block) for case in block.cases(rules))
    random = (case for case in random_cases(rules, 10 * AT_RANDOM, 1) if case.cells <= MOST_CELLS)
    share = min(most, BOARDS) * AT_RANDOM // BOARDS
    yield from ((case, None) for case in sorted(islice(random, share)))


class InvariantTest:
    """An invariant and its test. `found` collects, over all runs, what the report will say."""

    def __init__(self, test: Any, at: str) -> None:
        (self.test, self.names), self.at = read_test(test), at
        self.found = {key: kind() for key, kind in SAID.items()}

    def on(self, board: Board) -> InvariantTest:
        """Return it as it begins a run on a board."""
        self.turn, self.raised = 0, False
        self.helpers: dict[str, Any] = {"board": board}
        if {"route", "true_distance"} & {*self.names}:
            distance, goal = true_answer(board).distance, board.goal
            route = route_to(board, distance, goal) if goal in distance else []
            self.helpers["route"] = tuple(cell for cell, _ in route) + (goal,) * bool(route)
            self.helpers["true_distance"] = lambda cell: distance.get(cell, inf)
        return self

    def run(self, program: Program, board: Board) -> str:
        """Test it during a run on a board, up to where it is broken; return how the run ended."""
        see = self.on(board).see

        def observe(*event: Any) -> str:
            return "broken" if see(*event) is False else ""

        return run_observed(program, board, ONE_RUN, observe, counting=True).outcome

    def search(
        self, program: Program, boards: Iterable[Board], tell: Callable[[Any, Limit], object]
    ) -> dict[str, Any]:
        """Test it on boards until one breaks it; tell the caller before each board."""
        until = time.process_time() + WORK
        for board in boards:
            tell("a board", APART)
            self.found["unfinished"] += self.run(program, board) != "returned"
            if self.found["turn"] or time.process_time() > until:
                break
        return self.found

    def see(self, frame: FrameType, call: Call, event: str, arg: Any) -> bool | None:
        """Test it if this event is at its place; return whether it is true, or None."""
        is_return, self.raised = event == "return" and not self.raised, event == "exception"
        if event != "line" and not is_return:
            return None
        line = frame.f_lineno if event == "line" else None
        within, place = _places_in(frame.f_code, self.at).get(line, ((), ""))
        if not place or call.line in within or (self.at == END and call.depth):
            return None
        self.found["place"] = self.found["place"] or place
        try:
            values = self._values(frame, arg)
        except KeyError as missing:
            self.found["missing"] = f"{missing.args[0][:60]} has no value {place}"
            return None
        self.turn, error = self.turn + 1, ""
        self.found["turns"] += 1
        try:
            is_true = bool(self.test(**values))
        except Exception as raised:  # the expression's
            is_true, error = False, f"{type(raised).__name__}: {raised}"[:200]
        if not is_true and not self.found["turn"]:
            self.found |= {
                "place": place + f" (line {call.line})" * (self.at == STATEMENT),
                "turn": self.turn,
                "line": call.line if line is None or self.at == STATEMENT else line,
                "values": {key: text(one) for key, one in values.items() if not callable(one)},
                "error": error,
            }
        return is_true

    def _values(self, frame: FrameType, result: Any) -> dict[str, Any]:
        """Return the values of all names; raise a KeyError if one has no value here."""
        here, code = frame.f_locals, frame.f_code
        own = {*code.co_varnames, *code.co_cellvars, *code.co_freevars}
        helpers = {**self.helpers, "result": result} if self.at == END else self.helpers
        values = ChainMap(here, helpers, frame.f_globals, frame.f_builtins)
        return {name: (here if name in own else values)[name] for name in self.names}


def read_test(test: Any) -> tuple[Callable[..., Any], list[str]]:
    """Return a test, an expression or a function, as a function, and the names that it needs."""
    if callable(test):
        return test, [one.name for one in all_parameters(test).values() if one.default is one.empty]
    try:
        compiled = compile(test.strip(), "<invariant>", "eval")
        tables = [symtable(test.strip(), "<invariant>", "eval")]
    except (SyntaxError, ValueError) as error:
        what = getattr(error, "msg", error)
        why = f"an invariant is an expression, such as `len(queue) <= 6`; not “{test}”: {what}"
        raise CallError(why) from None
    for table in tables:  # the list grows: a comprehension and a lambda have tables of their own
        tables += table.get_children()
    names = [name for table in tables for name in table.get_symbols() if name.is_global()]
    own = {name.get_name() for name in names if name.is_assigned()}
    needed = dict.fromkeys(name.get_name() for name in names if name.get_name() not in own)
    return lambda **values: eval(compiled, values), [*needed]


def _loops(code: CodeType) -> dict[int, ast.While | ast.For]:
    """Return the loops of a function by the number of their line in the file."""
    source = read_source(code)
    nodes = ast.walk(source.tree or ast.Pass())
    loops = (node for node in nodes if isinstance(node, ast.While | ast.For))
    return {node.lineno + source.first - 1: node for node in loops}


@cache
def _places_in(code: CodeType, at: str) -> dict[int | None, tuple[Collection[int | None], str]]:
    """Return the lines of a function at which an invariant is looked at; None is its return.

    Each has the lines after which reaching it begins no new turn, and the place in words. A turn of
    a loop begins on the first line of its body, which may itself be a loop.
    """
    if at == END:
        return {None: ((), "at the end of each run")}
    if at == STATEMENT:
        every = [None, *(line for *_, line in code.co_lines())]
        return dict.fromkeys(every, ((None,), "after each statement"))
    source, found = read_source(code), dict[int | None, tuple[Collection[int | None], str]]()
    for line, words in enumerate(source.lines, source.first):
        if at not in (str(line), words.strip()[: len(at)]):
            continue
        begin, within, loop = line, range(0), _loops(code).get(line)
        if loop is not None and loop.body[0].lineno > loop.lineno:
            begin = loop.body[0].lineno + source.first - 1
            within = range(begin, (loop.body[0].end_lineno or 0) + source.first)
        unit, shown = "turn" if loop else "run", words.partition("#:")[0].strip().rstrip(":")
        found[begin] = (within, f"before each {unit} of `{shown}` (line {line})")
    return found
