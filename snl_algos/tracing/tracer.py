"""`trace` runs a program and records what each of its steps does.

This takes three steps: `record` runs the program and notes what its lines change, `assign_roles`
infers which variable has which role, and `build_trace` puts both into the format of a trace.
"""

from __future__ import annotations

from ast import literal_eval
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from time import monotonic
from typing import Any

from ..board import Board
from ..boards.gallery import BoardLike, named_board
from ..boards.notations import NamedBoard
from ..errors import CallError, called_as, check_limits
from ..programs import Algorithm, Mistake, Program, Watch, program_of
from ..programs.parameters import plain
from ..programs.program import no_answer
from ..programs.resolve import as_meant
from ..sandbox import CallFailed, Limit, call_isolated, can_fork, warn_if_not_isolated
from .line_events import Limits, Run, in_seconds
from .raw_steps import MAX_STEPS, RawStep, Recording
from .recorder import Test, record
from .replay import Trace
from .roles import assign_roles
from .source import read_source
from .trace_builder import build_trace

__all__ = ["narrate", "trace", "traced", "traced_with"]

#: Values that can be read back from their `repr`, and its maximum length. For all others only the
#: text is passed on.
PLAIN, MAX_TEXT = (bool, str, bytes, float, tuple, list, dict, set, type(None)), 10_000
#: The maximum time of a run by default.
MAX_SECONDS = 3.0
#: The sentence for a run whose process had to be ended.
NOT_SEEN = "it has not come back: nothing is known of its steps"
#: The limit for sending a recording, which may have millions of bytes.
TO_TELL = Limit(30.0, 60.0)


@called_as('trace("queue-bfs", "thirty")')
def trace(
    program: Any,
    board: BoardLike,
    *,
    watch: Watch | None = None,
    signature: str | None = None,
    every_line: bool = False,
    max_steps: int = MAX_STEPS,
    max_seconds: float = MAX_SECONDS,
) -> Trace:
    """Run a program on a board and record what each of its steps does.

    Parameters
    ----------
    program : str or callable
        The name of an algorithm or a mistake, or any function that `check` accepts, unchanged.
        Functions of the same module that it calls are traced as well.
    board : Board, NamedBoard, str, Path or list
        The board, its name in the gallery, a file that `load_board` accepts, or the lists that a
        judge passes: a move array, a grid, or ladders and snakes.
    watch : Watch, optional
        Which variable has which role. By default this is known for a registered program, and
        inferred from the code of your own function.
    signature : str, optional
        How to call the function, if its parameters do not show it.
    every_line : bool, default False
        Record every line. By default only the lines with a `#:` comment are recorded; in a
        function without such comments, the lines that change a watched variable.
    max_steps, max_seconds : int and float, optional
        The maximum number of steps, of about 500 bytes each, and the maximum time of the run.

    Returns
    -------
    Trace
        The trace, even if the run raised an exception or was stopped at a limit.

    Raises
    ------
    KeyError
        If no algorithm or mistake has that name.
    BoardError
        If the board is unknown, or the program does not accept it. Exceptions of the function
        itself are recorded, not raised.
    ProgramError
        If it is not a program, or its signature cannot be determined.
    CallError
        If a maximum is not a number above 0.

    Notes
    -----
    Your function runs with your rights. Where the system can fork (Linux, macOS) it runs in a
    separate process: it always ends in time, and its output and side effects stay there. Elsewhere
    (Windows, a web page) it runs in this process, and a single call in C that never checks for
    signals, such as ``sum(range(3 * 10**8))``, cannot be stopped.

    Examples
    --------
    >>> from snl_algos import Board
    >>> run = trace("queue-bfs", Board(8, {3: 7}))
    >>> run.outcome, run.answer.throws
    ('returned', 2)
    >>> print(run.state(1).says)
    Take cell 1 from the front (0 throws).

    A cost other than throws is set with `functools.partial`, and its name becomes the unit:

    >>> from functools import partial
    >>> from snl_algos.algorithms.dijkstra import dijkstra
    >>> from snl_algos.costs import pips
    >>> trace(partial(dijkstra, cost=pips), Board(8)).to_dict()["unit"]
    'pips'
    """
    chosen = program_of(program, signature)
    if watch is not None and not isinstance(watch, Watch):
        raise CallError(
            f"watch: expected Watch(current=..., distance=..., ...), got {type(watch).__name__}"
        )
    check_limits("trace", max_steps=max_steps, max_seconds=max_seconds)
    named = named_board(board)
    chosen.check_size(named.board)
    if watch is not None:
        chosen = replace(chosen, watch=watch)
    limits = Limits(max_steps, max_seconds)
    if not isinstance(chosen, Algorithm | Mistake):
        warn_if_not_isolated()
    run = traced if isinstance(chosen, Algorithm) or not can_fork() else _traced_apart

    def as_called(program: Program) -> Trace:
        program.signature.check(named.board, takes_die=program.takes_die)
        return run(program, named, limits, every_line=every_line)

    return as_meant(chosen, as_called, lambda ran: ran.outcome == "raised")


def traced(
    program: Program, named: NamedBoard, limits: Limits, *,
    every_line: bool = False, test: Test | None = None,
) -> Trace:  # fmt: skip
    """Trace a run in this process, where only Python code can be stopped.

    So this is for the package's own programs, and for a process that is ended from outside.
    """
    seen = record(program, named.board, limits, every_line=every_line, test=test)
    return _trace_of(seen, program, named)


def traced_with(program: Program, board: Board, test: Test) -> Trace:
    """Trace a program on a board, and note at each step whether a test is true there."""
    run = _traced_apart if can_fork() else traced
    return run(program, NamedBoard(board), Limits(MAX_STEPS, MAX_SECONDS), test=test)


def _traced_apart(
    program: Program, named: NamedBoard, limits: Limits, *,
    every_line: bool = False, test: Test | None = None,
) -> Trace:  # fmt: skip
    """Trace a run in a separate process, which is ended if the run cannot be stopped there."""

    def recorded(tell: Callable[[Any, Limit], None]) -> list[Any]:
        seen = record(program, named.board, limits, every_line=every_line, test=test)
        tell("recorded", TO_TELL)
        run = _trace_of(seen, program, named)
        return [run.to_dict(), seen.run.text[:MAX_TEXT] * (type(run.answer) in PLAIN)]

    heard: list[Any] = []
    most = limits.seconds + 1.0
    try:
        # A busy machine may hold the process up for some time; but a reader is waiting.
        found = call_isolated(
            recorded, Limit(most, most, monotonic() + 4 * most), hear=heard.append
        )
        if heard != ["recorded"]:
            raise ValueError("more than a recording is told")
        data, value = found
        run = Trace.from_dict(data, named.board)
        with suppress(ValueError, SyntaxError, MemoryError, RecursionError):
            run.answer = literal_eval(value) if run.outcome == "returned" else None
        return run
    except TimeoutError:
        failed = CallFailed("late")
    except CallFailed as end:
        failed = end
    except (TypeError, ValueError):
        failed = CallFailed("not-understood", "something else")
    if failed.how in ("late", "waits"):
        ended = Run(outcome="stopped", limit=in_seconds(limits.seconds))
    else:
        why = no_answer(failed.how, failed.words, limits.seconds)
        ended = Run(outcome="raised", text=str(why))
    seen = Recording(named.board, limits, every_line=every_line, run=ended)
    code = getattr(plain(program.function), "__code__", None)
    if code is not None:
        seen.sources = [read_source(code)]
        seen.steps = [RawStep(0, 0, 0, True, NOT_SEEN, {}, {}, True, 1)]
    return _trace_of(seen, program, named)


def _trace_of(seen: Recording, program: Program, named: NamedBoard) -> Trace:
    roles = assign_roles(seen, program)
    return Trace(named.board, seen.run.value, build_trace(seen, roles, program, named))


def narrate(run: Trace) -> list[str]:
    """Return what happens in a run, a sentence for each step that has one.

    Examples
    --------
    >>> from snl_algos import Board
    >>> for said in narrate(trace("queue-bfs", Board(3, die=1)))[:3]:
    ...     print(said)
    The queue holds the start, cell 1 (0 throws).
    Take cell 1 from the front (0 throws).
    From 1, roll a 1: land on 2.
    """
    if not isinstance(run, Trace):
        raise CallError('narrate: give a run: narrate(trace("dijkstra", "thirty"))')
    return [step["says"] for step in run.steps if step.get("says")]
