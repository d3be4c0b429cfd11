"""`trace` runs a function and gives a `Trace`: the steps, how it ended, and what it did.

The JSON of a trace is a contract, written down in `docs/trace-format.md`. A state is
replayed from it, as every reader of a trace does.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, ClassVar, cast

from ..algorithms import ALGORITHMS, Algorithm
from ..algorithms.registry import Watch
from ..answer import Answer, in_throws, one_throw
from ..board import Board
from ..formats import NamedBoard
from ..gallery import known
from ..mistakes import MISTAKES, Mistake
from .changes import apply_frontier
from .contract import contract
from .record import Limits, plain, record

__all__ = ["State", "Trace", "narrate", "trace"]


@dataclass(slots=True)
class State:
    """All that holds after a step.

    Attributes
    ----------
    step : int
        Which step, from 0.
    function, line, depth : int
        The function, its line (from 0) and the depth of the call.
    says : str
        The sentence of the step.
    current : int or None
        The cell being worked on.
    frontier : list
        Entries (cell, text) in order, the front first.
    distance, predecessor, visited : dict
        By cell.
    variables : dict
        Name → text of the value, of the function the step is in.
    """

    step: int = -1
    function: int = 0
    line: int = 0
    depth: int = 0
    says: str = ""
    current: int | None = None
    frontier: list[list[Any]] = field(default_factory=list)
    distance: dict[int, float] = field(default_factory=dict)
    predecessor: dict[int, int] = field(default_factory=dict)
    visited: dict[int, bool] = field(default_factory=dict)
    variables: dict[str, str] = field(default_factory=dict)

    def apply(self, step: Mapping[str, Any]) -> None:
        """Go on by one step, given as the contract has it."""
        self.step += 1
        self.function = step.get("function", 0)
        self.line = step["line"]
        self.depth = step.get("depth", 0)
        self.says = step.get("says", "")
        self.current = step.get("current", self.current)
        if "frontier" in step:
            self.frontier = apply_frontier(self.frontier, step["frontier"])
        for role, table in (
            ("distance", self.distance),
            ("predecessor", self.predecessor),
            ("visited", self.visited),
        ):
            _update(cast(dict[Any, Any], table), step.get(role, {}), int)
        if step.get("scope"):
            self.variables = {}
        _update(cast(dict[Any, Any], self.variables), step.get("variables", {}), str)


def _update(table: dict[Any, Any], change: Mapping[Any, Any], kind: Callable[[Any], Any]) -> None:
    for key, value in change.items():
        if value is None:
            table.pop(kind(key), None)
        else:
            table[kind(key)] = value


class Trace:
    """The record of one run of one function on one board. Made by `trace`.

    Attributes
    ----------
    board : Board
        The board it ran on.
    outcome : str
        "returned", "raised" or "stopped".
    answer : object
        What it returned, an `Answer` or anything else; None if it did not.
    steps : list of dict
        The steps, as the contract has them.
    counts : dict
        What the run did: steps, lines, cells_taken, edges_looked_at, longest_frontier.
    """

    #: Makes a page of a trace. The front door of the package sets it, so that this
    #: room knows nothing of widgets.
    page: ClassVar[Callable[[Trace], str] | None] = None

    def __init__(self, board: Board, answer: Any, data: dict[str, Any]) -> None:
        self.board = board
        self.answer = answer
        self.outcome: str = data["outcome"]
        self.steps: list[dict[str, Any]] = data["steps"]
        self.counts: dict[str, int | None] = data["counts"]
        self._data = data
        self._replayed = State()

    def state(self, i: int) -> State:
        """The state after step `i`, replayed from the changes.

        Raises
        ------
        IndexError
            If there is no such step.

        Examples
        --------
        >>> run = trace("queue-bfs", Board(8))
        >>> run.state(1).says
        'take cell 1 from the front, at distance 0'
        """
        count = len(self.steps)
        if not -count <= i < count:
            raise IndexError(f"there is no step {i}; this trace has {count} steps")
        i %= count
        if self._replayed.step > i:
            self._replayed = State()
        now = self._replayed
        while now.step < i:
            now.apply(self.steps[now.step + 1])
        return State(
            now.step, now.function, now.line, now.depth, now.says, now.current,
            [list(entry) for entry in now.frontier], dict(now.distance), dict(now.predecessor),
            dict(now.visited), dict(now.variables),
        )  # fmt: skip

    def to_dict(self) -> dict[str, Any]:
        """The trace as the contract has it."""
        return self._data

    def to_json(self) -> str:
        """The trace as JSON, without needless spaces."""
        return json.dumps(self._data, ensure_ascii=False, separators=(",", ":"))

    def to_html(self, path: str | Path) -> None:
        """Write a page that steps through the run, with nothing else needed to show it."""
        if Trace.page is None:
            raise RuntimeError("a page is made by snl_algos.widgets, which is not loaded")
        Path(path).write_text(Trace.page(self), encoding="utf-8")

    def to_text(self) -> str:
        """The run in plain text: a line for each step, and how it ended."""
        width = len(str(len(self.steps)))
        lines = [f"{self._data['title']} on {self.board.summary()}"]
        for at, step in enumerate(self.steps):
            indent = "  " * step.get("depth", 0)
            lines.append(f"{at:>{width}}  {indent}{step.get('says', '')}".rstrip())
        return "\n".join([*lines, self.ending()])

    def to_answer(self) -> Answer | None:
        """The answer, or what the watched distances say of it; None if the run did not return.

        So a function that returns a number only can be compared too.
        """
        if self.outcome != "returned" or isinstance(self.answer, Answer):
            return self.answer if isinstance(self.answer, Answer) else None
        if not self.steps:
            return None
        number = self.answer
        known = isinstance(number, int) and not isinstance(number, bool) and number >= 0
        return Answer(number if known else None, None, self.state(-1).distance)

    def ending(self) -> str:
        """How the run ended, in a sentence."""
        data = self._data
        if self.outcome == "stopped":
            return f"stopped: the run reached the limit of {data['limit']}"
        if self.outcome == "raised":
            error = data["error"]
            where = "" if error["line"] is None else f", in line {self._line_in_file(error)}"
            message = f": {error['message']}" if error["message"] else ""
            return f"raised {error['kind']}{message}{where}"
        if isinstance(self.answer, Answer):
            return f"answer: {in_throws(self.answer.throws)}"
        return f"returned {data['answer']['value']}"

    def _line_in_file(self, error: Mapping[str, Any]) -> int:
        return int(self._data["functions"][error["function"]]["first"]) + int(error["line"])

    def __len__(self) -> int:
        return len(self.steps)

    def __repr__(self) -> str:
        return f"<trace of {self._data['name']}: {len(self.steps)} steps, {self.outcome}>"


def trace(
    function: str | Algorithm | Mistake | Callable[[Board], Any],
    board: Board | NamedBoard,
    *,
    watch: Watch | None = None,
    every_line: bool = False,
    max_steps: int = 20_000,
    max_seconds: float = 10.0,
    max_bytes: int = 10_000_000,
) -> Trace:
    """Run a function on a board and record what each of its steps does.

    Parameters
    ----------
    function : str, Algorithm, Mistake or callable
        A registered algorithm, a mistake of the gallery, or any function of a board. Its code
        needs no change. Functions of the same module that it calls are watched with it.
    board : Board or NamedBoard
        The board. One of the gallery is known by its name.
    watch : Watch, optional
        Which variable plays which role. By default the register says so, and for a function
        of your own it is guessed from its code.
    every_line : bool, default False
        Record every line. By default the lines with a `#:` comment; in a function without
        such comments, the lines that change something that is watched.
    max_steps : int, optional
        The most steps to record.
    max_seconds : float, optional
        The longest the run may take.
    max_bytes : int, optional
        About the most the record may take as JSON.

    Returns
    -------
    Trace
        Also of a run that raised an exception or was stopped at a limit.

    Raises
    ------
    KeyError
        If there is no algorithm of that name.
    BoardError
        If a registered algorithm does not take boards of that size. What the function
        itself does raises nothing.

    Examples
    --------
    >>> run = trace("queue-bfs", Board(8, {3: 7}))
    >>> run.outcome, run.answer.throws
    ('returned', 2)
    >>> print(run.state(2).says)
    from landing 2 on to 2

    Another cost than throws is given with `functools.partial`, and gives the unit its name:

    >>> from functools import partial
    >>> from snl_algos.algorithms.dijkstra import dijkstra, pips
    >>> trace(partial(dijkstra, cost=pips), Board(8)).to_dict()["unit"]
    'pips'
    """
    named = board if isinstance(board, NamedBoard) else known(board)
    if isinstance(function, str):
        if function not in ALGORITHMS:
            raise KeyError(f"there is no algorithm {function!r}; there are {', '.join(ALGORITHMS)}")
        function = ALGORITHMS[function]
    registered = _registered(function)
    if isinstance(registered, Algorithm):
        registered.check_size(named.board)
    if registered is not None:
        name, title, watch = registered.name, registered.title, watch or registered.watch
    else:
        inner = function if hasattr(function, "__name__") else plain(function)
        name = title = str(getattr(inner, "__name__", type(function).__name__))
    limits = Limits(max_steps, max_seconds, max_bytes)
    run = function.function if isinstance(function, Algorithm | Mistake) else function
    seen = record(run, named.board, watch, every_line, limits)
    unit = _unit(function)
    return Trace(named.board, seen.value, contract(seen, named, name, title, watch, unit))


def _registered(function: Any) -> Algorithm | Mistake | None:
    """What is known of a function from the registers, also with a cost or another option given."""
    if isinstance(function, Algorithm | Mistake):
        return function
    inner = plain(function)
    named: Iterator[Algorithm | Mistake] = chain(ALGORITHMS.values(), MISTAKES.values())
    return next((one for one in named if one.function is inner), None)


def _unit(function: Any) -> str:
    """What distances are counted in, if a cost was given: the name of the cost."""
    cost = getattr(function, "keywords", {}).get("cost") if isinstance(function, partial) else None
    return "throws" if cost in (None, one_throw) else str(getattr(cost, "__name__", "cost"))


def narrate(run: Trace) -> list[str]:
    """What happens in a run, a sentence for each step that has one.

    Examples
    --------
    >>> for said in narrate(trace("queue-bfs", Board(3, die=1)))[:3]:
    ...     print(said)
    the queue holds the start, cell 1
    take cell 1 from the front, at distance 0
    from landing 2 on to 2
    """
    return [step["says"] for step in run.steps if step.get("says")]
