"""Runs a program under `sys.settrace`, and shows the events of its functions to an observer.

A line event comes *before* its line runs. So the effects of a line are read at the next event of
the same call: the next line, the return, or an exception.
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from inspect import CO_GENERATOR
from time import monotonic
from types import FrameType, GeneratorType
from typing import Any

from ..board import Board
from ..programs import Program
from ..programs.parameters import plain
from ..sandbox.in_process import ROOM, Stop, capped, deepest, no_input, one_at_a_time, watchdog_for
from .source import comprehensions
from .values import guarded

__all__ = ["Call", "Limits", "Observer", "Run", "in_seconds", "run_observed"]

#: Calls that are not shown as separate functions. Neither are those of generated code.
HIDDEN = {"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>", "<module>"}
#: The file of the methods that a dataclass generates.
GENERATED = "<string>"
MAX_PRINTED = 10_000
TOO_DEEP = "{} calls one inside the other, which is as deep as Python goes"


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a run. `lines` counts all lines that run, `steps` those that are recorded."""

    steps: int
    seconds: float
    lines: int | None = None


@dataclass(slots=True)
class Call:
    """A call of a function of the program's module."""

    number: int  # in the order in which calls begin; 0 for a generator that continues
    depth: int
    inlined: frozenset[int]  # the instructions of comprehensions that run in this call
    function: int = -1  # for the observer, who may number the functions
    line: int | None = None  # the line that is running


@dataclass(slots=True)
class Run:
    """How a run ended."""

    outcome: str = "returned"
    value: Any = None
    text: str = ""  # of the value, or of the exception
    error: BaseException | None = None
    limit: str | None = None  # the one that stopped it
    too_deep: bool = False  # it was stopped because its calls went too deep
    printed: str = ""
    lines: int = 0
    latest: Call | None = None  # the call of the line that ran last


#: Called with each event of a function of the program's module: "call", "line", "return" or
#: "exception". It may return a limit that has been reached, in words; the run is then stopped.
Observer = Callable[[FrameType, Call, str, Any], str]


def in_seconds(number: float) -> str:
    """Return a number of seconds in words."""
    return "1 second" if number == 1 else f"{number:g} seconds"


@one_at_a_time()
def run_observed(
    program: Program, board: Board, limits: Limits, observer: Observer, *, counting: bool = False
) -> Run:
    """Run a program on a board under an observer. Its exceptions are recorded, not raised.

    With `counting`, each round of a comprehension counts as a line, and no value is written out.
    """
    run, value, printed = Run(), None, _Printed()
    watchdog = watchdog_for(limits.seconds + 0.5)
    broken: list[BaseException] = []
    former = sys.gettrace()
    watchdog.start()
    try:
        with contextlib.redirect_stdout(printed), no_input(), capped(ROOM):
            on_call = _trace_function(program, limits, run, observer, broken, counting)
            try:
                sys.settrace(on_call)
                value = _result(program, board)
                sys.settrace(None)
                if not counting:
                    run.text = guarded(repr, value)
            except Stop:
                raise
            except BaseException as error:
                sys.settrace(None)
                run.outcome, run.error = "raised", error
                if not counting:
                    run.text = guarded(str, error)
            finally:
                watchdog.end()
                sys.settrace(None)
    except Stop:
        run.outcome = "stopped"
    except BaseException as error:
        run.outcome, run.error = "raised", error
    finally:
        watchdog.end()
        sys.settrace(former)
    if broken:
        raise RuntimeError("the observer of a run has failed") from broken[0]
    if run.limit is None and watchdog.timed_out:
        run.limit = in_seconds(limits.seconds)
    if run.limit is not None:  # even if the function caught the Stop and continued
        run.outcome, run.error, value = "stopped", None, None
    # The trace function holds `run` until the next garbage collection, but not the copy.
    return replace(run, value=value, printed=printed.getvalue())


def _trace_function(
    program: Program, limits: Limits, run: Run, observer: Observer,
    broken: list[BaseException], counting: bool,
) -> Callable[[FrameType, str, Any], Any]:  # fmt: skip
    """Return the function that Python calls at the beginning of every call."""
    function = plain(program.function)
    own = getattr(function, "__globals__", None)
    is_generated = getattr(getattr(function, "__code__", None), "co_filename", "") == GENERATED
    hidden_file = "" if is_generated else GENERATED
    inlined = cache(comprehensions)
    deadline = monotonic() + limits.seconds
    calls: dict[FrameType, Call] = {}
    begun = events = 0
    most = deepest()

    def stop(limit: str) -> None:
        run.limit = run.limit or limit
        raise Stop

    def look_at_the_clock() -> None:
        nonlocal events
        events += 1
        if events % 64 == 0 and monotonic() > deadline:
            stop(in_seconds(limits.seconds))

    def count_line() -> None:
        run.lines += 1
        if limits.lines is not None and run.lines > limits.lines:
            stop(f"{limits.lines:,} lines")

    def on_call(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal begun, most
        code = frame.f_code
        if frame.f_globals is not own:
            return None  # another module: it runs unwatched
        if code.co_name in HIDDEN or code.co_filename == hidden_file:
            return on_round if counting else None
        depth = len(calls)
        if depth > most:  # the function may have raised the recursion limit
            most = deepest() + depth
        if depth > most:
            run.too_deep = True
            stop(TOO_DEEP.format(depth))
        resumed = code.co_flags & CO_GENERATOR and frame.f_lineno != code.co_firstlineno
        begun += not resumed
        calls[frame] = Call(0 if resumed else begun, depth, inlined(code))
        return on_event(frame, event, arg)

    def on_round(frame: FrameType, event: str, arg: Any) -> Any:
        """Count a round of a comprehension; up to Python 3.11 it has a frame of its own."""
        if event == "line":
            look_at_the_clock()
            count_line()
        return on_round

    def on_event(frame: FrameType, event: str, arg: Any) -> Any:
        call = calls.get(frame)
        if call is None:
            return None
        if event == "line":
            look_at_the_clock()
            if frame.f_lasti in call.inlined:
                if counting:
                    count_line()
                return on_event
        try:
            limit = observer(frame, call, event, arg)
        except (Stop, KeyboardInterrupt):
            raise
        except RecursionError:  # nor is there room for another call here
            run.too_deep, run.limit = True, run.limit or TOO_DEEP.format(len(calls))
            raise Stop from None
        except BaseException as error:  # a fault in the observer must not look like the program's
            broken.append(error)
            raise Stop from None
        if limit:
            stop(limit)
        if event == "line":
            call.line, run.latest = frame.f_lineno, call
            count_line()
        elif event == "return":
            calls.pop(frame, None)
        return on_event

    return on_call


def _result(program: Program, board: Board) -> Any:
    """Return the result of a program; a generator is run to its end."""
    value = program(board)
    if isinstance(value, GeneratorType):  # it runs only when it is iterated over
        for _ in value:
            pass
    return value


class _Printed(io.StringIO):
    """Keeps the first characters that a function prints."""

    def write(self, text: str) -> int:
        room = MAX_PRINTED - self.tell()
        super().write(text[: max(0, room)])
        return len(text)

    def close(self) -> None:
        """Do nothing: it stays open even if the function closes its output."""
