"""`hold`: does an invariant hold in every run of a program? If not, on which smallest board?"""

from __future__ import annotations

import builtins
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate, islice, takewhile
from typing import Any

from ..board import Board
from ..board_text import counted
from ..boards.gallery import BoardLike, named_board
from ..errors import CallError, called_as
from ..extras import import_optional
from ..programs import Algorithm, Mistake, Program, program_of
from ..programs.outcomes import no_answer
from ..progress import Progress, shown
from ..sandbox import CallFailed, Limit, call_isolated, can_fork, warn_if_not_isolated
from ..tracing import Trace
from ..tracing.line_events import Limits, run_observed
from ..tracing.tracer import traced_with
from .cases import Block, blocks_before, proven, random_cases
from .checks import as_meant, rules_of
from .invariant_places import Invariant, InvariantTest, invariant_of
from .rules import Case, Rules

__all__ = ["InvariantReport", "hold"]

#: The most boards that are run in order, and the random boards with their most cells.
BOARDS, AT_RANDOM, MOST_CELLS = 6_000, 200, 100
#: The limits of the run on one board, and the CPU time for all boards, in seconds.
ONE_RUN, WORK = Limits(steps=1, seconds=1.0, lines=20_000), 20.0
#: What ends a process whose run cannot be stopped from inside.
APART = Limit(2.0, 10.0)


@dataclass(slots=True, kw_only=True)
class InvariantReport:
    """Whether an invariant held; made by `hold`.

    Attributes
    ----------
    name, invariant, place : str
        The program; the invariant as it was written; and where it was tested.
    holds : bool or None
        None if the expression raised an exception, or if the program could not be run.
    turns, boards, at_random : int
        How often it was tested; on how many boards in order, and on how many random ones.
    proven : str
        The boards that were all run, in words.
    board, turn, line, values : Board or None, int, int, dict
        The board on which it is broken, before which turn, the line that comes next (with "each
        statement": that has just run), and the values of the variables that it names, as texts.
    error : str
        The exception that the expression raised, or why the program could not be run.
    notes : list of str
        What else is to be known, such as runs that did not end.

    Examples
    --------
    >>> from snl_algos import hold
    >>> report = hold("greedy", "throws == true_distance(cell)")
    >>> report.holds, report.board, report.turn
    (False, Board(6, {4: 1, 5: 2}, die=2), 3)
    """

    name: str
    invariant: str
    run_on: Callable[[BoardLike], Trace] = field(repr=False)
    place: str = ""
    holds: bool | None = None
    turns: int = 0
    boards: int = 0
    at_random: int = 0
    proven: str = ""
    board: Board | None = None
    turn: int = 0
    line: int = 0
    values: dict[str, str] = field(default_factory=dict)
    error: str = ""
    notes: list[str] = field(default_factory=list)

    def show(self, board: BoardLike | None = None) -> Any:
        """Show a run in the stepper, on the step where it is broken, if it is.

        The bar says where it is true and where not. By default the board is the one on which it is
        broken, or the board "thirty".
        """
        run = self.run_on(board or self.board or "thirty")
        stepper = import_optional("widgets").Stepper([run])
        with suppress(AttributeError):  # a web page has no widget, and begins at the first step
            stepper.position = broken_at(run)
        return stepper

    def to_dict(self) -> dict[str, Any]:
        """Return the report as plain data; the board as Python would write it."""
        data = {name: getattr(self, name) for name in self.__slots__ if name != "run_on"}
        return {**data, "board": None if self.board is None else repr(self.board)}

    def __bool__(self) -> bool:
        return self.holds is True

    def __repr__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        said, numbers = f"“{self.invariant}”", (self.boards, self.at_random)
        before, _, rest = self.place.partition("each ")
        unit, _, of = rest.partition(" ")
        if self.holds:
            turns = f"{before}all {self.turns:,} {unit}s {of}".strip()
            where = turns if unit else f"{self.place} of every run"
            random = f", and on {self.at_random} random ones" if self.at_random else ""
            yield f"{said} holds in {self.name}."
            yield f"It was true {where}, on {self.boards:,} boards: {self.proven}{random}."
        elif self.board is None or not self.turn:
            yield f"{said} could not be tested in {self.name}: {self.error}."
            yield from () if self.board is None else [f"The board: {self.board!r}"]
        else:
            how = f"raises {self.error}," if self.error else "is broken"
            where = f"{before}{unit} {self.turn} {of}".strip() if unit else self.place
            yield f"{said} {how} in {self.name} {where}."
            yield f"{self.board!r}\n\n{self.board}\n"
            yield from (f"{name} = {value}" for name, value in self.values.items())
            first = "It was found at random" if self.at_random else "No smaller board breaks it"
            yield f"{first} ({counted(sum(numbers), 'board')} tried)."
        yield from self.notes


def broken_at(run: Trace) -> int:
    """Return the step of a run that breaks the invariant; 0 if none does."""
    return next((at for at, mark in run.to_dict().get("marks", ()) if mark == "✗"), 0)


@called_as('hold("queue-bfs", "queue[-1][1] <= queue[0][1] + 1")')
def hold(
    program: Any,
    invariant: str,
    test: Callable[..., Any] | None = None,
    *,
    at: int | str | None = None,
    signature: str | None = None,
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
        Where it should be true. The number of a line in its file, or the beginning of its text
        ("while queue"): before each turn, if this is the line of a loop, or else before each run
        of the line. "each statement": after each. "the end": when the program returns. By default
        before each turn of the first loop.
    signature : str, optional
        How to call the function, if its parameters do not show it.
    boards : int, optional
        The most boards that are run in order, by default 6,000, or 600 where there are no
        processes, as in a web page. Then come 200 random ones of up to 100 cells.
    progress : callable, optional
        As in `check`.

    Returns
    -------
    InvariantReport
        Whether it held, and if not, the smallest board, the turn and the values.

    Raises
    ------
    CallError
        If it is not an expression, or was never tested: no such line is reached, or no function
        has its variables.

    Notes
    -----
    It may also name `board`, the `Board`; `true_distance(cell)`, the fewest throws, which is
    infinite for a cell out of reach; `distance(cell)`, the same, if the program has no variable
    `distance`; `route`, the cells of a shortest route to the goal; and at the end `result`, what
    the program returns. Where one of its variables has no value yet, it is not tested.

    It is given the variables themselves, not copies: an invariant looks, and changes nothing.
    Program and expression run under limits, as in `trace`. A run ends after 20,000 lines, all of
    them after 20 seconds of CPU time, and the report says so.

    Examples
    --------
    >>> hold("queue-bfs", "queue[-1][1] <= queue[0][1] + 1").holds
    True
    >>> report = hold("queue-bfs", "throws never rise", lambda queue: queue[0][1] == queue[-1][1])
    >>> report.board, report.turn, report.values
    (Board(4, die=2), 3, {'queue': 'deque([(3, 1), (4, 2)])'})
    """
    chosen = as_meant(program_of(program, signature))
    if not isinstance(chosen, Algorithm | Mistake):
        warn_if_not_isolated()
    one = invariant_of(invariant, test, at, chosen)

    def run_on(board: BoardLike) -> Trace:
        wanted = named_board(board).board
        chosen.check_size(wanted)
        return traced_with(chosen, wanted, InvariantTest(one, wanted).see)

    rules, at_work = rules_of(chosen, None), list[Any]((0, None))
    with shown("testing the invariant", progress) as tell:

        def hear(message: Any, limit: Limit = APART) -> None:
            at_work[:] = message
            if message[0] % 500 == 0:
                tell(f"{message[0]:,} boards")

        most = boards or (BOARDS if can_fork() else BOARDS // 10)
        search = partial(_search, chosen, one, rules, most)
        try:
            found = call_isolated(search, APART, hear=hear) if can_fork() else search(hear)
        except CallFailed as end:
            found = {"error": str(no_answer(end.how, end.words, APART.cpu)), "case": at_work[1]}
    case = found.pop("case")
    board = None if case is None else rules.board(Case(*case))
    report = InvariantReport(
        name=chosen.name, invariant=invariant, run_on=run_on, board=board, **found
    )
    if not (report.place or report.error):
        where = f"line {one.at}" if isinstance(one.at, int) else f"“{one.at}”"
        own = ", ".join(name for name in one.names if not hasattr(builtins, name)) or "none"
        raise CallError(
            f"the invariant was never tested: {chosen.name} does not reach {where}, or has no "
            f"function in which all of these are variables there: {own}"
        )
    return report


def _search(
    program: Program, invariant: Invariant, rules: Rules, boards: int,
    tell: Callable[[Any, Limit], object],
) -> dict[str, Any]:  # fmt: skip
    """Run the program on the boards, up to the first on which the invariant is broken.

    Return what the report says, and this board.
    """
    found: dict[str, Any] = {
        "holds": True, "place": "", "turns": 0, "boards": 0, "at_random": 0, "case": None,
        "notes": [],
    }  # fmt: skip
    until, unfinished = time.process_time() + WORK, 0

    def is_broken(case: Case) -> bool:
        nonlocal unfinished
        tell([found["boards"] + found["at_random"], case], APART)
        test = InvariantTest(invariant, rules.board(case))
        observe: Any = lambda *event: "broken" if test.see(*event) is False else ""  # noqa: E731
        run = run_observed(program, test.board, ONE_RUN, observe, counting=True)
        found.update(turns=found["turns"] + test.turns, place=found["place"] or test.place)
        if test.broken:
            found.update(case=case, **test.broken)
        unfinished += run.outcome != "returned" and not test.broken
        return bool(test.broken)

    def ends(cases: Iterable[Case], kind: str) -> bool:
        for case in cases:
            found[kind] += 1
            if is_broken(case) or time.process_time() > until:
                return True
        return False

    largest = rules.fixed or 16
    blocks = blocks_before(rules, Block(largest, largest))
    sizes = accumulate(block.size(rules) for block in blocks)
    few = [block for block, size in zip(blocks, sizes, strict=True) if size <= boards]
    done = {*takewhile(lambda block: not ends(block.cases(rules), "boards"), few)}
    random = (case for case in random_cases(rules, 10 * AT_RANDOM, 1) if case.cells <= MOST_CELLS)
    is_over = len(done) < len(few) or ends(sorted(islice(random, AT_RANDOM)), "at_random")
    if unfinished:
        on = counted(unfinished, "board")
        found["notes"].append(f"On {on} the program did not return: it was tested up to there.")
    if is_over and not found["case"]:
        found["notes"].append(f"The search ended after {WORK:g} seconds of CPU time.")
    return {**found, "proven": proven(done, rules)}
