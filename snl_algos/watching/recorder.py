"""Watches a function run, line by line, and notes what each line has changed.

A line event of `sys.settrace` comes *before* its line runs. So what a line did is looked
at when the next event of the same call comes: the next line, the return, an exception.
"""

from __future__ import annotations

import contextlib
import io
import re
import reprlib
import sys
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from types import CodeType, FrameType
from typing import Any

from ..board import Board, Move
from ..programs import Program, Watch
from ..programs.signatures import plain
from ..traces.changes import copy_of, frontier_change, table_change
from .roles import ROLES, Roles, cell_in, find_roles
from .source import Source, read_source
from .stopping import Stop, Watchdog, watchdog_for
from .work import WorkCounter

__all__ = ["Limits", "RawStep", "Recording", "record"]

#: What cannot change while it waits in a frontier.
UNCHANGING = {int, tuple}
#: What has the same text as long as it is the same object.
SIMPLE = {int, str, float, bool, type(None), Board}
# What can play a role, and what cannot. (Made once: these are asked for at every step.)
NO_CELL = (bool, str, dict, set, type(None))
NO_CONTAINER = (str, bytes, int, float, type(None))
FRONTIERS = (list, deque, set)
TABLES = (dict, list, set, bytearray)
UNSEEN = object()
#: Calls that are no functions of their own to a reader.
HIDDEN = {"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>", "<module>"}
MOST_PRINTED = 10_000
#: What the function's own values may raise when they are looked at.
#: (A KeyboardInterrupt is the user's, a Stop ours.)
THEIRS = (Exception, SystemExit, GeneratorExit)


@dataclass(frozen=True, slots=True)
class Limits:
    """When a run is stopped. `lines` counts those that run, `steps` those that are recorded."""

    steps: int
    seconds: float
    bytes: int
    lines: int | None = None


@dataclass(slots=True)
class RawStep:
    """A step, with cells still as the function calls them."""

    function: int
    line: int
    depth: int
    told: bool
    says: str
    changes: dict[str, Any]
    variables: dict[str, str | None]
    scope: bool


@dataclass(slots=True)
class Recording:
    """All that was seen of a run, with cells still as the function calls them."""

    sources: list[Source] = field(default_factory=list)
    roles: Roles = field(default_factory=lambda: Roles(dict.fromkeys(ROLES, ())))
    playing: dict[str, str] = field(default_factory=dict)
    steps: list[RawStep] = field(default_factory=list)
    outcome: str = "returned"
    value: Any = None
    text: str = ""  # of the value, or of the exception
    error: BaseException | None = None
    limit: str | None = None
    printed: str = ""
    lines: int = 0
    counter: WorkCounter | None = None
    lengths: dict[str, int] = field(default_factory=dict)
    unsure: list[str] = field(default_factory=list)


@dataclass(slots=True)
class _Call:
    """A call that is being watched."""

    source: int
    depth: int
    line: int | None = None  # the line that runs now


def record(
    program: Program,
    board: Board,
    watch: Watch | None,
    limits: Limits,
    *,
    every_line: bool = False,
    steps: bool = True,
) -> Recording:
    """Run a program on a board and record it. Raises nothing of what the program does.

    Without `steps`, only the lines and the work are counted.
    """
    recorder = _Recorder(program, watch, limits, every_line, steps)
    out = recorder.out
    printed = _Printed()
    watchdog = watchdog_for(limits.seconds + 0.5)
    recorder.watchdog = watchdog
    former = sys.gettrace()
    depth = sys.getrecursionlimit()
    watchdog.start()
    try:
        with contextlib.redirect_stdout(printed):
            try:
                sys.setrecursionlimit(depth + 150)  # room for the recorder itself
                sys.settrace(recorder.on_call)
                out.value = program(board)
                sys.settrace(None)
                out.text = _guarded(repr, out.value)
            except Stop:
                raise
            except BaseException as error:
                sys.settrace(None)
                out.outcome, out.error, out.value = "raised", error, None
                out.text = _guarded(str, error)
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
        sys.setrecursionlimit(depth)
    if recorder.broken is not None:
        raise RuntimeError("the recorder itself has failed") from recorder.broken
    if out.limit is None and watchdog.barked:
        out.limit = f"{limits.seconds:g} seconds"
    if out.limit is not None:  # also if the function swallowed the stop and went on
        out.outcome, out.error, out.value = "stopped", None, None
    out.printed = printed.getvalue()
    out.unsure = list(recorder.strange.values())
    return out


class _Printed(io.StringIO):
    """Keeps the first characters of what a function prints."""

    def write(self, text: str) -> int:
        room = MOST_PRINTED - self.tell()
        super().write(text[: max(0, room)])
        return len(text)

    def close(self) -> None:
        """It stays open, also if the function closes its output."""


class _Recorder:
    """The trace functions, and what they remember."""

    def __init__(
        self,
        program: Program,
        watch: Watch | None,
        limits: Limits,
        every_line: bool,
        steps: bool,
    ) -> None:
        inner = plain(program.function)
        self.globals = getattr(inner, "__globals__", None)
        self.watch = watch
        self.every_line = every_line
        self.steps = steps
        self.limits = limits
        self.deadline = monotonic() + limits.seconds
        self.deepest = sys.getrecursionlimit() - _stack_height() - 20
        self.out = Recording()
        self.watchdog: Watchdog
        self.code: dict[CodeType, int] = {}
        self.calls: dict[FrameType, _Call] = {}
        self.scope: FrameType | None = None  # whose variables the last step showed
        self.seen: dict[str, Any] = {}  # role → copy of what it held
        self.shown: dict[str, tuple[Any, str]] = {}  # name → value and text
        self.strange: dict[str, str] = {}
        self.bytes = 0
        self.broken: BaseException | None = None
        # Where the author has said what the steps are, the other lines are passed over.
        self.told_only = False
        if hasattr(inner, "__code__"):
            self._source_of(inner.__code__)

    # -- events -----------------------------------------------------------------

    def on_call(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        if frame.f_globals is not self.globals or code.co_name in HIDDEN:
            return self.watchdog.on_call(frame, event, arg)
        depth = len(self.calls)
        if depth > self.deepest:
            self._stop(f"{depth} calls one inside the other, which is as deep as Python goes")
        self.calls[frame] = _Call(self._source_of(code), depth)
        return self.on_event

    def on_event(self, frame: FrameType, event: str, arg: Any) -> Any:
        try:
            return self._event(frame, event)
        except (Stop, KeyboardInterrupt):
            raise
        except BaseException as error:  # not the function's doing: it must not look like that
            self.broken = error
            raise Stop from None

    def _event(self, frame: FrameType, event: str) -> Any:
        call = self.calls.get(frame)
        if call is None:
            return None
        if self.steps and call.line is not None and event in ("line", "return"):
            self._look(frame, call)
        if event == "line":
            call.line = frame.f_lineno
            self.out.lines += 1
            if self.out.counter is not None:
                self.out.counter.see(frame)
            if self.out.lines % 64 == 0 and monotonic() > self.deadline:
                self._stop(f"{self.limits.seconds:g} seconds")
            if self.limits.lines is not None and self.out.lines > self.limits.lines:
                self._stop(f"{self.limits.lines:,} lines")
        elif event == "return":
            self.calls.pop(frame, None)
            if self.out.counter is not None:
                self.out.counter.forget(frame)
        return self.on_event

    def _stop(self, limit: str) -> None:
        if self.out.limit is None:
            self.out.limit = limit
        raise self.watchdog.hurry()

    # -- looking ------------------------------------------------------------------

    def _source_of(self, code: CodeType) -> int:
        """The number of a function's source; a new one may bring new roles."""
        if code not in self.code:
            self.code[code] = len(self.code)
            source = read_source(code)
            self.out.sources.append(source)
            self.told_only = any(source.notes for source in self.out.sources)
            self.out.roles = find_roles(tuple(self.out.sources), self.watch)
            self.out.counter = WorkCounter(self._surest(), self.out.counter)
        return self.code[code]

    def _surest(self) -> Watch:
        """The variables to count the work by."""
        names = self.out.roles.names
        edge = self.watch.edge if self.watch else None
        current, frontier = (next(iter(names[role]), None) for role in ("current", "frontier"))
        return Watch(current, edge, frontier)

    def _look(self, frame: FrameType, call: _Call) -> None:
        """What has the line done that has just run?"""
        source = self.out.sources[call.source]
        assert call.line is not None
        note = source.notes.get(call.line)
        if self.told_only and note is None and not self.every_line:
            return
        names = _names_of(frame)
        changes = self._changes(names)
        if note is None and not self.every_line and not changes and self.out.playing:
            return
        scope = frame is not self.scope
        variables = self._variables(frame, scope)
        says = note.fill({**frame.f_globals, **names}) if note else ""
        step = RawStep(
            call.source, call.line - source.first, call.depth, note is not None, says,
            changes, variables, scope,
        )  # fmt: skip
        self.out.steps.append(step)
        self.bytes += 60 + len(says) + _size(changes) + _size(variables)
        if len(self.out.steps) >= self.limits.steps:
            self._stop(f"{self.limits.steps:,} steps")
        if self.bytes > self.limits.bytes:
            self._stop(f"{self.limits.bytes:,} bytes")

    def _changes(self, names: dict[str, Any]) -> dict[str, Any]:
        """Role → how what it holds has changed since it was last seen."""
        changes: dict[str, Any] = {}
        for role in ROLES:
            for name in self.out.roles.names[role]:
                value = names.get(name, UNSEEN)
                if value is UNSEEN:
                    continue
                try:
                    if not _fits(role, value):
                        continue
                    change = self._change(role, name, value)
                except THEIRS as error:  # its values do not let themselves be looked at
                    self.strange[role] = f"{role}: {name} could not be read: {_text(error)}"
                    continue
                self.out.playing[role] = name
                if change is not None:
                    changes[role] = change
                break
        return changes

    def _change(self, role: str, name: str, value: Any) -> Any:
        before = self.seen.get(role, UNSEEN)
        if role == "current":
            now = cell_in(value, self.out.roles, is_entry=False)
            self.seen[role] = now
            return None if now == before else [now]
        if role == "frontier":
            raw = list(value)
            old_raw, old = ([], []) if before is UNSEEN else before
            # What has not changed while it waited need not be read again.
            read = {
                id(entry): known
                for entry, known in zip(old_raw, old, strict=True)
                if type(entry) in UNCHANGING
            }
            entries = [read.get(id(entry)) or self._entry(entry) for entry in raw]
            self.seen[role] = (raw, entries)
            return frontier_change(old, entries)
        as_set = role == "visited" and name in self.out.roles.listed
        copy = copy_of(set(value) if as_set else value)
        self.seen[role] = copy
        if isinstance(copy, list):
            self.out.lengths[role] = len(copy)
        return table_change(None if before is UNSEEN else before, copy)

    def _entry(self, entry: Any) -> tuple[Any, str]:
        """An entry of the frontier: what names its cell, and the rest as text."""
        if type(entry) is int:
            return entry, ""
        key = cell_in(entry, self.out.roles)
        if isinstance(entry, tuple | list):
            rest = list(entry)
            for part in [key] if key in rest else key if isinstance(key, tuple) else []:
                rest.remove(part)
            return key, ", ".join(map(_text, rest))
        return key, "" if key is entry else _text(entry)

    def _variables(self, frame: FrameType, scope: bool) -> dict[str, str | None]:
        """The texts of the frame's variables that are new or have changed."""
        containers = {name for role, name in self.out.playing.items() if role != "current"}
        former = {} if scope else self.shown
        now: dict[str, tuple[Any, str]] = {}
        change: dict[str, str | None] = {}
        for name, value in frame.f_locals.items():
            if name in containers or callable(value):
                continue
            old, text = former.get(name, (UNSEEN, None))
            if value is not old or type(value) not in SIMPLE:
                new = _text(value)
                if new != text:
                    change[name] = text = new
            now[name] = (value, text or "")
        change.update(dict.fromkeys(former.keys() - now.keys()))
        self.scope, self.shown = frame, now
        return change


def _names_of(frame: FrameType) -> dict[str, Any]:
    """The names a line can see: the locals, and the globals that the function names."""
    names = dict(frame.f_locals)
    for name in frame.f_code.co_names:
        if name not in names and name in frame.f_globals:
            names[name] = frame.f_globals[name]
    return names


def _fits(role: str, value: Any) -> bool:
    """Whether a value can play a role."""
    if role == "current":
        return not isinstance(value, NO_CELL)
    if isinstance(value, NO_CONTAINER) or callable(value):
        return False
    if role == "frontier":
        return isinstance(value, FRONTIERS)
    return isinstance(value, TABLES) or hasattr(value, "__array__")


def _text(value: Any) -> str:
    """A value as a short text; also one whose `repr` fails."""
    if type(value) is int:
        return repr(value)[:80]
    if type(value) is str:
        return repr(value)[:80] if len(value) < 90 else "..."
    if isinstance(value, Board):
        return f"a board of {value.cells} cells"
    if type(value) is Move:
        return str(value)
    try:
        return _SHORT.repr(value)[:80]
    except THEIRS as error:
        return f"<{type(value).__name__}: its repr raised {type(error).__name__}>"[:80]


#: It would differ from run to run.
ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")


class _Short(reprlib.Repr):
    """Short texts, without addresses."""

    def repr_instance(self, x: Any, level: int) -> str:
        text = ADDRESS.sub("", repr(x))
        return text if len(text) <= 40 else f"{text[:20]}...{text[-17:]}"


_SHORT = _Short()
_SHORT.maxlevel = 2
_SHORT.maxlist = _SHORT.maxdeque = _SHORT.maxtuple = _SHORT.maxset = 4


def _guarded(text_of: Callable[[Any], str], value: Any) -> str:
    """What `repr` or `str` makes of a value; also if it fails."""
    try:
        return ADDRESS.sub("", text_of(value))
    except THEIRS as error:
        return f"(a {type(value).__name__}, whose {text_of.__name__} raised {type(error).__name__})"


def _size(changes: Any) -> int:
    """About how many bytes something takes as JSON."""
    if type(changes) is dict:
        return 12 * len(changes) + sum(map(_size, changes.values()))
    if type(changes) is list or type(changes) is tuple:
        return 3 * len(changes) + sum(map(_size, changes))
    return len(changes) if type(changes) is str else 4


def _stack_height() -> int:
    height, frame = 0, sys._getframe()
    while frame.f_back is not None:
        height, frame = height + 1, frame.f_back
    return height
