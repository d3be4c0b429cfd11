"""Traces a function line by line, and records what each line has changed.

The same tracer counts the lines and the work of a run.

A line event of `sys.settrace` comes *before* its line runs. So the effects of a line are read at
the next event of the same call: the next line, the return, or an exception.
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections import Counter
from dataclasses import dataclass, replace
from functools import partial
from inspect import CO_GENERATOR
from time import monotonic
from types import CodeType, FrameType, GeneratorType
from typing import Any

from ..board import Board
from ..programs import Program, Watch
from ..programs.parameters import plain
from ..sandbox.interpreter_state import ROOM, capped, deepest, no_input, one_at_a_time
from ..sandbox.timeouts import Stop, isolating_exceptions, watchdog_for
from .raw_steps import PREPARATION, Limits, RawStep, Recording, joined
from .source import comprehensions, read_source
from .values import guarded, size
from .variable_diff import VariableTracker
from .work import Work

__all__ = ["MAX_COUNT_SECONDS", "count_lines", "in_seconds", "observe_work", "record"]

#: The sentence for the line in which a run was stopped.
STILL_HERE = "it is still here when it is stopped"
#: Calls that are not shown as separate functions. Neither are those of generated code.
HIDDEN = {"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>", "<module>"}
MAX_PRINTED = 10_000
#: Where only lines are counted, tracing stops after this many.
MAX_LINES = 2_000_000
#: The clock then ends only a run that reaches no further line, such as a long call in C.
MAX_COUNT_SECONDS = 600.0
#: Lines that may run before the first watched change, as a multiple of the limit of steps.
PATIENCE = 50


@dataclass(slots=True)
class _Call:
    """A traced call."""

    number: int  # in the order in which calls begin; 0 for a generator that continues
    source: int
    depth: int
    line: int | None = None  # the current line
    looked: bool = False  # whether its variables have been read


@one_at_a_time()
def record(
    program: Program,
    board: Board,
    watch: Watch | None,
    limits: Limits,
    *,
    every_line: bool = False,
    steps: bool = True,
) -> Recording:
    """Run a program on a board and record it. Exceptions of the program are recorded, not raised.

    Without `steps`, only the lines and the work are counted. Each round of a comprehension then
    counts as a line.
    """
    recorder = _Recorder(program, board, watch, limits, every_line, steps)
    out, watchdog, printed = recorder.out, recorder.watchdog, _Printed()
    former = sys.gettrace()
    watchdog.start()
    try:
        with contextlib.redirect_stdout(printed), no_input(), capped(ROOM):
            recorder.deepest = deepest()
            try:
                sys.settrace(recorder.on_call)
                out.value = isolating_exceptions(partial(_run, program, board))
                sys.settrace(None)
                if steps:
                    out.text = isolating_exceptions(partial(guarded, repr, out.value))
            except Stop:
                raise
            except BaseException as error:
                sys.settrace(None)
                out.outcome, out.error, out.value = "raised", error, None
                if steps:
                    out.text = isolating_exceptions(partial(guarded, str, error))
            finally:
                watchdog.end()
                sys.settrace(None)
    except Stop:
        out.outcome = "stopped"
    except BaseException as error:
        out.outcome, out.error = "raised", error
    finally:
        watchdog.end()
        sys.settrace(former)
    if recorder.broken is not None:
        raise RuntimeError("the recorder itself has failed") from recorder.broken
    recorder.conclude(printed.getvalue())
    return out


def in_seconds(number: float) -> str:
    """Return a number of seconds in words.

    Examples
    --------
    >>> in_seconds(1), in_seconds(0.5)
    ('1 second', '0.5 seconds')
    """
    return "1 second" if number == 1 else f"{number:g} seconds"


def observe_work(
    program: Program,
    board: Board,
    *,
    most_lines: int = MAX_LINES,
    most_seconds: float = MAX_COUNT_SECONDS,
) -> Work | None:
    """Run a program on a board and count its work.

    Parameters
    ----------
    program : Program
        What to run. Helpers in the same module are watched with it, by the variables that it
        declares.
    board : Board
        The board to run it on.
    most_lines : int, optional
        Give up after this many lines.
    most_seconds : float, optional
        Give up after this many seconds.

    Returns
    -------
    Work or None
        None if the run was too long to watch, or did not return.

    Examples
    --------
    >>> from snl_algos import ALGORITHMS
    >>> observe_work(ALGORITHMS["queue-bfs"], Board(100))
    Work(cells=100, edges=579, frontier=6)
    """
    seen = _counted(program, board, most_lines, most_seconds)
    if seen.outcome != "returned" or seen.counter is None:
        return None
    return seen.counter.work()


def count_lines(
    program: Program,
    board: Board,
    *,
    most_lines: int = MAX_LINES,
    most_seconds: float = MAX_COUNT_SECONDS,
) -> int | None:
    """Return how many lines of a program's module run on a board; None if more than `most_lines`.

    A round of a comprehension counts as a line, although it may stand on one line with others.
    The time limit ends only a run that reaches no further line, such as a long call in C.

    Examples
    --------
    >>> from snl_algos import ALGORITHMS
    >>> search = ALGORITHMS["queue-bfs"]
    >>> count_lines(search, Board(4)) < count_lines(search, Board(8))
    True
    >>> print(count_lines(search, Board(8), most_lines=20))
    None

    A sum is as long as its loop:

    >>> from snl_algos.programs import program_of
    >>> def throws(board):
    ...     return sum(1 for cell in range(board.cells) for _ in range(board.cells))
    >>> count_lines(program_of(throws), Board(30)) > 900
    True
    """
    seen = _counted(program, board, most_lines, most_seconds)
    # Recursion that goes too deep does end, with an exception.
    return None if seen.outcome == "stopped" and not seen.too_deep else seen.lines


def _counted(program: Program, board: Board, most_lines: int, most_seconds: float) -> Recording:
    limits = Limits(steps=1, seconds=most_seconds, bytes=1, lines=most_lines)
    return record(program, board, program.watch, limits, steps=False)


def _run(program: Program, board: Board) -> Any:
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


class _Recorder:
    """The trace functions with their state."""

    def __init__(
        self,
        program: Program,
        board: Board,
        watch: Watch | None,
        limits: Limits,
        every_line: bool,
        steps: bool,
    ) -> None:
        inner = plain(program.function)
        self.globals = getattr(inner, "__globals__", None)
        self.every_line = every_line
        self.steps = steps
        self.limits = limits
        self.deadline = monotonic() + limits.seconds
        self.deepest = 0
        self.out = Recording(every_line=every_line)
        self.tracker = VariableTracker(self.out, board, watch)
        self.watchdog = watchdog_for(limits.seconds + 0.5)
        self.code: dict[CodeType, int] = {}
        self.comprehensions: list[frozenset[int]] = []  # of each source
        self.calls: dict[FrameType, _Call] = {}
        self.begun = 0  # calls that have begun
        self.active: Counter[int] = Counter()  # source → its calls that have not ended
        self.latest: _Call | None = None  # the call of the most recent line
        self.bytes = 0
        self.events = 0
        self.broken: BaseException | None = None
        # The file of methods that a dataclass generates: there are no lines to show.
        self.generated = "<string>"
        # If the author has marked the steps with `#:` comments, other lines are skipped.
        self.told_only = False
        if hasattr(inner, "__code__"):
            self._source_of(inner.__code__)
            if inner.__code__.co_filename == self.generated:
                self.generated = ""

    # -- events -----------------------------------------------------------------

    def on_call(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        if frame.f_globals is not self.globals:
            return self.watchdog.on_call(frame, event, arg)
        if code.co_name in HIDDEN or code.co_filename == self.generated:
            return self.watchdog.on_call(frame, event, arg) if self.steps else self.on_round
        depth = len(self.calls)
        if depth > self.deepest:  # the function may have raised the recursion limit
            self.deepest = deepest() + depth
        if depth > self.deepest:
            self.out.too_deep = True
            self._stop(f"{depth} calls one inside the other, which is as deep as Python goes")
        resumed = code.co_flags & CO_GENERATOR and frame.f_lineno != code.co_firstlineno
        self.begun += not resumed
        call = _Call(0 if resumed else self.begun, self._source_of(code), depth)
        self.active[call.source] += 1
        self.out.recursive = self.out.recursive or self.active[call.source] > 1
        self.calls[frame] = call
        return self.on_event(frame, event, arg)

    def on_event(self, frame: FrameType, event: str, arg: Any) -> Any:
        try:
            return self._event(frame, event)
        except (Stop, KeyboardInterrupt):
            raise
        except BaseException as error:  # a bug in the recorder must not look like the function's
            self.broken = error
            raise Stop from None

    def on_round(self, frame: FrameType, event: str, arg: Any) -> Any:
        """Count a round of a comprehension; up to Python 3.11 it has a frame of its own."""
        if event == "line":
            self._look_at_the_clock()
            self._count_line()
        return self.on_round

    def _event(self, frame: FrameType, event: str) -> Any:
        call = self.calls.get(frame)
        if call is None:
            return None
        if event == "call":
            self._look_at_caller(frame)
        if event == "line":
            self._look_at_the_clock()
            if frame.f_lasti in self.comprehensions[call.source]:
                if not self.steps:
                    self._count_line()
                return self.on_event
        if self.steps and call.line is not None and event in ("line", "return"):
            self._look(frame, call)
        if event == "line":
            call.line = frame.f_lineno
            self.latest = call
            if self.out.counter is not None:
                self.out.counter.see(frame)
            self._count_line()
        elif event == "return":
            self.calls.pop(frame, None)
            self.active[call.source] -= 1
            if self.out.counter is not None:
                self.out.counter.forget(frame)
        return self.on_event

    def _look_at_the_clock(self) -> None:
        self.events += 1
        if self.events % 64 == 0 and monotonic() > self.deadline:
            self._stop(in_seconds(self.limits.seconds))

    def _count_line(self) -> None:
        self.out.lines += 1
        if self.limits.lines is not None and self.out.lines > self.limits.lines:
            self._stop(f"{self.limits.lines:,} lines")

    def _stop(self, limit: str) -> None:
        if self.out.limit is None:
            self.out.limit = limit
        raise self.watchdog.request_stop()

    # -- steps --------------------------------------------------------------------

    def _source_of(self, code: CodeType) -> int:
        """Return the index of a function's source, which is added if it is new."""
        if code not in self.code:
            self.code[code] = len(self.code)
            self.out.sources.append(read_source(code))
            self.comprehensions.append(comprehensions(code))
            self.told_only = any(source.notes for source in self.out.sources)
            self.tracker.new_source()
        return self.code[code]

    def _look_at_caller(self, frame: FrameType) -> None:
        """Record with what a function was called if it calls itself on its first line.

        Its parameters would otherwise be read when that line ends: the innermost call's first.
        """
        if self.told_only or self.every_line or not self.steps:
            return
        caller = frame.f_back
        while caller is not None and caller not in self.calls:  # a comprehension
            caller = caller.f_back
        if caller is None or caller.f_code is not frame.f_code:
            return
        call = self.calls[caller]
        if not call.looked and call.line is not None:
            self._look(caller, call)

    def _look(self, frame: FrameType, call: _Call) -> None:
        """Record what the previous line has changed."""
        out, tracker = self.out, self.tracker
        call.looked = True
        source = out.sources[call.source]
        assert call.line is not None
        note = source.notes.get(call.line)
        if self.told_only and note is None and not self.every_line:
            return
        begun = tracker.begun
        changes, names = tracker.changes(frame, call.source)
        if tracker.begun and not begun:
            self._begin()
        if note is None and not self.every_line:
            if tracker.begun and not changes:
                return
            if self._may_wait() and self._is_full():
                return
        variables, scope = tracker.variables(frame, names, changes)
        says = note.fill({"again": tracker.again, **frame.f_globals, **names}) if note else ""
        step = RawStep(
            call.source, call.line - source.first, call.depth, note is not None, says,
            changes, variables, scope, call.number,
        )  # fmt: skip
        out.steps.append(step)
        self.bytes += 60 + len(says) + size(list(changes.values())) + size(variables)
        if self._is_full() and not self._may_wait():
            full = len(out.steps) >= self.limits.steps
            self._stop(f"{self.limits.steps:,} steps" if full else f"{self.limits.bytes:,} bytes")

    def conclude(self, printed: str) -> None:
        """Complete the recording, after the run has ended or was stopped."""
        out = self.out
        if out.limit is None and self.watchdog.timed_out:
            out.limit = in_seconds(self.limits.seconds)
        if out.limit is not None:  # even if the function caught the Stop and continued
            out.outcome, out.error, out.value = "stopped", None, None
        if out.outcome == "stopped" and self.steps:
            self._note_where_it_is()
        out.printed = printed
        out.unsure = list(self.tracker.strange.values())

    def _note_where_it_is(self) -> None:
        """Make the current line of a run that was stopped its last step, and say so.

        The lines of an endless loop that changes nothing would not be seen otherwise.
        """
        call, out = self.latest, self.out
        if call is not None and call.line is not None and not self._is_full():
            line = call.line - out.sources[call.source].first
            alone = not out.steps
            out.steps.append(
                RawStep(call.source, line, call.depth, alone, "", {}, {}, alone, call.number)
            )
        if out.steps and not (out.steps[-1].changes or out.steps[-1].variables):
            out.steps[-1] = replace(out.steps[-1], says=STILL_HERE)

    def _begin(self) -> None:
        """Merge the steps before the first change if they are many, to save the limits."""
        out = self.out
        told = any(raw.told for raw in out.steps)
        if len(out.steps) > self.limits.steps // 10 and not (told or self.every_line):
            out.steps = [replace(joined(out.steps), says=PREPARATION)]
            self.bytes = 60 + size(out.steps[0].variables)

    def _is_full(self) -> bool:
        return len(self.out.steps) >= self.limits.steps or self.bytes > self.limits.bytes

    def _may_wait(self) -> bool:
        """Return whether a first change may still come.

        All lines before it become one step, so the limit of steps does not apply to them.
        """
        if self.tracker.begun or not self.tracker.candidates or self.every_line:
            return False
        if self.out.lines > PATIENCE * self.limits.steps:
            self._stop(f"{PATIENCE * self.limits.steps:,} lines")
        return True
